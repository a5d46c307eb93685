import { join } from 'node:path'
import { closeQuietly, errorCode, type FileOperations, readIfThere, writeAtomic } from '../io/files.ts'
import type { Event } from '../model/event.ts'
import {
  checkAgainstHead,
  checkNotCut,
  type Head,
  type LogFiles,
  missingHead,
  readHead,
  requireHead,
} from './head.ts'
import { diskError, GO_ON, JournalError } from './journal-error.ts'
import { decodeLine, type Position, START, sha256 } from './line.ts'

/** The state at a position, so that opening a run does not read the whole log. */
export interface Snapshot<S> {
  /** The version of the reducer that made the state. Another version starts from the first event. */
  version: string
  position: Position
  state: S | undefined
}

const AFTER_BYTES = 32 * 1024

/** A log that has grown by this much since its snapshot gets a new one. A larger state is written less often. */
export function isSnapshotDue(
  logBytes: number,
  last: { at: number; bytes: number },
  afterBytes: number = AFTER_BYTES,
): boolean {
  return logBytes - last.at >= Math.max(afterBytes, 2 * last.bytes)
}

const snapshotPath = (dir: string) => join(dir, 'snapshot.json')

/** Returns the hash for the head. Only under the journal's lock. */
export function writeSnapshot<S>({ files, dir }: LogFiles, snapshot: Snapshot<S>) {
  const bytes = Buffer.from(JSON.stringify(snapshot))
  const path = snapshotPath(dir)
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: 'content' })
  return { hash: sha256(bytes), bytes: bytes.length }
}

const NEWLINE = 10
const CHUNK = 1 << 18

interface Read {
  event: Event
  position: Position
}

interface Tail {
  /** Where the last complete step ends. */
  position: Position
  /** How many bytes of an unfinished step follow it. */
  torn: number
  /** The last complete line. Inside an unfinished step it is after `position`. */
  lastLine: Position
}

/**
 * The events after `from`, each checked against the one before it. Those of one step are returned only when the step is
 * complete. Throws at the first complete line that is wrong.
 */
function* readLog(
  files: FileOperations,
  fd: number,
  path: string,
  from: Position,
): Generator<Read, Tail, undefined> {
  const size = files.size(fd)
  let end = from
  let last = from
  let step: Read[] = []
  for (const line of readLines(files, fd, from.bytes, size)) {
    // After a power loss, blocks that never reached the disk read as zeros. No event contains one.
    if (line.includes(0)) break
    const decoded = decodeLine(line, last)
    if ('problem' in decoded) {
      const place = { file: path, line: last.seq + 1, byte: last.bytes }
      throw new JournalError('broken-chain', place, decoded.problem, GO_ON)
    }
    last = decoded.position
    step.push({ event: decoded.event, position: last })
    if (decoded.more === 0) {
      yield* step
      end = last
      step = []
    }
  }
  return { position: end, torn: Math.max(0, size - end.bytes), lastLine: last }
}

/** Complete lines, without their newline. */
function* readLines(files: FileOperations, fd: number, from: number, size: number): Generator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for (let offset = from; offset < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - offset))
    const got = files.read(fd, chunk, offset)
    if (got === 0) return
    offset += got
    const read = chunk.subarray(0, got)
    const text = rest.length === 0 ? read : Buffer.concat([rest, read])
    let start = 0
    for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
      yield text.subarray(start, end)
      start = end + 1
    }
    rest = text.subarray(start)
  }
}

export function openLog({ files, log, headFile }: LogFiles, flags: 'r' | 'r+'): number {
  try {
    return files.open(log, flags)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const head = readHead(files, headFile)
    if (head) checkNotCut(head, { position: START, lastLine: START }, log)
    throw new JournalError(
      'missing',
      { file: log },
      'there is no such run here',
      'run "ultraplan status" to see the run of this repository',
    )
  }
}

