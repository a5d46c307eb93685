import type { Plan, Task } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { at, type LintRemark, type LintRule } from '../rule.ts'

const LARGEST = 5

export const parallel: LintRule = {
  id: 'lint/parallel',
  severity: 'block',
  summary: 'tasks that run side by side touch no file in common',
  seed: '000',
  tunable: true,
  run(plan) {
    return [...groups(plan).flatMap(groupRemarks), ...contradictions(plan)]
  },
}

/** Consecutive parallel tasks of one phase and wave. */
function groups(plan: Plan): Task[][] {
  const all: Task[][] = []
  let current: Task[] = []
  for (const task of plan.tasks) {
    const [first] = current
    const joins =
      task.parallel &&
      task.kind === 'work' &&
      (!first || (first.phase === task.phase && first.wave === task.wave))
    if (!joins) {
      if (current.length > 0) all.push(current)
      current = []
    }
    if (task.parallel && task.kind === 'work') current.push(task)
  }
  if (current.length > 0) all.push(current)
  return all
}

function groupRemarks(group: Task[]): LintRemark[] {
  const remarks: LintRemark[] = []
  const owner = new Map<string, Task>()
  for (const task of group) {
    for (const file of task.files) {
      const other = owner.get(file)
      if (!other) owner.set(file, task)
      else if (!task.dependsOn.includes(other.id) && !other.dependsOn.includes(task.id))
        remarks.push({
          ...at(task),
          message: `${taskWord(other)} and ${taskWord(task)} run side by side and both touch ${file}`,
          fix: 'take [P] from one of them',
        })
    }
  }
  const sixth = group[LARGEST]
  if (sixth)
    remarks.push({
      ...at(sixth),
      message: `${group.length} parallel tasks in a row; at most ${LARGEST} run side by side`,
      fix: 'nothing to do: they run in groups of five',
      severity: 'warn',
    })
  return remarks
}

function contradictions(plan: Plan): LintRemark[] {
  return plan.tasks
    .filter((task) => task.markers.includes('P') && !task.parallel)
    .map((task) => ({
      ...at(task),
      message: `${taskWord(task)} is marked [P] and ${task.kind === 'verify' ? '[VERIFY]' : '[SEQUENTIAL]'}; it runs alone`,
      fix: 'take [P] away',
      severity: 'warn' as const,
    }))
}
