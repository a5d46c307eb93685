import type { Event } from '../model/event.ts'
import type { Attempt, Failure, Notice, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { isStuck, waveOf } from './groups.ts'

export const hasEnded = ({ state }: Run): boolean => state === 'finished' || state === 'cancelled'

export function settle(run: Run, from: Run['state'][], to: Run['state'], cause?: string): Run {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`)
  return cause === undefined ? without({ ...run, state: to }, 'cause') : { ...run, state: to, cause }
}

const MOST_REFUSALS = 20

/** A model can cause any number of refusals. They must not displace notices that a person has to see. */
export function notice(run: Run, event: Event, text: string): Run {
  const same = run.notices.find((entry) => entry.text === text)
  const entry: Notice = {
    seq: event.seq,
    at: event.at,
    text,
    ...(same ? { times: (same.times ?? 1) + 1 } : {}),
    ...(event.type === 'refused' ? { refusal: true as const } : {}),
  }
  const notices = [...run.notices.filter((other) => other !== same), entry]
  const refusals = notices.filter(({ refusal }) => refusal)
  const [oldest] = refusals
  if (!oldest || refusals.length <= MOST_REFUSALS) return { ...run, notices }
  return {
    ...run,
    notices: notices.filter((other) => other !== oldest),
    unlisted: (run.unlisted ?? 0) + (oldest.times ?? 1),
  }
}

const MOST_ANOMALIES = 20

export const anomaly = (run: Run, text: string): Run => ({
  ...run,
  anomalies: [...run.anomalies, text].slice(-MOST_ANOMALIES),
})

export const taskOf = (run: Run, id: string): TaskState | undefined =>
  run.tasks.find((task) => task.id === id)

export const ticketOf = (run: Run, id: string): Ticket | undefined =>
  run.tickets.find((ticket) => ticket.id === id)

export const changeTask = (run: Run, id: string, change: (task: TaskState) => TaskState): Run => ({
  ...run,
  tasks: run.tasks.map((task) => (task.id === id ? change(task) : task)),
})

export const setTask = (run: Run, id: string, values: Partial<TaskState>): Run =>
  changeTask(run, id, (task) => ({ ...task, ...values }))

export function changeAttempt(task: TaskState, change: (attempt: Attempt) => Attempt): TaskState {
  const last = task.attempts.length - 1
  return {
    ...task,
    attempts: task.attempts.map((attempt, index) => (index === last ? change(attempt) : attempt)),
  }
}

export const addFailure = (run: Run, id: string, failure: Failure, more: Partial<Attempt> = {}): Run =>
  changeTask(run, id, (task) =>
    changeAttempt(task, (attempt) => ({ ...attempt, ...more, failures: [...attempt.failures, failure] })),
  )

export const changeAttempts = (run: Run, change: (attempt: Attempt) => Attempt): Run => ({
  ...run,
  tasks: run.tasks.map((task) => ({ ...task, attempts: task.attempts.map(change) })),
})

/** The attempt of a ticket, even if its task has begun another attempt since. */
export const changeAttemptOf = (run: Run, ticket: string, change: (attempt: Attempt) => Attempt): Run =>
  changeAttempts(run, (attempt) => (attempt.ticket === ticket ? change(attempt) : attempt))

export function changeTicket(run: Run, id: string, values: Partial<Ticket>, ...gone: (keyof Ticket)[]): Run {
  const change = (ticket: Ticket): Ticket => without({ ...ticket, ...values }, ...gone)
  return { ...run, tickets: run.tickets.map((ticket) => (ticket.id === id ? change(ticket) : ticket)) }
}

/** An executor may have committed more in the run's own folder since it was last judged, so `knownHead` is removed. */
export function closeTicket(run: Run, id: string): Run {
  const worked = run.tickets.some(
    (ticket) => ticket.id === id && ticket.role === 'spec-executor' && ticket.redeemedAt && !ticket.isolated,
  )
  const closed = { ...run, tickets: run.tickets.filter((ticket) => ticket.id !== id) }
  return worked ? without(closed, 'knownHead') : closed
}

/** An attempt ended, and the gate has not seen its commits since its last judgement. `head` is its last commit. */
export const endedUnseen = (run: Run, ticket: Ticket, at: string, head?: string): Run =>
  changeAttemptOf(run, ticket.id, (attempt) => ({
    ...without(attempt, 'head'),
    endedAt: at,
    ...(head && !ticket.isolated ? { head } : {}),
  }))

/** Commits after the last one of an executor in the run's own folder are not its work. */
export const leftAt = (run: Run, ticket: Ticket, head: string | undefined): Run =>
  head && !ticket.isolated ? { ...run, knownHead: head } : run

export const touch = (run: Run, id: string, at: string): Run => setTask(run, id, { lastStepAt: at })

export const withFlags = (flags: readonly string[], ...more: readonly string[]): string[] => [
  ...new Set([...flags, ...more]),
]

export const flag = (run: Run, id: string, text: string): Run =>
  changeTask(run, id, (task) => ({ ...task, flags: withFlags(task.flags, text) }))

export function without<T extends object>(value: T, ...keys: (keyof T)[]): T {
  const rest = { ...value }
  for (const key of keys) delete rest[key]
  return rest
}

/** The named fields of a value. An absent field stays absent, because a field that is undefined is a different state. */
export const given = <T extends object, K extends keyof T>(value: T, ...keys: K[]): Given<T, K> =>
  Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]]))) as Given<
    T,
    K
  >

type Given<T, K extends keyof T> = {
  [P in K as undefined extends T[P] ? never : P]: T[P]
} & { [P in K as undefined extends T[P] ? P : never]?: Exclude<T[P], undefined> }

export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString()

/** The task pauses until a person decides. The run halts when too many tasks of its wave pause. */
export function askPerson(
  run: Run,
  id: string,
  pausedFor: NonNullable<TaskState['pausedFor']>,
  status: 'escalated' | 'blocked' = 'escalated',
): Run {
  const paused = setTask(run, id, { status, pausedFor })
  const task = taskOf(paused, id)
  if (!task) return paused
  const wave = waveOf(task)
  const failed = paused.tasks.filter((other) => isStuck(other) && waveOf(other) === wave)
  if (failed.length < paused.config.attempts.failedTasksPerWave) return paused
  return {
    ...paused,
    state: 'halted',
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map(taskWord).join(', ')}`,
  }
}
