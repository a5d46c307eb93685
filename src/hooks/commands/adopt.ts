import { adoptCommits, adoptWork } from '../../engine/overrides.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, taskIn, typedBy } from './typed.ts'

const USAGE = '/ultraplan:adopt --task <id or name>, or /ultraplan:adopt --commits'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'commits'], USAGE)
  if ('error' in typed) return recorded(typed)
  const task = taskIn(typed, USAGE, 'commits')
  if (typeof task !== 'string') return recorded(task)
  if (typed.options.has('commits'))
    return recorded(
      task === ''
        ? adoptCommits(typedBy(command))
        : { error: 'a task and commits are two things to answer for: adopt one at a time', fix: USAGE },
    )
  return recorded(adoptWork(typedBy(command), { task }))
}
