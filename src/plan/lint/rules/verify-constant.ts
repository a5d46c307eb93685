import { taskWord } from '../../../model/task-name.ts'
import { constantReason } from '../../shell/constant.ts'
import { commandsOf } from '../commands.ts'
import { example } from '../example.ts'
import { type LintRule, openTasks } from '../rule.ts'

export const verifyConstant: LintRule = {
  id: 'lint/verify-constant',
  severity: 'block',
  summary: 'the result of a verify depends on the work',
  seed: '001',
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap((task) =>
      commandsOf(task).flatMap(({ command, file, line }) => {
        const reason = constantReason(command)
        if (reason === undefined) return []
        return [
          {
            file,
            line,
            message: `the verify of ${taskWord(task)} ${reason}: ${command.split('\n').at(-1)?.slice(0, 80)}`,
            fix: `check what the task makes, for example ${example(task)}`,
          },
        ]
      }),
    )
  },
}