/** The events after a position, each line checked, and all of them against the head if there is one. */
function* checkedEvents(
  where: LogFiles,
  fd: number,
  head: Head | undefined,
  from: Position,
): Generator<Event, Tail, undefined> {
  const check = (at: Position) => head && checkAgainstHead(head, at, where.log, where.headFile)
  check(from)
  const log = readLog(where.files, fd, where.log, from)
  let next = log.next()
  for (; !next.done; next = log.next()) {
    check(next.value.position)
    yield next.value.event
  }
  if (head) checkNotCut(head, next.value, where.log)
  return next.value
}

/** The whole log from disk, without the snapshot. Throws at the first thing that is wrong. */
export function* readJournal(where: LogFiles, needsHead = true): Generator<Event, Tail, undefined> {
  let fd: number
  try {
    fd = openLog(where, 'r')
  } catch (error) {
    throw diskError(error, where.log)
  }
  try {
    const head = (needsHead ? requireHead : readHead)(where.files, where.headFile)
    return yield* checkedEvents(where, fd, head, START)
  } finally {
    closeQuietly(where.files, fd)
  }
}

/** The caller decides what the state means. It has to survive conversion to JSON. */
export interface Reducer<S> {
  version: string
  reduce(state: S | undefined, event: Event): S
  /** Whether nothing is expected to follow. Such a log can be read, and not be changed, when its head is gone. */
  isClosed?(state: S): boolean
  /** The few facts that hooks ask for most. They are stored in the head, so that a hook need not open the log. */
  brief?: { version: string; of(state: S): unknown }
}

export interface LogState<S> extends Tail {
  state: S | undefined
  /** Undefined for a closed log whose head is gone: then nobody can tell whether its end was cut off or replaced. */
  head: Head | undefined
  /** The snapshot whose hash is in the head: its position in the log, and its own length. */
  snapshot: { at: number; bytes: number }
}

export type Vouched<S> = LogState<S> & { head: Head }

export const isVouched = <S>(known: LogState<S>): known is Vouched<S> => known.head !== undefined

/**
 * Reads on from what is known, else from the snapshot. If that does not fit the log, everything is read again before
 * the log counts as damaged: this process may have read an append that failed and was removed.
 */
export function readState<S>(
  where: LogFiles,
  fd: number,
  reducer: Reducer<S>,
  known: LogState<S> | undefined,
): LogState<S> {
  const head = readHead(where.files, where.headFile)
  if (head === undefined) return readClosed(where, fd, reducer)
  const from = known ?? fromSnapshot(where, head, reducer)
  if (from === undefined) return readFrom(where, fd, reducer, fromStart(head))
  if (where.files.size(fd) >= from.position.bytes) {
    try {
      return readFrom(where, fd, reducer, { ...from, head })
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
    }
  }
  return readFrom(where, fd, reducer, fromStart(requireHead(where.files, where.headFile)))
}

function readClosed<S>(where: LogFiles, fd: number, reducer: Reducer<S>): LogState<S> {
  const read = readFrom(where, fd, reducer, fromStart(undefined))
  const isClosed = read.torn === 0 && read.state !== undefined && reducer.isClosed?.(read.state)
  return isClosed ? read : missingHead(where.headFile)
}

function fromStart<S>(head: Head | undefined): LogState<S> {
  return { state: undefined, position: START, lastLine: START, torn: 0, head, snapshot: { at: 0, bytes: 0 } }
}

/** The snapshot whose hash is in the head, if it exists and was made by this reducer. */
function fromSnapshot<S>({ files, dir }: LogFiles, head: Head, reducer: Reducer<S>): LogState<S> | undefined {
  const found = head.snapshot === undefined ? undefined : readIfThere(files, snapshotPath(dir))
  if (found === undefined || sha256(found) !== head.snapshot) return undefined
  const { version, state, position } = JSON.parse(found.toString('utf8')) as Snapshot<S>
  if (version !== reducer.version) return undefined
  const snapshot = { at: position.bytes, bytes: found.length }
  return { state, position, lastLine: position, torn: 0, head, snapshot }
}

function readFrom<S>(where: LogFiles, fd: number, reducer: Reducer<S>, from: LogState<S>): LogState<S> {
  let { state } = from
  const events = checkedEvents(where, fd, from.head, from.position)
  let next = events.next()
  for (; !next.done; next = events.next()) state = reducer.reduce(state, next.value)
  return { ...from, ...next.value, state }
}
