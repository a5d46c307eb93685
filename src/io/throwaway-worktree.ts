import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git, tryGit } from './git.ts'

export interface WorktreeOptions {
  /** Paths of the repository's own folder that the worktree gets a link to, such as `node_modules`. */
  links: readonly string[]
}

/** Runs `work` in a new checkout of a commit, outside the repository, and leaves nothing behind. */
export async function inThrowawayWorktree<T>(
  root: string,
  commit: string,
  { links }: WorktreeOptions,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-tree-')))
  const dir = join(parent, 'tree')
  const made: string[] = []
  try {
    // The repository's own hooks have no business in a checkout that nobody works in.
    git(root, ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', dir, commit])
    for (const path of links) if (linkInto(root, dir, path)) made.push(join(dir, path))
    return await work(dir)
  } finally {
    // First, so that nothing which removes folders can walk through them.
    for (const link of made) rmSync(link, { force: true })
    tryGit(root, ['worktree', 'remove', '--force', dir])
    rmSync(parent, { recursive: true, force: true })
    tryGit(root, ['worktree', 'prune'])
  }
}

function linkInto(root: string, dir: string, path: string): boolean {
  const [from, to] = [join(root, path), join(dir, path)]
  if (!existsSync(from) || existsSync(to)) return false
  mkdirSync(dirname(to), { recursive: true })
  // Windows lets everybody make junctions, and only some make links.
  symlinkSync(from, to, statSync(from).isDirectory() ? 'junction' : 'file')
  return true
}
