import type { EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { anomaly, changeTask, closeTicket } from './change.ts'

export function reviewed(run: Run, event: EventOf<'review_judged'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt || ticket.role === 'spec-executor')
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`)
  const record = { role: ticket.role, iteration: ticket.iteration, at: event.at, verdict: event.verdict }
  return changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at,
  }))
}
