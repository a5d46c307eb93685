import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { git, tryGit } from './git.ts'
import { WATCHFUL } from './git-status.ts'

export interface DetachedWorktree {
  path: string
  /** Its own git folder, `<git common dir>/worktrees/<name>`. */
  gitDir: string
}

export const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null']

const OWN_COMMAND = [
  ...WATCHFUL,
  ...NO_HOOKS,
  ...['submodule.recurse=false', 'advice.detachedHead=false'].flatMap((setting) => ['-c', setting]),
]

/** Registers an empty worktree at `path`. `resetWorktree` fills it. */
export function addWorktree(root: string, path: string, commit: string): DetachedWorktree {
  git(root, [...OWN_COMMAND, 'worktree', 'add', '--quiet', '--no-checkout', '--detach', path, commit])
  const gitDir = gitDirOf(path)
  if (gitDir === undefined) throw new Error(`git made no worktree at ${path}`)
  return { path, gitDir }
}

/** Whether folder and registration still belong together. */
export const isRegistered = ({ path, gitDir }: DetachedWorktree): boolean =>
  gitDirOf(path) === gitDir && existsSync(join(gitDir, 'HEAD'))

function gitDirOf(path: string): string | undefined {
  const file = join(path, '.git')
  return existsSync(file) ? /^gitdir: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/**
 * Every tracked file as in `commit`, and no other file but those below `keep`. `index` is kept outside the worktree, so that no command which
 * ran there could tell git to overlook a change. Both folders are named: git never looks for a repository by itself.
 */
export function resetWorktree(
  { path, gitDir }: DetachedWorktree,
  commit: string,
  { index, keep }: { index: string; keep: readonly string[] },
): void {
  const own = join(gitDir, 'index')
  // Left by a git that was killed; the caller makes sure that no other one is at work here.
  for (const lock of [`${index}.lock`, `${own}.lock`, join(gitDir, 'HEAD.lock')])
    rmSync(lock, { force: true })
  const here = [...OWN_COMMAND, '--git-dir', gitDir, '--work-tree', path]
  git(path, [...here, 'checkout', '--quiet', '--force', '--detach', commit], { index })
  const kept = keep.flatMap((each) => ['-e', `/${each.replace(/[[\]*?\\ ]/g, '\\$&')}`])
  git(path, [...here, 'clean', '-ffdxq', ...kept], { index })
  copyFileSync(index, own)
  // Git takes a file that is newer than the index for changed; a later time would hide a change.
  const { mtime } = statSync(index)
  utimesSync(own, mtime, mtime)
}

/** Takes the registration and the folder away, also where one of them is gone. Other worktrees are not looked at. */
export function removeWorktree(root: string, path: string): void {
  // The folder first, by ourselves: not every git stops at a junction.
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    openFolders(path)
    rmSync(path, { recursive: true, force: true })
  }
  tryGit(root, [...OWN_COMMAND, 'worktree', 'remove', '--force', '--force', path])
}

/** Some programs close the folders that they make, as package caches do; then nothing in them can be removed. */
function openFolders(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) openFolders(join(path, name))
}
