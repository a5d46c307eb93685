import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRepository, git, headCommit, tryGit } from './git.ts'
import { ENGINE } from './git-commit.ts'

/**
 * One commit on top of HEAD in which each path is as it was in its `from`. Index and work tree follow, except where
 * somebody has uncommitted changes.
 */
export function restorePaths(
  cwd: string,
  paths: readonly { path: string; from: string }[],
  message: string,
): string {
  const repository = findRepository(cwd)
  const head = headCommit(cwd)
  if (!repository || !head) throw new Error(`${cwd} has no commit to build on`)
  const { root, gitDir } = repository
  const index = join(gitDir, `ultraplan-index-${randomBytes(4).toString('hex')}`)
  const entries = paths.map(({ path, from }) => ({ path, was: entryOf(root, from, path) }))
  const untouched = entries.filter(({ path }) => isUntouched(root, path))
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
    git(root, ['update-ref', '-m', `ultraplan: ${message.split('\n')[0]}`, 'HEAD', commit, head])
    for (const { path, was } of untouched) {
      if (was) git(root, ['checkout', '--quiet', commit, '--', `:(top,literal)${path}`])
      else git(root, ['rm', '--quiet', '--force', '--ignore-unmatch', '--', `:(top,literal)${path}`])
    }
    return commit
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

const isUntouched = (root: string, path: string): boolean =>
  tryGit(root, ['diff', '--quiet', '--no-ext-diff', 'HEAD', '--', `:(top,literal)${path}`]) !== undefined
