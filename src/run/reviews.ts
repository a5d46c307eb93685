import type { Role } from '../model/roles.ts'
import type { Run, TaskState } from '../model/run.ts'
import { needsArchitect, needsSecurityReview, verifiersNeeded } from './review-need.ts'
import { recordsOf } from './review-records.ts'
import { type SpecReview, specReview } from './spec-review.ts'
import { tally } from './votes.ts'

interface ReviewRequest {
  task: string
  role: Exclude<Role, 'spec-executor'>
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

/** Passed, reviewed, and nobody at work on it: the engine may approve it. */
export function isApprovable(run: Run, task: TaskState): boolean {
  if (task.status !== 'verifying' && task.status !== 'reviewing') return false
  if (task.attempts.at(-1)?.passed === undefined) return false
  return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0
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

function stepsBeforeSpec(run: Run, task: TaskState): ReviewRequest[][] {
  const single = (role: ReviewRequest['role'], needed: boolean): ReviewRequest[] => {
    const given = recordsOf(task).filter((record) => record.role === role)
    if (!needed || given.some(({ verdict }) => verdict.decision === 'approve')) return []
    return [request(task, role, given.length + 1)]
  }
  return [
    single('architect', needsArchitect(run, task)),
    verifierStep(run, task),
    single('security-reviewer', needsSecurityReview(task)),
  ].filter((step) => step.length > 0)
}

function verifierStep(run: Run, task: TaskState): ReviewRequest[] {
  const wanted = verifiersNeeded(run, task)
  const given = recordsOf(task).filter(({ role }) => role === 'verifier')
  const votes = tally(given, wanted)
  if (wanted === 0 || (votes.complete && votes.majority)) return []
  const voters = Array.from({ length: wanted }, (_, index) => index + 1)
  const approved = new Set(
    given.filter(({ verdict }) => verdict.decision === 'approve').map(({ iteration }) => iteration),
  )
  const heard = new Set(given.map(({ iteration }) => iteration))
  // Without a majority the task has failed; should it come back here, those who did not agree are asked again.
  return voters
    .filter((voter) => (votes.complete ? !approved.has(voter) : !heard.has(voter)))
    .map((voter) => request(task, 'verifier', voter))
}

const request = (task: TaskState, role: ReviewRequest['role'], iteration: number): ReviewRequest => ({
  task: task.id,
  role,
  attempt: task.attempts.at(-1)?.n ?? 1,
  iteration,
  isolated: false,
})
