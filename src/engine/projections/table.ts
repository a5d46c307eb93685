import type { Run } from '../../model/run.ts'
import type { OpenRun } from '../open-run.ts'
import { approvedRefs } from './approved-ref.ts'
import { asking } from './asking.ts'
import { checkouts } from './checkouts.ts'
import { due } from './due.ts'
import { receipts } from './receipts.ts'
import { sessionFiles } from './session-files.ts'
import { views } from './views.ts'
import { work } from './work.ts'

export type Place = Omit<OpenRun, 'run'>

/**
 * Something outside the journal that follows from the run: a function of `now` alone. `before` only says what need not
 * be done again. Doing it twice changes nothing.
 */
export interface Projection {
  name: string
  project(now: Run, place: Place, before: Run | undefined): void
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

/** The journal holds the truth already: a projection that fails undoes nothing, and the next event tries again. */
export function project(open: OpenRun, before: Run | undefined): void {
  for (const projection of PROJECTIONS) {
    try {
      projection.project(open.run, open, before)
    } catch {}
  }
}
