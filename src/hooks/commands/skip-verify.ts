import { skipTask } from '../../engine/override-skip.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

const USAGE = '/ultraplan:skip-verify --task <id, number or title> --reason "<why>"'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'reason'], USAGE)
  if ('error' in typed) return recorded(typed)
  const { words, options } = typed
  return recorded(
    skipTask(typedBy(command), { task: options.get('task') ?? words, reason: options.get('reason') ?? '' }),
  )
}
