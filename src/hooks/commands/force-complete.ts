import { askForce } from '../../engine/overrides.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, taskIn, typedBy } from './typed.ts'

const USAGE = '/ultraplan:force-complete --task <id or name> --override-all'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'override-all'], USAGE)
  if ('error' in typed) return recorded(typed)
  const task = taskIn(typed, USAGE, 'override-all')
  if (typeof task !== 'string') return recorded(task)
  return recorded(askForce(typedBy(command), { task, overrideAll: typed.options.has('override-all') }))
}
