import { at, type LintRule } from '../rule.ts'

export const uniqueId: LintRule = {
  id: 'lint/unique-id',
  severity: 'block',
  summary: 'no two tasks have the same id',
  seed: 'design',
  tunable: false,
  run(plan) {
    const first = new Map<string, (typeof plan.tasks)[number]>()
    return plan.tasks.flatMap((task) => {
      const before = first.get(task.id)
      if (!before) {
        first.set(task.id, task)
        return []
      }
      const place = before.file === task.file ? `line ${before.line}` : `${before.file}:${before.line}`
      return [
        {
          ...at(task),
          message: `task id ${task.id} is used before, at ${place}`,
          fix: 'give one of them another id',
        },
      ]
    })
  },
}
