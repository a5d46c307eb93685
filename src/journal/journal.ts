import { join } from 'node:path'
import { ensureFolder, errorCode, type FileOperations, realFiles, syncFolder, writeAll } from '../io/files.ts'
import { type LockParty, LockTimeout, withLock } from '../io/lock.ts'
import type { Event, EventBody } from '../model/event.ts'
import { createHead, GO_ON, type Head, headPath, readHead, writeHead } from './head.ts'
import { diskError, JournalError } from './journal-error.ts'
import { decodeLine, encodeLine, type Position, START } from './line.ts'
import { readLog } from './read-log.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** What the state means is the caller's; it has to survive JSON. */
export interface Reducer<S> {
  version: string
  reduce(state: S | undefined, event: Event): S
}

export interface Journal<S> {
  readonly dir: string
  /** As of the last read. */
  readonly state: S | undefined
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
  /** How long to wait for another process's append. */
  waitMs?: number
  files?: FileOperations
  party?: LockParty
}

export function openJournal<S>(dir: string, options: JournalOptions<S>): Journal<S> {
  const journal = new FileJournal(dir, options)
  if (options.create) journal.create()
  journal.refresh()
  return journal
}

/** A log this much longer than its snapshot gets a new one; a larger state is written less often. */
const SNAPSHOT_AFTER = 64 * 1024
const CLOCK_NOTE = 'the clock went back'
/** What time services do all the time. */
const CLOCK_SLACK_MS = 1000

class FileJournal<S> implements Journal<S> {
  state: S | undefined
  private position: Position | undefined
  private torn = 0
  private head: Head | undefined
  /** Of the snapshot that the head vouches for: where in the log it stands, and its own length. */
  private snapshot = { at: 0, bytes: 0 }
  private clockNoted = false
  private readonly log: string
  private readonly headFile: string
  private readonly files: FileOperations

  constructor(
    readonly dir: string,
    private readonly options: JournalOptions<S>,
  ) {
    this.log = join(dir, 'journal.jsonl')
    this.headFile = headPath(options.home, dir)
    this.files = options.files ?? realFiles
  }

  /** The head comes first: from then on a log without a head is a damaged one. */
  create(): void {
    this.guard(() => {
      ensureFolder(this.files, this.dir)
      this.locked(() => {
        const fd = this.files.open(this.log, 'a', 0o600)
        try {
          if (this.files.size(fd) === 0 && readHead(this.files, this.headFile) === undefined) {
            createHead(this.files, this.headFile, { seq: 0, hash: START.hash })
          }
        } finally {
          this.files.close(fd)
        }
        syncFolder(this.files, this.dir)
      })
    })
  }

  refresh(): S | undefined {
    this.withLog('r', (fd) => this.catchUp(fd))
    return this.state
  }

  update(decide: (state: S | undefined) => readonly EventBody[]): { state: S | undefined; events: Event[] } {
    return this.locked(() =>
      this.withLog('r+', (fd) => {
        this.catchUp(fd)
        const at = this.time()
        const notes = [...this.recover(fd), ...at.notes]
        const events = this.append(fd, at.at, notes)
        events.push(...this.append(fd, at.at, decide(this.state)))
        if (events.length > 0) this.keepSnapshot()
        return { state: this.state, events }
      }),
    )
  }

  *events(): Generator<Event> {
    const head = this.requireHead()
    const fd = this.openLog('r')
    try {
      for (const { event, position } of readLog(this.files, fd, this.log, START)) {
        this.compare(head, position)
        yield event
      }
    } finally {
      this.files.close(fd)
    }
  }

  /** From where we stand, else from the snapshot; when that does not fit the log, from the first event. */
  private catchUp(fd: number): void {
    const head = this.requireHead()
    const from = this.position ?? this.fromSnapshot(head)
    if (from !== undefined) {
      try {
        this.readFrom(fd, from, head)
        return
      } catch (error) {
        if (!(error instanceof JournalError)) throw error
      }
    }
    this.state = undefined
    this.snapshot = { at: 0, bytes: 0 }
    this.readFrom(fd, START, this.requireHead())
  }

  private fromSnapshot(head: Head): Position | undefined {
    if (head.snapshot === undefined) return undefined
    const { version } = this.options.reducer
    const snapshot = readSnapshot<S>(this.files, this.dir, head.snapshot, version)
    if (snapshot === undefined) return undefined
    this.state = snapshot.state
    this.snapshot = { at: snapshot.position.bytes, bytes: snapshot.bytes }
    return snapshot.position
  }

  private readFrom(fd: number, from: Position, head: Head): void {
    if (this.files.size(fd) < from.bytes) this.cut(from, head)
    this.compare(head, from)
    const log = readLog(this.files, fd, this.log, from)
    let next = log.next()
    let position = from
    for (; !next.done; next = log.next()) {
      const { event } = next.value
      position = next.value.position
      this.compare(head, position)
      this.state = this.options.reducer.reduce(this.state, event)
    }
    if (next.value.position.seq < head.seq) this.cut(next.value.position, head)
    this.position = next.value.position
    this.torn = next.value.torn
    this.head = head
  }

