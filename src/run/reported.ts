import type { EventOf } from '../model/event.ts'
import { attemptNumber, type Failure, type Run, type TaskState, type Ticket } from '../model/run.ts'
import { wordFor } from '../model/task-name.ts'
import type { Level, VerificationAnswer, VerificationReport } from '../model/verification.ts'
import { anomaly, changeAttempt, changeTask, taskOf } from './change.ts'
import { policy } from './policy.ts'
import { fail } from './reduce-judgement.ts'
import { configFor, isExecutor } from './time-limit.ts'

/** The ticket of the agent that works on a task. An agent whose failure was reported works for nothing any more. */
const workingTicket = (run: Run, id: string): Ticket | undefined =>
  run.tickets.find(
    (ticket) =>
      ticket.task === id && isExecutor(ticket) && ticket.redeemedAt !== undefined && !ticket.reported,
  )

/** Whether a report is news: of the attempt at work, whose claim is not being judged, and the first about its level. */
export function isNews(
  run: Run,
  task: TaskState,
  report: Pick<VerificationReport, 'level' | 'attemptNumber'>,
): boolean {
  const ticket = workingTicket(run, task.id)
  if (!ticket || ticket.judging || task.override || ticket.attempt !== report.attemptNumber) return false
  return !task.attempts.at(-1)?.reports?.some(({ level }) => level === report.level)
}

const STAGE = { syntactic: 'artifacts', contract: 'artifacts', behavioral: 'proof' } as const
const LEVELS = Object.keys(STAGE) as Level[]

/**
 * A report that a level passed is remembered and decides nothing. A report that it failed ends the attempt: nobody
 * gains by it. The ticket stays open until the agent has stopped, so that no other agent works beside it.
 */
export function reported(run: Run, event: EventOf<'verification_reported'>): Run {
  const task = taskOf(run, event.task)
  const ticket = task && workingTicket(run, task.id)
  const { level, passed, summary, at } = event
  if (!task || !ticket || !isNews(run, task, { level, attemptNumber: event.attempt }))
    return anomaly(
      run,
      `a report about attempt ${event.attempt} of ${wordFor(run.tasks, event.task)}, which is not at work`,
    )
  const known = changeTask(run, task.id, (current) => ({
    ...changeAttempt(current, (attempt) => ({
      ...attempt,
      reports: [...(attempt.reports ?? []), { level, passed, at }],
    })),
    ...(event.feedback ? { retryFeedback: event.feedback } : {}),
    lastStepAt: at,
  }))
  if (passed) return known
  const failure: Failure = {
    type: 'VERIFY_FAILURE',
    stage: STAGE[level],
    reason: `reported: ${summary || event.failedChecks.map(({ name }) => name).join(', ') || `${level} failed`}`,
    at,
    attempt: ticket.attempt,
  }
  const failed = fail(known, ticket, failure, false)
  return { ...failed, tickets: [...failed.tickets, { ...ticket, reported: true }] }
}

/** The answer to a report, from the run as it is now. The same report gets the same answer until the run moves on. */
export function answerReport(
  run: Run,
  task: TaskState,
  id: string,
  report: Pick<VerificationReport, 'attemptNumber'>,
): VerificationAnswer {
  if (isProved(task)) return { id, action: 'completed', passed: true }
  if (isSpent(run, task)) return { id, action: 'escalated', passed: false, reason: 'max_retries_exceeded' }
  const now = attemptNumber(task)
  const failure = task.attempts.find(({ n }) => n === report.attemptNumber)?.failures.at(-1)
  if (report.attemptNumber < now && failure)
    return { id, action: 'requeued', passed: false, attemptNumber: now, reason: failure.reason }
  return { id, action: 'pending', outstanding: outstanding(task), reason: whyPending(run, task, report) }
}

/**
 * No attempt is left: the policy allows none after the failure that ended the last one. A person may be asked for other
 * reasons too, such as a reviewer's doubt about work that has passed.
 */
function isSpent(run: Run, task: TaskState): boolean {
  if (task.givenUp || task.status !== 'escalated') return task.givenUp === true
  const attempt = task.attempts.at(-1)
  const failure = attempt?.failures.at(-1)
  if (!failure || (attempt?.passed && failure.stage !== 'review')) return false
  return policy(task, failure.type, configFor(run, task), false).kind !== 'cold'
}

/** The gate itself has passed it. A checkpoint that a person decided is approved without any proof. */
export const isProved = (task: TaskState): boolean =>
  task.status === 'approved' && task.lastResult?.outcome === 'PASSED'

/** The gate proves all levels of one commit together. */
const outstanding = (task: TaskState): (Level | 'review')[] =>
  task.status === 'reviewing' ? ['review'] : LEVELS

function whyPending(run: Run, task: TaskState, report: Pick<VerificationReport, 'attemptNumber'>): string {
  const now = attemptNumber(task)
  if (task.override) return `a person has ${task.override.kind} the task: nothing has proved it`
  if (task.status === 'approved') return 'a person has decided it: nothing has proved it'
  if (task.pausedFor) return `the task waits for a person: ${task.pausedFor.reason}`
  if (report.attemptNumber !== now) return `attempt ${now} is the present one: the report changes nothing`
  if (workingTicket(run, task.id)?.judging) return 'the gate is judging the work'
  if (task.status === 'reviewing') return 'the gate has proved the work, and a reviewer looks at it'
  if (!workingTicket(run, task.id)) return 'no agent works on the task'
  return 'the gate has not proved the work yet'
}
