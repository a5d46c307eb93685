import type { Plan, Task } from '../../../model/plan.ts'
import { shortName, taskWord } from '../../../model/task-name.ts'
import { type LintRemark, type LintRule, remark } from '../rule.ts'

export const cycle: LintRule = {
  id: 'lint/cycle',
  severity: 'block',
  summary: 'no tasks wait for each other',
  seed: 'design',
  tunable: false,
  run: (plan) => [...backwards(plan), ...circles(plan)],
}

/** A task that depends on one of a later phase or wave, although that one has to wait for it. */
function backwards(plan: Plan): LintRemark[] {
  const index = new Map(plan.tasks.map((task, position) => [task.id, position]))
  return plan.tasks.flatMap((task, position) =>
    task.dependsOn.flatMap((id) => {
      const other = plan.tasks[index.get(id) ?? -1]
      if (!other || other === task || !waitsFor(other, index.get(id) ?? 0, task, position)) return []
      const message = `${taskWord(task)} depends on ${taskWord(other)}, which comes later and waits for it`
      return [
        remark(
          task,
          message,
          `move ${taskWord(other)} before ${taskWord(task)}, or take the dependency away`,
        ),
      ]
    }),
  )
}

/** Whether the other task waits for this one anyway, by the order in which a run executes a plan. */
function waitsFor(other: Task, otherIndex: number, task: Task, index: number): boolean {
  const waves = other.wave !== undefined && task.wave !== undefined
  if (waves && other.wave !== task.wave) return (other.wave as number) > (task.wave as number)
  if (otherIndex < index) return false
  const shares = other.files.some((file) => task.files.includes(file))
  if (waves) return shares
  return other.phase !== task.phase || other.kind !== 'work' || task.kind !== 'work' || shares
}

/** Visits each dependency once, with a stack of its own instead of recursion. */
function circles(plan: Plan): LintRemark[] {
  const byId = new Map(plan.tasks.map((task) => [task.id, task]))
  const done = new Set<string>()
  const isIn = ({ id, dependsOn }: Task) => dependsOn.length > 0 && !done.has(id)
  return plan.tasks.flatMap((task) => (isIn(task) ? circlesFrom(task, byId, done) : []))
}

function circlesFrom(start: Task, byId: ReadonlyMap<string, Task>, done: Set<string>): LintRemark[] {
  const remarks: LintRemark[] = []
  const path: { task: Task; next: number }[] = [{ task: start, next: 0 }]
  const onPath = new Set<string>([start.id])
  for (let top = path.at(-1); top && !done.has(start.id); top = path.at(-1)) {
    const id = top.task.dependsOn[top.next]
    if (id === undefined) {
      done.add(top.task.id)
      onPath.delete(top.task.id)
      path.pop()
      continue
    }
    top.next += 1
    const other = byId.get(id)
    if (!other || done.has(id)) continue
    if (onPath.has(id)) {
      const round = path.map(({ task }) => task)
      remarks.push(circleRemark(round.slice(round.indexOf(other)), other))
      continue
    }
    onPath.add(id)
    path.push({ task: other, next: 0 })
  }
  return remarks
}

function circleRemark(round: readonly Task[], task: Task): LintRemark {
  const circle = [...round, task].map(shortName)
  const shown = `${circle.slice(0, 8).join(' -> ')}${circle.length > 8 ? ' …' : ''}`
  return remark(task, `tasks wait for each other: ${shown}`, 'take one of these dependencies away')
}

const LARGEST = 5

export const parallel: LintRule = {
  id: 'lint/parallel',
  // A run never dispatches two of them that share a file together, so nothing is lost.
  severity: 'warn',
  summary: 'tasks that run side by side touch no file in common',
  seed: '000',
  tunable: true,
  run: (plan) => [...groups(plan).flatMap(groupRemarks), ...contradictions(plan)],
}

/** Consecutive parallel tasks of one phase and wave. */
function groups(plan: Plan): Task[][] {
  const all: Task[][] = []
  let current: Task[] = []
  for (const task of plan.tasks) {
    const [first] = current
    const isParallel = task.parallel && task.kind === 'work'
    if (!isParallel || (first && (first.phase !== task.phase || first.wave !== task.wave))) current = []
    if (isParallel && current.push(task) === 1) all.push(current)
  }
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
        remarks.push(
          remark(
            task,
            `${taskWord(other)} and ${taskWord(task)} are marked [P] and both touch ${file}, so they run one after the other`,
            'take [P] from one of them',
          ),
        )
    }
  }
  const sixth = group[LARGEST]
  if (!sixth) return remarks
  const message = `${group.length} parallel tasks in a row; at most ${LARGEST} run side by side`
  return [...remarks, remark(sixth, message, 'nothing to do: they run in groups of five', 'warn')]
}

function contradictions(plan: Plan): LintRemark[] {
  return plan.tasks
    .filter((task) => task.markers.includes('P') && !task.parallel)
    .map((task) => {
      const other = task.kind === 'verify' ? '[VERIFY]' : '[SEQUENTIAL]'
      return remark(
        task,
        `${taskWord(task)} is marked [P] and ${other}; it runs alone`,
        'take [P] away',
        'warn',
      )
    })
}
