import { REVIEWERS, type Reviewer, roleOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { recordsOf, reviewersNeeded, tally } from './review-need.ts'
import { type SpecReview, specReview } from './spec-review.ts'

interface ReviewRequest {
  task: string
  role: Reviewer
  attempt: number
  iteration: number
  isolated: false
  covers?: string[]
}

/** The reviews that a task which passed the automatic stages still has to get before it is approved, in their order. */
export function outstandingReviews(run: Run, task: TaskState): ReviewRequest[] {
  return outstandingSteps(run, task).flat()
}

/** Those that can be dispatched now: one step at a time, because the first that fails ends the attempt (S3-21). */
export function nextReviews(run: Run, task: TaskState, now: Date): ReviewRequest[] {
  if (task.status !== 'reviewing') return []
  if (task.notBefore !== undefined && task.notBefore > now.toISOString()) return []
  const [step] = outstandingSteps(run, task)
  if (step?.[0]?.role !== 'spec-reviewer') return step ?? []
  return specReviewOf(run, task).kind === 'review' ? step : []
}

/** Where the review loop of seed 000 stands. */
export const specReviewOf = (run: Run, task: TaskState): SpecReview =>
  specReview(run, task, (other) => stepsBeforeSpec(run, other).length === 0)

/** Passed, reviewed, and no agent at work on it: the engine may approve it. */
export function isApprovable(run: Run, task: TaskState): boolean {
  if (task.status !== 'verifying' && task.status !== 'reviewing') return false
  if (task.attempts.at(-1)?.passed === undefined) return false
  return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0
}

/** What only the engine can do next about reviews. */
export type ReviewWork =
  | { kind: 'fix'; task: TaskState; record: ReviewRecord }
  /** `takeBack`: the work of a fix task that was given up has to be taken back first. */
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

/** The reviewers of a role that are still to be asked: a single one until it approves, or the voters not heard yet. */
function missing(run: Run, task: TaskState, role: Reviewer): number[] {
  const given = recordsOf(task, role)
  const approved = given.filter(({ verdict }) => verdict.decision === 'approve')
  if (roleOf(role).flow === 'one') return approved.length > 0 ? [] : [given.length + 1]
  const { of, complete, majority } = tally(run, task, role)
  if (complete && majority) return []
  // Without a majority the task has failed; should it come back here, those who did not agree are asked again.
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
