import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAlive } from '../../io/process-ref.ts'
import { recordedRuns } from '../../journal/head.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Event } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { hasToTell } from '../../run/announcements.ts'
import { hasEnded } from '../../run/change.ts'
import { type OpenRun, openRunAt, watchJournalAt } from '../runs/open-run.ts'
import { announce } from '../runs/record.ts'
import { type DeadLetters, deadLettersIn } from './notify.ts'

/** A run as the board follows it. */
export interface BoardRun {
  /** Stable, and unique over repositories. */
  key: string
  dir: string
  run: Run
  /** The client that drove it has ended. No event tells of that. */
  isGone: boolean
  journal: Journal<Run>
  /** The newest events, in order; older ones are in the journal. */
  recent: Event[]
}

const MOST_RUNS = 100
/** New runs are looked for less often than changes: that reads a file for each run. */
const LIST_EVERY_MS = 1000
const MOST_RECENT = 300
/** On some systems a look for a process starts another one. */
const CLIENT_EVERY_MS = 2000

const hash = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex')

/** What a run is, whatever its folder is called: where and when it began, and on which commit. */
const identity = ({ id, root, base, startedAt }: Run): string[] => [id, root, base, startedAt]

const ids = new Map<string, string>()
const MOST_IDS = 100_000

/** An id in the style of seed 004. It stays the same permanently and no other run has it. */
export function apiId(run: Run, task: string): string {
  const name = [...identity(run), task].join('\0')
  const id = ids.get(name) ?? `naomi_${hash(name).slice(0, 16)}`
  if (ids.size >= MOST_IDS) ids.clear()
  ids.set(name, id)
  return id
}

/** All runs of this person on this machine. Looking for changes costs one `stat` for each run. */
export class BoardRuns {
  private readonly known = new Map<string, Followed>()
  private readonly writers = new Map<string, OpenRun>()
  /** Runs that have ended and are too old to be followed. */
  private older: string[] = []
  /** How long the journal of an old run was when it was last read, and had ended. */
  private readonly ended = new Map<string, number>()
  private readonly dead = new Map<string, { mark: string; found: DeadLetters | undefined }>()
  private listedAt = 0

  constructor(
    private readonly home: string,
    private readonly most = MOST_RUNS,
  ) {
    this.look()
  }

  /** Runs that cannot be read, with the reason. */
  get broken(): { run: string; why: string }[] {
    return [...this.known].flatMap(([dir, { why }]) => (why === undefined ? [] : { run: basename(dir), why }))
  }

  /** The newest first. */
  all(): BoardRun[] {
    const runs = [...this.known.values()].flatMap(({ board }) => board ?? [])
    return runs.sort((a, b) => (a.run.startedAt < b.run.startedAt ? 1 : -1))
  }

  byKey(key: string): BoardRun | undefined {
    return this.all().find((one) => one.key === key)
  }

  /** Runs that have not ended, for names that only have to be unique now. */
  active(): BoardRun[] {
    return this.all().filter(({ run }) => !hasEnded(run))
  }

  /** Reads what was appended since the last look. Returns the runs that have changed. */
  look(): BoardRun[] {
    if (Date.now() - this.listedAt >= LIST_EVERY_MS) this.list()
    return [...this.known.values()].flatMap((followed) => followed.look() ?? [])
  }

  private list(): void {
    this.listedAt = Date.now()
    const dirs = recordedRuns(this.home)
      .filter((dir) => this.known.has(dir) || sizeOf(dir) > 0)
      .sort((a, b) => (basename(a) < basename(b) ? 1 : -1))
    this.older = dirs.slice(this.most).filter((dir) => this.isOver(dir))
    const over = new Set(this.older)
    const followed = new Set(dirs.filter((dir) => !over.has(dir)))
    for (const dir of this.known.keys()) if (!followed.has(dir)) this.known.delete(dir)
    for (const dir of followed) if (!this.known.has(dir)) this.known.set(dir, new Followed(dir, this.home))
  }

  /** A run that has ended may go on, and one that cannot be read may become readable: both are seen by the size. */
  private isOver(dir: string): boolean {
    const size = sizeOf(dir)
    if (this.ended.get(dir) === size) return true
    const followed = this.known.get(dir) ?? new Followed(dir, this.home)
    followed.look()
    if (followed.board && !hasEnded(followed.board.run)) return false
    this.ended.set(dir, size)
    return true
  }

