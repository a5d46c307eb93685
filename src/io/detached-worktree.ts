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

/** Makes a worktree with the files of `commit` at `path`, which is not there yet; `index` as for `resetWorktree`. */
export function addWorktree(root: string, path: string, commit: string, index: string): DetachedWorktree {
  git(root, [...OWN_COMMAND, 'worktree', 'add', '--quiet', '--detach', path, commit])
  const gitDir = gitDirOf(path)
  if (gitDir === undefined) throw new Error(`git made no worktree at ${path}`)
  copyIndex(join(gitDir, 'index'), index)
  return { path, gitDir }
}

/** Git takes a file that is newer than the index for changed; a later time would hide a change. */
function copyIndex(from: string, to: string): void {
  copyFileSync(from, to)
  const { mtime } = statSync(from)
  utimesSync(to, mtime, mtime)
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
  copyIndex(index, own)
}

/** Takes the registration and the folder away, also where one of them is gone. Other worktrees are left alone. */
export function removeWorktree(root: string, { path, gitDir }: DetachedWorktree): void {
  // The folder first, by ourselves: not every git stops at a junction.
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

/** The worktree that a registration is for, as git wrote it down. */
function namedIn(gitDir: string): string | undefined {
  const file = join(gitDir, 'gitdir')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Some programs close the folders that they make, as package caches do; then nothing in them can be removed. */
function openFolders(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) openFolders(join(path, name))
}
