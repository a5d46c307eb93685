import { failureWords, inWords, isRejection } from '../model/person-words.ts'
import type { Failure, Run, TaskState, TaskStatus } from '../model/run.ts'
import { waysOn, whatFailed } from './needs-you.ts'
import { byTime, clock, isoSeconds, shortCommit, taskName } from './run-view.ts'
import { oneLine, optionalLine } from './terminal.ts'
import type { Yaml } from './yaml.ts'

interface GateStep {
  status: string
  /** When this status was reached; absent for a step that did not begin. */
  at?: string | undefined
}

type Step = 1 | 2 | 3
const STEP_OF_STATUS: { [status in TaskStatus]?: Step } = {
  pending: 1,
  executing: 1,
  verifying: 2,
  reviewing: 3,
  approved: 3,
}
const STEP_OF_STAGE = { execution: 1, claim: 1, artifacts: 2, proof: 2, review: 3 } as const

/** States that seed 001 has no gate_status for. The list of tasks has the run's own words. */
const GATE_WORDS: { [status in TaskStatus]?: string } = { escalated: 'FAILED', forced: 'SKIPPED' }

/** The three steps of seed 001, each with its state. */
export function gateSteps(run: Run, task: TaskState) {
  const failure = standingFailure(task)
  const failed = (step: Step) => (failure && STEP_OF_STAGE[failure.stage] === step ? failure : undefined)
  const otherwise = task.attempts.at(-1)?.passed ? 3 : 1
  const step = STEP_OF_STATUS[task.status] ?? (failure ? STEP_OF_STAGE[failure.stage] : otherwise)
  const gateStatus = GATE_WORDS[task.status] ?? task.status.toUpperCase()
  // From a review the document goes to REJECTED, which is no gate_status.
  const word = failure && isRejection(failure) && gateStatus === 'FAILED' ? 'REJECTED' : gateStatus
  const about = { gateStatus, word, step }
  // A person decides a checkpoint. None of the three steps took place.
  const none: GateStep = { status: 'skipped' }
  if (task.decision) return { ...about, executor: none, verify: none, architect: none }
  return {
    ...about,
    executor: executorStep(run, task, failed(1)),
    verify: verifyStep(run, task, failed(2)),
    architect: architectStep(run, task, failed(3)),
  }
}

/** The last failure, if nothing came after it. A new attempt or a passing claim replaces it. */
function standingFailure(task: TaskState): Failure | undefined {
  const attempt = task.attempts.at(-1)
  const failure = attempt?.failures.at(-1)
  if (!failure || task.status === 'executing' || task.status === 'verifying') return undefined
  return attempt?.passed && failure.stage !== 'review' ? undefined : failure
}

function executorStep(run: Run, task: TaskState, failure: Failure | undefined): GateStep {
  const attempt = task.attempts.at(-1)
  if (!attempt) return { status: task.override ? 'skipped' : 'pending' }
  if (task.status === 'pending') return { status: 'pending' }
  if (task.status === 'executing')
    return { status: 'running', at: attempt.failures.at(-1)?.at ?? attempt.startedAt }
  if (failure) return { status: failure.type === 'BLOCKED' ? 'blocked' : 'failure', at: failure.at }
  if (attempt.claims === 0) return { status: UNCLAIMED[task.status] ?? 'pending', at: attempt.startedAt }
  return { status: 'success', at: claimedAt(run, task) }
}

/** An executor that handed in nothing. Only an executing task is shown as running. */
const UNCLAIMED: { [status in TaskStatus]?: string } = {
  failed: 'failure',
  escalated: 'failure',
  blocked: 'blocked',
  skipped: 'skipped',
  forced: 'skipped',
}

/** When the claim came in. While it is judged this is in the ticket, afterwards in the judgement. */
function claimedAt(run: Run, task: TaskState): string | undefined {
  const ticket = run.tickets.find((open) => open.task === task.id && open.role === 'spec-executor')
  return ticket?.judging?.at ?? task.lastResult?.startedAt ?? task.lastStepAt
}

function verifyStep(run: Run, task: TaskState, failure: Failure | undefined): GateStep {
  if (failure) return { status: 'failed', at: failure.at }
  if (task.attempts.at(-1)?.passed && task.status !== 'pending')
    return { status: 'passed', at: judgedAt(task) }
  if (task.override) return { status: 'skipped', at: task.override.at }
  return task.status === 'verifying' ? { status: 'running', at: claimedAt(run, task) } : { status: 'pending' }
}

function judgedAt({ lastResult, attempts }: TaskState): string | undefined {
  const end = new Date(Date.parse(lastResult?.startedAt ?? '') + (lastResult?.durationMs ?? 0))
  return Number.isNaN(end.getTime()) ? attempts.at(-1)?.endedAt : end.toISOString()
}

