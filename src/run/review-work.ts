import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { isApprovable, specReviewOf } from './reviews.ts'

/** What only the engine can do next about reviews. */
export type ReviewWork =
  | { kind: 'fix'; task: TaskState; record: ReviewRecord }
  /** `givenUp` is the fix task whose work has to be taken back first. */
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
