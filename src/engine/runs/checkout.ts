import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { realFiles, tried } from '../../io/files.ts'
import { git, NO_HOOKS, tryGit } from '../../io/git.ts'
import { LockTimeout, setOfProcess, withLock, withLockHeld } from '../../io/lock.ts'
import {
  addWorktree,
  type DetachedWorktree,
  isRegistered,
  removeWorktree,
  resetWorktree,
} from '../../io/worktrees.ts'
import { type Bringing, bringIgnored } from './bring-ignored.ts'

/**
 * Proofs run in checkouts: separate worktrees in the temporary folder, never where a person works. A run makes one,
 * uses it for every proof, and makes another only while the first is in use. The records are in the run's folder:
 * `checkouts/<n>/` contains a lock, the record of where the worktree is, and git's index for it.
 */
export interface CheckoutOptions {
  /** The run's folder. */
  dir: string
  /** A folder of the repository. */
  root: string
  commit: string
  bring: Bringing
}

export interface Checkout {
  path: string
  /** Ignored files that were written too late to be copied. */
  leftOut: readonly string[]
  /** The environment for commands here: git runs no hooks in this worktree, and runs them everywhere else as usual. */
  environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv
  /** Restores files as they were in `commit`; a file that did not exist then is removed. */
  restore(commit: string, paths: readonly string[]): void
}

interface CheckoutRecord extends DetachedWorktree {
  /** A process that was killed left it in this state, and its commands may still be running there. */
  busy: boolean
  /** Folders of links that the next use can keep. */
  linked: string[]
}

const MOST_AT_ONCE = 64
export const PREFIX = 'ultraplan-checkout-'
const usedHere = setOfProcess('checkouts in use')

/** Runs `use` in a checkout of a commit, while no other process uses that checkout. */
export async function inCheckout<T>(
  options: CheckoutOptions,
  use: (checkout: Checkout) => Promise<T>,
): Promise<T> {
  for (let n = 1; n <= MOST_AT_ONCE; n += 1) {
    const slot = join(checkoutsFolder(options.dir), String(n))
    if (usedHere.has(slot)) continue
    usedHere.add(slot)
    let isOurs = false
    try {
      return await withLockHeld(realFiles, join(slot, 'lock'), { waitMs: 0 }, () => {
        isOurs = true
        return useSlot(slot, options, use)
      })
    } catch (error) {
      if (isOurs || !(error instanceof LockTimeout)) throw error
    } finally {
      usedHere.delete(slot)
    }
  }
  throw new Error(`${MOST_AT_ONCE} proofs of this run are at work already`)
}

async function useSlot<T>(
  slot: string,
  options: CheckoutOptions,
  use: (checkout: Checkout) => Promise<T>,
): Promise<T> {
  const { record, leftOut } = prepare(slot, options)
  try {
    return await use(checkoutAt(record, leftOut))
  } finally {
    // If the run ended meanwhile, it left the worktree to this process, which removes it.
    if (readRecord(slot)?.path === record.path) writeRecord(slot, { ...record, busy: false })
    else discard(options.root, record)
  }
}

interface Prepared {
  record: CheckoutRecord
  leftOut: string[]
}

/** A checkout that cannot be reset is removed, and a new one is made. */
function prepare(slot: string, options: CheckoutOptions): Prepared {
  const known = readRecord(slot)
  if (known && !known.busy && isMadeHere(known) && isRegistered(known)) {
    // A command may have left something there that cannot be removed, or a disk is full: the next one tells.
    const again = tried(() => reset(slot, known, options))
    if (again) return again
  }
  if (known) discard(options.root, known)
  rmSync(indexOf(slot), { force: true })
  try {
    return bringTo(slot, make(slot, options), options)
  } catch (error) {
    const failed = readRecord(slot)
    if (failed) discard(options.root, failed)
    rmSync(recordFile(slot), { force: true })
    throw new Error(
      `no checkout of ${options.commit.slice(0, 10)} can be made for its proof: ${error instanceof Error ? error.message : String(error)}; \`proof.checkout: tree\` proves in the folder where the work was done`,
    )
  }
}

function make(slot: string, { root, commit }: CheckoutOptions): CheckoutRecord {
  // Outside the repository, and below no folder whose name begins with a dot: see ADR 25.
  const parent = realpathSync.native(mkdtempSync(join(tmpdir(), PREFIX)))
  const path = join(parent, basename(root))
  const record = { path, gitDir: '', busy: true, linked: [] }
  writeRecord(slot, record)
  const made = { ...record, ...addWorktree(root, path, commit, indexOf(slot)) }
  writeRecord(slot, made)
  return made
}

