import { type OpenRun, openRun } from '../engine/open-run.ts'
import { taskByWords } from '../engine/task-by-words.ts'
import type { TaskState } from '../model/run.ts'
import { oneLine } from '../view/terminal.ts'
import { type Terminal, UsageError } from './command.ts'

/** The run a reading command is about: the newest of this repository, or the named one. */
export function openOrFail(terminal: Terminal, runId: string | undefined): OpenRun {
  const open = openRun(terminal.cwd, terminal.home, runId)
  if ('error' in open) throw new UsageError(open.error, open.fix)
  return open
}

export function taskOrFail(open: OpenRun, words: string): TaskState {
  const found = taskByWords(open.run, words)
  // Titles are a plan's words: none of their escapes may reach the terminal through a complaint.
  if ('error' in found) throw new UsageError(oneLine(found.error), oneLine(found.fix))
  return found.task
}
