import type { Failure, Run, TaskState, TaskStatus } from '../model/run.ts'
import { shortCommit, taskName } from './names.ts'
import { oneLine } from './terminal.ts'
import { isoSeconds } from './time.ts'
import type { Yaml } from './yaml.ts'

interface GateStep<Word extends string> {
  status: Word
  /** When this status was reached; absent for a step that did not begin. */
  at?: string
}

export interface GateSteps {
  gateStatus: Uppercase<TaskStatus>
  step: 1 | 2 | 3
  executor: GateStep<'pending' | 'running' | 'success' | 'failure' | 'blocked' | 'skipped'>
  verify: GateStep<'pending' | 'running' | 'passed' | 'failed' | 'skipped'>
  architect: GateStep<'pending' | 'reviewing' | 'approved' | 'rejected' | 'skipped'>
}

/** Which of the three steps of seed 001 a failure belongs to. */
const STEP_OF_STAGE: Record<Failure['stage'], 1 | 2 | 3> = {
  execution: 1,
  claim: 1,
  artifacts: 2,
  proof: 2,
  review: 3,
}

const stamped = <Word extends string>(status: Word, at: string | undefined): GateStep<Word> =>
  at === undefined ? { status } : { status, at }

/** The last failure, as long as nothing came after it: a new attempt or a passing claim makes it history. */
function standingFailure(task: TaskState): Failure | undefined {
  const attempt = task.attempts.at(-1)
  const failure = attempt?.failures.at(-1)
  if (!failure || task.status === 'executing' || task.status === 'verifying') return undefined
  return attempt?.passed && failure.stage !== 'review' ? undefined : failure
}

export function gateSteps(run: Run, task: TaskState): GateSteps {
  const gateStatus = task.status.toUpperCase() as Uppercase<TaskStatus>
  const failure = standingFailure(task)
  const executor = executorStep(run, task, failure)
  const verify = verifyStep(run, task, failure)
  const architect = architectStep(run, task, failure)
  return { gateStatus, step: stepOf(task, failure), executor, verify, architect }
}

function stepOf(task: TaskState, failure: Failure | undefined): 1 | 2 | 3 {
  switch (task.status) {
    case 'pending':
    case 'executing':
      return 1
    case 'verifying':
      return 2
    case 'reviewing':
    case 'approved':
      return 3
    default:
      if (failure) return STEP_OF_STAGE[failure.stage]
      return task.attempts.at(-1)?.passed ? 3 : 1
  }
}

function executorStep(run: Run, task: TaskState, failure: Failure | undefined): GateSteps['executor'] {
  const attempt = task.attempts.at(-1)
  // A checkpoint is decided by a person; none of the three steps took place.
  if (task.decision) return { status: 'skipped' }
  if (!attempt) return { status: task.override ? 'skipped' : 'pending' }
  if (task.status === 'pending') return { status: 'pending' }
  if (task.status === 'executing') return stamped('running', attempt.failures.at(-1)?.at ?? attempt.startedAt)
  if (failure && STEP_OF_STAGE[failure.stage] === 1)
    return stamped(failure.type === 'BLOCKED' ? 'blocked' : 'failure', failure.at)
  if (attempt.claims === 0) return stamped(task.override ? 'skipped' : 'running', attempt.startedAt)
  return stamped('success', claimedAt(run, task))
}

/** When the claim came in: while it is judged the ticket knows, afterwards the judgement does. */
function claimedAt(run: Run, task: TaskState): string | undefined {
  const ticket = run.tickets.find((open) => open.task === task.id && open.role === 'spec-executor')
  return ticket?.judging?.at ?? task.lastResult?.startedAt ?? task.lastStepAt
}

function verifyStep(run: Run, task: TaskState, failure: Failure | undefined): GateSteps['verify'] {
  const attempt = task.attempts.at(-1)
  if (task.decision) return { status: 'skipped' }
  if (failure && STEP_OF_STAGE[failure.stage] === 2) return stamped('failed', failure.at)
  if (attempt?.passed && task.status !== 'pending') return stamped('passed', judgedAt(task))
  if (task.override) return stamped('skipped', task.override.at)
  return task.status === 'verifying' ? stamped('running', claimedAt(run, task)) : { status: 'pending' }
}

function judgedAt(task: TaskState): string | undefined {
  const result = task.lastResult
  const end = result && Date.parse(result.startedAt) + result.durationMs
  if (end === undefined || Number.isNaN(end)) return task.attempts.at(-1)?.endedAt
  return Number.isNaN(new Date(end).getTime()) ? task.attempts.at(-1)?.endedAt : new Date(end).toISOString()
}

function architectStep(run: Run, task: TaskState, failure: Failure | undefined): GateSteps['architect'] {
  if (task.decision) return { status: 'skipped' }
  const attempt = task.attempts.at(-1)
  const review = task.reviews.findLast((record) => record.role === 'architect')
  if (failure && STEP_OF_STAGE[failure.stage] === 3) return stamped('rejected', failure.at)
  if (task.status === 'reviewing') {
    const ticket = run.tickets.find((open) => open.task === task.id && open.role !== 'spec-executor')
    return stamped('reviewing', ticket?.redeemedAt ?? ticket?.issuedAt ?? task.lastStepAt)
  }
  // A verdict counts for the attempt it was given on.
  const current = review && attempt && review.at >= attempt.startedAt ? review : undefined
  if (current?.verdict.decision === 'approve') return stamped('approved', current.at)
  if (current?.verdict.decision === 'reject') return stamped('rejected', current.at)
  return { status: task.status === 'approved' || task.override ? 'skipped' : 'pending' }
}

export interface FailureEntry {
  task: TaskState
  failure: Failure
  recovered: boolean
  /** What became of it, from the record and never from a model's account. */
  resolution: string
}

export function recentFailures(run: Run, most: number): FailureEntry[] {
  const all = run.tasks.flatMap((task) => failuresOf(task).map((failure) => ({ task, failure })))
  // Stable, so that two failures of one moment keep the order of the plan.
  all.sort((a, b) => (a.failure.at < b.failure.at ? -1 : a.failure.at > b.failure.at ? 1 : 0))
  return all.slice(-most).map(({ task, failure }) => ({
    task,
    failure,
    recovered: task.status === 'approved',
    resolution: resolution(task, failure),
  }))
}

export const failuresOf = (task: TaskState): Failure[] => task.attempts.flatMap((attempt) => attempt.failures)

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
      return `waits for a person: ${oneLine(task.pausedFor?.reason ?? 'no reason recorded')}`
    case 'failed':
      return task.notBefore === undefined ? 'to be tried again' : `to be tried again after ${task.notBefore}`
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
  const name = taskName(task)
  const by = oneLine(override.who)
  const at = isoSeconds(override.at)
  const reason = oneLine(override.reason)
  const doubts = override.doubts ? { in_doubt: oneLine(override.doubts.join('; ')) } : {}
  return override.kind === 'skipped'
    ? {
        name,
        status: 'complete (unverified)',
        skip_reason: reason,
        skipped_by: by,
        skipped_at: at,
        ...doubts,
        requires_manual_commit: true,
      }
    : {
        name,
        status: 'complete (forced)',
        force_reason: reason,
        forced_by: by,
        forced_at: at,
        ...doubts,
        session: oneLine(override.session),
        prompt: oneLine(override.prompt),
        requires_manual_commit: true,
      }
}
