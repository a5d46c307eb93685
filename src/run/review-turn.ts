import type { Run, TaskState, Ticket } from '../model/run.ts'
import {
  needsArchitect,
  needsSecurityReview,
  needsSpecReview,
  reviewBatch,
  verifiersNeeded,
} from './review-need.ts'
import { nextReviews, outstandingReviews, type ReviewRequest } from './reviews.ts'

export type Reviewer = ReviewRequest['role']

/** The reviewers that a task gets when its work holds, in their order. A batch is reviewed when all of it is in. */
export function reviewersAlong(run: Run, task: TaskState): Reviewer[] {
  if (run.solo) return []
  const roles = (role: Reviewer, count: number): Reviewer[] => Array(count).fill(role)
  return [
    ...roles('architect', Number(needsArchitect(run, task))),
    ...roles('verifier', verifiersNeeded(run, task)),
    ...roles('security-reviewer', Number(needsSecurityReview(task))),
    ...roles('spec-reviewer', Number(needsSpecReview(run, task) && reviewBatch(run, task).length === 1)),
  ]
}

/** Whether a reviewer may be called with this ticket: it is that of an executor whom it was to be called along with. */
export function mayCallAlong(run: Run, executor: Ticket['id'], role: string): role is Reviewer {
  const ticket = run.tickets.find(({ id, isolated }) => id === executor && !isolated)
  const task = run.tasks.find(({ id }) => id === ticket?.task)
  return (
    run.state === 'running' &&
    ticket?.role === 'spec-executor' &&
    task !== undefined &&
    reviewersAlong(run, task).some((reviewer) => reviewer === role)
  )
}

/** Whether a reviewer that was called together with an executor may begin. */
export type ReviewTurn =
  | { kind: 'now'; review: ReviewRequest }
  /** Those whose tickets were used have to end before it. */
  | { kind: 'later'; before: Ticket[] }
  | { kind: 'never' }

export function reviewTurn(run: Run, executor: Ticket['id'], role: Reviewer, now: Date): ReviewTurn {
  const task = run.tasks.find(({ attempts }) => attempts.at(-1)?.ticket === executor)
  if (run.state !== 'running' || !task) return { kind: 'never' }
  const open = run.tickets.filter((ticket) => ticket.task === task.id)
  const later: ReviewTurn = {
    kind: 'later',
    before: open.filter(({ redeemedAt }) => redeemedAt !== undefined),
  }
  if (open.some(({ id }) => id === executor)) return later
  if (task.status !== 'reviewing') return { kind: 'never' }
  // One that was offered is another call's.
  const isFree = (review: ReviewRequest) =>
    review.role === role &&
    !open.some((ticket) => ticket.role === role && ticket.iteration === review.iteration)
  const review = nextReviews(run, task, now).find(isFree)
  if (review) return { kind: 'now', review }
  return outstandingReviews(run, task).some(isFree) ? later : { kind: 'never' }
}

/** The reviewers that are at work on the task which an agent has just handed in, by the call of that agent. */
export function reviewersAtWork(
  run: Run,
  toolUseId: string,
): { task: string; roles: Reviewer[]; calls: string[] } | undefined {
  const task = run.tasks.find(({ attempts, reviews }) =>
    [...attempts, ...reviews].some((call) => call.toolUseId === toolUseId),
  )
  if (task?.status !== 'reviewing') return undefined
  // One that the client did not start tells nobody when it ends.
  const open = run.tickets.filter((ticket) => ticket.task === task.id && ticket.agentId !== undefined)
  if (open.some((ticket) => ticket.toolUseId === toolUseId)) return undefined
  const roles = open.flatMap(({ role }) => (role === 'spec-executor' ? [] : [role]))
  const calls = open.flatMap((ticket) => ticket.toolUseId ?? [])
  return roles.length > 0 ? { task: task.id, roles, calls } : undefined
}
