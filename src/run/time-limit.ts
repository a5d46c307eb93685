import type { Run, Ticket } from '../model/run.ts'
import { taskOf } from './change.ts'

/** The longest that seed 001 allows an executor; a person's "retry longer" grants it. */
const LONGEST_EXECUTOR_SECONDS = 900

/** When an agent in flight has used up its time; the client has no timer for this. */
export function dueAt(run: Run, ticket: Ticket): Date | undefined {
  if (!ticket.redeemedAt) return undefined
  const { limits } = run.config
  const own = ticket.role === 'spec-executor' ? limits.executor : limits.review
  const seconds = taskOf(run, ticket.task)?.longer ? Math.max(own, LONGEST_EXECUTOR_SECONDS) : own
  return new Date(Date.parse(ticket.redeemedAt) + seconds * 1000 + (ticket.gateMs ?? 0))
}

export function isLate(run: Run, ticket: Ticket, now: Date): boolean {
  const due = dueAt(run, ticket)
  return due !== undefined && now > due
}
