import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Run } from '../model/run.ts'
import { oneLine } from '../view/terminal.ts'
import { letGo } from './active.ts'
import type { OpenRun } from './open-run.ts'
import { cancelMark } from './places.ts'
import { publishViews } from './publish-views.ts'
import { freezeWork } from './publish-work.ts'

/** The word of a person whose cancel could not reach the journal. hooks/cancel.sh leaves the same. */
export function leaveCancelMark(dir: string, root: string, who: string): void {
  freezeWork(dir, root)
  writeFileSync(cancelMark(dir), `${oneLine(who)}\n`, { mode: 0o600 })
}

export const isMarkedCancelled = (dir: string): boolean => existsSync(cancelMark(dir))

/** Writes into the journal what the mark says, once there is a journal to write to. */
export function settleCancelMark(open: OpenRun): void {
  if (!isMarkedCancelled(open.dir)) return
  if (open.run.state !== 'finished' && open.run.state !== 'cancelled') {
    const who = oneLine(readFileSync(cancelMark(open.dir), 'utf8')) || 'a person'
    const { state } = open.journal.update(() => [{ type: 'run_cancelled', who, via: 'a terminal' }])
    open.run = state as Run
  }
  // Whatever the cancel could not do itself; the mark goes last, so that nothing of it is forgotten.
  letGo(open.home, open.run, open.dir)
  publishViews(open.run, open.dir)
  rmSync(cancelMark(open.dir), { force: true })
}
