import { headCommit } from '../io/git.ts'
import { changedPaths } from '../io/git-diff.ts'
import { restorePaths } from '../io/git-restore.ts'
import type { Run, TaskState } from '../model/run.ts'
import { fixTasksOf } from '../run/spec-review.ts'
import { progressFile } from './review-change.ts'

/**
 * A fix that failed twice leaves nothing behind: the original implementation stays (S0-58). What the fix committed is
 * still in the history.
 */
export function takeBackFix(run: Run, task: TaskState): void {
  const fix = fixTasksOf(run, task).at(-1)
  const base = fix?.attempts[0]?.base
  const head = headCommit(run.root)
  if (!fix || base === undefined || head === undefined) return
  const log = progressFile(run)
  const paths = changedPaths(run.root, base, head).filter((path) => path !== log)
  if (paths.length === 0) return
  restorePaths(
    run.root,
    base,
    paths,
    `revert(${run.spec}): keep the original implementation of task ${task.id}\n\nThe fix task ${fix.id} failed twice.\n`,
  )
}
