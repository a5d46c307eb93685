import { putEvidence } from '../journal/evidence.ts'
import type { EventBody } from '../model/event.ts'
import type { GateResult } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import type { OpenRun } from './open-run.ts'
import { record } from './record.ts'
import { settleReviews } from './settle-reviews.ts'

export interface Judgement {
  result: GateResult
  /** The agent cannot mend it where it is: a fresh one has to. */
  cold: boolean
}

/** Writes a judgement down, and the approval where nothing else is outstanding. */
export async function recordJudgement(
  open: OpenRun,
  ticket: Ticket,
  task: Task,
  { result, cold }: Judgement,
): Promise<Run> {
  const { retryContext } = await import('../gate/feedback.ts')
  const feedback =
    result.outcome === 'PASSED'
      ? undefined
      : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }))
  const judged: EventBody = {
    type: 'gate_judged',
    ticket: ticket.id,
    result,
    ...(feedback ? { feedback } : {}),
  }
  record(open, (run) => ({
    events: [cold || isAlone(run, ticket) ? { ...judged, cold: true } : judged, ...damaged(result)],
    reply: undefined,
  }))
  // Approving has one place: it looks at what is outstanding, and at a person's override that came in between.
  settleReviews(open)
  return open.run
}

/** A record that was written to by someone else is nothing to go on with. */
const damaged = ({ findings }: GateResult): EventBody[] =>
  findings
    .filter(({ id, severity }) => id === 'journal/intact' && severity === 'block')
    .map(({ message }) => ({ type: 'run_halted', cause: message }))

/** The client, and with it the agent, went away while its claim was judged: there is nobody to send back. */
const isAlone = (run: Run, ticket: Ticket): boolean =>
  run.tickets.find(({ id }) => id === ticket.id)?.judging?.deferred === true
