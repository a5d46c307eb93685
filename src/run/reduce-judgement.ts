import type { Event, EventOf } from '../model/event.ts'
import type { GateResult } from '../model/gate.ts'
import type { Attempt, Failure, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import {
  addFailure,
  anomaly,
  askPerson,
  changeAttempt,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  flag,
  given,
  later,
  leftAt,
  notice,
  setTask,
  taskOf,
  ticketOf,
  touch,
  withFlags,
  without,
} from './change.ts'
import { canFinish, isDone, isStuck } from './groups.ts'
import { attemptsUsed, type Follow, policy } from './policy.ts'
import { assurance, isApprovable, outstandingReviews } from './reviews.ts'
import { configFor, inTime, isExecutor, ownMs } from './time-limit.ts'
import { foundAmong, holdsBack } from './unproved-work.ts'

export function judged(run: Run, event: EventOf<'gate_judged'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket?.judging || !isExecutor(ticket) || ticket.task !== event.result.task)
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`)
  // A person overrode the task first: the override stays, and so does its mark.
  if (taskOf(run, ticket.task)?.override) return closeTicket(endedUnseen(run, ticket, event.at), ticket.id)
  const { claim } = ticket.judging
  const known = foundAmong(run, event, event.ticket, event.result.others)
  return event.result.outcome === 'PASSED'
    ? pass(known, ticket, claim, event)
    : refuse(known, ticket, claim, event)
}

type Claim = NonNullable<Ticket['judging']>['claim']

function pass(run: Run, ticket: Ticket, claim: Claim, { at, result }: EventOf<'gate_judged'>): Run {
  const closed = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      passed: { claim, ...given(result, 'commit', 'base', 'colour', 'confidence') },
      endedAt: at,
      ...spent(ticket, at),
    })),
    lastResult: result,
    lastStepAt: at,
  }))
  const known = ticket.isolated ? closed : { ...closed, knownHead: result.commit }
  const timed = ticket.overran ? flag(known, ticket.task, 'over time') : known
  return changeTask(timed, ticket.task, (task) => ({
    ...task,
    status: outstandingReviews(closed, task).length > 0 ? 'reviewing' : 'verifying',
  }))
}

function refuse(run: Run, ticket: Ticket, claim: Claim, event: EventOf<'gate_judged'>): Run {
  const { result, at, feedback } = event
  const blocking = result.findings.find((finding) => finding.severity === 'block')
  const own = result.outcome === 'BLOCKED' ? 'BLOCKED' : (result.failure ?? 'VERIFY_FAILURE')
  const again = isSameAgain(taskOf(run, ticket.task), claim.sha256, result)
  const why = `${blocking?.message ?? result.outcome}${again ? ' (the same claim twice, with nothing changed)' : ''}`
  const failure: Failure = {
    // Work that was handed in late and does not pass counts as a timeout. Late work that passes is good work.
    type: ticket.overran ? 'TIMEOUT' : own,
    stage: result.stage,
    reason: inTime(ticket, why),
    at,
    attempt: ticket.attempt,
  }
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      refused: claim.sha256,
      ...(result.commit === '' ? {} : { head: result.commit }),
    })),
    ...(feedback ? { retryFeedback: feedback } : {}),
    ...(result.stage === 'proof' && result.commit !== '' ? { failedProof: result.commit } : {}),
    lastResult: result,
  }))
  const gateMs = (ticket.gateMs ?? 0) + result.durationMs
  const judgedAgain = changeTicket(remembered, ticket.id, { gateMs }, 'judging')
  const after =
    failure.type === 'BLOCKED' && result.blockedBy !== undefined
      ? waitFor(judgedAgain, ticket, event, failure, result.blockedBy)
      : fail(judgedAgain, ticket, failure, event.cold !== true && !again)
  return leftAt(after, ticket, result.commit)
}

/**
 * A task that another one blocks is queued again after that one (S1-63..S1-65). A person is asked if the other one is
 * approved already, waits for this one, or waits for a person itself.
 */
function waitFor(run: Run, ticket: Ticket, event: Event, failure: Failure, id: string): Run {
  const [task, blocker] = [taskOf(run, ticket.task), taskOf(run, id)]
  if (!task || !blocker || blocker === task) return fail(run, ticket, failure, false)
  const dependsOn = withFlags(task.dependsOn, id)
  const queued = setTask(run, task.id, { dependsOn })
  const [own, other] = [taskWord(task), taskWord(blocker)]
  const why = isDone(blocker)
    ? overAndDone(blocker)
    : canFinish(queued)
      ? undefined
      : `${other} waits for ${own}: a circle`
  if (why !== undefined || isStuck(blocker)) {
    const reason = `it reports that ${other} blocks it, but ${why ?? `${other} is ${blocker.status}`}: ${failure.reason}`
    return fail(run, ticket, { ...failure, reason }, false)
  }
  const ended = closeTicket(
    addFailure(queued, task.id, failure, { ...spent(ticket, failure.at), endedAt: failure.at }),
    ticket.id,
  )
  const again = { status: 'pending' as const, forgiven: task.attempts.length, lastStepAt: failure.at }
  return notice(setTask(ended, task.id, again), event, `${own} is blocked by ${other}, which runs first`)
}

function overAndDone(task: TaskState): string {
  const commit = task.approvedCommit ? ` (${task.approvedCommit.slice(0, 10)})` : ''
  return `${taskWord(task)} is ${task.doneBefore ? 'done before the run' : task.status}${commit}`
}

/** The same words about the same commit with the same findings: the executor was told what to fix and changed nothing. */
function isSameAgain(task: TaskState | undefined, words: string, result: GateResult): boolean {
  const before = task?.lastResult
  if (!before || task.attempts.at(-1)?.refused !== words || before.commit !== result.commit) return false
  const said = ({ findings }: GateResult) => JSON.stringify(findings.map(({ id, message }) => [id, message]))
  return said(before) === said(result)
}

/** Time that the gate used does not count against the executor. */
const spent = (ticket: Ticket, at: string): Pick<Attempt, 'spentMs'> =>
  isExecutor(ticket) ? { spentMs: ownMs(ticket, ticket.judging?.at ?? at) } : {}

/** Records the failure, asks the policy what follows, and halts the run when its wave has too many failures. */
export function fail(run: Run, ticket: Ticket, failure: Failure, agentAlive: boolean): Run {
  const counted = addFailure(run, ticket.task, failure, spent(ticket, failure.at))
  const failed = touch(counted, ticket.task, failure.at)
  const task = taskOf(failed, ticket.task)
  if (!task) return failed
  const follow = policy(task, failure.type, configFor(run, task), agentAlive)
  if (follow.kind === 'warm')
    return setTask(changeTicket(failed, ticket.id, { goesOnAt: failure.at }), task.id, {
      status: 'executing',
    })
  const closed = changeTask(closeTicket(failed, ticket.id), task.id, (current) =>
    changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at })),
  )
  if (isGivenUp(task, follow))
    return flag(setTask(closed, task.id, { status: 'failed', givenUp: true }), task.id, 'given-up')
  switch (follow.kind) {
    case 'cold':
      return setTask(closed, task.id, {
        status: 'failed',
        ...(follow.waitSeconds ? { notBefore: later(failure.at, follow.waitSeconds) } : {}),
      })
    case 'pause': {
      const reason = pauseReason(follow.reason, failure)
      return askPerson(closed, task.id, { reason, options: follow.options })
    }
    case 'block': {
      const reason = `${follow.reason}: ${failure.reason}`
      return askPerson(closed, task.id, { reason, options: ['retry', 'skip', 'investigate'] }, 'blocked')
    }
  }
}

const ATTEMPTS_OF_A_FIX = 2

/** A fix task is retried once. If it fails again, the original implementation stays and the run continues (S0-58). */
function isGivenUp(task: TaskState, follow: Follow): boolean {
  if (task.addedBy !== 'review') return false
  return follow.kind !== 'cold' || attemptsUsed(task) >= ATTEMPTS_OF_A_FIX
}

/** A person who is asked about a rejection sees the feedback (seed 001), and about a timeout which limit it was. */
const pauseReason = (reason: string, failure: Failure): string =>
  failure.stage === 'review' || failure.type === 'TIMEOUT' ? `${reason}: ${failure.reason}` : reason

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
    flags: withFlags(current.flags, ...flags),
  }))
  const head = event.head ?? event.commit
  return {
    ...approved,
    ...(event.known === undefined ? {} : { knownHead: event.known }),
    approvedHead: holdsBack(approved, head) ? run.approvedHead : head,
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

export function baselineRan(run: Run, event: EventOf<'baseline_ran'>): Run {
  // The excerpts are in the journal and left out here, because every hook reads the state.
  const baseline = event.commands.map((command) => ({ ...command, excerpt: '' }))
  const known = setTask(run, event.task, { baseline })
  if (baseline.length === 0 || baseline.some(({ exitCode }) => exitCode !== 0)) return known
  const marked = flag(known, event.task, 'baseline-green')
  return event.expected
    ? marked
    : notice(marked, event, greenBefore(taskOf(run, event.task) ?? { id: event.task }))
}

/** What a person is told about a verify that proves little. */
export const greenBefore = (task: { id: string; name?: string | undefined }): string =>
  `${taskWord(task)}: its verify passes before any work was done, so it proves little; better a command that fails until the work is done`
