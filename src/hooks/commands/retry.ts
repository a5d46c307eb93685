import { retryTask } from '../../engine/decide-task.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, taskIn, typedBy } from './typed.ts'

const USAGE = '/ultraplan:retry --task <id or name> [--longer]'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'longer'], USAGE)
  if ('error' in typed) return recorded(typed)
  const task = taskIn(typed, USAGE, 'longer')
  if (typeof task !== 'string') return recorded(task)
  return recorded(retryTask(typedBy(command), { task, longer: typed.options.has('longer') }))
}
