import { errorCode } from '../io/files.ts'
import type { Event, EventBody } from '../model/event.ts'
import { appendStep } from './append.ts'
import { headAt } from './brief.ts'
import { nextTime } from './clock.ts'
import { writeHead } from './head.ts'
import type { LogFiles } from './log-files.ts'
import type { LogState, Reducer } from './log-state.ts'
import { isSnapshotDue, writeSnapshot } from './snapshot.ts'

export interface Writing<S> {
  where: LogFiles
  /** The log, open for reading and writing; the lock is held. */
  fd: number
  reducer: Reducer<S>
  snapshotAfter?: number | undefined
}

interface Written<S> {
  known: LogState<S>
  events: Event[]
}

/** What every change of a log goes through, from what was just read to what is known afterwards. */
export function updateLog<S>(
  writing: Writing<S>,
  read: LogState<S>,
  now: Date,
  decide: (state: S | undefined) => readonly EventBody[],
): Written<S> {
  const { known, notes } = recover(writing, settle(writing, read))
  const { at, note } = nextTime(now, known.position)
  if (note) notes.push(note)
  const written = decideAndAppend(writing, known, at, notes, decide)
  return { ...written, known: keepSnapshot(writing, written.known) }
}

/** Another process wrote a whole step and died before it could tell: it happened, so it is made to last. */
function settle<S>({ where, fd, reducer }: Writing<S>, known: LogState<S>): LogState<S> {
  if (known.head.seq === known.position.seq) return known
  where.files.sync(fd)
  const head = headAt(where, fd, reducer, known)
  writeHead(where.files, where.headFile, head)
  return { ...known, head }
}

/** A step that was cut short was told to nobody: it goes, and leaves a note. */
function recover<S>(
  { where, fd }: Writing<S>,
  known: LogState<S>,
): { known: LogState<S>; notes: EventBody[] } {
  const { torn, position } = known
  if (torn === 0) return { known, notes: [] }
  where.files.truncate(fd, position.bytes)
  const text = `recovered: ${torn} bytes of a half-written step behind event ${position.seq} were removed`
  return { known: { ...known, torn: 0 }, notes: [{ type: 'noted', text }] }
}

/** Notes come first, so that the decision is made on all there is; only a log's first word is the caller's. */
function decideAndAppend<S>(
  { where, fd, reducer }: Writing<S>,
  known: LogState<S>,
  at: string,
  notes: readonly EventBody[],
  decide: (state: S | undefined) => readonly EventBody[],
): Written<S> {
  if (known.position.seq === 0) {
    const bodies = decide(known.state)
    return appendStep(where, fd, reducer, known, at, bodies.length === 0 ? [] : [...bodies, ...notes])
  }
  const noted = appendStep(where, fd, reducer, known, at, notes)
  const step = appendStep(where, fd, reducer, noted.known, at, decide(noted.known.state))
  return { known: step.known, events: [...noted.events, ...step.events] }
}

/** The events are on disk by now: a snapshot that fails costs only time. */
function keepSnapshot<S>(writing: Writing<S>, known: LogState<S>): LogState<S> {
  const { where, reducer, snapshotAfter } = writing
  const { position, state, head } = known
  if (!isSnapshotDue(position.bytes, known.snapshot, snapshotAfter)) return known
  try {
    const { version } = reducer
    const { hash, bytes } = writeSnapshot(where.files, where.dir, { version, position, state })
    const vouching = { ...head, snapshot: hash }
    writeHead(where.files, where.headFile, vouching)
    return { ...known, head: vouching, snapshot: { at: position.bytes, bytes } }
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return known
  }
}
