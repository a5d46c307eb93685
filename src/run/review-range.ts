import type { Run, TaskState } from '../model/run.ts'
import { fixTasksOf } from './spec-review.ts'

export interface ReviewRange {
  /** Where the gate says that the work began, over all attempts. */
  base: string
  /** What was judged; the newest of them is what the reviewer sees. */
  commits: string[]
  /** What the task and its fixes changed: others may have committed in between. */
  files: string[]
}

/** What a reviewer looks at: one task, or those of a parallel batch, each with its fixes. */
export function reviewRange(run: Run, tasks: readonly TaskState[]): ReviewRange {
  const base = tasks[0]?.attempts.at(-1)?.passed?.base
  const commits = tasks.flatMap((task) => reviewedCommit(run, task) ?? [])
  if (base === undefined || commits.length === 0) throw new Error('there is nothing to review')
  const results = tasks.flatMap((task) => [task, ...fixTasksOf(run, task).filter((fix) => !fix.givenUp)])
  const files = results.flatMap((task) => task.lastResult?.filesChanged ?? [])
  return { base, commits, files: [...new Set(files)] }
}

/** The newest commit of the task that the gate has judged: its own, or that of its last approved fix. */
export function reviewedCommit(run: Run, task: TaskState): string | undefined {
  const fixed = fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== undefined)
  return fixed?.approvedCommit ?? task.attempts.at(-1)?.passed?.commit
}
