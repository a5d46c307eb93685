import { tryGit } from '../io/git.ts'
import type { OpenRun } from './open-run.ts'
import { approvedRef } from './places.ts'
import { approvedRefAt, approvedRefs, moveApprovedRef } from './projections/approved-ref.ts'
import { receipts } from './projections/receipts.ts'
import { append } from './record.ts'

/** Only the engine moves the ref. Where somebody else moved it on, it goes back, and the person is told. */
export function guardApprovedRef(open: OpenRun): void {
  const { id, root, base, approvedHead } = open.run
  const at = approvedRefAt(root, id) ?? base
  if (at === approvedHead) return
  moveApprovedRef(open.run, open)
  // Behind it is where a hook that was killed leaves it.
  if (
    tryGit(root, ['merge-base', '--is-ancestor', at, open.journal.state?.approvedHead ?? approvedHead]) !==
    undefined
  )
    return
  append(open, { type: 'refused', id: 'ref/moved', what: `moving ${approvedRef(id)} to ${at.slice(0, 10)}` })
}

/** After a kill between journal and git: brings ref and receipts to what the journal says. Changes nothing else. */
export function mendApprovals(open: OpenRun): void {
  for (const { project } of [approvedRefs, receipts]) project(open.run, open, undefined)
}
