import type { Plan, Task } from '../../../model/plan.ts'
import { shortName, taskWord } from '../../../model/task-name.ts'
import { at, type LintRemark, type LintRule } from '../rule.ts'

export const cycle: LintRule = {
  id: 'lint/cycle',
  severity: 'block',
  summary: 'no tasks wait for each other',
  seed: 'design',
  tunable: false,
  run: (plan) => [...backwards(plan), ...circles(plan)],
}

/** A task that waits for one of a later phase or wave, which waits for it in turn. */
function backwards(plan: Plan): LintRemark[] {
  const index = new Map(plan.tasks.map((task, position) => [task.id, position]))
  return plan.tasks.flatMap((task, position) =>
    task.dependsOn.flatMap((id) => {
      const other = plan.tasks[index.get(id) ?? -1]
      if (!other || other === task || !waitsFor(other, index.get(id) ?? 0, task, position)) return []
      return [
        {
          ...at(task),
          message: `${taskWord(task)} depends on ${taskWord(other)}, which comes later and waits for it`,
          fix: `move ${taskWord(other)} before ${taskWord(task)}, or take the dependency away`,
        },
      ]
    }),
  )
}

/** Whether the other task waits for this one anyway, by the order in which a run goes through a plan. */
function waitsFor(other: Task, otherIndex: number, task: Task, index: number): boolean {
  const waves = other.wave !== undefined && task.wave !== undefined
  if (waves && other.wave !== task.wave) return (other.wave as number) > (task.wave as number)
  if (otherIndex < index) return false
  const shares = other.files.some((file) => task.files.includes(file))
  if (waves) return shares
  return other.phase !== task.phase || other.kind !== 'work' || task.kind !== 'work' || shares
}

/** Walks each dependency once, with a stack of its own. */
function circles(plan: Plan): LintRemark[] {
  const byId = new Map(plan.tasks.map((task) => [task.id, task]))
  const done = new Set<string>()
  const remarks: LintRemark[] = []
  for (const start of plan.tasks) {
    const path: { task: Task; next: number }[] = [{ task: start, next: 0 }]
    const onPath = new Set<string>([start.id])
    while (path.length > 0 && !done.has(start.id)) {
      const top = path.at(-1) as { task: Task; next: number }
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
        const round = path.map((each) => each.task)
        const circle = [...round.slice(round.indexOf(other)), other].map(shortName)
        remarks.push({
          ...at(other),
          message: `tasks wait for each other: ${circle.slice(0, 8).join(' -> ')}${circle.length > 8 ? ' …' : ''}`,
          fix: 'take one of these dependencies away',
        })
        continue
      }
      onPath.add(id)
      path.push({ task: other, next: 0 })
    }
  }
  return remarks
}
