import type { EventOf } from '../model/event.ts'
import type { GateResult } from '../model/gate.ts'
import type { Attempt, Failure, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { assurance } from './assurance.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  flag,
  later,
  leftAt,
  taskOf,
  without,
} from './change.ts'
import { isStuck, waveOf } from './groups.ts'
import { holdsBack } from './holds-back.ts'
import { attemptsUsed, type Follow, policy } from './policy.ts'
import { isApprovable, outstandingReviews } from './reviews.ts'
import { configFor, isExecutor, limitWords, ownMs } from './time-limit.ts'

export function judged(run: Run, event: EventOf<'gate_judged'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  const { result } = event
  if (!ticket?.judging || ticket.role !== 'spec-executor' || ticket.task !== result.task) {
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`)
  }
  // A person was faster: their override stands, and its mark stays.
  if (taskOf(run, ticket.task)?.override) return closeTicket(endedUnseen(run, ticket, event.at), ticket.id)
  const claimed = ticket.judging.claim
  if (result.outcome === 'PASSED') {
    const passed = {
      commit: result.commit,
      base: result.base,
      claim: claimed,
      colour: result.colour,
      confidence: result.confidence,
    }
    const closed = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
      ...changeAttempt(task, (attempt) => ({
        ...attempt,
        passed,
        endedAt: event.at,
        ...spent(ticket, event.at),
      })),
      lastResult: result,
      lastStepAt: event.at,
    }))
    const known = ticket.isolated ? closed : { ...closed, knownHead: result.commit }
    const timed = ticket.overran ? flag(known, ticket.task, 'over time') : known
    return changeTask(timed, ticket.task, (task) => ({
      ...task,
      status: outstandingReviews(closed, task).length > 0 ? 'reviewing' : 'verifying',
    }))
  }
  const blocking = result.findings.find((finding) => finding.severity === 'block')
  const own = result.outcome === 'BLOCKED' ? 'BLOCKED' : (result.failure ?? 'VERIFY_FAILURE')
  // Work that was handed in late and does not hold ran out of time; late work that holds is good work.
  const type = ticket.overran ? 'TIMEOUT' : own
  const again = isSameAgain(taskOf(run, ticket.task), claimed.sha256, result)
  const failure: Failure = {
    type,
    stage: result.stage,
    reason: inTime(
      ticket,
      `${blocking?.message ?? result.outcome}${again ? ' (the same claim twice, with nothing changed)' : ''}`,
    ),
    at: event.at,
    attempt: ticket.attempt,
  }
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      refused: claimed.sha256,
      ...(result.commit === '' ? {} : { head: result.commit }),
    })),
    ...(event.feedback ? { retryFeedback: event.feedback } : {}),
    lastResult: result,
  }))
  const after = fail(
    changeTicket(remembered, ticket.id, {
      judging: undefined,
      gateMs: (ticket.gateMs ?? 0) + result.durationMs,
    }),
    ticket,
    failure,
    event.cold !== true && !again,
  )
  return leftAt(after, ticket, result.commit)
}

/** The same words about the same commit, with the same findings: whoever was told what to fix has fixed nothing. */
function isSameAgain(task: TaskState | undefined, words: string, result: GateResult): boolean {
  const before = task?.lastResult
  if (!before || task.attempts.at(-1)?.refused !== words || before.commit !== result.commit) return false
  const said = ({ findings }: GateResult) => JSON.stringify(findings.map(({ id, message }) => [id, message]))
  return said(before) === said(result)
}

/** What ran out of time says which limit it was. */
export const inTime = ({ overrun }: Ticket, reason: string): string =>
  overrun ? `${limitWords(overrun.limit)}: ${reason}` : reason

/** The time of the gate is not the executor's. */
const spent = (ticket: Ticket, at: string): Pick<Attempt, 'spentMs'> =>
  isExecutor(ticket) ? { spentMs: ownMs(ticket, ticket.judging?.at ?? at) } : {}

/** Records the failure, asks the policy, and halts the run when its wave has seen too many. */
export function fail(run: Run, ticket: Ticket, failure: Failure, agentAlive: boolean): Run {
  const failed = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      ...spent(ticket, failure.at),
      failures: [...attempt.failures, failure],
    })),
    lastStepAt: failure.at,
  }))
  const task = taskOf(failed, ticket.task)
  if (!task) return failed
  const follow = policy(task, failure.type, configFor(run, task), agentAlive)
  if (follow.kind === 'warm')
    return changeTask(changeTicket(failed, ticket.id, { goesOnAt: failure.at }), task.id, (current) => ({
      ...current,
      status: 'executing',
    }))

  const closed = changeTask(closeTicket(failed, ticket.id), task.id, (current) =>
    changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at })),
  )
  if (isGivenUp(task, follow)) {
    return changeTask(closed, task.id, (current) => ({
      ...current,
      status: 'failed',
      givenUp: true,
      flags: [...new Set([...current.flags, 'given-up'])],
    }))
  }
  switch (follow.kind) {
    case 'cold':
      return changeTask(closed, task.id, (current) => ({
        ...current,
        status: 'failed',
        ...(follow.waitSeconds ? { notBefore: later(failure.at, follow.waitSeconds) } : {}),
      }))
    case 'pause':
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: 'escalated',
          pausedFor: { reason: pauseReason(follow.reason, failure), options: follow.options },
        })),
        task,
      )
    case 'block':
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: 'blocked',
          pausedFor: {
            reason: `${follow.reason}: ${failure.reason}`,
            options: ['retry', 'skip', 'investigate'],
          },
        })),
        task,
      )
  }
}

const ATTEMPTS_OF_A_FIX = 2

/** A fix task is retried once; if it fails again the original implementation stays and the run goes on (S0-58). */
function isGivenUp(task: TaskState, follow: Follow): boolean {
  if (task.addedBy !== 'review') return false
  return follow.kind !== 'cold' || attemptsUsed(task) >= ATTEMPTS_OF_A_FIX
}

/** Who is asked about a rejection is shown the feedback (seed 001), and about a timeout which limit it was. */
const pauseReason = (reason: string, failure: Failure): string =>
  failure.stage === 'review' || failure.type === 'TIMEOUT' ? `${reason}: ${failure.reason}` : reason

export function haltIfMany(run: Run, task: TaskState): Run {
  const wave = waveOf(task)
  const failed = run.tasks.filter((other) => isStuck(other) && waveOf(other) === wave)
  if (failed.length < run.config.attempts.failedTasksPerWave) return run
  return {
    ...run,
    state: 'halted',
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map(taskWord).join(', ')}`,
  }
}

