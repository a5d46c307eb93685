import { type OpenRun, openRun } from '../engine/open-run.ts'
import { taskByWords } from '../engine/task-by-words.ts'
import type { TaskState } from '../model/run.ts'
import { type Terminal, UsageError } from './command.ts'

/** The run a reading command is about: the newest of this repository, or the named one. */
export function openOrFail(terminal: Terminal, runId: string | undefined): OpenRun {
  const open = openRun(terminal.cwd, terminal.home, runId)
  if ('error' in open) throw new UsageError(open.error, open.fix)
  return open
}

export function taskOrFail({ run }: OpenRun, words: string): TaskState {
  const found = taskByWords(run, words)
  if ('error' in found) throw new UsageError(found.error, found.fix)
  return found.task
}
