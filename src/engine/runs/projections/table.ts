import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tried } from '../../../io/files.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { removeCheckouts } from '../checkout.ts'
import type { OpenRun } from '../open-run.ts'
import { roundsLog } from '../review-log.ts'
import { approvedRefs, keptRefs } from './approved-ref.ts'
import { personsBranch } from './persons-branch.ts'
import { receipts } from './receipts.ts'
import { asking, due, sessionFiles } from './session-files.ts'
import { views } from './views.ts'
import { work } from './work.ts'

export type Place = Omit<OpenRun, 'run'>

/**
 * Something outside the journal that is computed from the run alone (`now`). `before` only says what need not be done
 * again; without it everything is compared with what exists. Projecting twice changes nothing.
 */
export interface Projection {
  name: string
  /** The projection overwrites files. Of two hooks the slower one may do that with an older state; then it projects again. */
  overwrites?: true
  project(now: Run, place: Place, before: Run | undefined): void
}

/** A run that has ended keeps no checkouts. If a person opens it again, it makes new ones. */
const checkouts: Projection = {
  name: 'checkouts',
  project(run, { dir }, before) {
    if (hasEnded(run) && !(before && hasEnded(before))) removeCheckouts(dir, run.root)
  },
}

/** Everything that follows from a change of a run, in this order, except the webhook and the waker. */
export const PROJECTIONS: readonly Projection[] = [
  sessionFiles,
  due,
  asking,
  approvedRefs,
  // Before HEAD may go back to the person's branch.
  roundsLog,
  keptRefs,
  personsBranch,
  receipts,
  work,
  views,
  checkouts,
]

/**
 * The event is in the journal already, so a projection that fails undoes nothing. After a failure, or if a hook was
 * killed between its event and this point, `before` was never projected: then the next event projects everything again.
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

/** A run that has ended may get no further event. So the process that opens it does what a killed hook left undone. */
export function catchUp(open: OpenRun): void {
  if (!hasEnded(open.run)) return
  // Tried once, so that a failing projection is not repeated at every opening. A run of a version without the mark
  // counts as up to date.
  const mark = projectedUpTo(open.dir) ?? 0
  if (mark > 0 && mark < open.run.lastSeq) project(open, undefined)
}

/** Every projection is tried, also after one that failed. */
const tryAll = (
  projections: readonly Projection[],
  run: Run,
  place: Place,
  before: Run | undefined,
): boolean =>
  projections
    .map((projection) => tried(() => projection.project(run, place, before), 'failed'))
    .every((outcome) => outcome !== 'failed')

const newest = ({ journal }: OpenRun): Run | undefined =>
  tried(() => (journal.isCurrent() ? journal.state : journal.refresh()))

const markIn = (dir: string): string => join(dir, '.projected')

/** Written in place and always with the same length: cutting a file and writing it again may wait for the disk. */
function leaveMark(dir: string, upTo: number): void {
  for (const flag of ['r+', 'w']) {
    try {
      writeFileSync(markIn(dir), String(upTo).padStart(12, '0'), { flag })
      return
    } catch {}
  }
}

/** The number of the last event up to which everything was projected; 0 after a failure. */
const projectedUpTo = (dir: string): number | undefined =>
  tried(() => Number(readFileSync(markIn(dir), 'utf8')))
