import { askForce } from '../../engine/override-force.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

const USAGE = '/ultraplan:force-complete --task <id, number or title> --override-all'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'override-all'], USAGE)
  if ('error' in typed) return recorded(typed)
  const { words, options } = typed
  // `--override-all Task 3`: the flag takes no value, so the words behind it are the task's.
  const task = options.get('task') ?? (words || (options.get('override-all') ?? ''))
  return recorded(askForce(typedBy(command), { task, overrideAll: options.has('override-all') }))
}
