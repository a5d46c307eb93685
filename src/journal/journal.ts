import { closeQuietly, ensureFolder, type FileOperations, syncFolder, withOpen } from '../io/files.ts'
import type { LockParty } from '../io/lock.ts'
import type { Event, EventBody } from '../model/event.ts'
import { createHead, readHead } from './head.ts'
import { diskError } from './journal-error.ts'
import { withJournalLock } from './journal-lock.ts'
import { START } from './line.ts'
import { type LogFiles, locateLog, openLog, readJournal } from './log-files.ts'
import { type LogState, type Reducer, readState } from './log-state.ts'
import { updateLog } from './update-log.ts'

export type { Reducer } from './log-state.ts'

export interface Journal<S> {
  readonly dir: string
  /** As of the last read. */
  readonly state: S | undefined
  /** Whether nobody has appended since the last read. A look at the size alone, for who would only read on. */
  isCurrent(): boolean
  /** Reads what others appended since. */
  refresh(): S | undefined
  /**
   * Takes the lock, refreshes, lets `decide` look at the newest state, appends what it returns, has it on disk, and
   * only then returns. The events of one call count together or not at all.
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
  /** How long to wait for the appends of others. */
  waitMs?: number
  /** How many bytes the log grows before there is a new snapshot, at least. */
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

  create(): void {
    const { files, dir, log, headFile } = this.where
    this.told(() => ensureFolder(files, dir))
    this.locked(() => {
      const begin = (fd: number) => {
        const isNew = files.size(fd) === 0 && readHead(files, headFile) === undefined
        if (isNew) createHead(files, headFile, dir, START)
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
          this.known = readState(where, fd, reducer, this.known)
          const written = updateLog({ where, fd, reducer, snapshotAfter }, this.known, now(), deciding)
          this.known = written.known
          return { state: this.state, events: written.events }
        }),
      )
    } catch (error) {
      // The caller's own error is no trouble of ours to explain.
      throw refused === undefined ? error : refused.error
    }
  }

  *events(): Generator<Event> {
    yield* readJournal(this.where)
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
    return this.told(() => withJournalLock(this.where, this.options, work))
  }
}
