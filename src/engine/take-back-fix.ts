import { headCommit, tryGit } from '../io/git.ts'
import { changedPaths } from '../io/git-diff.ts'
import { restorePaths } from '../io/git-restore.ts'
import type { Run, TaskState } from '../model/run.ts'
import { fixWord, taskWord } from '../model/task-name.ts'
import { fixTasksOf } from '../run/spec-review.ts'
import { attemptSpans } from './attempt-spans.ts'
import { progressFile } from './review-change.ts'

/**
 * A fix that failed twice leaves nothing behind: the original implementation stays (S0-58). What the fix committed is
 * still in the history. Files that somebody else has changed since, committed or not, are left as they are.
 */
export function takeBackFix(run: Run, task: TaskState): void {
  const fix = fixTasksOf(run, task).at(-1)
  const head = headCommit(run.root)
  const files = fix && head ? filesOfFix(run, fix, head) : []
  if (!fix || !head || files.length === 0) return
  // On the commit that was looked at: of two hooks at once one takes the fix back.
  restorePaths(
    run.root,
    head,
    files,
    `revert(${run.spec}): keep the original implementation of ${taskWord(task)}\n\nThe ${fixWord(fix)} failed twice.\n`,
  )
}

/** What the attempts of a fix changed and nobody else after or between them, with the commit where it was still good. */
function filesOfFix(run: Run, fix: TaskState, head: string): { path: string; from: string }[] {
  const { root } = run
  const log = progressFile(run)
  const spans = attemptSpans(fix, head).map((span) => ({
    ...span,
    paths: new Set(changedPaths(root, span.from, span.to)),
  }))
  return [...new Set(spans.flatMap(({ paths }) => [...paths]))]
    .filter((path) => path !== log)
    .flatMap((path) => {
      const touching = spans.filter(({ paths }) => paths.has(path))
      const isItsOwn = touching.every(
        ({ to }, index) => blobAt(root, to, path) === blobAt(root, touching[index + 1]?.from ?? head, path),
      )
      const [first] = touching
      return first && isItsOwn ? [{ path, from: first.from }] : []
    })
}

/** Whether a file that a given-up fix had changed is in `commit` as it was before the fix. */
export function isRestored(run: Run, fix: TaskState, path: string, commit: string): boolean {
  const first = attemptSpans(fix, commit).find(({ from, to }) =>
    changedPaths(run.root, from, to).includes(path),
  )
  return first !== undefined && blobAt(run.root, first.from, path) === blobAt(run.root, commit, path)
}

const blobAt = (root: string, commit: string, path: string): string | undefined =>
  tryGit(root, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`])?.trim()
