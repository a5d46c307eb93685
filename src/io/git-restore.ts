import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRepository, git, tryGit } from './git.ts'
import { ENGINE } from './git-commit.ts'

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
  const repository = findRepository(cwd)
  if (!repository) throw new Error(`${cwd} is not in a repository`)
  const { root, gitDir } = repository
  const index = join(gitDir, `ultraplan-index-${randomBytes(4).toString('hex')}`)
  const entries = paths
    .filter(({ path }) => isAsCommitted(root, path))
    .map(({ path, from }) => ({ path, was: entryOf(root, from, path) }))
  if (entries.length === 0) return undefined
  try {
    git(root, ['read-tree', head], { index })
    for (const { path, was } of entries) {
      const change = was
        ? ['--add', '--cacheinfo', `${was.mode},${was.blob},${path}`]
        : ['--force-remove', '--', path]
      git(root, ['update-index', ...change], { index })
    }
    const tree = git(root, ['write-tree'], { index }).trim()
    const commit = git(root, [...ENGINE, 'commit-tree', tree, '-p', head], { input: message }).trim()
    return goForward(root, commit) ? commit : undefined
  } finally {
    rmSync(index, { force: true })
  }
}

function entryOf(root: string, commit: string, path: string): { mode: string; blob: string } | undefined {
  const entry = /^(\d{6}) \w+ ([0-9a-f]+)\t/.exec(
    git(root, ['ls-tree', commit, '--', `:(top,literal)${path}`]),
  )
  return entry?.[1] && entry[2] ? { mode: entry[1], blob: entry[2] } : undefined
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

const goForward = (root: string, commit: string): boolean => tryGit(root, [...FORWARD, commit]) !== undefined
