import type { Event } from '../model/event.ts'
import type { Attempt, Notice, Run, TaskState, Ticket } from '../model/run.ts'

export function settle(run: Run, from: Run['state'][], to: Run['state'], cause?: string): Run {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`)
  return cause === undefined ? without({ ...run, state: to }, 'cause') : { ...run, state: to, cause }
}

const MOST_NOTICES = 50

export function notice(run: Run, event: Event, text: string): Run {
  const entry: Notice = { seq: event.seq, at: event.at, text }
  return { ...run, notices: [...run.notices, entry].slice(-MOST_NOTICES) }
}

const MOST_ANOMALIES = 20

export function anomaly(run: Run, text: string): Run {
  return { ...run, anomalies: [...run.anomalies, text].slice(-MOST_ANOMALIES) }
}

export function taskOf(run: Run, id: string): TaskState | undefined {
  return run.tasks.find((task) => task.id === id)
}

export function changeTask(run: Run, id: string, change: (task: TaskState) => TaskState): Run {
  return { ...run, tasks: run.tasks.map((task) => (task.id === id ? change(task) : task)) }
}

export function changeAttempt(task: TaskState, change: (attempt: Attempt) => Attempt): TaskState {
  const last = task.attempts.length - 1
  return {
    ...task,
    attempts: task.attempts.map((attempt, index) => (index === last ? change(attempt) : attempt)),
  }
}

export function changeTicket(
  run: Run,
  id: string,
  change: { [K in keyof Ticket]?: Ticket[K] | undefined },
): Run {
  return {
    ...run,
    tickets: run.tickets.map((ticket) =>
      ticket.id === id ? dropUndefined({ ...ticket, ...change }) : ticket,
    ),
  }
}

function dropUndefined(ticket: { [K in keyof Ticket]?: Ticket[K] | undefined }): Ticket {
  return Object.fromEntries(
    Object.entries(ticket).filter(([, value]) => value !== undefined),
  ) as unknown as Ticket
}

export const closeTicket = (run: Run, id: string): Run => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.id !== id),
})

export const touch = (run: Run, id: string, at: string): Run =>
  changeTask(run, id, (task) => ({ ...task, lastStepAt: at }))

export const flag = (run: Run, id: string, text: string): Run =>
  changeTask(run, id, (task) => ({ ...task, flags: [...new Set([...task.flags, text])] }))

export function without<T extends object>(value: T, ...keys: (keyof T)[]): T {
  const rest = { ...value }
  for (const key of keys) delete rest[key]
  return rest
}

export function later(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1000).toISOString()
}