function reset(slot: string, known: CheckoutRecord, options: CheckoutOptions): Prepared {
  writeRecord(slot, { ...known, busy: true })
  emptyAround(known.path)
  resetWorktree(known, options.commit, { index: indexOf(slot), keep: known.linked })
  return bringTo(slot, known, options)
}

function bringTo(slot: string, known: CheckoutRecord, options: CheckoutOptions): Prepared {
  const { linked, leftOut } = bringIgnored(known.path, options.bring)
  const dropped = known.linked.filter((path) => !linked.includes(path))
  if (dropped.length === 0) return { record: { ...known, busy: true, linked }, leftOut }
  // Removed here and not by git: no other program may follow these links, which lead to the person's packages.
  for (const path of dropped) rmSync(join(known.path, path), { recursive: true, force: true })
  return reset(slot, { ...known, linked }, options)
}

/** Tools search parent folders, so files that a command left beside the checkout must not affect a later proof. */
function emptyAround(path: string): void {
  const parent = dirname(path)
  for (const name of readdirSync(parent))
    if (name !== basename(path)) rmSync(join(parent, name), { recursive: true, force: true })
}

function checkoutAt({ path, gitDir }: CheckoutRecord, leftOut: string[]): Checkout {
  return {
    path,
    leftOut,
    environment: (env) => withoutHooks(env, gitDir, join(dirname(path), 'no-hooks.gitconfig')),
    restore: (from, paths) => {
      for (const each of paths) {
        const isThere = tryGit(path, ['cat-file', '-e', `${from}:${each}`]) !== undefined
        if (isThere) git(path, [...NO_HOOKS, 'checkout', '--quiet', from, '--', `:(top,literal)${each}`])
        else rmSync(join(path, each), { recursive: true, force: true })
      }
    },
  }
}

/** Settings in the environment override those of files. The condition limits this one to this worktree. */
function withoutHooks(env: NodeJS.ProcessEnv, gitDir: string, file: string): NodeJS.ProcessEnv {
  writeFileSync(file, '[core]\n\thooksPath = /dev/null\n')
  const count = Number(env.GIT_CONFIG_COUNT) || 0
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: `includeIf.gitdir:${gitDir.replace(/[[\]*?\\]/g, '\\$&')}.path`,
    [`GIT_CONFIG_VALUE_${count}`]: file,
  }
}

/** Removes every checkout of a run. One that is in use is removed when its use ends. */
export function removeCheckouts(dir: string, root: string): void {
  const folder = checkoutsFolder(dir)
  if (!existsSync(folder)) return
  for (const n of readdirSync(folder)) removeSlot(join(folder, n), root)
  // Someone may write into it at this moment; what is left there is small.
  tried(() => rmSync(folder, { recursive: true, force: true }))
}

function removeSlot(slot: string, root: string): void {
  const record = readRecord(slot)
  // Removed first, so that the process that uses the checkout now sees that it is no longer needed.
  rmSync(recordFile(slot), { force: true })
  if (!record || usedHere.has(slot)) return
  try {
    withLock(realFiles, join(slot, 'lock'), { waitMs: 0 }, () => discard(root, record))
  } catch (error) {
    if (!(error instanceof LockTimeout)) throw error
  }
}

/** Only folders that were made here are ever reset or removed, whatever a record says. */
const isMadeHere = ({ path }: DetachedWorktree): boolean => basename(dirname(path)).startsWith(PREFIX)

function discard(root: string, worktree: DetachedWorktree): void {
  if (!isMadeHere(worktree)) return
  // A folder that cannot be emptied stays in the temporary folder; nothing uses it any more.
  tried(() => {
    removeWorktree(root, worktree)
    rmSync(dirname(worktree.path), { recursive: true, force: true })
  })
}

const checkoutsFolder = (dir: string): string => join(dir, 'checkouts')
const recordFile = (slot: string): string => join(slot, 'worktree.json')
const indexOf = (slot: string): string => join(slot, 'index')

const readRecord = (slot: string): CheckoutRecord | undefined =>
  tried(() => JSON.parse(readFileSync(recordFile(slot), 'utf8')) as CheckoutRecord)

function writeRecord(slot: string, record: CheckoutRecord): void {
  mkdirSync(slot, { recursive: true })
  const temporary = `${recordFile(slot)}.new`
  writeFileSync(temporary, JSON.stringify(record))
  renameSync(temporary, recordFile(slot))
}
