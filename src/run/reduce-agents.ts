import type { EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { wordFor } from '../model/task-name.ts'
import { loseReviewer } from './ask-person.ts'
import {
  anomaly,
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
import { fail } from './reduce-judgement.ts'
import { inTime, isExecutor, isLate, limitWords } from './time-limit.ts'

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
  const { head, at } = event
  const ended = endedUnseen(run, ticket, at, head)
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

export function asked(run: Run, event: EventOf<'permission_waiting'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket?.redeemedAt)
    return anomaly(run, `a question about ticket ${event.ticket}, which nobody works on`)
  const waiting = { ...event.call, ticket: ticket.id, at: event.at }
  return setTask(run, ticket.task, { waiting, lastStepAt: event.at })
}

/** Time that a person took does not count against the agent. */
export function answered(
  run: Run,
  { ticket: id, at }: EventOf<'permission_given'> | EventOf<'permission_denied'>,
): Run {
  const ticket = ticketOf(run, id)
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
  const ticket = ticketOf(run, event.ticket)
  if (!ticket) return anomaly(run, `a denial for ticket ${event.ticket}, which is not open`)
  const after = answered(run, event)
  if (!isExecutor(ticket)) return after
  return changeTask(after, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({
      ...attempt,
      denied: [...(attempt.denied ?? []), event.call].slice(-MOST_DENIALS),
    })),
  )
}

/** The agent that waited has handed in, was lost, or a person overrode its task: the question is no longer open. */
export function overWaiting(run: Run): Run {
  const isOver = ({ waiting }: Run['tasks'][number]): boolean =>
    waiting !== undefined && !run.tickets.some(({ id, judging }) => id === waiting.ticket && !judging)
  return run.tasks.some(isOver)
    ? { ...run, tasks: run.tasks.map((task) => (isOver(task) ? without(task, 'waiting') : task)) }
    : run
}
