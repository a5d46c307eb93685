import type { EventOf } from '../model/event.ts'
import { isReviewer, roleOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState, Ticket } from '../model/run.ts'
import type { Verdict } from '../model/verdict.ts'
import { askAboutReviewer, askPerson } from './ask-person.ts'
import { anomaly, changeTask, changeTicket, closeTicket, given, taskOf, ticketOf } from './change.ts'
import { MOST_SENT_BACK } from './policy.ts'
import { countVotes, noteCheck, reject } from './reject.ts'
import { reviewersNeeded } from './review-need.ts'

/** One verdict per ticket. What could not be read goes back to the same reviewer, a few times. */
export function reviewed(run: Run, event: EventOf<'review_judged'>): Run {
  const ticket = ticketOf(run, event.ticket)
  const { verdict } = event
  if (!ticket?.judging || ticket.role !== verdict.role || ticket.task !== verdict.task)
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`)
  const sentBack = ticket.sentBack ?? 0
  if (sentBack < mostSentBack(verdict))
    return changeTicket(run, ticket.id, { sentBack: sentBack + 1 }, 'judging')

  const record: ReviewRecord = {
    ...given(ticket, 'role', 'iteration', 'attempt', 'toolUseId', 'model', 'covers'),
    ticket: ticket.id,
    at: event.at,
    verdict,
    text: ticket.judging.claim,
  }
  const recorded = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at,
  }))
  return conclude(noteCheck(recorded, ticket, verdict), ticket, event)
}

function mostSentBack({ decision, says }: Verdict): number {
  if (decision === 'malformed') return says ? MOST_SENT_BACK.takenBack : MOST_SENT_BACK.malformed
  return decision === 'no-signal' ? MOST_SENT_BACK.noSignal : 0
}

function conclude(run: Run, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const task = taskOf(run, ticket.task)
  // A person was faster, or another reviewer: what was said is kept and decides nothing more.
  if (task?.status !== 'reviewing') return run
  const { verdict } = event
  const { role } = ticket
  const flow = isReviewer(role) ? roleOf(role).flow : 'one'
  if (isReviewer(role) && flow === 'votes' && reviewersNeeded(run, task, role) > 1)
    return countVotes(run, task, role, ticket, event)
  switch (verdict.decision) {
    case 'approve':
      return flow === 'rounds' ? run : doubt(run, task, event)
    case 'no-signal':
      return run
    case 'malformed':
      return askAboutReviewer(run, task, whyMalformed(role, verdict), 'MALFORMED', event.at)
    case 'reject':
      return flow === 'rounds' ? run : reject(run, ticket, event)
  }
}

const LONGEST_REASON = 400

/** An approval that takes itself back could be read well; the person sees what was wrong with it. */
function whyMalformed(role: string, { says, problems }: Verdict): string {
  if (!says) return `${role} handed in nothing that could be read`
  const why = problems.map(({ message }) => message).join('; ')
  return `${role} approves, and its own words do not bear it out: ${why}`.slice(0, LONGEST_REASON)
}

/** An approval with too little confidence, or one that wants a person to look, is put before a person. */
function doubt(run: Run, task: TaskState, { verdict }: EventOf<'review_judged'>): Run {
  const { role, recommendation, confidence } = verdict
  const floor = run.config.review.confidenceFloor
  const wants =
    recommendation === 'manual_review'
      ? 'approves, and asks for a manual review'
      : confidence < floor && `approves with confidence ${confidence}, below ${floor}`
  if (!wants) return run
  const concern = verdict.concerns[0] ?? verdict.feedback
  const because = concern ? `: ${concern.slice(0, LONGEST_REASON)}` : ''
  return askPerson(run, task.id, {
    reason: `${role} ${wants}${because}`,
    options: ['accept', 'retry', 'skip', 'investigate'],
  })
}
