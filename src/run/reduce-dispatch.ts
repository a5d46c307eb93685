import type { EventOf } from '../model/event.ts'
import type { Attempt, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { askPerson } from './ask-person.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  flag,
  given,
  notice,
  setTask,
  taskOf,
  ticketOf,
  touch,
  without,
} from './change.ts'
import { attemptsUsed } from './policy.ts'
import { outstandingReviews } from './reviews.ts'
import { isExecutor } from './time-limit.ts'
import { endUnseen } from './unproved-work.ts'

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
  const attempt: Attempt = {
    n: event.attempt,
    ticket: event.ticket,
    base: event.base,
    ...(event.isolated ? { isolated: true } : {}),
    startedAt: event.at,
    claims: 0,
    failures: [],
  }
  return changeTask(endUnseen(issued, event.base), task.id, (current) => ({
    ...without(current, 'notBefore'),
    attempts: [...current.attempts, attempt],
  }))
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
  event.attempt === task.attempts.length + 1

export function redeem(run: Run, event: EventOf<'ticket_redeemed'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`)
  const redeemed = changeTicket(run, ticket.id, {
    redeemedAt: event.at,
    ...given(event, 'toolUseId', 'base', 'model'),
  })
  if (!isExecutor(ticket)) return touch(redeemed, ticket.task, event.at)
  return changeTask(redeemed, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({ ...attempt, ...given(event, 'toolUseId', 'base', 'held') })),
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
  return changeTask(withdrawn, id, (task) => ({
    ...run.tickets.filter(isUnused).reduce(takeBack, task),
    status: 'blocked',
    pausedFor: { reason: cause, options: ['retry', 'skip'] },
  }))
}

/** Removes the attempt that no agent made, and restores the task's earlier state. */
function takeBack(task: TaskState, ticket: Ticket): TaskState {
  const attempts = task.attempts.filter((attempt) => attempt.ticket !== ticket.id)
  const untried = attempts.length === (task.forgiven ?? 0)
  const before = { ...task, attempts, status: untried ? ('pending' as const) : ('failed' as const) }
  return attempts.length === 0 ? without(before, 'startedAt') : before
}

export function baselineRan(run: Run, event: EventOf<'baseline_ran'>): Run {
  // The excerpts are in the journal and left out here, because every hook reads the state.
  const baseline = event.commands.map((command) => ({ ...command, excerpt: '' }))
  const known = setTask(run, event.task, { baseline })
  if (baseline.length === 0 || baseline.some(({ exitCode }) => exitCode !== 0)) return known
  const marked = flag(known, event.task, 'baseline-green')
  return event.expected
    ? marked
    : notice(marked, event, greenBefore(taskOf(run, event.task) ?? { id: event.task }))
}

/** What a person is told about a verify that proves little. */
export const greenBefore = (task: { id: string; name?: string | undefined }): string =>
  `${taskWord(task)}: its verify passes before any work was done, so it proves little; better a command that fails until the work is done`
