import type { LintRule } from '../rule.ts'

export const noTasks: LintRule = {
  id: 'lint/no-tasks',
  severity: 'block',
  summary: 'the plan holds a task',
  seed: 'design',
  tunable: false,
  run(plan) {
    if (plan.tasks.length > 0) return []
    const file = plan.files[0]?.path ?? plan.name
    return [
      {
        file,
        line: 1,
        message: 'the plan holds no task',
        fix: 'a task is a line such as "- [ ] 1.1 Add the parser"; `ultraplan new <name>` writes a plan to start from',
      },
    ]
  },
}
