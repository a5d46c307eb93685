import type { Finding } from '../../model/finding.ts'
import type { PlanReading, Task } from '../../model/plan.ts'

/** Several PLAN.md of a phase as one plan: ordered by wave and name, with plans' dependencies turned into tasks'. */
export function joinPlans(readings: readonly PlanReading[], name: string): PlanReading {
  const ordered = [...readings].sort((a, b) => waveOf(a) - waveOf(b) || compare(pathOf(a), pathOf(b)))
  const lastTask = new Map<string, string>()
  for (const { plan } of ordered) {
    const last = plan.tasks.at(-1)
    if (last) lastTask.set(last.id.replace(/-\d+$/, ''), last.id)
  }
  const problems: Finding[] = ordered.flatMap((reading) => reading.problems)
  const tasks = ordered.flatMap(({ plan }) => plan.tasks.map((task) => resolve(task)))
  const title = ordered[0]?.plan.title
  return {
    plan: {
      format: 'plan-md',
      name,
      ...(title === undefined ? {} : { title }),
      files: ordered.flatMap(({ plan }) => plan.files),
      tasks,
    },
    problems,
  }

  function resolve(task: Task): Task {
    const dependsOn: string[] = []
    for (const each of task.dependsOn) {
      if (!each.startsWith('plan:')) {
        dependsOn.push(each)
        continue
      }
      const key = each.slice('plan:'.length)
      const phase = task.id.split('-')[0] ?? ''
      const target = lastTask.get(key) ?? lastTask.get(`${phase}-${key}`)
      if (target !== undefined) dependsOn.push(target)
      else problems.push(outside(task, key))
    }
    return { ...task, dependsOn }
  }
}

/** A plan of another phase, or one that was left out: nobody here can see whether it is done. */
const outside = (task: Task, key: string): Finding => ({
  id: 'read/depends-on',
  severity: 'warn',
  file: task.file,
  line: 1,
  message: `depends_on names plan ${key}, which is not among the files read`,
  fix: 'run the whole phase folder, or see to it that this plan is done',
})

const waveOf = ({ plan }: PlanReading) => plan.tasks[0]?.wave ?? 1
const pathOf = ({ plan }: PlanReading) => plan.files[0]?.path ?? ''
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
