import type { Config } from '../model/config.ts'
import type { Limit } from '../model/event.ts'
import type { Run, TaskState, Ticket } from '../model/run.ts'
import { taskOf } from './change.ts'

export const isExecutor = ({ role }: Ticket): boolean => role === 'spec-executor'

/** At this fraction of its maximum an agent is told to finish. */
const FINISH_AT = 0.8
/** How long after its limit an executor may still commit. */
export const GRACE_SECONDS = 120

/** The configuration for one task: `retry --longer` gives the maximum from the start, and a higher maximum. */
export function configFor(
  { config }: Pick<Run, 'config'>,
  task: Pick<TaskState, 'longer'> | undefined,
): Config {
  if (!task?.longer) return config
  const { limits } = config
  const { executorMax, verifyMax, reviewMax, gateMax } = limits
  const already = limits.longer ** (task.longer - 1)
  const longer = limits.longer * already
  return {
    ...config,
    limits: {
      ...limits,
      executor: executorMax * already,
      executorMax: executorMax * longer,
      verify: verifyMax * already,
      verifyMax: verifyMax * longer,
      review: reviewMax * already,
      reviewMax: reviewMax * longer,
      gateMax: gateMax * longer,
      ...(limits.task === undefined ? {} : { task: limits.task * longer }),
    },
  }
}

const LONGEST_EXECUTOR_BEFORE = 900

/** A run of an older version had one limit for each step, and 900 seconds after `retry --longer`. */
export function withMaxima(config: Config): Config {
  const { limits } = config
  if (limits.executorMax !== undefined) return config
  const { executor, review } = limits
  const longer = Math.max(1, LONGEST_EXECUTOR_BEFORE / executor)
  return { ...config, limits: { ...limits, executorMax: executor, reviewMax: review, longer, gateMax: 1800 } }
}

/** The gate's time for one claim. A single command always gets its own maximum. */
export const gateSeconds = ({ limits }: Config): number => Math.max(limits.gateMax, limits.verifyMax)

/** How long an agent has worked, without the time that the gate and people used. */
export const ownMs = ({ redeemedAt, gateMs = 0 }: Ticket, at: string | Date): number =>
  redeemedAt === undefined ? 0 : new Date(at).getTime() - Date.parse(redeemedAt) - gateMs

/** Seconds that the attempts of a task have taken since a person last typed retry, without those of one ticket. */
export const secondsSpent = ({ attempts, forgiven = 0 }: TaskState, besides?: string): number =>
  attempts
    .slice(forgiven)
    .filter(({ ticket }) => ticket !== besides)
    .reduce((sum, { spentMs = 0 }) => sum + spentMs, 0) / 1000

/** `idle` is the limit without progress. */
export function limitsOf(run: Run, ticket: Ticket): { idle: Limit; most: Limit } {
  const task = taskOf(run, ticket.task)
  const { limits } = configFor(run, task)
  if (!isExecutor(ticket))
    return {
      idle: { key: 'limits.review', seconds: limits.review },
      most: { key: 'limits.reviewMax', seconds: limits.reviewMax },
    }
  const idle: Limit = { key: 'limits.executor', seconds: limits.executor }
  const left = (limits.task ?? Number.POSITIVE_INFINITY) - (task ? secondsSpent(task, ticket.id) : 0)
  return left < limits.executorMax
    ? { idle, most: { key: 'limits.task', seconds: Math.max(0, left) } }
    : { idle, most: { key: 'limits.executorMax', seconds: limits.executorMax } }
}

/** What is due for an agent now, the most serious first. */
export type Due =
  | { kind: 'over'; limit: Limit }
  | { kind: 'look'; limit: Limit }
  | { kind: 'finish'; most: Limit }

export function dueNow(run: Run, ticket: Ticket, now: Date): Due[] {
  if (!ticket.redeemedAt) return []
  const { idle, most } = limitsOf(run, ticket)
  const own = ownMs(ticket, now) / 1000
  if (own >= most.seconds) return [{ kind: 'over', limit: most }]
  return [
    ...(own >= (ticket.until ?? idle.seconds) ? [{ kind: 'look' as const, limit: idle }] : []),
    ...(own >= FINISH_AT * most.seconds && !ticket.warned ? [{ kind: 'finish' as const, most }] : []),
  ]
}

/** When an agent at work has to be checked next. */
export function dueAt(run: Run, ticket: Ticket): Date | undefined {
  // An agent that has handed in and ended makes no further call.
  if (!ticket.redeemedAt || ticket.judging?.deferred) return undefined
  const { idle, most } = limitsOf(run, ticket)
  const finish = ticket.warned ? most.seconds : FINISH_AT * most.seconds
  const seconds = Math.min(ticket.until ?? idle.seconds, finish, most.seconds)
  return new Date(Date.parse(ticket.redeemedAt) + seconds * 1000 + (ticket.gateMs ?? 0))
}

/** It is past its maximum, whether it was told or not. */
export const isLate = (run: Run, ticket: Ticket, now: Date): boolean =>
  dueNow(run, ticket, now).some(({ kind }) => kind === 'over')

/** Whether an executor that was told to stop may still commit. */
export const isInGrace = (ticket: Ticket, now: Date): boolean =>
  isExecutor(ticket) && ownMs(ticket, now) <= (ticket.overrun?.atMs ?? 0) + GRACE_SECONDS * 1000

/** For a person and for the agent: which limit it was, and the key that sets it. */
export function limitWords({ key, seconds }: Limit): string {
  const time = duration(seconds)
  switch (key) {
    case 'limits.executor':
      return `no progress for ${time} (${key})`
    case 'limits.review':
      return `no new call for ${time} (${key})`
    case 'limits.task':
      return `all attempts of the task have had their time together (${key}, ${time} of it were left for this one)`
    case 'limits.executorMax':
    case 'limits.reviewMax':
      return `${time} of work (${key})`
  }
}

/** The reason of a failure, with the limit if there was too little time. */
export const inTime = ({ overrun }: Ticket, reason: string): string =>
  overrun ? `${limitWords(overrun.limit)}: ${reason}` : reason

export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return whole >= 60 && whole % 60 === 0 ? `${whole / 60} min` : `${whole} s`
}
