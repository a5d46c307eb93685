import { errorCode, writeAll } from '../io/files.ts'
import type { Event, EventBody } from '../model/event.ts'
import { headAt, type LogFiles, writeHead } from './head.ts'
import { decodeLine, encodeLine, nextTime, type Position } from './line.ts'
import { isSnapshotDue, type Reducer, type Vouched, writeSnapshot } from './read-log.ts'

export interface Writing<S> {
  where: LogFiles
  /** The log, open for reading and writing; the lock is held. */
  fd: number
  reducer: Reducer<S>
  snapshotAfter?: number | undefined
}

interface Written<S> {
  known: Vouched<S>
  events: Event[]
}

/** Every change of a log goes through this, from the state that was just read to the state afterwards. */
export function updateLog<S>(
  writing: Writing<S>,
  read: Vouched<S>,
  now: Date,
  decide: (state: S | undefined) => readonly EventBody[],
): Written<S> {
  const { known, notes } = recover(writing, settle(writing, read))
  const { at, note } = nextTime(now, known.position)
  if (note) notes.push(note)
  const written = decideAndAppend(writing, known, at, notes, decide)
  return { ...written, known: keepSnapshot(writing, written.known) }
}

/** Another process wrote a complete step and died before it wrote the head. The step counts, so it is synced. */
function settle<S>({ where, fd, reducer }: Writing<S>, known: Vouched<S>): Vouched<S> {
  if (known.head.seq === known.position.seq) return known
  where.files.sync(fd)
  const head = headAt(where, fd, reducer, known)
  writeHead(where.files, where.headFile, head)
  return { ...known, head }
}

/** An incomplete step is removed, with a note: no caller was told that it succeeded. */
function recover<S>({ where, fd }: Writing<S>, known: Vouched<S>): { known: Vouched<S>; notes: EventBody[] } {
  const { torn, position } = known
  if (torn === 0) return { known, notes: [] }
  where.files.truncate(fd, position.bytes)
  const text = `recovered: ${torn} bytes of a half-written step behind event ${position.seq} were removed`
  return { known: { ...known, torn: 0 }, notes: [{ type: 'noted', text }] }
}

/** Notes are written first, so that the decision sees everything. Only the first event of a log comes from the caller. */
function decideAndAppend<S>(
  writing: Writing<S>,
  known: Vouched<S>,
  at: string,
  notes: readonly EventBody[],
  decide: (state: S | undefined) => readonly EventBody[],
): Written<S> {
  if (known.position.seq === 0) {
    const bodies = decide(known.state)
    return appendStep(writing, known, at, bodies.length === 0 ? [] : [...bodies, ...notes])
  }
  const noted = appendStep(writing, known, at, notes)
  const step = appendStep(writing, noted.known, at, decide(noted.known.state))
  return { known: step.known, events: [...noted.events, ...step.events] }
}

/** The events are on disk by now, so a snapshot that fails only costs time. */
function keepSnapshot<S>(writing: Writing<S>, known: Vouched<S>): Vouched<S> {
  const { where, reducer, snapshotAfter } = writing
  const { position, state, head } = known
  if (!isSnapshotDue(position.bytes, known.snapshot, snapshotAfter)) return known
  try {
    const { version } = reducer
    const { hash, bytes } = writeSnapshot(where, { version, position, state })
    const vouching = { ...head, snapshot: hash }
    writeHead(where.files, where.headFile, vouching)
    return { ...known, head: vouching, snapshot: { at: position.bytes, bytes } }
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return known
  }
}

/** Appends one step, syncs log and head to disk, and returns the new state. */
function appendStep<S>(
  { where, fd, reducer }: Writing<S>,
  known: Vouched<S>,
  at: string,
  bodies: readonly EventBody[],
): Written<S> {
  if (bodies.length === 0) return { known, events: [] }
  const { bytes, events, position } = encodeStep(known.position, at, bodies)
  const state = events.reduce<S | undefined>(reducer.reduce, known.state)
  try {
    writeAll(where.files, fd, bytes, known.position.bytes)
    where.files.sync(fd)
    const head = headAt(where, fd, reducer, { ...known, state, position })
    writeHead(where.files, where.headFile, head)
    return { known: { ...known, state, position, head }, events }
  } catch (error) {
    takeBack(where, fd, known.position)
    throw error
  }
}

function encodeStep(from: Position, at: string, bodies: readonly EventBody[]) {
  const lines: Buffer[] = []
  const events: Event[] = []
  let position = from
  for (const [index, body] of bodies.entries()) {
    const line = encodeLine(position, at, body, bodies.length - 1 - index)
    // The writer continues with what every reader will find.
    const read = decodeLine(line.subarray(0, -1), position)
    if ('problem' in read) throw new Error(`an event of type ${body.type} cannot be written: ${read.problem}`)
    lines.push(line)
    events.push(read.event)
    position = read.position
  }
  return { bytes: Buffer.concat(lines), events, position }
}

/** The caller is told that nothing was written, so nothing may stay. */
function takeBack(where: LogFiles, fd: number, to: Position): void {
  try {
    where.files.truncate(fd, to.bytes)
    where.files.sync(fd)
  } catch {
    // What is left is half a step, which the next writer removes, or a complete one, which is true of the run.
  }
}
