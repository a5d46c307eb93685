import {
  copyFileSync,
  constants as fsConstants,
  lstatSync,
  mkdirSync,
  readdirSync,
  utimesSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { errorCode } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { ignoredPaths } from '../../io/git-status.ts'
import { copyLink, isBehindLink, isThere, linkEntries, type Twin } from '../../io/worktrees.ts'
import type { Run } from '../../model/run.ts'
import { taskOf } from '../../run/change.ts'

export interface Bringing {
  /** The folder that has the ignored files. */
  from: string
  /** Packages and other paths that the configuration names: always linked, as they are now. */
  links: readonly string[]
  /** Other ignored files are brought if they were last written before this time (`Date.now()`); none if it is undefined. */
  before: number | undefined
}

/** What the proof of a task may use besides its commit: files that existed before the task was first dispatched. */
export function bringingFor(run: Run, task: string, issuedAt = ''): Bringing {
  const { checkout, links } = run.config.proof
  const before = checkout === 'clean' ? undefined : Date.parse(beganAt(run, task, issuedAt))
  return { from: run.root, links, before }
}

/** When a task was first dispatched. */
export const beganAt = (run: Run, task: string, issuedAt: string): string =>
  taskOf(run, task)?.attempts[0]?.startedAt || issuedAt

const PACKAGES = /(?:^|\/)(?:node_modules|bower_components|\.?venv)$/

/** Files of the client and the engine, and caches that are useless in another folder. */
const NOT_BROUGHT =
  /(?:^|\/)(?:\.claude\/(?:worktrees|settings\.local\.json)|STATE\.md|SUMMARY\.md|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.nyc_output|\.DS_Store|\.git)$|\.pyc$/

/** A folder with more files is linked, because copying it would take longer than most proofs. */
const MOST_FILES = 2000
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Puts ignored files of one folder into a checkout: packages and big folders by links, the rest by copies. `leftOut`
 * are files that were written too late or cannot be read.
 */
export function bringIgnored(to: string, { from, links, before }: Bringing) {
  const place: Twin = { root: from, twin: to }
  const ignored = before === undefined ? [] : ignoredPaths(from).map((path) => path.replace(/\/$/, ''))
  const linked = new Set([...links, ...submodules(to)].filter((path) => isThere(join(from, path))))
  const leftOut: string[] = []
  for (const path of ignored.filter((each) => !NOT_BROUGHT.test(each) && !linked.has(each))) {
    const found = PACKAGES.test(path) ? 'too many' : filesOf(from, path)
    if (found === 'too many') linked.add(path)
    else leftOut.push(...copyOld(place, found, before ?? 0))
  }
  const toLink = withoutTracked(to, [...linked])
  for (const path of toLink) linkEntries(place, path)
  return { linked: toLink, leftOut }
}

/** Copies files that were last written before a time. Returns those that are left out. */
function copyOld(place: Twin, found: readonly Found[], before: number): string[] {
  const isBrought = (file: Found) =>
    file.at <= before && orUnreadable(() => copy(place, file)) !== 'unreadable'
  return found.filter((file) => !isBrought(file) && file.kind !== 'folder').map(({ path }) => path)
}

/** A folder in which this commit has files is not replaced. */
function withoutTracked(checkout: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const named = paths.map((path) => `:(top,literal)${path}`)
  const tracked = (tryGit(checkout, ['ls-files', '-z', '--', ...named]) ?? '').split('\0')
  return paths.filter((path) => !tracked.some((each) => each.startsWith(`${path}/`)))
}

interface Found {
  path: string
  kind: 'file' | 'link' | 'folder' | 'packages' | 'unreadable'
  /** When it was last changed (ctime). A program can set the mtime, but not this. */
  at: number
}

function filesOf(root: string, top: string): Found[] | 'too many' {
  const found: Found[] = []
  const open = [top]
  let bytes = 0
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const seen = orUnreadable(() => look(join(root, path)))
    if (seen === 'unreadable') found.push({ path, kind: 'unreadable', at: Number.POSITIVE_INFINITY })
    if (!seen || seen === 'unreadable') continue
    bytes += seen.stat.isFile() ? seen.stat.size : 0
    if (found.length >= MOST_FILES || bytes > MOST_BYTES) return 'too many'
    const one = foundAt(path, seen)
    if (one) found.push(one)
    if (one?.kind === 'packages') continue
    open.push(...seen.names.map((name) => posix.join(path, name)).filter((each) => !NOT_BROUGHT.test(each)))
  }
  return found
}

/** Undefined for a folder with content: its files are found one by one. */
function foundAt(path: string, { stat, names }: NonNullable<ReturnType<typeof look>>): Found | undefined {
  const at = stat.ctimeMs
  if (stat.isFile()) return { path, kind: 'file', at }
  if (stat.isSymbolicLink()) return { path, kind: 'link', at }
  if (!stat.isDirectory()) return undefined
  if (PACKAGES.test(path)) return { path, kind: 'packages', at: 0 }
  return names.length === 0 ? { path, kind: 'folder', at } : undefined
}

function look(full: string) {
  const stat = lstatSync(full, { throwIfNoEntry: false })
  return stat && { stat, names: stat.isDirectory() ? readdirSync(full) : [] }
}

/** With these errors a file is left out: a folder of another user, a path that is too long, a file just removed. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG', 'ENOENT'])

function orUnreadable<T>(act: () => T): T | 'unreadable' {
  try {
    return act()
  } catch (error) {
    if (UNREADABLE.has(errorCode(error) ?? '')) return 'unreadable'
    throw error
  }
}

function copy(place: Twin, { path, kind }: Found): void {
  const [source, target] = [join(place.root, path), join(place.twin, path)]
  // A file that one commit ignores may be tracked in another.
  if (isBehindLink(place, path) || isThere(target)) return
  mkdirSync(kind === 'folder' ? target : dirname(target), { recursive: true })
  if (kind === 'packages') linkEntries(place, path)
  else if (kind === 'link') copyLink(place, source, target)
  else if (kind === 'file') {
    copyFileSync(source, target, fsConstants.COPYFILE_FICLONE)
    const { atime, mtime } = lstatSync(source)
    // Build tools compare times, so a copy must not look newer than the sources.
    utimesSync(target, atime, mtime)
  }
}

/** Git leaves the folders of submodules empty in a new worktree. */
function submodules(checkout: string): string[] {
  if (!isThere(join(checkout, '.gitmodules'))) return []
  const out = tryGit(checkout, ['config', '-z', '-f', '.gitmodules', '--get-regexp', '\\.path$']) ?? ''
  return out.split('\0').flatMap((entry) => entry.split('\n')[1] ?? [])
}
