import { type OpenRun, openRun } from '../engine/open-run.ts'
import type { TaskState } from '../model/run.ts'
import { findTask } from '../run/find-task.ts'
import { type Terminal, UsageError } from './command.ts'

/** The run a reading command is about: the newest of this repository, or the named one. */
export function openOrFail(terminal: Terminal, runId: string | undefined): OpenRun {
  const open = openRun(terminal.cwd, terminal.home, runId)
  if ('error' in open) throw new UsageError(open.error, open.fix)
  return open
}

export function taskOrFail({ run }: OpenRun, words: string): TaskState {
  const found = findTask(run.tasks, words)
  if ('task' in found) return found.task
  const near = found.near.map(({ id, title }) => `${id} ${title}`)
  throw new UsageError(
    near.length > 1 && found.several ? `"${words}" fits several tasks` : `there is no task "${words}"`,
    near.length > 0
      ? `did you mean: ${near.join('; ')}`
      : `tasks: ${run.tasks.map(({ id }) => id).join(', ')}`,
  )
}
