import { join } from 'node:path'
import type { ProcessRef } from '../model/event.ts'
import {
  ensureFolder,
  errorCode,
  type FileOperations,
  readIfThere,
  sleep,
  withOpen,
  writeAll,
} from './files.ts'
import { isAlive, processSpace, thisProcess } from './process-ref.ts'

export interface LockOwner extends ProcessRef {
  space: string
}

/** The process that asks for the lock, and how to find out whether an owner is still alive. A test passes its own. */
export interface LockParty {
  self: LockOwner
  isAlive(owner: LockOwner): boolean
}

/** The owner did not release the lock in time. */
export class LockTimeout extends Error {
  constructor(
    readonly owner: LockOwner,
    readonly path: string,
    readonly foreign: boolean,
  ) {
    super(`locked by process ${owner.pid}`)
  }
}

export const realParty = (): LockParty => ({ self: { ...thisProcess(), space: processSpace() }, isAlive })

/**
 * One set for the whole process. A bundle has its own copy of every module in it, and a hook that judges loads two bundles:
 * with a set in each copy, the process would take its own lock for one that a dead process left.
 */
export function setOfProcess(name: string): Set<string> {
  const place = globalThis as unknown as Record<symbol, Set<string> | undefined>
  const key = Symbol.for(`ultraplan ${name}`)
  place[key] ??= new Set()
  return place[key]
}

/** Locks that this process holds now. Asking again would wait forever. */
const held = setOfProcess('held locks')

/**
 * Runs `work` while no other process does. The folder contains one file per turn, `1`, `2`, …; the highest number is
 * the current turn. The file names its owner, and is empty when the owner is done. A process that finds the current
 * turn over (empty, or its owner dead) claims the next number by a hard link, which appears together with its content
 * and for one process only. A number is never used twice while another process can still see it, so two processes may
 * end a dead owner's turn at the same time without harm. Removing a stale lock file could not guarantee that.
 */
export function withLock<T>(
  files: FileOperations,
  folder: string,
  options: { waitMs: number; party?: LockParty },
  work: () => T,
): T {
  if (held.has(folder)) throw new Error(`this process already holds the lock ${folder}`)
  const party = options.party ?? realParty()
  const turn = takeTurn(files, folder, party, options.waitMs)
  held.add(folder)
  try {
    return work()
  } finally {
    held.delete(folder)
    endTurn(files, join(folder, String(turn)))
  }
}

/** The same for work that waits for other processes. Other processes wait until all of it is done. */
export async function withLockHeld<T>(
  files: FileOperations,
  folder: string,
  options: { waitMs: number; party?: LockParty },
  work: () => Promise<T>,
): Promise<T> {
  if (held.has(folder)) throw new Error(`this process already holds the lock ${folder}`)
  const turn = takeTurn(files, folder, options.party ?? realParty(), options.waitMs)
  held.add(folder)
  try {
    return await work()
  } finally {
    held.delete(folder)
    endTurn(files, join(folder, String(turn)))
  }
}

function takeTurn(files: FileOperations, folder: string, party: LockParty, waitMs: number): number {
  const deadline = Date.now() + waitMs
  for (let tries = 0; ; tries += 1) {
    const last = lastTurn(files, folder)
    const owner = last === 0 ? undefined : readOwner(files, join(folder, String(last)))
    if (owner === undefined || isOver(owner, party)) {
      if (claimTurn(files, folder, last + 1, party.self)) return last + 1
    } else if (Date.now() > deadline) {
      throw new LockTimeout(owner, join(folder, String(last)), owner.space !== party.self.space)
    }
    // Short at first, because an append takes a few milliseconds. Random, so that waiting processes do not meet again.
    sleep(Math.min(1 + tries, 8) * (0.5 + Math.random()))
  }
}

/** A process number from another machine or container means nothing here, so the space is compared first. */
function isOver(owner: LockOwner, { self, isAlive }: LockParty): boolean {
  if (owner.space !== self.space) return false
  // Our own turn, which could not be ended: it is over, otherwise we would not be asking.
  if (owner.pid === self.pid && owner.startedAt === self.startedAt) return true
  return !isAlive(owner)
}

const turnOf = (name: string): number => (/^\d+$/.test(name) ? Number(name) : 0)

function lastTurn(files: FileOperations, folder: string): number {
  try {
    return Math.max(0, ...files.list(folder).map(turnOf))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    ensureFolder(files, folder)
    return 0
  }
}

function readOwner(files: FileOperations, path: string): LockOwner | undefined {
  const text = readIfThere(files, path)?.toString('utf8') ?? ''
  try {
    return text === '' ? undefined : (JSON.parse(text) as LockOwner)
  } catch {
    // Only a power loss leaves such a file, and then no process holds the lock.
    return undefined
  }
}

function claimTurn(files: FileOperations, folder: string, turn: number, self: LockOwner): boolean {
  const claim = join(folder, `claim-${Math.random().toString(36).slice(2)}`)
  const bytes = Buffer.from(JSON.stringify(self))
  withOpen(files, claim, 'wx', (fd) => writeAll(files, fd, bytes, 0), 0o600)
  try {
    files.link(claim, join(folder, String(turn)))
  } catch (error) {
    const code = errorCode(error)
    // Another process took the turn, or has already removed the file.
    if (code === 'EEXIST' || code === 'ENOENT') return false
    throw error
  } finally {
    removeIfThere(files, claim)
  }
  const names = files.list(folder).filter((name) => name !== String(turn))
  // The number was free only because its file was removed long ago: there are later turns.
  if (names.some((name) => turnOf(name) > turn)) {
    removeIfThere(files, join(folder, String(turn)))
    return false
  }
  // Files of turns that are over, and of claims by processes that died or came too late.
  for (const name of names) removeIfThere(files, join(folder, name))
  return true
}

function removeIfThere(files: FileOperations, path: string): void {
  try {
    files.remove(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/** The work is done by now. A turn whose file cannot be emptied ends with this process. */
function endTurn(files: FileOperations, path: string): void {
  try {
    withOpen(files, path, 'r+', (fd) => files.truncate(fd, 0))
  } catch (error) {
    if (errorCode(error) === undefined) throw error
  }
}
