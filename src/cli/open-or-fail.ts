import { type OpenRun, openRun } from '../engine/open-run.ts'
import { pickTask } from '../engine/pick-task.ts'
import type { TaskState } from '../model/run.ts'
import { type Terminal, UsageError } from './command.ts'

/** The run a reading command is about: the newest of this repository, or the named one. */
export function openOrFail(terminal: Terminal, runId: string | undefined): OpenRun {
  const open = openRun(terminal.cwd, terminal.home, runId)
  if ('error' in open) throw new UsageError(open.error, open.fix)
  return open
}

export function taskOrFail(open: OpenRun, words: string, command: string): TaskState {
  const found = pickTask(open.run, words, `ultraplan ${command} <id>`)
  if ('error' in found) throw new UsageError(found.error, found.fix.replaceAll('\n', '\n  '))
  return found
}
