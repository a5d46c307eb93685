import type { EventOf } from '../model/event.ts'
import { type Attempt, nextAttempt, type Run, type TaskState, type Ticket } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import {
  anomaly,
  askPerson,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  given,
  leftAt,
  notice,
  setTask,
  taskOf,
  ticketOf,
  touch,
  without,
} from './change.ts'
import { attemptsUsed } from './policy.ts'
import { fail } from './reduce-judgement.ts'
import { loseReviewer } from './reduce-review.ts'
import { outstandingReviews } from './reviews.ts'
import { inTime, isExecutor, isLate, limitWords } from './time-limit.ts'
import { endUnseen, foundAmong } from './unproved-work.ts'

export function issue(run: Run, event: EventOf<'ticket_issued'>): Run {
  const task = taskOf(run, event.task)
  if (!task) return anomaly(run, `a ticket for the unknown task ${event.task}`)
  if (ticketOf(run, event.ticket)) return anomaly(run, `ticket ${event.ticket} twice`)
  const ticket: Ticket = {
    id: event.ticket,
    ...given(event, 'task', 'role', 'attempt', 'iteration', 'base', 'isolated', 'covers'),
    issuedAt: event.at,
    ...(event.group ? { group: event.group } : {}),
  }
  const issued = { ...run, tickets: [...run.tickets, ticket] }
  if (!isExecutor(ticket))
    return isAsked(run, event, task)
      ? issued
      : anomaly(run, `nobody asked for a review of ${taskWord(task)} by ${event.role}`)
  if (!mayBegin(run, event, task))
    return anomaly(run, `attempt ${event.attempt} of ${taskWord(task)} is not allowed`)
  return changeTask(endUnseen(issued, event.base), task.id, (current) => without(current, 'notBefore'))
}

/** A reviewer's ticket is for an outstanding review that no other open ticket is for. */
function isAsked(run: Run, event: EventOf<'ticket_issued'>, task: TaskState): boolean {
  const isSame = (other: { role: string; iteration: number; task: string }) =>
    other.role === event.role && other.iteration === event.iteration && other.task === event.task
  if (task.status !== 'reviewing' || run.tickets.some(isSame)) return false
  return outstandingReviews(run, task).some((asked) => isSame(asked) && asked.attempt === event.attempt)
}

/** An executor's ticket begins the next attempt at a task that waits for one. */
const mayBegin = (run: Run, event: EventOf<'ticket_issued'>, task: TaskState): boolean =>
  (task.status === 'pending' || task.status === 'failed') &&
  task.kind !== 'checkpoint' &&
  !run.tickets.some((open) => open.task === task.id && isExecutor(open)) &&
  attemptsUsed(task) < run.config.attempts.perTask &&
  event.attempt >= nextAttempt(task)

