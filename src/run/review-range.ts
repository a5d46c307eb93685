import type { Run, TaskState } from '../model/run.ts'
import { originalOf } from './review-index.ts'
import { fixTasksOf } from './spec-review.ts'

/**
 * What a reviewer looks at: from the commit on which the task began (earlier attempts included, as long as no other
 * task came in between) to the one that was judged, or to that of the last fix.
 */
export function reviewRange(run: Run, task: TaskState): { base: string; commit: string } {
  const present = task.attempts.at(-1)
  const passed = present?.passed
  if (!present || !passed) throw new Error(`task ${task.id} has not passed, there is nothing to review`)
  const others = run.tasks.filter((other) => originalOf(run, other).id !== task.id && other.id !== task.id)
  const lastOther = others
    .flatMap((other) => other.attempts.map(({ startedAt }) => startedAt))
    .filter((startedAt) => startedAt < present.startedAt)
    .toSorted()
    .at(-1)
  const first = task.attempts.find(({ startedAt }) => startedAt > (lastOther ?? '')) ?? present
  return { base: first.base, commit: reviewedCommit(run, task) ?? passed.commit }
}

/** The newest commit of the task that the gate has judged: its own, or that of its last approved fix. */
export function reviewedCommit(run: Run, task: TaskState): string | undefined {
  const fixed = fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== undefined)
  return fixed?.approvedCommit ?? task.attempts.at(-1)?.passed?.commit
}
