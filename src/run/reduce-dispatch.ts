import type { EventOf } from '../model/event.ts'
import type { Attempt, Failure, Run, Ticket } from '../model/run.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  taskOf,
  touch,
  without,
} from './change.ts'
import { attemptsUsed } from './policy.ts'
import { fail } from './reduce-judgement.ts'
import { isLate } from './time-limit.ts'

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
  }
  const withTicket = { ...run, tickets: [...run.tickets, ticket] }
  if (event.role !== 'spec-executor') return withTicket
  const taken = run.tickets.some((open) => open.task === task.id && open.role === 'spec-executor')
  const startable =
    (task.status === 'pending' || task.status === 'failed') && task.kind !== 'checkpoint' && !taken
  if (
    !startable ||
    attemptsUsed(task) >= run.config.attempts.perTask ||
    event.attempt !== task.attempts.length + 1
  ) {
    return anomaly(run, `attempt ${event.attempt} of task ${event.task} is not allowed`)
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
  return changeTask(withTicket, task.id, (current) => ({
    ...without(current, 'notBefore'),
    attempts: [...current.attempts, attempt],
  }))
}

export function redeem(run: Run, event: EventOf<'ticket_redeemed'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`)
  const redeemed = changeTicket(run, ticket.id, { redeemedAt: event.at, toolUseId: event.toolUseId })
  if (ticket.role !== 'spec-executor') return touch(redeemed, ticket.task, event.at)
  return changeTask(redeemed, ticket.task, (task) => ({
    ...task,
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
  const received = changeTicket(run, ticket.id, {
    agentId: event.agentId,
    judging,
    ...(overran ? { overran } : {}),
  })
  if (ticket.role !== 'spec-executor' || taskOf(run, ticket.task)?.override)
    return touch(received, ticket.task, event.at)
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...(event.worktree ? { worktree: event.worktree } : {}),
    })),
    status: 'verifying',
    lastStepAt: event.at,
  }))
}

export function lost(run: Run, event: EventOf<'agent_lost'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`)
  if (ticket.role !== 'spec-executor' || taskOf(run, ticket.task)?.override)
    return closeTicket(run, ticket.id)
  const failure: Failure = {
    type: ticket.overran ? 'TIMEOUT' : event.failure,
    stage: 'execution',
    reason: event.cause,
    at: event.at,
    attempt: ticket.attempt,
  }
  return fail(run, ticket, failure, false)
}
