import { taskWord } from '../../../model/task-name.ts'
import { at, type LintRule } from '../rule.ts'

export const checkpoint: LintRule = {
  id: 'lint/checkpoint',
  severity: 'warn',
  summary: 'a checkpoint says what the person is asked',
  seed: '001',
  tunable: true,
  run(plan) {
    return plan.tasks.flatMap((task) => {
      if (task.kind !== 'checkpoint') return []
      if (!task.checkpoint || task.checkpoint.question.trim() === '')
        return [
          {
            ...at(task),
            message: `the checkpoint ${taskWord(task)} asks nothing`,
            fix: 'add <what-built> and <how-to-verify>, or <decision>',
          },
        ]
      if (task.checkpoint.type === 'decision' && task.checkpoint.options.length < 2)
        return [
          {
            ...at(task),
            message: `the decision ${taskWord(task)} offers no choice`,
            fix: 'add <options> with two or more',
          },
        ]
      return []
    })
  },
}
