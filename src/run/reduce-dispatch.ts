import type { EventOf } from '../model/event.ts'
import type { Attempt, Failure, Run, Ticket } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { loseReviewer } from './ask-person.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  leftAt,
  notice,
  taskOf,
  touch,
  without,
} from './change.ts'
import { endUnseen } from './foreign-commits.ts'
import { attemptsUsed } from './policy.ts'
import { fail, inTime } from './reduce-judgement.ts'
import { outstandingReviews } from './reviews.ts'
import { isExecutor, isLate, limitWords } from './time-limit.ts'

export function issue(run: Run, event: EventOf<'ticket_issued'>): Run {
  const task = taskOf(run, event.task)
  if (!task) return anomaly(run, `a ticket for the unknown task ${event.task}`)
  if (run.tickets.some((ticket) => ticket.id === event.ticket))
    return anomaly(run, `ticket ${event.ticket} twice`)
  const ticket: Ticket = {
    id: event.ticket,
    task: event.task,
    role: event.role,
    attempt: event.attempt,
    iteration: event.iteration,
    base: event.base,
    isolated: event.isolated,
    issuedAt: event.at,
    ...(event.group ? { group: event.group } : {}),
    ...(event.covers ? { covers: event.covers } : {}),
  }
  const withTicket = { ...run, tickets: [...run.tickets, ticket] }
  if (event.role !== 'spec-executor') return isAsked(run, event) ? withTicket : notAsked(run, event)
  const taken = run.tickets.some((open) => open.task === task.id && open.role === 'spec-executor')
  const startable =
    (task.status === 'pending' || task.status === 'failed') && task.kind !== 'checkpoint' && !taken
  if (
    !startable ||
    attemptsUsed(task) >= run.config.attempts.perTask ||
    event.attempt !== task.attempts.length + 1
  ) {
    return anomaly(run, `attempt ${event.attempt} of ${taskWord(task)} is not allowed`)
  }
  const attempt: Attempt = {
    n: event.attempt,
    ticket: event.ticket,
    base: event.base,
    ...(event.isolated ? { isolated: true } : {}),
    startedAt: event.at,
    claims: 0,
    failures: [],
  }
  return changeTask(endUnseen(withTicket, event.base), task.id, (current) => ({
    ...without(current, 'notBefore'),
    attempts: [...current.attempts, attempt],
  }))
}

/** A reviewer's ticket answers to a review that is outstanding and that no other open ticket is for. */
function isAsked(run: Run, event: EventOf<'ticket_issued'>): boolean {
  const task = taskOf(run, event.task)
  const isSame = (other: { role: string; iteration: number; task: string }) =>
    other.role === event.role && other.iteration === event.iteration && other.task === event.task
  if (task?.status !== 'reviewing' || run.tickets.some(isSame)) return false
  return outstandingReviews(run, task).some((asked) => isSame(asked) && asked.attempt === event.attempt)
}

const notAsked = (run: Run, event: EventOf<'ticket_issued'>): Run =>
  anomaly(run, `nobody asked for a review of ${wordFor(run.tasks, event.task)} by ${event.role}`)

/** The client says which agent it is and what it runs on; in the foreground only after the claim was judged. */
export function launched(run: Run, event: EventOf<'agent_launched'>): Run {
  const { model } = event
  const known = changeTicket(run, event.ticket, {
    agentId: event.agentId,
    ...(model === undefined ? {} : { model }),
  })
  if (model === undefined) return known
  return {
    ...known,
    tasks: known.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((one) => (one.ticket === event.ticket ? { ...one, model } : one)),
      reviews: task.reviews.map((one) => (one.ticket === event.ticket ? { ...one, model } : one)),
    })),
  }
}

export function redeem(run: Run, event: EventOf<'ticket_redeemed'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`)
  const redeemed = changeTicket(run, ticket.id, {
    redeemedAt: event.at,
    ...(event.base === undefined ? {} : { base: event.base }),
    toolUseId: event.toolUseId,
    ...(event.model === undefined ? {} : { model: event.model }),
  })
  if (ticket.role !== 'spec-executor') return touch(redeemed, ticket.task, event.at)
  return changeTask(redeemed, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      toolUseId: event.toolUseId,
      ...(event.base === undefined ? {} : { base: event.base }),
      ...(event.held === undefined ? {} : { held: event.held }),
    })),
    status: 'executing',
    startedAt: task.startedAt ?? event.at,
    lastStepAt: event.at,
  }))
}

export function claim(run: Run, event: EventOf<'claim_received'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt || ticket.judging)
    return anomaly(run, `a claim for ticket ${event.ticket}, which takes none`)
  const judging = { process: event.judge, at: event.at, claim: event.claim }
  const overran = ticket.overran || isLate(run, ticket, new Date(event.at))
  const received = changeTask(
    changeTicket(run, ticket.id, { agentId: event.agentId, judging, ...(overran ? { overran } : {}) }),
    ticket.task,
    (task) => without(task, 'notStarted'),
  )
  if (ticket.role !== 'spec-executor' || taskOf(run, ticket.task)?.override)
    return touch(received, ticket.task, event.at)
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...(event.worktree ? { worktree: event.worktree } : {}),
      ...(event.transcript === undefined ? {} : { transcript: event.transcript }),
    })),
    status: 'verifying',
    lastStepAt: event.at,
  }))
}

/** The agent is told at its next call; the person reads which limit it was at their next prompt. */
export function overran(run: Run, event: EventOf<'agent_overran'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  const { limit, ownMs: atMs = 0 } = event
  if (!ticket || !limit) return changeTicket(run, event.ticket, { overran: true })
  const overrun = { limit, atMs }
  const told = isExecutor(ticket) ? 'commit and hand in' : 'give its verdict'
  return notice(
    changeTicket(run, ticket.id, { overran: true, overrun }),
    event,
    `the time of the ${ticket.role} of ${taskWord(taskOf(run, ticket.task) ?? { id: ticket.task })} is over: ${limitWords(limit)}; it was told to ${told}`,
  )
}

export function lost(run: Run, event: EventOf<'agent_lost'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`)
  if (ticket.role !== 'spec-executor') return loseReviewer(run, ticket, event)
  // It may have committed more since its last claim was judged.
  const { head } = event
  const ended = endedUnseen(run, ticket, event.at, head)
  const after = taskOf(run, ticket.task)?.override
    ? closeTicket(ended, ticket.id)
    : fail(ended, ticket, failureOf(ticket, event), false)
  return leftAt(after, ticket, head)
}

const failureOf = (ticket: Ticket, event: EventOf<'agent_lost'>): Failure => ({
  type: ticket.overran ? 'TIMEOUT' : event.failure,
  stage: 'execution',
  reason: inTime(ticket, event.cause),
  at: event.at,
  attempt: ticket.attempt,
})
