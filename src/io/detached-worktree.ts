import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { tried } from './files.ts'
import { git, NO_HOOKS, tryGit } from './git.ts'
import { WATCHFUL } from './git-status.ts'

export interface DetachedWorktree {
  path: string
  /** Its own git folder, `<git common dir>/worktrees/<name>`. */
  gitDir: string
}

const OWN_COMMAND = [
  ...WATCHFUL,
  ...NO_HOOKS,
  ...['submodule.recurse=false', 'advice.detachedHead=false'].flatMap((setting) => ['-c', setting]),
]

/** Makes a worktree with the files of `commit` at `path`, which must not exist; `index` as for `resetWorktree`. */
export function addWorktree(root: string, path: string, commit: string, index: string): DetachedWorktree {
  git(root, [...OWN_COMMAND, 'worktree', 'add', '--quiet', '--detach', path, commit])
  const gitDir = gitDirOf(path)
  if (gitDir === undefined) throw new Error(`git made no worktree at ${path}`)
  copyIndex(join(gitDir, 'index'), index)
  return { path, gitDir }
}

/** The copy keeps its time: git compares it with the times of files, and a later time would hide a change. */
function copyIndex(from: string, to: string): void {
  copyFileSync(from, to)
  const { mtime } = statSync(from)
  utimesSync(to, mtime, mtime)
}

/** Whether the folder and its registration still belong together. */
export const isRegistered = ({ path, gitDir }: DetachedWorktree): boolean =>
  gitDirOf(path) === gitDir && existsSync(join(gitDir, 'HEAD'))

function gitDirOf(path: string): string | undefined {
  const file = join(path, '.git')
  return existsSync(file) ? /^gitdir: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/**
 * Makes every tracked file as in `commit` and removes all other files except those below `keep`. `index` is outside the
 * worktree, so that no command that ran there can tell git to ignore a change. Both folders are named, so that git
 * never searches for a repository.
 */
export function resetWorktree(
  { path, gitDir }: DetachedWorktree,
  commit: string,
  { index, keep }: { index: string; keep: readonly string[] },
): void {
  const own = join(gitDir, 'index')
  // Left by a git process that was killed. The caller makes sure that no other one is running here.
  for (const lock of [`${index}.lock`, `${own}.lock`, join(gitDir, 'HEAD.lock')])
    rmSync(lock, { force: true })
  const here = [...OWN_COMMAND, '--git-dir', gitDir, '--work-tree', path]
  git(path, [...here, 'checkout', '--quiet', '--force', '--detach', commit], { index })
  const kept = keep.flatMap((each) => ['-e', `/${each.replace(/[[\]*?\\ ]/g, '\\$&')}`])
  git(path, [...here, 'clean', '-ffdxq', ...kept], { index })
  copyIndex(index, own)
}

/** Removes the registration and the folder, even if one of them is missing. Other worktrees are left alone. */
export function removeWorktree(root: string, { path, gitDir }: DetachedWorktree): void {
  // The folder is removed first, and not by git: some versions of git follow a junction.
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    openFolders(path)
    rmSync(path, { recursive: true, force: true })
  }
  if (gitDir === '' || namedIn(gitDir) !== join(path, '.git')) {
    tryGit(root, [...OWN_COMMAND, 'worktree', 'remove', '--force', '--force', path])
    return
  }
  rmSync(gitDir, { recursive: true, force: true })
  // Other worktrees may be registered there.
  tried(() => rmdirSync(dirname(gitDir)))
}

/** The worktree that a registration belongs to, as git recorded it. */
function namedIn(gitDir: string): string | undefined {
  const file = join(gitDir, 'gitdir')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Some programs make their folders read-only, as package caches do. Then nothing in them can be removed. */
function openFolders(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) openFolders(join(path, name))
}
