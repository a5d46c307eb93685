import { tryGit } from './git.ts'
import { commitEntries, entryOf, repositoryAt } from './git-commit.ts'

/**
 * One commit on top of `head`, which is HEAD unless it moved meanwhile: then nothing changes. In it each path is as it was
 * in its `from`. The folder follows as in any merge: git itself
 * refuses to overwrite what is not committed, and then nothing has changed. A path with uncommitted changes is left as it is.
 */
export function restorePaths(
  cwd: string,
  head: string,
  paths: readonly { path: string; from: string }[],
  message: string,
): string | undefined {
  const { root, gitDir } = repositoryAt(cwd)
  const entries = paths
    .filter(({ path }) => isAsCommitted(root, path))
    .map(({ path, from }) => ({ path, entry: entryOf(root, from, path) }))
  if (entries.length === 0) return undefined
  const commit = commitEntries(root, gitDir, head, entries, message)
  return tryGit(root, [...FORWARD, commit]) === undefined ? undefined : commit
}

const isAsCommitted = (root: string, path: string): boolean =>
  tryGit(root, ['status', '--porcelain', '--untracked-files=all', '--', `:(top,literal)${path}`]) === ''

/** Not even what git ignores is overwritten. */
export const FORWARD = [
  '-c',
  'core.hooksPath=/dev/null',
  'merge',
  '--quiet',
  '--ff-only',
  '--no-overwrite-ignore',
]
