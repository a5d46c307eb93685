import type { EventOf } from '../model/event.ts'
import type { CheckOutcome, GateResult } from '../model/gate.ts'
import { checkOf, type Reviewer } from '../model/roles.ts'
import type { Failure, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import type { Verdict } from '../model/verdict.ts'
import { askPerson } from './ask-person.ts'
import { changeAttempt, changeTask, flag, notice } from './change.ts'
import { fail } from './reduce-judgement.ts'
import { tally } from './review-need.ts'

const LONGEST = 400

/** A review is a check of stage 4: passed or not, it stands with the others (S3-45, S3-53). */
export function noteCheck(run: Run, ticket: Ticket, verdict: Verdict): Run {
  const said = [
    ...verdict.findings,
    ...verdict.concerns,
    ...verdict.problems.map(({ message }) => message),
    ...(verdict.notes ?? []),
  ]
  const detail = (said.join('; ') || verdict.feedback || verdict.decision).slice(0, LONGEST)
  return addCheck(run, ticket.task, checkOf(ticket.role), resultOf(verdict), detail)
}

function resultOf({ decision, concerns }: Verdict): CheckOutcome['result'] {
  if (decision === 'approve') return concerns.length > 0 ? 'warn' : 'pass'
  return decision === 'no-signal' ? 'warn' : 'fail'
}

const addCheck = (run: Run, task: string, id: string, result: CheckOutcome['result'], detail: string): Run =>
  changeResult(run, task, (judged) => ({
    ...judged,
    checks: [...judged.checks, { id, stage: 'review', result, detail }],
  }))

const changeResult = (run: Run, id: string, change: (result: GateResult) => GateResult): Run =>
  changeTask(run, id, (task) => (task.lastResult ? { ...task, lastResult: change(task.lastResult) } : task))

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
    reason: reason.slice(0, LONGEST),
    at: event.at,
    attempt: ticket.attempt,
  }
  // What the gate had passed did not pass its review.
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
  if (verdict.recommendation !== 'manual_review') return fail(failed, ticket, failure, false)
  const recorded = changeTask(failed, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
  )
  return askPerson(recorded, ticket.task, {
    reason: `${ticket.role} asks for a manual review: ${failure.reason}`,
    options: ['retry', 'skip', 'investigate'],
  })
}

/** A majority passes and a dissent is told; no majority is a rejection that a person is told of (S3-41..S3-44). */
export function countVotes(
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
