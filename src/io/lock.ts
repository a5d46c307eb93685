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

/** Who asks, and how it is found out whether an owner still lives; a test hands in its own. */
export interface LockParty {
  self: LockOwner
  isAlive(owner: LockOwner): boolean
}

/** The owner did not let go in time. */
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

/** Held by this process now: asking again would wait for ourselves. */
const held = new Set<string>()

/**
 * Runs `work` while no other process does.
 *
 * The folder holds one file per turn, `1`, `2`, …; the highest one is the present turn. It names its owner, and is
 * empty when the owner is done. Who finds the present turn over (empty, or its owner dead) claims the next number by
 * a hard link, which arrives together with its content and for one process only. A number is never used twice while
 * somebody can still look at it, so a dead owner's turn can be ended by two processes at once without harm: that is
 * what removing a stale lock file cannot give.
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

/** The same for work that waits for other processes; whoever comes in between waits for all of it. */
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
    // Short at first: an append takes a few milliseconds. Uneven, so that waiters do not meet again.
    sleep(Math.min(1 + tries, 8) * (0.5 + Math.random()))
  }
}

/** A process number from elsewhere says nothing here, so the space is compared first. */
function isOver(owner: LockOwner, { self, isAlive }: LockParty): boolean {
  if (owner.space !== self.space) return false
  // Our own turn, which we could not end: we would not be asking if it still went on.
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
    // Only a loss of power leaves such a file, and then nobody holds it.
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
    // Taken by another, or swept away by the one who took it.
    if (code === 'EEXIST' || code === 'ENOENT') return false
    throw error
  } finally {
    removeIfThere(files, claim)
  }
  const names = files.list(folder).filter((name) => name !== String(turn))
  // A number that was free because its file is long removed: the later turns are there to see.
  if (names.some((name) => turnOf(name) > turn)) {
    removeIfThere(files, join(folder, String(turn)))
    return false
  }
  // Turns that are over, and claims of processes that died or come too late.
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

/** The work is done and told by now. A turn that cannot be ended ends with this process. */
function endTurn(files: FileOperations, path: string): void {
  try {
    withOpen(files, path, 'r+', (fd) => files.truncate(fd, 0))
  } catch (error) {
    if (errorCode(error) === undefined) throw error
  }
}
