import {
  chmodSync,
  copyFileSync,
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
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

const gitDirOf = (path: string): string | undefined => /^gitdir: (.+)$/m.exec(textOf(join(path, '.git')))?.[1]

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

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
  // Git recorded there which worktree the registration belongs to.
  if (gitDir === '' || textOf(join(gitDir, 'gitdir')).trim() !== join(path, '.git')) {
    tryGit(root, [...OWN_COMMAND, 'worktree', 'remove', '--force', '--force', path])
    return
  }
  rmSync(gitDir, { recursive: true, force: true })
  // Other worktrees may be registered there.
  tried(() => rmdirSync(dirname(gitDir)))
}

/** Some programs make their folders read-only, as package caches do. Then nothing in them can be removed. */
function openFolders(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) openFolders(join(path, name))
}

/** A folder that mirrors another one, with the same paths below it. */
export interface Twin {
  root: string
  twin: string
}

/** Caches of tools, which each folder makes for itself. `.git` belongs to its own folder. */
const LEFT_OUT = new Set(['.git', '.cache', '.vite', '.vite-temp', '.vitest', '.tmp'])

/** Folders that contain packages or programs and are not packages themselves. */
const isShelf = (entry: Dirent): boolean =>
  entry.isDirectory() && (entry.name.startsWith('@') || entry.name === '.bin' || entry.name === '.pnpm')

/**
 * Creates a real folder in `twin` at `path` whose entries are links to those of `root`. Installing or removing packages
 * there changes the links and never their targets. A link to a package of the same repository (a workspace) leads to
 * the twin's own copy. An existing folder is updated, which costs little if nothing changed.
 */
export function linkEntries(place: Twin, path: string): void {
  const [from, to] = [join(place.root, path), join(place.twin, path)]
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found || isBehindLink(place, path)) return
  mkdirSync(dirname(to), { recursive: true })
  if (found.isDirectory()) linkAll(place, realpathSync(from), to)
  else if (!isThere(to)) copyFileSync(from, to)
}

/** Nothing is ever created, removed or written through a link, because it may lead to the person's own files. */
export function isBehindLink({ twin }: Twin, path: string): boolean {
  for (let above = dirname(path); above !== dirname(above); above = dirname(above))
    if (lstatSync(join(twin, above), { throwIfNoEntry: false })?.isSymbolicLink()) return true
  return false
}

function linkAll(place: Twin, from: string, to: string): void {
  if (!lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(to, { force: true })
    mkdirSync(to)
  }
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.has(name))
  const wanted = new Set(entries.map(({ name }) => name))
  for (const name of readdirSync(to)) if (!wanted.has(name)) remove(join(to, name))
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isShelf(entry)) linkAll(place, source, target)
    else if (entry.isDirectory()) link(source, target, true)
    else if (entry.isSymbolicLink()) copyLink(place, source, target)
    else if (entry.isFile()) {
      remove(target)
      copyFileSync(source, target)
    }
  }
}

/** Creates the same link in the twin. A link into the repository leads into the twin instead, except for packages. */
export function copyLink(place: Twin, source: string, target: string): void {
  // A link may lead nowhere, to itself, or to a closed folder.
  const to = tried(() => statSync(source))
  if (!to) return
  const real = realpathSync(source)
  const inside = relative(realpathSync(place.root), real)
  const isOwn = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside)
  if (isOwn && !inside.split(sep).includes('node_modules'))
    link(join(place.twin, inside), target, to.isDirectory())
  // A program of a package is linked by its relative path, because the package is linked at the same place.
  else if (isOwn && dirname(source).endsWith(`${sep}.bin`) && process.platform !== 'win32')
    link(readlinkSync(source), target, false)
  else link(real, target, to.isDirectory())
}

function link(source: string, target: string, isFolder: boolean): void {
  const there = lstatSync(target, { throwIfNoEntry: false })
  if (there?.isSymbolicLink() && sameTarget(readlinkSync(target), source)) return
  if (there) remove(target)
  try {
    // On Windows everybody can make junctions, but only some users can make links.
    symlinkSync(source, target, isFolder ? 'junction' : 'file')
  } catch (error) {
    if (isFolder) throw error
    if (existsSync(source)) copyFileSync(source, target)
  }
}

/** On Windows a junction is read back with a separator at its end. */
const sameTarget = (one: string, other: string): boolean => one.replace(/[\\/]$/, '') === other

/** Removes a link, never its target. */
const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined
