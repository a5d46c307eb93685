import { adoptCommits, adoptWork } from '../../engine/adopt-work.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

export const run: CommandHook = (command) => {
  const typed = optionsOf(
    command.argument,
    ['task', 'commits'],
    '/ultraplan:adopt --task <id>, or /ultraplan:adopt --commits',
  )
  if ('error' in typed) return recorded(typed)
  if (typed.options.has('commits')) return recorded(adoptCommits(typedBy(command)))
  return recorded(adoptWork(typedBy(command), { task: typed.options.get('task') ?? typed.words }))
}