export function approve(run: Run, event: EventOf<'task_approved'>): Run {
  const task = taskOf(run, event.task)
  if (!task || !isApprovable(run, task)) {
    return anomaly(run, `${wordFor(run.tasks, event.task)} was approved without having passed`)
  }
  const { value, because, flags } = assurance(run, task)
  const approved = changeTask(run, task.id, (current) => ({
    ...without(current, 'retryFeedback', 'pausedFor'),
    status: 'approved',
    approvedCommit: event.commit,
    ...(event.head === undefined ? {} : { approvedHead: event.head }),
    approval: { seq: event.seq, hash: event.hash },
    lastStepAt: event.at,
    confidence: { value, because },
    ...(current.lastResult ? { lastResult: concluded(current.lastResult, value, flags) } : {}),
    flags: [...new Set([...current.flags, ...flags])],
  }))
  const head = event.head ?? event.commit
  return {
    ...approved,
    ...(event.known === undefined ? {} : { knownHead: event.known }),
    approvedHead: holdsBack(approved) ? run.approvedHead : head,
  }
}

/** The gate's result with what the reviewers added to it. */
function concluded(result: GateResult, confidence: number, flags: readonly string[]): GateResult {
  const isReviewed = result.checks.some((check) => check.stage === 'review')
  return {
    ...result,
    confidence,
    stage: isReviewed ? 'review' : result.stage,
    colour: flags.length > 0 ? 'ORANGE' : result.colour,
  }
}
