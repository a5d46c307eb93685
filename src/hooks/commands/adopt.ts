import { adoptCommits, adoptWork } from '../../engine/adopt-work.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, taskIn, typedBy } from './typed.ts'

const USAGE = '/ultraplan:adopt --task <id or name>, or /ultraplan:adopt --commits'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'commits'], USAGE)
  if ('error' in typed) return recorded(typed)
  if (typed.options.has('commits')) return recorded(adoptCommits(typedBy(command)))
  const task = taskIn(typed, USAGE)
  if (typeof task !== 'string') return recorded(task)
  return recorded(adoptWork(typedBy(command), { task }))
}
