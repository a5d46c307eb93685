import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tried } from '../../../io/files.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { removeCheckouts } from '../checkout.ts'
import type { OpenRun } from '../open-run.ts'
import { approvedRefs } from './approved-ref.ts'
import { receipts } from './receipts.ts'
import { asking, due, sessionFiles } from './session-files.ts'
import { views } from './views.ts'
import { work } from './work.ts'

export type Place = Omit<OpenRun, 'run'>

/**
 * Something outside the journal that follows from the run: a function of `now` alone. `before` only says what need not
 * be done again; without it everything is compared with what is there. Doing it twice changes nothing.
 */
export interface Projection {
  name: string
  /** It overwrites files. Of two hooks the slower one may do that with an older state: then it does it again. */
  overwrites?: true
  project(now: Run, place: Place, before: Run | undefined): void
}

/** A run that has ended keeps no checkouts; it makes new ones when a person opens it again. */
const checkouts: Projection = {
  name: 'checkouts',
  project(run, { dir }, before) {
    if (hasEnded(run) && !(before && hasEnded(before))) removeCheckouts(dir, run.root)
  },
}

/** Everything that follows from a change of a run, in this order. The webhook and the waker are no functions of the run. */
export const PROJECTIONS: readonly Projection[] = [
  sessionFiles,
  due,
  asking,
  approvedRefs,
  receipts,
  work,
  views,
  checkouts,
]

/**
 * The journal holds the truth already: a projection that fails undoes nothing. After a failure, or after a hook that was
 * killed between its event and here, `before` was never projected: then the next event does everything again.
 */
export function project(open: OpenRun, before: Run | undefined): void {
  const { run, dir } = open
  const mark = projectedUpTo(dir)
  const start = before && mark !== undefined && mark < before.lastSeq ? undefined : before
  let isDone = tryAll(PROJECTIONS, run, open, start)
  let seen = run
  for (let now = newest(open); now && now.lastSeq > seen.lastSeq; now = newest(open)) {
    const overwriting = PROJECTIONS.filter(({ overwrites }) => overwrites)
    isDone = tryAll(overwriting, now, open, seen) && isDone
    seen = now
  }
  const upTo = isDone ? Math.max(mark ?? 0, run.lastSeq) : 0
  if (upTo !== mark) leaveMark(dir, upTo)
}

/** After its end a run may have no next event: the process that opens it does what a killed hook left undone. */
export function catchUp(open: OpenRun): void {
  if (!hasEnded(open.run)) return
  // Once: what fails is not tried at every look. A run of a version without the mark is taken for up to date.
  const mark = projectedUpTo(open.dir) ?? 0
  if (mark > 0 && mark < open.run.lastSeq) project(open, undefined)
}

function tryAll(
  projections: readonly Projection[],
  run: Run,
  place: Place,
  before: Run | undefined,
): boolean {
  let isDone = true
  for (const projection of projections) {
    try {
      projection.project(run, place, before)
    } catch {
      isDone = false
    }
  }
  return isDone
}

const newest = ({ journal }: OpenRun): Run | undefined =>
  tried(() => (journal.isCurrent() ? journal.state : journal.refresh()))

const markIn = (dir: string): string => join(dir, '.projected')

/** In place, always as long: a file system may wait for the disk when a file is cut and written anew. */
function leaveMark(dir: string, upTo: number): void {
  for (const flag of ['r+', 'w']) {
    try {
      writeFileSync(markIn(dir), String(upTo).padStart(12, '0'), { flag })
      return
    } catch {}
  }
}

/** Up to which event everything was projected; 0 after a failure. */
const projectedUpTo = (dir: string): number | undefined =>
  tried(() => Number(readFileSync(markIn(dir), 'utf8')))
