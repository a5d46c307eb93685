import { taskWord } from '../../../model/task-name.ts'
import { at, type LintRemark, type LintRule } from '../rule.ts'

export const depends: LintRule = {
  id: 'lint/depends',
  severity: 'block',
  summary: 'what a task depends on is a task of the plan',
  seed: 'design',
  tunable: false,
  run(plan) {
    const ids = new Set(plan.tasks.map((task) => task.id))
    return plan.tasks.flatMap((task) => {
      const remarks: LintRemark[] = task.dependsOn
        .filter((id) => !ids.has(id))
        .map((id) => ({
          ...at(task),
          message: `${taskWord(task)} depends on ${id}, and there is no task ${id}`,
          fix: nearest(id, ids) ?? 'name a task of this plan, or take the dependency away',
        }))
      if (task.fixOf !== undefined && !ids.has(task.fixOf))
        remarks.push({
          ...at(task),
          message: `${taskWord(task)} mends ${task.fixOf}, and there is no task ${task.fixOf}`,
          fix: 'name the task that it mends',
          severity: 'warn',
        })
      for (const id of task.contract?.downstreamTasks ?? [])
        if (!ids.has(id))
          remarks.push({
            ...at(task),
            message: `${taskWord(task)} names the downstream task ${id}, and there is none`,
            fix: 'name a task of this plan',
            severity: 'warn',
          })
      return remarks
    })
  },
}

/** `T12` for `T012`, `1.2` for `1.02`: the same number written another way. */
function nearest(id: string, ids: ReadonlySet<string>): string | undefined {
  const plain = (text: string) => text.replace(/\b0+(?=\d)/g, '').replace(/(?<=[A-Za-z-])0+(?=\d)/g, '')
  for (const other of ids) if (plain(other) === plain(id)) return `did you mean ${other}?`
  return undefined
}
