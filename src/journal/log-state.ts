import type { Event } from '../model/event.ts'
import { type Head, requireHead } from './head.ts'
import { JournalError } from './journal-error.ts'
import { START } from './line.ts'
import { checkedEvents, type LogFiles } from './log-files.ts'
import type { Tail } from './read-log.ts'
import { readSnapshot } from './snapshot.ts'

/** What the state means is the caller's; it has to survive JSON. */
export interface Reducer<S> {
  version: string
  reduce(state: S | undefined, event: Event): S
  /** The little that many ask for: the head has it, so that they need not open the log. */
  brief?: { version: string; of(state: S): unknown }
}

/** What is known of a log at one moment. */
export interface LogState<S> extends Tail {
  state: S | undefined
  head: Head
  /** The snapshot that the head vouches for: where in the log it stands, and its own length. */
  snapshot: { at: number; bytes: number }
}

/**
 * Reads on from what is known, else from the snapshot. Where that does not fit the log, everything is read again
 * before anything is called damaged: an append that failed and was taken back may have been seen.
 */
export function readState<S>(
  where: LogFiles,
  fd: number,
  reducer: Reducer<S>,
  known: LogState<S> | undefined,
): LogState<S> {
  const head = requireHead(where.files, where.headFile)
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

function fromStart<S>(head: Head): LogState<S> {
  return { state: undefined, position: START, lastLine: START, torn: 0, head, snapshot: { at: 0, bytes: 0 } }
}

function fromSnapshot<S>(where: LogFiles, head: Head, reducer: Reducer<S>): LogState<S> | undefined {
  if (head.snapshot === undefined) return undefined
  const found = readSnapshot<S>(where.files, where.dir, head.snapshot, reducer.version)
  if (found === undefined) return undefined
  const { state, position } = found.snapshot
  return {
    state,
    position,
    lastLine: position,
    torn: 0,
    head,
    snapshot: { at: position.bytes, bytes: found.bytes },
  }
}

function readFrom<S>(where: LogFiles, fd: number, reducer: Reducer<S>, from: LogState<S>): LogState<S> {
  let { state } = from
  const events = checkedEvents(where, fd, from.head, from.position)
  let next = events.next()
  for (; !next.done; next = events.next()) state = reducer.reduce(state, next.value)
  return { ...from, ...next.value, state }
}
