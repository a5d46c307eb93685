import { REVIEWERS, type Reviewer, roleOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState, Wanted } from '../model/run.ts'
import { parallelGroup } from './groups.ts'
import { type SpecReview, specReview } from './spec-review.ts'

/** The tasks that seed 000 counts from 0. A fix task has no number of its own: it shares its original's. */
const countedTasks = (run: Run): TaskState[] => run.tasks.filter((task) => originalOf(run, task) === task)

/** The task itself, or the one that a fix task repairs; a fix of a fix leads to the first. */
function originalOf(run: Run, task: TaskState): TaskState {
  const seen = new Set<string>()
  let current = task
  while (current.fixOf !== undefined && !seen.has(current.id)) {
    seen.add(current.id)
    const repaired = run.tasks.find((other) => other.id === current.fixOf)
    if (!repaired) break
    current = repaired
  }
  return current
}

export function taskIndex(run: Run, task: TaskState): number {
  const original = originalOf(run, task)
  return countedTasks(run).findIndex((other) => other.id === original.id)
}

/** At the end of a phase, at every 5th task except the 0th, and at the last (S0-14..S0-16). */
function triggersReview(run: Run, index: number): boolean {
  const counted = countedTasks(run)
  const task = counted[index]
  if (!task) return false
  if (index === counted.length - 1) return true
  const { every } = run.config.review
  // "Every task" includes the first one; "every 5th" does not include the 0th.
  if (index % every === 0 && (index > 0 || every === 1)) return true
  const before = counted[index - 1]
  return before !== undefined && phaseOf(task) !== phaseOf(before)
}

/** The number in the task's id, else in its heading: `1.2` and `V1` under "Phase 1" are in the same phase. */
const phaseOf = ({ id, phase }: TaskState): string =>
  /^(\d+)\./.exec(id)?.[1] ?? /\bphase\s+(\d+)/i.exec(phase ?? '')?.[1] ?? phase ?? ''

/** How many reviewers of a role have to review a task. A checkpoint is decided by a person. */
export const reviewersNeeded = (run: Run, task: TaskState, role: Reviewer): number =>
  task.kind === 'checkpoint' ? 0 : roleOf(role).needed(task, run.config.review)

/** Fix tasks made from a review are covered by the next round of the review they came from. */
export function needsSpecReview(run: Run, task: TaskState): boolean {
  if (task.addedBy === 'review' || reviewersNeeded(run, task, 'spec-reviewer') === 0) return false
  return reviewBatch(run, task).some((member) => triggersReview(run, taskIndex(run, member)))
}

/** The tasks that ran in parallel with this one and are reviewed with it; usually only itself (S0-55..S0-57). */
export function reviewBatch(run: Run, task: TaskState): TaskState[] {
  if (!task.parallel) return [task]
  const tasks = countedTasks(run)
  for (let index = 0; index < tasks.length; ) {
    const group = parallelGroup({ ...run, tasks }, index)
    if (group.some((member) => member.id === task.id)) return group
    index += Math.max(1, group.length)
  }
  return [task]
}

/** The index of the next review, for the line that says that one was left out (S0-18). */
export function nextReviewIndex(run: Run, after: number): number | undefined {
  const index = countedTasks(run).findIndex((task, at) => at > after && needsSpecReview(run, task))
  return index < 0 ? undefined : index
}

/** The verdicts of a role on the current attempt; those on earlier attempts no longer count. */
export function recordsOf(task: TaskState, role?: Reviewer): ReviewRecord[] {
  const attempt = task.attempts.at(-1)
  if (!attempt) return []
  return task.reviews
    .filter((record) => role === undefined || record.role === role)
    .filter((record) =>
      record.attempt === undefined ? record.at >= attempt.startedAt : record.attempt === attempt.n,
    )
}

export interface Tally {
  yes: number
  of: number
  /** All votes are in. */
  complete: boolean
  /** Strictly more than half; a tie fails (S3-41). */
  majority: boolean
  /** The voters do not agree. A person is told, even if there is a majority. */
  split: boolean
  /** `2/3 verifiers agreed output is correct` (S3-43). */
  sentence: string
}

