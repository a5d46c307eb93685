import { retryTask } from '../../engine/retry-task.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf, typedBy } from './typed.ts'

export const run: CommandHook = (command) => {
  const typed = optionsOf(command.argument, ['task', 'longer'], '/ultraplan:retry --task <id> [--longer]')
  if ('error' in typed) return recorded(typed)
  const { words, options } = typed
  const task = options.get('task') ?? (words || (options.get('longer') ?? ''))
  return recorded(retryTask(typedBy(command), { task, longer: options.has('longer') }))
}
