import type { EventOf } from '../model/event.ts'
import type { FailureType } from '../model/finding.ts'
import type { Failure, ReviewRecord, Run, TaskState, Ticket } from '../model/run.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  flag,
  later,
  notice,
  taskOf,
  without,
} from './change.ts'
import { MOST_SENT_BACK } from './policy.ts'
import { fail, haltIfMany } from './reduce-judgement.ts'
import { verifiersNeeded } from './review-need.ts'
import { recordsOf } from './review-records.ts'
import { tally } from './votes.ts'

/** One verdict per ticket. What could not be read goes back to the same reviewer, a few times. */
export function reviewed(run: Run, event: EventOf<'review_judged'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  const { verdict } = event
  if (!ticket?.judging || ticket.role !== verdict.role || ticket.task !== verdict.task)
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`)
  const sentBack = ticket.sentBack ?? 0
  if (sentBack < mostSentBack(verdict.decision))
    return changeTicket(run, ticket.id, { judging: undefined, sentBack: sentBack + 1 })

  const record: ReviewRecord = {
    role: ticket.role,
    iteration: ticket.iteration,
    at: event.at,
    verdict,
    attempt: ticket.attempt,
    ticket: ticket.id,
    ...(ticket.toolUseId ? { toolUseId: ticket.toolUseId } : {}),
    text: ticket.judging.claim,
    ...(ticket.model ? { model: ticket.model } : {}),
    ...(ticket.covers ? { covers: ticket.covers } : {}),
  }
  const recorded = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at,
  }))
  return conclude(recorded, ticket, event)
}

function mostSentBack(decision: ReviewRecord['verdict']['decision']): number {
  if (decision === 'malformed') return MOST_SENT_BACK.malformed
  return decision === 'no-signal' ? MOST_SENT_BACK.noSignal : 0
}

function conclude(run: Run, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const task = taskOf(run, ticket.task)
  if (!task) return run
  const { verdict } = event
  if (ticket.role === 'verifier' && verifiersNeeded(run, task) > 1)
    return countVotes(run, task, ticket, event)
  switch (verdict.decision) {
    case 'approve':
      return doubt(run, task, event)
    case 'no-signal':
      return run
    case 'malformed':
      return askAboutReviewer(
        run,
        task,
        `${ticket.role} handed in nothing that could be read`,
        'MALFORMED',
        event.at,
      )
    case 'reject':
      return ticket.role === 'spec-reviewer' ? run : reject(run, ticket, event)
  }
}

/** The first reviewer who rejects ends the attempt; a recommendation of manual review asks a person at once. */
function reject(run: Run, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const { verdict, feedback } = event
  const told = changeTask(run, ticket.task, (task) =>
    feedback ? { ...task, retryFeedback: feedback } : task,
  )
  const reason = verdict.feedback || verdict.concerns[0] || verdict.findings[0] || 'no reason given'
  const failure: Failure = {
    type: 'ARCHITECT_REJECTION',
    stage: 'review',
    reason: reason.slice(0, LONGEST_REASON),
    at: event.at,
    attempt: ticket.attempt,
  }
  if (verdict.recommendation !== 'manual_review') return fail(told, ticket, failure, false)
  const recorded = changeTask(told, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
  )
  return ask(recorded, ticket.task, {
    reason: `${ticket.role} asks for a manual review: ${failure.reason}`,
    options: ['retry', 'skip', 'investigate'],
  })
}

const LONGEST_REASON = 400

/** An approval with too little confidence, or one that wants a person to look, is put before a person. */
function doubt(run: Run, task: TaskState, event: EventOf<'review_judged'>): Run {
  const { verdict } = event
  if (verdict.role === 'spec-reviewer') return run
  const floor = run.config.review.confidenceFloor
  const options = ['accept', 'retry', 'skip', 'investigate']
  const concern = verdict.concerns[0] ?? verdict.feedback
  const because = concern ? `: ${concern.slice(0, LONGEST_REASON)}` : ''
  if (verdict.recommendation === 'manual_review')
    return ask(run, task.id, {
      reason: `${verdict.role} approves, and asks for a manual review${because}`,
      options,
    })
  if (verdict.confidence < floor) {
    const reason = `${verdict.role} approves with confidence ${verdict.confidence}, below ${floor}${because}`
    return ask(run, task.id, { reason, options })
  }
  return run
}

/** A majority passes and a dissent is told; no majority is a rejection that a person is told of (S3-41..S3-44). */
function countVotes(run: Run, task: TaskState, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const votes = tally(recordsOf(task), verifiersNeeded(run, task))
  if (!votes.complete) return run
  const line = `task ${task.id}: ${votes.yes}/${votes.of} verifiers agreed output is correct`
  const told = votes.split ? notice(flag(run, task.id, 'votes differ'), event, `${line}; look at it`) : run
  if (votes.majority) return belowFloor(told, task, votes.yes / votes.of)
  const verdict = { ...event.verdict, feedback: `${DIVERGENT} (${votes.yes}/${votes.of})` }
  return reject(notice(told, event, `${line}; no majority`), ticket, { ...event, verdict })
}

const DIVERGENT = 'Divergent verification — flagged for human review'

function belowFloor(run: Run, task: TaskState, share: number): Run {
  const floor = run.config.review.confidenceFloor
  if (share >= floor) return run
  return ask(run, task.id, {
    reason: `the votes give a confidence of ${share.toFixed(2)}, below ${floor}`,
    options: ['accept', 'retry', 'skip', 'investigate'],
  })
}

/** Nobody doubts the work: a reviewer is at fault, and a retry asks another one. */
function askAboutReviewer(run: Run, task: TaskState, reason: string, type: FailureType, at: string): Run {
  const failure: Failure = { type, stage: 'review', reason, at, attempt: task.attempts.length }
  const recorded = changeTask(run, task.id, (current) =>
    changeAttempt(current, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
  )
  const retry = type === 'TIMEOUT' ? 'retry longer' : 'retry'
  return ask(recorded, task.id, {
    reason: `${type}: ${reason}`,
    options: [retry, 'skip', 'investigate'],
    retry: 'review',
  })
}

function ask(run: Run, id: string, pausedFor: NonNullable<TaskState['pausedFor']>): Run {
  const paused = changeTask(run, id, (task) => ({ ...task, status: 'escalated', pausedFor }))
  const task = taskOf(paused, id)
  return task ? haltIfMany(paused, task) : paused
}

const REPLACEMENTS = 2

/** A reviewer that is gone is replaced twice, one that ran out of time once and not at once; then a person is asked. */
export function loseReviewer(run: Run, ticket: Ticket, event: EventOf<'agent_lost'>): Run {
  const closed = closeTicket(run, ticket.id)
  const task = taskOf(closed, ticket.task)
  if (task?.status !== 'reviewing') return closed
  const before = task.reviewersLost?.attempt === ticket.attempt ? task.reviewersLost : undefined
  const isTimeout = event.failure === 'TIMEOUT'
  const reviewersLost = {
    attempt: ticket.attempt,
    count: (before?.count ?? 0) + (isTimeout ? 0 : 1),
    timeouts: (before?.timeouts ?? 0) + (isTimeout ? 1 : 0),
  }
  const counted = changeTask(closed, task.id, (current) => ({
    ...current,
    reviewersLost,
    ...(isTimeout ? { notBefore: later(event.at, run.config.limits.afterTimeout) } : {}),
  }))
  if (reviewersLost.timeouts < 2 && reviewersLost.count <= REPLACEMENTS) return counted
  const again = taskOf(counted, task.id) ?? task
  return askAboutReviewer(counted, again, `${ticket.role}: ${event.cause}`, event.failure, event.at)
}

/** A person lets the reviewer try again; the work stays as it was handed in. */
export function reviewAgain(run: Run, task: TaskState): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(without(without(current, 'pausedFor'), 'notBefore'), 'reviewersLost'),
    status: 'reviewing',
  }))
}

/** A person accepts an approval that was not sure enough to go on by itself (S3-47). */
export function accept(run: Run, task: TaskState, event: EventOf<'task_decided'>): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: 'reviewing',
    accepted: { who: event.who, at: event.at },
    flags: [...new Set([...current.flags, 'accepted by a person'])],
    lastStepAt: event.at,
  }))
}

export const mayAccept = (task: TaskState): boolean =>
  task.status === 'escalated' && task.pausedFor?.options.includes('accept') === true
