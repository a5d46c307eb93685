import type { EventOf } from '../model/event.ts'
import type { Run, TaskState, Ticket } from '../model/run.ts'
import { askPerson } from './ask-person.ts'
import { anomaly, changeTask, taskOf, without } from './change.ts'

/** So often an agent that the client did not start is offered again; then a person is asked. */
const OFFERED_AGAIN = 3

/** Nobody worked, so nothing failed: the work is offered again as if the ticket had never been used. */
export function notStarted(run: Run, event: EventOf<'agent_not_started'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt || ticket.agentId !== undefined || ticket.judging)
    return anomaly(run, `the agent of ticket ${event.ticket} was there, or is not expected`)
  // Commits since then are nobody's: an agent that made some and hid its traces does not get them past unseen.
  const closed = { ...run, tickets: run.tickets.filter(({ id }) => id !== ticket.id) }
  const task = taskOf(closed, ticket.task)
  if (!task || task.override) return closed
  const isReview = ticket.role !== 'spec-executor'
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

/** The tickets of a task that no agent was started with are taken back, as if they had never been issued. */
export function withdrawn(run: Run, id: string): Run {
  const unused = run.tickets.filter(
    (ticket) => ticket.task === id && ticket.role === 'spec-executor' && ticket.redeemedAt === undefined,
  )
  return changeTask(
    { ...run, tickets: run.tickets.filter((ticket) => !unused.includes(ticket)) },
    id,
    (task) => unused.reduce(takeBack, task),
  )
}

/** The attempt that was none goes, and the task stands where it stood before. */
function takeBack(task: TaskState, ticket: Ticket): TaskState {
  const attempts = task.attempts.filter((attempt) => attempt.ticket !== ticket.id)
  const untried = attempts.length === (task.forgiven ?? 0)
  const before = { ...task, attempts, status: untried ? ('pending' as const) : ('failed' as const) }
  return attempts.length === 0 ? without(before, 'startedAt') : before
}
