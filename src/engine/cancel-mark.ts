import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hasEnded } from '../run/change.ts'
import { oneLine } from '../view/terminal.ts'
import { isMarkedCancelled } from './active.ts'
import type { OpenRun } from './open-run.ts'
import { cancelMark } from './places.ts'
import { project } from './projections/table.ts'
import { freezeWork } from './projections/work.ts'
import { append } from './record.ts'

/** The word of a person whose cancel could not reach the journal. hooks/cancel.sh leaves the same. */
export function leaveCancelMark(dir: string, root: string, who: string): void {
  freezeWork(dir, root)
  writeFileSync(cancelMark(dir), `${oneLine(who)}\n`, { mode: 0o600 })
}

/** Writes into the journal what the mark says, once there is a journal to write to. */
export function settleCancelMark(open: OpenRun): void {
  if (!isMarkedCancelled(open.dir)) return
  if (!hasEnded(open.run)) {
    const who = oneLine(readFileSync(cancelMark(open.dir), 'utf8')) || 'a person'
    append(open, { type: 'run_cancelled', who, via: 'a terminal' })
  } else project(open, undefined)
  // The mark goes last, so that nothing of the cancel is forgotten.
  rmSync(cancelMark(open.dir), { force: true })
}
