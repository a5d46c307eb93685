import { readEvidence } from '../journal/evidence.ts'
import type { Event } from '../model/event.ts'
import type { EvidenceRef } from '../model/evidence.ts'
import type { TaskState } from '../model/run.ts'
import { eventsOfTask } from '../run/lifecycle.ts'
import type { OpenRun } from './open-run.ts'

/** The events of the run, or those about one task. */
export const storyOf = ({ journal }: OpenRun, task?: string): Iterable<Event> =>
  task === undefined ? journal.events() : eventsOfTask(journal.events(), task)

/** Text of an evidence file, or nothing where it is gone or changed: `audit` is there to complain about that. */
export function evidenceText({ dir }: OpenRun, ref: EvidenceRef): string | undefined {
  try {
    return readEvidence(dir, ref)
  } catch {
    return undefined
  }
}

/** What the executor said of its work in its last claim on a task. */
export async function claimedEvidence(open: OpenRun, task: TaskState): Promise<string | undefined> {
  const claim = lastClaim(open, task)
  const text = claim && evidenceText(open, claim)
  if (text === undefined) return undefined
  const { readClaim } = await import('../gate/claim/read-claim.ts')
  const { result } = readClaim(text)
  return result?.evidence || result?.error || undefined
}

function lastClaim({ run, journal }: OpenRun, task: TaskState): EvidenceRef | undefined {
  const attempt = task.attempts.at(-1)
  if (!attempt || attempt.claims === 0) return undefined
  const known = attempt.passed?.claim ?? run.tickets.find(({ id }) => id === attempt.ticket)?.judging?.claim
  if (known) return known
  let last: EvidenceRef | undefined
  for (const event of journal.events())
    if (event.type === 'claim_received' && event.ticket === attempt.ticket) last = event.claim
  return last
}