  /** What no webhook took, of all runs, also of those that are not followed. A journal is read again when it has more. */
  deadLetters(): DeadLetters[] {
    const followed = this.all().flatMap(({ dir, run: { deadLetters } }) =>
      deadLetters ? this.deadIn(dir, JSON.stringify([deadLetters.length, deadLetters.at(-1)])) : [],
    )
    return [...followed, ...this.older.flatMap((dir) => this.deadIn(dir, String(sizeOf(dir))))]
  }

  private deadIn(dir: string, mark: string): DeadLetters[] {
    const known = this.dead.get(dir)
    const found = known?.mark === mark ? known.found : deadLettersIn(dir, this.home)
    this.dead.set(dir, { mark, found })
    return found ? [found] : []
  }

  /** Starts a sender for what the webhook has to hear, unless one is at work. */
  announce(board: BoardRun): void {
    if (!hasToTell(board.run)) return
    const open = this.open(board)
    open.run = open.journal.refresh() ?? open.run
    announce(open)
  }

  /** For changing a run. The journal that is followed is never written to. */
  open({ dir, key }: BoardRun): OpenRun {
    const open = this.writers.get(key) ?? openRunAt(dir, this.home)
    if (!open) throw new Error(`the journal of run ${basename(dir)} is empty`)
    this.writers.set(key, open)
    return open
  }
}

const statOf = (dir: string) => statSync(join(dir, 'journal.jsonl'), { throwIfNoEntry: false })
const sizeOf = (dir: string): number => statOf(dir)?.size ?? 0

/** What made a journal unreadable may be outside of it: it is read again now and then even if it stays the same. */
const RETRY_MS = 10_000

class Followed {
  board: BoardRun | undefined
  why: string | undefined
  private size = -1
  private failed: { size: number; mtimeMs: number; at: number } | undefined
  private readonly recent: Event[] = []
  private client: { ref: Run['client']; at: number; isGone: boolean } | undefined

  constructor(
    private readonly dir: string,
    private readonly home: string,
  ) {}

  look(): BoardRun | undefined {
    const { size, mtimeMs } = statOf(this.dir) ?? { size: 0, mtimeMs: 0 }
    if (size === this.size) return this.lookForClient()
    if (this.hasFailedOn(size, mtimeMs)) return undefined
    const before = this.board?.run.lastSeq
    try {
      const journal = this.board?.journal ?? watchJournalAt(this.dir, this.home, (event) => this.saw(event))
      const run = this.board ? journal.refresh() : journal.state
      if (!run) return undefined
      this.why = undefined
      this.failed = undefined
      this.size = size
      const key = this.board?.key ?? hash(...identity(run)).slice(0, 8)
      this.board = { key, dir: this.dir, run, isGone: this.isGone(run), journal, recent: this.recent }
    } catch (error) {
      // Another process may be removing a half-written line at this moment: a look after that tries again.
      this.why = (error as Error).message
      this.failed = { size, mtimeMs, at: Date.now() }
      return undefined
    }
    return this.board.run.lastSeq === before ? undefined : this.board
  }

  private lookForClient(): BoardRun | undefined {
    const isGone = this.board && this.isGone(this.board.run)
    if (!this.board || isGone === undefined || isGone === this.board.isGone) return undefined
    this.board = { ...this.board, isGone }
    return this.board
  }

  private isGone(run: Run): boolean {
    if (hasEnded(run)) return false
    const { ref, at, isGone } = this.client ?? {}
    if (isGone !== undefined && ref === run.client && Date.now() - (at ?? 0) < CLIENT_EVERY_MS) return isGone
    this.client = { ref: run.client, at: Date.now(), isGone: !isAlive(run.client) }
    return this.client.isGone
  }

  private hasFailedOn(size: number, mtimeMs: number): boolean {
    const { failed } = this
    return failed?.size === size && failed.mtimeMs === mtimeMs && Date.now() - failed.at < RETRY_MS
  }

  private saw(event: Event): void {
    // After an error the journal is read again from its beginning.
    if (event.seq <= (this.recent.at(-1)?.seq ?? 0)) return
    this.recent.push(event)
    if (this.recent.length > MOST_RECENT) this.recent.splice(0, this.recent.length - MOST_RECENT)
  }
}

/** The events after a number, from memory if they are there, else from the journal. */
export function eventsAfter({ recent, journal, run }: BoardRun, seq: number): Event[] {
  if (seq >= run.lastSeq) return []
  const [first] = recent
  if (first && first.seq <= seq + 1) return recent.filter((event) => event.seq > seq)
  const events: Event[] = []
  for (const event of journal.events()) if (event.seq > seq && event.seq <= run.lastSeq) events.push(event)
  return events
}
