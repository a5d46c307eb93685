import type { EventOf } from '../model/event.ts'
import type { Failure, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { askPerson } from './ask-person.ts'
import { changeAttempt, changeTask, flag, notice } from './change.ts'
import { fail } from './reduce-judgement.ts'
import { failResult, noteVotes, voteSentence } from './review-checks.ts'
import { verifiersNeeded } from './review-need.ts'
import { recordsOf } from './review-records.ts'
import { tally } from './votes.ts'

/** The first reviewer who rejects ends the attempt; a recommendation of manual review asks a person at once. */
export function reject(run: Run, ticket: Ticket, event: EventOf<'review_judged'>): Run {
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
  const failed = failResult(told, ticket, failure)
  if (verdict.recommendation !== 'manual_review') return fail(failed, ticket, failure, false)
  const recorded = changeTask(failed, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
  )
  return askPerson(recorded, ticket.task, {
    reason: `${ticket.role} asks for a manual review: ${failure.reason}`,
    options: ['retry', 'skip', 'investigate'],
  })
}

const LONGEST_REASON = 400

/** A majority passes and a dissent is told; no majority is a rejection that a person is told of (S3-41..S3-44). */
export function countVotes(run: Run, task: TaskState, ticket: Ticket, event: EventOf<'review_judged'>): Run {
  const votes = tally(recordsOf(task), verifiersNeeded(run, task))
  if (!votes.complete) return run
  const counted = noteVotes(run, task.id, votes)
  const line = `${taskWord(task)}: ${voteSentence(votes)}`
  const told = votes.split
    ? notice(flag(counted, task.id, 'votes differ'), event, `${line}; look at it`)
    : counted
  if (votes.majority) return belowFloor(told, task, votes.yes / votes.of)
  const verdict = { ...event.verdict, feedback: `${DIVERGENT} (${votes.yes}/${votes.of})` }
  return reject(notice(told, event, `${line}; no majority`), ticket, { ...event, verdict })
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
