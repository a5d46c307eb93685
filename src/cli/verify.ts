import { type Command, UsageError } from './command.ts'
import { JUDGE_OPTIONS, judgeAndPrint } from './judge-and-print.ts'
import { readArguments } from './read-arguments.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'run the proof of a task: its verify, criteria, typecheck and lint',
  usage: 'ultraplan verify <task> [--plan <plan>] [--keep <folder>] [--json]',
  examples: ['ultraplan verify 1.2', 'ultraplan verify 1.2 --plan demo', 'ultraplan verify 1.2 --json'],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, JUDGE_OPTIONS, verify, 1)
    const [task] = positionals
    if (task === undefined) throw new UsageError('no task was named', `usage: ${verify.usage}`)
    return judgeAndPrint(terminal, task, values, { stages: ['proof'] })
  },
}