function architectStep(run: Run, task: TaskState, failure: Failure | undefined): GateStep {
  if (failure) return { status: isRejection(failure) ? 'rejected' : 'no verdict', at: failure.at }
  if (task.status === 'reviewing') {
    const ticket = run.tickets.find((open) => open.task === task.id && open.role !== 'spec-executor')
    return { status: 'reviewing', at: ticket?.redeemedAt ?? ticket?.issuedAt ?? task.lastStepAt }
  }
  // A verdict counts for the attempt it was given on.
  const began = task.attempts.at(-1)?.startedAt
  const review = task.reviews.findLast((record) => record.role === 'architect')
  const decision = began !== undefined && review && review.at >= began ? review.verdict.decision : undefined
  if (decision === 'approve') return { status: 'approved', at: review?.at }
  if (decision === 'reject') return { status: 'rejected', at: review?.at }
  return { status: task.status === 'approved' || task.override ? 'skipped' : 'pending' }
}

/** The last failures of the run, each with what happened next: from the record, never from a model's words. */
export function recentFailures(run: Run, most: number) {
  const all = run.tasks.flatMap((task) => eachOnce(failuresOf(task)).map((one) => ({ task, ...one })))
  const recent = byTime(all, ({ failure }) => failure.at).slice(-most)
  return recent.map((one) => ({ ...one, resolution: resolution(one.task, one.failure) }))
}

export const failuresOf = (task: TaskState): Failure[] => task.attempts.flatMap((attempt) => attempt.failures)

/** Why the person is asked, unless the failure says it already. */
function waitsFor({ pausedFor }: TaskState, { reason }: Failure): string {
  const why = pausedFor?.reason ?? 'no reason recorded'
  return why.includes(reason) ? 'waits for you' : `waits for you: ${inWords(oneLine(why))}`
}

function resolution(task: TaskState, failure: Failure): string {
  switch (task.status) {
    case 'approved': {
      const passed = task.attempts.at(-1)
      const how =
        passed && passed.n > failure.attempt ? `attempt ${passed.n}` : 'a later claim of the same attempt'
      return `${how} passed at ${shortCommit(task.approvedCommit ?? passed?.passed?.commit ?? '')}`
    }
    case 'skipped':
    case 'forced':
      return `${task.status} by ${oneLine(task.override?.who ?? 'unknown')}: ${oneLine(task.override?.reason ?? '')}`
    case 'escalated':
    case 'blocked':
      return waitsFor(task, failure)
    case 'failed':
      return task.notBefore === undefined
        ? 'to be tried again'
        : `to be tried again after ${clock(task.notBefore)}`
    case 'pending':
      return 'to be tried again, on a person’s word'
    default:
      return `attempt ${task.attempts.length} is ${task.status}`
  }
}

/** The entry of seed 001 for work that no gate has proved: who, when, why, and that nothing is committed for it. */
export function overrideEntry(task: TaskState): { [key: string]: Yaml } | undefined {
  const { override } = task
  if (!override) return undefined
  const { kind, who, at, reason, doubts, session, prompt } = override
  return {
    name: taskName(task),
    status: kind === 'skipped' ? 'complete (unverified)' : 'complete (forced)',
    [kind === 'skipped' ? 'skip_reason' : 'force_reason']: oneLine(reason),
    [`${kind}_by`]: oneLine(who),
    [`${kind}_at`]: isoSeconds(at),
    in_doubt: optionalLine(doubts?.join('; ')),
    ...(kind === 'forced' ? { session: oneLine(session), prompt: oneLine(prompt) } : {}),
    requires_manual_commit: override.adopted === undefined,
    adopted_by: optionalLine(override.adopted?.who),
  }
}

/** Why a task is stuck, for the person who has to decide: its failures, each once, and what the last was found by. */
export function failureStory(task: TaskState): string {
  const failures = eachOnce(failuresOf(task)).map(
    ({ failure, times }) =>
      `  attempt ${failure.attempt}${times > 1 ? `, ${times} times` : ''}: ${failureWords(failure.type, failure.stage)}: ${oneLine(failure.reason)}`,
  )
  const evidence = whatFailed(task).map((line) => `  ${line}`)
  return [
    `${taskName(task)} is ${task.status}: ${inWords(oneLine(task.pausedFor?.reason ?? 'no reason recorded'))}`,
    ...failures,
    ...(evidence.length > 0 ? ['the last one:', ...evidence] : []),
    `more: /ultraplan:log ${oneLine(task.id)}`,
    ...waysOn(task),
  ].join('\n')
}

/** What the reducer adds to the reason of a claim that was handed in again unchanged. */
const SAME_CLAIM = / \(the same claim twice, with nothing changed\)$/

/** A claim that is sent back may fail in the same way again: one entry, with how often. */
export function eachOnce(failures: readonly Failure[]): { failure: Failure; times: number }[] {
  const found = new Map<string, { failure: Failure; times: number }>()
  for (const failure of failures) {
    const key = JSON.stringify([failure.attempt, failure.type, failure.reason.replace(SAME_CLAIM, '')])
    const times = (found.get(key)?.times ?? 0) + 1
    found.delete(key)
    found.set(key, { failure, times })
  }
  return [...found.values()]
}
