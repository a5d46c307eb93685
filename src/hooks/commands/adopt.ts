import { adoptWork } from '../../engine/adopt-work.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task'], '/ultraplan:adopt --task <id>')
  if ('error' in typed) return recorded(typed)
  return recorded(adoptWork(typedBy(command), { task: typed.options.get('task') ?? typed.words }))
}