  private compare(head: Head, position: Position): void {
    if (position.seq !== head.seq || position.hash === head.hash) return
    const place = { file: this.log, line: position.seq, byte: position.bytes }
    throw new JournalError(
      'head-mismatch',
      place,
      `event ${head.seq} is not the one recorded in ${this.headFile}`,
      GO_ON,
    )
  }

  private cut(position: Position, head: Head): never {
    const place = { file: this.log, line: position.seq + 1, byte: position.bytes }
    throw new JournalError(
      'head-mismatch',
      place,
      `the log ends after event ${position.seq}, but event ${head.seq} was written`,
      GO_ON,
    )
  }

  /** A step that was cut short was told to nobody; it goes, and leaves a note. */
  private recover(fd: number): EventBody[] {
    const position = this.position ?? START
    if (this.torn === 0) return []
    this.files.truncate(fd, position.bytes)
    const text = `recovered: ${this.torn} bytes of a half-written step behind event ${position.seq} were removed`
    this.torn = 0
    return [{ type: 'noted', text }]
  }

  /** Times in the log never go back, whatever the clock does. */
  private time(): { at: string; notes: EventBody[] } {
    const now = (this.options.now?.() ?? new Date()).toISOString()
    const last = this.position?.at ?? ''
    if (now >= last) return { at: now, notes: [] }
    const back = Date.parse(last) - Date.parse(now)
    if (back < CLOCK_SLACK_MS || this.clockNoted) return { at: last, notes: [] }
    this.clockNoted = true
    return {
      at: last,
      notes: [
        { type: 'noted', text: `${CLOCK_NOTE} to ${now}; times stay at ${last} until it is past that` },
      ],
    }
  }

  private append(fd: number, at: string, bodies: readonly EventBody[]): Event[] {
    if (bodies.length === 0) return []
    const from = this.position ?? START
    const lines: Buffer[] = []
    const events: Event[] = []
    let last = from
    for (const [index, body] of bodies.entries()) {
      const line = encodeLine(last, at, body, bodies.length - 1 - index)
      const read = decodeLine(line.subarray(0, -1), last)
      if ('problem' in read) throw new Error(`event ${body.type} cannot be written: ${read.problem}`)
      lines.push(line)
      events.push(read.event)
      last = read.position
    }
    const head = { ...this.head, seq: last.seq, hash: last.hash }
    try {
      writeAll(this.files, fd, Buffer.concat(lines), from.bytes)
      this.files.sync(fd)
      writeHead(this.files, this.headFile, head)
    } catch (error) {
      this.takeBack(fd, from)
      throw error
    }
    this.position = last
    this.head = head
    for (const event of events) this.state = this.options.reducer.reduce(this.state, event)
    return events
  }

  private takeBack(fd: number, to: Position): void {
    try {
      this.files.truncate(fd, to.bytes)
      this.files.sync(fd)
    } catch {
      // What is left is a half-written step, or one that nobody was told of: both are read rightly.
      this.position = undefined
    }
  }

  /** The events are on disk by now: a snapshot that fails costs only time. */
  private keepSnapshot(): void {
    const { position, head, state, options } = this
    if (!position || !head) return
    if (position.bytes - this.snapshot.at < Math.max(SNAPSHOT_AFTER, 2 * this.snapshot.bytes)) return
    try {
      const { version } = options.reducer
      const written = writeSnapshot(this.files, this.dir, { version, position, state })
      writeHead(this.files, this.headFile, { ...head, snapshot: written.hash })
      this.head = { ...head, snapshot: written.hash }
      this.snapshot = { at: position.bytes, bytes: written.bytes }
    } catch (error) {
      if (errorCode(error) === undefined) throw error
    }
  }

  private requireHead(): Head {
    const head = readHead(this.files, this.headFile)
    if (head) return head
    throw new JournalError(
      'head-missing',
      { file: this.headFile },
      `the record of the last event of ${this.dir} is not there`,
      `if the repository was moved here, bring ${this.headFile} along; otherwise ${GO_ON}`,
    )
  }

  private openLog(flags: 'r' | 'r+'): number {
    try {
      return this.files.open(this.log, flags)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      const head = readHead(this.files, this.headFile)
      if (head && head.seq > 0) this.cut(START, head)
      throw new JournalError(
        'missing',
        { file: this.log },
        'there is no such run here',
        'run "ultraplan status" to see the runs of this repository',
      )
    }
  }

  private withLog<T>(flags: 'r' | 'r+', work: (fd: number) => T): T {
    return this.guard(() => {
      const fd = this.openLog(flags)
      try {
        return work(fd)
      } finally {
        this.files.close(fd)
      }
    })
  }

  private guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw diskError(error, this.log)
    }
  }

  private locked<T>(work: () => T): T {
    const { waitMs = 20_000, party } = this.options
    try {
      return withLock(this.files, join(this.dir, 'lock'), { waitMs, ...(party && { party }) }, work)
    } catch (error) {
      if (!(error instanceof LockTimeout)) throw diskError(error, this.log)
      throw new JournalError(
        'locked',
        { file: error.path },
        `process ${error.owner.pid} has been writing to the log for more than ${waitMs / 1000} s`,
        error.foreign
          ? `it belongs to another machine or container; if it is gone, delete ${error.path}`
          : `end process ${error.owner.pid} if it hangs, and repeat the step`,
        { cause: error },
      )
    }
  }
}
