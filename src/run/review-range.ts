import type { Run, TaskState } from '../model/run.ts'
import { originalOf } from './review-index.ts'
import { fixTasksOf } from './spec-review.ts'

/**
 * What a reviewer looks at: from the commit on which the task began (earlier attempts included, as long as no other
 * task came in between) to the newest of `commits`. Of an isolated executor that is its merge alone.
 */
export function reviewRange(run: Run, tasks: readonly TaskState[]): { base: string; commits: string[] } {
  const [first] = tasks
  const present = first?.attempts.at(-1)
  const commits = tasks.flatMap((task) => reviewedCommit(run, task) ?? [])
  if (!first || !present?.passed || commits.length === 0) throw new Error('there is nothing to review')
  if (present.isolated && tasks.length === 1) return { base: `${present.passed.commit}^1`, commits }
  const others = run.tasks.filter((other) => !tasks.some((task) => originalOf(run, other).id === task.id))
  const lastOther = others
    .flatMap((other) => other.attempts.map(({ startedAt }) => startedAt))
    .filter((startedAt) => startedAt < present.startedAt)
    .toSorted()
    .at(-1)
  const begun = first.attempts.find(({ startedAt }) => startedAt > (lastOther ?? '')) ?? present
  return { base: begun.base, commits }
}

/** The newest commit of the task that the gate has judged: its own, or that of its last approved fix. */
export function reviewedCommit(run: Run, task: TaskState): string | undefined {
  const fixed = fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== undefined)
  return fixed?.approvedCommit ?? task.attempts.at(-1)?.passed?.commit
}
