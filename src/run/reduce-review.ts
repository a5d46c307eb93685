import type { EventOf } from '../model/event.ts'
import type { CheckOutcome, FailureType, GateResult } from '../model/gate.ts'
import { failureWords } from '../model/person-words.ts'
import { checkOf, isReviewer, type Reviewer, roleOf } from '../model/roles.ts'
import type { Failure, ReviewRecord, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import type { Verdict } from '../model/verdict.ts'
import {
  addFailure,
  anomaly,
  askPerson,
  changeTask,
  changeTicket,
  closeTicket,
  flag,
  given,
  later,
  notice,
  setTask,
  taskOf,
  ticketOf,
} from './change.ts'
import { MOST_SENT_BACK } from './policy.ts'
import { fail } from './reduce-judgement.ts'
import { tally } from './reviews.ts'
import { isBySecondRules, reviewersNeeded } from './spec-review.ts'
import { inTime } from './time-limit.ts'

const LONGEST = 400

/** A review is a check of stage 4: passed or not, it is listed with the others (S3-45, S3-53). */
function noteCheck(run: Run, ticket: Ticket, verdict: Verdict): Run {
  const said = [
    ...verdict.findings,
    ...verdict.concerns,
    ...verdict.problems.map(({ message }) => message),
    ...(verdict.notes ?? []),
  ]
  const detail = (said.join('; ') || verdict.feedback || verdict.decision).slice(0, LONGEST)
  return addCheck(run, ticket.task, checkOf(ticket.role), resultOf(verdict), detail)
}

function resultOf({ decision, concerns, weak }: Verdict): CheckOutcome['result'] {
  if (decision === 'approve') return concerns.length > 0 || weak ? 'warn' : 'pass'
  return decision === 'no-signal' ? 'warn' : 'fail'
}

const addCheck = (run: Run, task: string, id: string, result: CheckOutcome['result'], detail: string): Run =>
  changeResult(run, task, (judged) => ({
    ...judged,
    checks: [...judged.checks, { id, stage: 'review', result, detail }],
  }))

const changeResult = (run: Run, id: string, change: (result: GateResult) => GateResult): Run =>
  changeTask(run, id, (task) => (task.lastResult ? { ...task, lastResult: change(task.lastResult) } : task))

/** The first reviewer who rejects ends the attempt. If `asks`, a person is asked at once with this reason. */
function reject(
  run: Run,
  ticket: Ticket,
  event: EventOf<'review_judged'>,
  asks = manualReview(ticket, event),
): Run {
  const { verdict, feedback } = event
  const told = changeTask(run, ticket.task, (task) =>
    feedback ? { ...task, retryFeedback: feedback } : task,
  )
  const reason = verdict.feedback || verdict.concerns[0] || verdict.findings[0] || 'no reason given'
  const failure: Failure = {
    type: rejectionBy(run, ticket),
    stage: 'review',
    reason: reason.slice(0, LONGEST),
    at: event.at,
    attempt: ticket.attempt,
  }
  // Work that the gate had passed did not pass its review.
  const failed = changeResult(told, ticket.task, (result) => ({
    ...result,
    outcome: 'FAILED',
    stage: 'review',
    failure: failure.type,
    colour: 'RED',
    confidence: 0,
    findings: [
      { id: checkOf(ticket.role), severity: 'block', failure: failure.type, message: failure.reason },
    ],
  }))
  if (asks === undefined) return fail(failed, ticket, failure, false)
  return askPerson(addFailure(failed, ticket.task, failure), ticket.task, {
    reason: `${asks}${failure.reason}`,
    options: ['retry', 'skip', 'investigate'],
  })
}

const manualReview = ({ role }: Ticket, { verdict }: EventOf<'review_judged'>): string | undefined =>
  verdict.recommendation === 'manual_review' ? `${role} asks for a manual review: ` : undefined

/** By the first rules a verifier's no was an architect's. */
const rejectionBy = (run: Run, { role }: Ticket): FailureType =>
  role === 'verifier' && !isBySecondRules(run)
    ? 'ARCHITECT_REJECTION'
    : roleOf(role as Reviewer).checks[0].failure

/** A majority passes, otherwise a person decides. The person is told of a split vote and of a rejection (S3-41..S3-44). */
function countVotes(
  run: Run,
  task: TaskState,
  role: Reviewer,
  ticket: Ticket,
  event: EventOf<'review_judged'>,
): Run {
  const votes = tally(run, task, role)
  if (!votes.complete) return run
  const result = votes.majority ? (votes.split ? 'warn' : 'pass') : 'fail'
  const counted = addCheck(run, task.id, 'review/votes', result, votes.sentence)
  const line = `${taskWord(task)}: ${votes.sentence}`
  const told = votes.split
    ? notice(flag(counted, task.id, 'votes differ'), event, `${line}; look at it`)
    : counted
  if (votes.majority) return belowFloor(told, task, votes.yes / votes.of)
  const verdict = { ...event.verdict, feedback: `${DIVERGENT} (${votes.yes}/${votes.of})` }
  const asks = isBySecondRules(run) ? '' : undefined
  return reject(notice(told, event, `${line}; no majority`), ticket, { ...event, verdict }, asks)
}

const DIVERGENT = 'Divergent verification — flagged for human review'

function belowFloor(run: Run, task: TaskState, share: number): Run {
  const floor = run.config.review.confidenceFloor
  if (share >= floor) return run
  return askPerson(run, task.id, {
    reason: `the votes give a confidence of ${share.toFixed(2)}, below ${floor}`,
    options: ['accept', 'retry', 'skip', 'investigate'],
  })
}

/** One verdict per ticket. A verdict that could not be read is sent back to the same reviewer, a few times. */
export function reviewed(run: Run, event: EventOf<'review_judged'>): Run {
  const ticket = ticketOf(run, event.ticket)
  const { verdict } = event
  if (!ticket?.judging || ticket.role !== verdict.role || ticket.task !== verdict.task)
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`)
  const { sentBack = [] } = ticket
  if (sentBack.length < mostSentBack(verdict))
    return changeTicket(run, ticket.id, { sentBack: [...sentBack, verdict] }, 'judging')

  const record: ReviewRecord = {
    ...given(ticket, 'role', 'iteration', 'attempt', 'toolUseId', 'model', 'covers', 'sentBack'),
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

function mostSentBack({ decision, says, holds }: Verdict): number {
  if (decision === 'malformed') return says || holds ? MOST_SENT_BACK.takenBack : MOST_SENT_BACK.malformed
  return decision === 'no-signal' ? MOST_SENT_BACK.noSignal : 0
}

function conclude(run: Run, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const task = taskOf(run, ticket.task)
  // A person or another reviewer decided first: the verdict is kept and decides nothing.
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

/** An approval that contradicts itself could be read; the person sees what was wrong with it. */
function whyMalformed(role: string, { says, problems }: Verdict): string {
  if (!says) return `${role} handed in nothing that could be read`
  const why = problems.map(({ message }) => message).join('; ')
  return `${role} approves, and its own words do not bear it out: ${why}`.slice(0, LONGEST)
}

/** A person is asked about an approval with too little confidence, or one that recommends manual review. */
function doubt(run: Run, task: TaskState, { verdict }: EventOf<'review_judged'>): Run {
  const { role, recommendation, confidence } = verdict
  const floor = run.config.review.confidenceFloor
  const wants =
    recommendation === 'manual_review'
      ? 'approves, and asks for a manual review'
      : confidence < floor && `approves with confidence ${confidence}, below ${floor}`
  if (!wants) return run
  const concern = verdict.concerns[0] ?? verdict.feedback
  const because = concern ? `: ${concern.slice(0, LONGEST)}` : ''
  return askPerson(run, task.id, {
    reason: `${role} ${wants}${because}`,
    options: ['accept', 'retry', 'skip', 'investigate'],
  })
}

/** The work is not in doubt: a reviewer failed, and a retry asks another one. */
function askAboutReviewer(run: Run, task: TaskState, reason: string, type: FailureType, at: string): Run {
  const failure: Failure = { type, stage: 'review', reason, at, attempt: task.attempts.length }
  const recorded = addFailure(run, task.id, failure)
  const retry = type === 'TIMEOUT' ? 'retry longer' : 'retry'
  return askPerson(recorded, task.id, {
    reason: `${failureWords(type, 'review')}: ${reason}`,
    options: [retry, 'skip', 'investigate'],
    retry: 'review',
  })
}

const REPLACEMENTS = 2

/** A reviewer that is gone is replaced twice; one that timed out is replaced once, after a pause. Then a person is asked. */
export function loseReviewer(run: Run, ticket: Ticket, event: EventOf<'agent_lost'>): Run {
  const closed = closeTicket(run, ticket.id)
  const task = taskOf(closed, ticket.task)
  if (task?.status !== 'reviewing') return closed
  const before = task.reviewersLost?.attempt === ticket.attempt ? task.reviewersLost : undefined
  const isTimeout = event.failure === 'TIMEOUT' || ticket.overran === true
  const reviewersLost = {
    attempt: ticket.attempt,
    count: (before?.count ?? 0) + (isTimeout ? 0 : 1),
    timeouts: (before?.timeouts ?? 0) + (isTimeout ? 1 : 0),
  }
  const counted = setTask(closed, task.id, {
    reviewersLost,
    ...(isTimeout ? { notBefore: later(event.at, run.config.limits.afterTimeout) } : {}),
  })
  if (reviewersLost.timeouts < 2 && reviewersLost.count <= REPLACEMENTS) return counted
  const reason = `${ticket.role}: ${inTime(ticket, event.cause)}`
  return askAboutReviewer(counted, task, reason, isTimeout ? 'TIMEOUT' : event.failure, event.at)
}