export function redeem(run: Run, event: EventOf<'ticket_redeemed'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`)
  const redeemed = changeTicket(run, ticket.id, {
    redeemedAt: event.at,
    ...given(event, 'toolUseId', 'base', 'model'),
  })
  if (!isExecutor(ticket)) return touch(redeemed, ticket.task, event.at)
  // Until an agent is started there is no attempt: a ticket may wait for days, and may be withdrawn.
  const attempt: Attempt = {
    n: ticket.attempt,
    ticket: ticket.id,
    base: ticket.base,
    ...(ticket.isolated ? { isolated: true } : {}),
    startedAt: ticket.issuedAt,
    claims: 0,
    failures: [],
    ...given(event, 'toolUseId', 'base', 'held', 'edited', 'marks'),
  }
  return changeTask(redeemed, ticket.task, (task) => ({
    ...task,
    attempts: [...task.attempts, attempt],
    status: 'executing',
    startedAt: task.startedAt ?? event.at,
    lastStepAt: event.at,
  }))
}

/** The client says which agent it is and which model it has; for a foreground agent only after the claim was judged. */
export function launched(run: Run, event: EventOf<'agent_launched'>): Run {
  const known = changeTicket(run, event.ticket, given(event, 'agentId', 'model'))
  const { model } = event
  if (model === undefined) return known
  const named = <T extends { ticket?: string }>(one: T): T =>
    one.ticket === event.ticket ? { ...one, model } : one
  return {
    ...known,
    tasks: known.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map(named),
      reviews: task.reviews.map(named),
    })),
  }
}

/** How often an agent that the client did not start is offered again before a person is asked. */
const OFFERED_AGAIN = 3

/** No agent worked, so nothing failed: the work is offered again as if the ticket had not been used. */
export function notStarted(run: Run, event: EventOf<'agent_not_started'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket?.redeemedAt || ticket.agentId !== undefined || ticket.judging)
    return anomaly(run, `the agent of ticket ${event.ticket} was there, or is not expected`)
  // `knownHead` stays: commits since then count as foreign, so an agent that removed its traces cannot hide commits.
  const closed = { ...run, tickets: run.tickets.filter(({ id }) => id !== ticket.id) }
  const task = taskOf(closed, ticket.task)
  if (!task || task.override) return closed
  const isReview = !isExecutor(ticket)
  if (isReview && task.status !== 'reviewing') return closed
  const agent = `${ticket.role} ${ticket.iteration}`
  const count = (task.notStarted?.[agent] ?? 0) + 1
  const again = changeTask(closed, task.id, (current) => ({
    ...(isReview ? current : takeBack(current, ticket)),
    notStarted: { ...current.notStarted, [agent]: count },
    lastStepAt: event.at,
  }))
  if (count <= OFFERED_AGAIN) return again
  return askPerson(again, task.id, {
    reason: `its ${ticket.role} could not be started, ${count} times: ${event.cause}`,
    options: ['retry', 'skip', 'investigate'],
    ...(isReview ? { retry: 'review' as const } : {}),
  })
}

/** The task waits for a person. Its tickets that started no agent are treated as never issued. */
export function blocked(run: Run, { task: id, cause }: EventOf<'task_blocked'>): Run {
  const isUnused = (ticket: Ticket): boolean =>
    ticket.task === id && isExecutor(ticket) && ticket.redeemedAt === undefined
  const withdrawn = { ...run, tickets: run.tickets.filter((ticket) => !isUnused(ticket)) }
  return setTask(withdrawn, id, {
    status: 'blocked',
    pausedFor: { reason: cause, options: ['retry', 'skip'] },
  })
}

/** Removes the attempt that no agent made, and restores the task's earlier state. */
function takeBack(task: TaskState, ticket: Ticket): TaskState {
  const attempts = task.attempts.filter((attempt) => attempt.ticket !== ticket.id)
  const untried = attempts.length === (task.forgiven ?? 0)
  const before = { ...task, attempts, status: untried ? ('pending' as const) : ('failed' as const) }
  return attempts.length === 0 ? without(before, 'startedAt') : before
}

export function claim(run: Run, event: EventOf<'claim_received'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket?.redeemedAt || ticket.judging)
    return anomaly(run, `a claim for ticket ${event.ticket}, which takes none`)
  const judging = { process: event.judge, at: event.at, claim: event.claim }
  const overran = ticket.overran || isLate(run, ticket, new Date(event.at))
  const received = changeTask(
    changeTicket(run, ticket.id, { agentId: event.agentId, judging, ...(overran ? { overran } : {}) }),
    ticket.task,
    (task) => without(task, 'notStarted'),
  )
  if (!isExecutor(ticket) || taskOf(run, ticket.task)?.override) return touch(received, ticket.task, event.at)
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...given(event, 'worktree', 'transcript'),
    })),
    status: 'verifying',
    lastStepAt: event.at,
  }))
}

export function deferred(run: Run, event: EventOf<'proof_deferred'>): Run {
  const judging = ticketOf(run, event.ticket)?.judging
  return judging
    ? changeTicket(run, event.ticket, { judging: { ...judging, process: event.worker, deferred: true } })
    : anomaly(run, `a deferred proof without a claim for ticket ${event.ticket}`)
}

/** The agent is told at its next call. The person is told at their next prompt which limit it was. */
export function overran(run: Run, event: EventOf<'agent_overran'>): Run {
  const ticket = ticketOf(run, event.ticket)
  const { limit, ownMs: atMs = 0 } = event
  if (!ticket || !limit) return changeTicket(run, event.ticket, { overran: true })
  const told = isExecutor(ticket) ? 'commit and hand in' : 'give its verdict'
  return notice(
    changeTicket(run, ticket.id, { overran: true, overrun: { limit, atMs } }),
    event,
    `the time of the ${ticket.role} of ${wordFor(run.tasks, ticket.task)} is over: ${limitWords(limit)}; it was told to ${told}`,
  )
}

export function lost(run: Run, event: EventOf<'agent_lost'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`)
  if (!isExecutor(ticket)) return loseReviewer(run, ticket, event)
  // The agent may have committed more since its last claim was judged.
  const { head, at, others } = event
  const ended = endedUnseen(foundAmong(run, event, ticket.id, others), ticket, at, head)
  const failure = {
    type: ticket.overran ? ('TIMEOUT' as const) : event.failure,
    stage: 'execution' as const,
    reason: inTime(ticket, event.cause),
    at,
    attempt: ticket.attempt,
  }
  const after =
    ticket.reported || taskOf(run, ticket.task)?.override
      ? closeTicket(ended, ticket.id)
      : fail(ended, ticket, failure, false)
  return leftAt(after, ticket, head)
}
