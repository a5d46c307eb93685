import type { Run, TaskState } from '../model/run.ts'
import { parallelGroup } from './groups.ts'
import { countedTasks, taskIndex, triggersReview } from './review-index.ts'

/** A stated tier decides review (TRIVIAL none, SIMPLE only where configured); a task that states none gets all of it. */
function isReviewed(run: Run, task: TaskState): boolean {
  if (task.kind === 'checkpoint') return false
  if (task.tier === 'TRIVIAL') return false
  return task.tier !== 'SIMPLE' || run.config.review.simple
}

export function needsArchitect(run: Run, task: TaskState): boolean {
  if (!isReviewed(run, task)) return false
  return task.tier !== undefined || run.config.review.architect
}

/** 0, 1, or the number of votes: the verification tier of seed 003, per task or for the run. */
export function verifiersNeeded(run: Run, task: TaskState): number {
  const { tier, tier2, tier3, votes } = run.config.review
  const asked = task.verification ?? tier
  if (task.kind === 'checkpoint' || asked < 2 || !tier2) return 0
  return asked === 3 && tier3 ? votes : 1
}

export const needsSecurityReview = (task: TaskState): boolean =>
  task.securityReview && task.kind !== 'checkpoint'

/** Fix tasks made from a review are covered by the next round of the review they came from. */
export function needsSpecReview(run: Run, task: TaskState): boolean {
  if (!run.config.review.spec || task.addedBy === 'review' || !isReviewed(run, task)) return false
  return reviewBatch(run, task).some((member) => triggersReview(run, taskIndex(run, member)))
}

/** The tasks that ran side by side with this one and are reviewed with it; mostly it alone (S0-55..S0-57). */
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

/** The index at which the next review comes, for the line that says one was left out (S0-18). */
export function nextReviewIndex(run: Run, after: number): number | undefined {
  const counted = countedTasks(run)
  const index = counted.findIndex((task, at) => at > after && needsSpecReview(run, task))
  return index < 0 ? undefined : index
}
