import type { EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { anomaly, changeAttempt, changeTask, changeTicket, without } from './change.ts'

export function asked(run: Run, event: EventOf<'permission_waiting'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt)
    return anomaly(run, `a question about ticket ${event.ticket}, which nobody works on`)
  return changeTask(run, ticket.task, (task) => ({
    ...task,
    waiting: { ...event.call, ticket: ticket.id, at: event.at },
    lastStepAt: event.at,
  }))
}

/** The time that a person took is not the agent's. */
export function answered(
  run: Run,
  { ticket: id, at }: EventOf<'permission_given'> | EventOf<'permission_denied'>,
): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === id)
  const waiting = run.tasks.find((task) => task.waiting?.ticket === id)?.waiting
  if (!ticket || !waiting) return run
  const waitedMs = Math.max(0, Date.parse(at) - Date.parse(waiting.at))
  return changeTicket(
    changeTask(run, ticket.task, (task) => without(task, 'waiting')),
    id,
    { gateMs: (ticket.gateMs ?? 0) + waitedMs, goesOnAt: at },
  )
}

const MOST_DENIALS = 10

export function denied(run: Run, event: EventOf<'permission_denied'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket) return anomaly(run, `a denial for ticket ${event.ticket}, which is not open`)
  const after = answered(run, event)
  if (ticket.role !== 'spec-executor') return after
  return changeTask(after, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({
      ...attempt,
      denied: [...(attempt.denied ?? []), event.call].slice(-MOST_DENIALS),
    })),
  )
}

/** Whoever waited has handed in, was lost or was overtaken by a person: nothing is asked any more. */
export function overWaiting(run: Run): Run {
  const isOver = (ticket: string): boolean =>
    !run.tickets.some((candidate) => candidate.id === ticket && !candidate.judging)
  return run.tasks.some((task) => task.waiting && isOver(task.waiting.ticket))
    ? {
        ...run,
        tasks: run.tasks.map((task) =>
          task.waiting && isOver(task.waiting.ticket) ? without(task, 'waiting') : task,
        ),
      }
    : run
}
