import { join } from 'node:path'
import { type LockParty, LockTimeout, withLock } from '../io/lock.ts'
import { JournalError } from './journal-error.ts'
import type { LogFiles } from './log-files.ts'

/** Appends take milliseconds: who is not let in for this long waits for a process that hangs. */
const WAIT_MS = 20_000

export function withJournalLock<T>(
  where: LogFiles,
  options: { waitMs?: number | undefined; party?: LockParty | undefined },
  work: () => T,
): T {
  const { waitMs = WAIT_MS, party } = options
  try {
    return withLock(where.files, join(where.dir, 'lock'), { waitMs, ...(party && { party }) }, work)
  } catch (error) {
    throw error instanceof LockTimeout ? lockedError(error, waitMs) : error
  }
}

function lockedError(error: LockTimeout, waitMs: number): JournalError {
  const { owner, path, foreign } = error
  return new JournalError(
    'locked',
    { file: path },
    `process ${owner.pid} has kept the log for more than ${waitMs / 1000} s`,
    foreign
      ? `it belongs to another machine or container; if it is gone, delete ${path}`
      : `wait for process ${owner.pid}, or end it if it hangs, and repeat the step`,
    { cause: error },
  )
}