/** Counts the votes of a role on the current attempt. A vote that could not be read is not a yes. */
export function tally(run: Run, task: TaskState, role: Reviewer): Tally {
  const of = reviewersNeeded(run, task, role)
  const votes = new Map(
    recordsOf(task, role).map(({ iteration, verdict }) => [iteration, verdict.decision === 'approve']),
  )
  const yes = [...votes.values()].filter(Boolean).length
  return {
    yes,
    of,
    complete: votes.size >= of,
    majority: yes > of / 2,
    split: yes > 0 && yes < votes.size,
    sentence: `${yes}/${of} ${role}s agreed output is correct`,
  }
}

type ReviewRequest = Wanted & { role: Reviewer }

/** The reviews that a task that passed the automatic stages still needs before it is approved, in order. */
export const outstandingReviews = (run: Run, task: TaskState): ReviewRequest[] =>
  outstandingSteps(run, task).flat()

/** The reviews that can be dispatched now: one step at a time, because the first that fails ends the attempt (S3-21). */
export function nextReviews(run: Run, task: TaskState, now: Date): ReviewRequest[] {
  if (task.status !== 'reviewing') return []
  if (task.notBefore !== undefined && task.notBefore > now.toISOString()) return []
  const [step] = outstandingSteps(run, task)
  if (step?.[0]?.role !== 'spec-reviewer') return step ?? []
  return specReviewOf(run, task).kind === 'review' ? step : []
}

/** The state of the review loop of seed 000. */
export const specReviewOf = (run: Run, task: TaskState): SpecReview =>
  specReview(run, task, (other) => stepsBeforeSpec(run, other).length === 0)

/** Passed, reviewed, and no agent is at work on it: the engine may approve it. */
export function isApprovable(run: Run, task: TaskState): boolean {
  if (task.status !== 'verifying' && task.status !== 'reviewing') return false
  if (task.attempts.at(-1)?.passed === undefined) return false
  return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0
}

/** What only the engine can do next about reviews. */
export type ReviewWork =
  | { kind: 'fix'; task: TaskState; record: ReviewRecord }
  /** `takeBack`: the work of a fix task that was given up has to be reverted first. */
  | { kind: 'approve'; task: TaskState; takeBack: boolean }

export function reviewWork(run: Run): ReviewWork | undefined {
  for (const task of run.tasks) {
    if (task.status !== 'reviewing' && task.status !== 'verifying') continue
    const spec = specReviewOf(run, task)
    if (spec.kind === 'fix-needed' && task.status === 'reviewing')
      return { kind: 'fix', task, record: spec.record }
    if (isApprovable(run, task))
      return { kind: 'approve', task, takeBack: spec.kind === 'ended' && spec.how === 'given-up' }
  }
  return undefined
}

function outstandingSteps(run: Run, task: TaskState): ReviewRequest[][] {
  const spec = specReviewOf(run, task)
  const ended = spec.kind === 'ended' || spec.kind === 'not-needed'
  const iteration = spec.kind === 'review' ? spec.iteration : 1
  const covers = spec.kind === 'review' && spec.covers.length > 0 ? { covers: spec.covers } : {}
  return [
    ...stepsBeforeSpec(run, task),
    ...(ended ? [] : [[{ ...request(task, 'spec-reviewer', iteration), ...covers }]]),
  ]
}

const stepsBeforeSpec = (run: Run, task: TaskState): ReviewRequest[][] =>
  REVIEWERS.filter((role) => roleOf(role).flow !== 'rounds' && reviewersNeeded(run, task, role) > 0)
    .map((role) => missing(run, task, role).map((iteration) => request(task, role, iteration)))
    .filter((step) => step.length > 0)

/** The reviewers of a role that still have to be asked: a single one until it approves, or the voters that have not voted yet. */
function missing(run: Run, task: TaskState, role: Reviewer): number[] {
  const given = recordsOf(task, role)
  const approved = given.filter(({ verdict }) => verdict.decision === 'approve')
  if (roleOf(role).flow === 'one') return approved.length > 0 ? [] : [given.length + 1]
  const { of, complete, majority } = tally(run, task, role)
  if (complete && majority) return []
  // Without a majority the task has failed. If it comes back here, the voters who did not approve are asked again.
  const settled = new Set((complete ? approved : given).map(({ iteration }) => iteration))
  return Array.from({ length: of }, (_, index) => index + 1).filter((voter) => !settled.has(voter))
}

const request = (task: TaskState, role: Reviewer, iteration: number): ReviewRequest => ({
  task: task.id,
  role,
  attempt: task.attempts.at(-1)?.n ?? 1,
  iteration,
  isolated: false,
})
