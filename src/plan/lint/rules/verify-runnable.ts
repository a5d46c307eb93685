import { taskWord } from '../../../model/task-name.ts'
import { type LintRule, openTasks } from '../rule.ts'

export const verifyRunnable: LintRule = {
  id: 'lint/verify-runnable',
  severity: 'block',
  summary: 'a verify is a command that the gate can run',
  seed: '001',
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap((task) => {
      const [first] = task.verify
      if (!first || task.verify.some((verify) => verify.command !== undefined)) return []
      const words = first.text.replace(/\s+/g, ' ')
      return [
        {
          file: first.file ?? task.file,
          line: first.line,
          message: `the verify of ${taskWord(task)} is no command, so nothing can prove it: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`,
          fix: `write a command in backticks, or add "${task.id}": <command> to verify.yaml beside the plan`,
        },
      ]
    })
  },
}
