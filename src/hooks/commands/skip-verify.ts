import { skipTask } from '../../engine/overrides.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, taskIn, typedBy } from './typed.ts'

const USAGE = '/ultraplan:skip-verify --task <id or name> --reason "<why>"'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'reason'], USAGE)
  if ('error' in typed) return recorded(typed)
  const task = taskIn(typed, USAGE)
  if (typeof task !== 'string') return recorded(task)
  return recorded(skipTask(typedBy(command), { task, reason: typed.options.get('reason') ?? '' }))
}
