import { join } from 'node:path'
import { closeQuietly, ensureFolder, type FileOperations, syncFolder, withOpen } from '../io/files.ts'
import { type LockParty, LockTimeout, withLock } from '../io/lock.ts'
import type { Event, EventBody } from '../model/event.ts'
import { createHead, type LogFiles, locateLog, missingHead, readHead } from './head.ts'
import { diskError, JournalError } from './journal-error.ts'
import { isVouched, type LogState, openLog, type Reducer, readJournal, readState } from './read-log.ts'
import { updateLog } from './update-log.ts'

export type { Reducer } from './read-log.ts'

export interface Journal<S> {
  readonly dir: string
  readonly state: S | undefined
  /** False for a closed log whose head is gone: it can be read, and not be changed. */
  readonly isVouched: boolean
  /** Whether no process has appended since the last read. Only the size is compared. */
  isCurrent(): boolean
  refresh(): S | undefined
  /**
   * Takes the lock, refreshes, lets `decide` look at the newest state, appends the events that it returns, syncs them
   * to disk, and only then returns. The events of one call count together or not at all.
   */
  update(decide: (state: S | undefined) => readonly EventBody[]): { state: S | undefined; events: Event[] }
  /** The whole log from disk, each line checked. */
  events(): Generator<Event>
}

export interface JournalOptions<S> {
  home: string
  reducer: Reducer<S>
  create?: boolean
  now?: () => Date
  waitMs?: number
  /** At least this many bytes are appended before the next snapshot. */
  snapshotAfter?: number
  files?: FileOperations
  party?: LockParty
}

export function openJournal<S>(dir: string, options: JournalOptions<S>): Journal<S> {
  const journal = new FileJournal(dir, options)
  if (options.create) journal.create()
  journal.refresh()
  return journal
}

class FileJournal<S> implements Journal<S> {
  private known: LogState<S> | undefined
  private readonly where: LogFiles

  constructor(
    readonly dir: string,
    private readonly options: JournalOptions<S>,
  ) {
    this.where = locateLog(dir, options.home, options.files)
  }

  get state(): S | undefined {
    return this.known?.state
  }

  get isVouched(): boolean {
    return this.known === undefined || isVouched(this.known)
  }

  create(): void {
    const { files, dir, log, headFile } = this.where
    this.told(() => ensureFolder(files, dir))
    this.locked(() => {
      const begin = (fd: number) => {
        const isNew = files.size(fd) === 0 && readHead(files, headFile) === undefined
        if (isNew) createHead(files, headFile, dir)
      }
      withOpen(files, log, 'a', begin, 0o600)
      syncFolder(files, dir)
    })
  }

  isCurrent(): boolean {
    return this.withLog('r', (fd) => this.where.files.size(fd) === this.known?.position.bytes)
  }

  refresh(): S | undefined {
    this.withLog('r', (fd) => {
      this.known = readState(this.where, fd, this.options.reducer, this.known)
    })
    return this.state
  }

  update(decide: (state: S | undefined) => readonly EventBody[]): { state: S | undefined; events: Event[] } {
    const { now = () => new Date(), reducer, snapshotAfter } = this.options
    const where = this.where
    let refused: { error: unknown } | undefined
    const deciding = (state: S | undefined) => {
      try {
        return decide(state)
      } catch (error) {
        refused = { error }
        throw error
      }
    }
    try {
      return this.locked(() =>
        this.withLog('r+', (fd) => {
          const read = readState(where, fd, reducer, this.known)
          this.known = read
          if (!isVouched(read)) return missingHead(where.headFile)
          const written = updateLog({ where, fd, reducer, snapshotAfter }, read, now(), deciding)
          this.known = written.known
          return { state: this.state, events: written.events }
        }),
      )
    } catch (error) {
      // The error of the caller is thrown as it is.
      throw refused === undefined ? error : refused.error
    }
  }

  *events(): Generator<Event> {
    yield* readJournal(this.where, this.isVouched)
  }

  private withLog<T>(flags: 'r' | 'r+', work: (fd: number) => T): T {
    return this.told(() => {
      const fd = openLog(this.where, flags)
      try {
        return work(fd)
      } finally {
        closeQuietly(this.where.files, fd)
      }
    })
  }

  private told<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw diskError(error, this.where.log)
    }
  }

  private locked<T>(work: () => T): T {
    const { waitMs = WAIT_MS, party } = this.options
    return this.told(() => {
      try {
        return withLock(this.where.files, join(this.dir, 'lock'), { waitMs, ...(party && { party }) }, work)
      } catch (error) {
        throw error instanceof LockTimeout ? lockedError(error, waitMs) : error
      }
    })
  }
}

/** Appends take milliseconds. A wait this long means that another process hangs. */
const WAIT_MS = 20_000

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
