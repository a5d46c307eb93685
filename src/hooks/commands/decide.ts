import { decideTask } from '../../engine/decide-task.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

const USAGE = '/ultraplan:decide [--task <id>] <choice>'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'choice', 'reason'], USAGE, ['task'])
  if ('error' in typed) return recorded(typed)
  const { words, options } = typed
  return recorded(
    decideTask(typedBy(command), {
      task: options.get('task') ?? '',
      choice: options.get('choice') ?? words,
      reason: options.get('reason') ?? '',
    }),
  )
}
