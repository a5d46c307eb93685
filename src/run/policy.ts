import type { Config } from '../model/config.ts'
import type { FailureType } from '../model/gate.ts'
import { isReviewer, type Role, roleOf } from '../model/roles.ts'
import type { Attempt, Run, TaskState } from '../model/run.ts'
import { duration, secondsSpent } from './time-limit.ts'

/** What follows a failure. `warm` sends the same agent back, `cold` starts a new one. */
export type Follow =
  | { kind: 'warm' }
  | { kind: 'cold'; waitSeconds?: number }
  | { kind: 'pause'; reason: string; options: string[] }
  | { kind: 'block'; reason: string }

const ASK = ['retry', 'skip', 'investigate']
const AFTER_TIMEOUT = ['retry longer', 'skip', 'investigate']

/** Retries per failure type (seed 001's table, seed 002 for SPEC_VIOLATION, seed 003 for VERIFIER_REJECTION). */
const RETRIES: Record<FailureType, number> = {
  FALSE_CLAIM: Number.POSITIVE_INFINITY,
  EXECUTION_FAILURE: 2,
  VERIFY_FAILURE: 2,
  MALFORMED: 2,
  SPEC_VIOLATION: 1,
  ARCHITECT_REJECTION: 1,
  VERIFIER_REJECTION: 2,
  REVIEW_FAIL: 2,
  TIMEOUT: 1,
  BLOCKED: 0,
}

/** How often a verdict is sent back: MALFORMED as above, no signal once (seed 000), a self-contradiction once. */
export const MOST_SENT_BACK = { malformed: RETRIES.MALFORMED, noSignal: 1, takenBack: 1 }

/**
 * Decides after a failure that is already recorded in the task's last attempt. `agentAlive` is false when there is no
 * agent to send back: it was killed, it stalled, or a reviewer rejected its work later.
 */
export function policy(task: TaskState, type: FailureType, config: Config, agentAlive: boolean): Follow {
  const attempt = task.attempts.at(-1)
  const sinceRetry = task.attempts.slice(task.forgiven ?? 0).flatMap(({ failures }) => failures)
  const ofType = sinceRetry.filter((failure) => failure.type === type).length
  const reason = ofType > RETRIES[type] ? `${type} ${ofType} times` : `no attempts left after ${type}`
  const pause = (options: string[]): Follow => ({ kind: 'pause', reason, options })

  if (type === 'BLOCKED') return { kind: 'block', reason: 'it cannot go on' }
  const allowed = config.limits.task
  if (allowed !== undefined && secondsSpent(task) >= allowed)
    return {
      kind: 'pause',
      reason: `its attempts have taken ${duration(secondsSpent(task))} together, and limits.task is ${duration(allowed)}`,
      options: AFTER_TIMEOUT,
    }
  if (ofType > RETRIES[type]) {
    if (type === 'SPEC_VIOLATION') {
      return { kind: 'block', reason: 'the task broke its specification again after its one retry' }
    }
    return pause(type === 'TIMEOUT' ? AFTER_TIMEOUT : ASK)
  }
  if (agentAlive && mayGoBack(attempt, type, config)) return { kind: 'warm' }
  if (attemptsUsed(task) >= config.attempts.perTask) return pause(ASK)
  return type === 'TIMEOUT' ? { kind: 'cold', waitSeconds: config.limits.afterTimeout } : { kind: 'cold' }
}

/** Attempts since a person last typed retry, which starts the count again. */
export const attemptsUsed = (task: TaskState): number => task.attempts.length - (task.forgiven ?? 0)

/** Failures after which there is no agent to send back. */
const COLD = new Set<FailureType>(['TIMEOUT', 'ARCHITECT_REJECTION', 'VERIFIER_REJECTION', 'REVIEW_FAIL'])

/** A false claim may be fixed three times by the same agent; anything else once per attempt. */
function mayGoBack(attempt: Attempt | undefined, type: FailureType, config: Config): boolean {
  if (!attempt || COLD.has(type)) return false
  const falseClaims = attempt.failures.filter((failure) => failure.type === 'FALSE_CLAIM').length
  if (type === 'FALSE_CLAIM') return falseClaims <= config.attempts.warm
  return attempt.failures.length - falseClaims <= 1
}

/** The names that the client's Agent tool accepts. It refuses a call with any other. */
const NAMES = ['haiku', 'sonnet', 'opus', 'fable'] as const

/**
 * The model of a role, from the configuration; undefined leaves it to the client. A voter never has the executor's
 * model, so that a model does not check its own work (S3-01, S3-10).
 */
export function modelFor(run: Run, task: TaskState, role: Role): string | undefined {
  const { models } = run.config.review
  if (!isReviewer(role)) return nameIn(models.executor)
  const configured = models[role]
  const wanted = nameIn(configured)
  const executor = nameIn(task.attempts.at(-1)?.model ?? models.executor)
  if (roleOf(role).flow === 'votes')
    return wanted !== undefined && wanted !== executor ? wanted : NAMES.find((name) => name !== executor)
  // The Agent tool has no name for `inherit`. A reviewer would inherit the same model as the executor.
  return configured === 'inherit' && models.executor === undefined ? executor : wanted
}

const nameIn = (model: string | undefined): string | undefined =>
  NAMES.find((name) => model?.toLowerCase().includes(name))
