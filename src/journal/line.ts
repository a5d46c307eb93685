import { createHash } from 'node:crypto'
import type { Event, EventBody } from '../model/event.ts'

export interface Position {
  seq: number
  hash: string
  at: string
  bytes: number
  /** The clock was behind `at`, and the log has a note about it. */
  clockNoted: boolean
}

export const START: Position = { seq: 0, hash: '0'.repeat(64), at: '', bytes: 0, clockNoted: false }

const ENVELOPE =
  /^\{"seq":(?<seq>\d+),"at":"(?<at>[^"\\]*)","prev":"(?<prev>[0-9a-f]{64})","hash":"(?<hash>[0-9a-f]{64})",(?:"more":(?<more>\d+),)?/
const ENVELOPE_BYTES = 320
const BEFORE_HASH = '"hash":"'
const HASH_LENGTH = 64
const RESERVED = ['seq', 'at', 'prev', 'hash', 'more']

export const sha256 = (...parts: Uint8Array[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/**
 * One event as its line, with the newline. `more` says how many events of the same step follow. They count only
 * together, so that a crash never leaves half a decision.
 */
export function encodeLine(last: Position, at: string, body: EventBody, more: number): Buffer {
  const taken = RESERVED.find((name) => name in body)
  if (taken) throw new Error(`an event of type ${body.type} may not have a field "${taken}"`)
  const before = Buffer.from(`{"seq":${last.seq + 1},"at":"${at}","prev":"${last.hash}",${BEFORE_HASH}`)
  const after = Buffer.from(`",${more > 0 ? `"more":${more},` : ''}${JSON.stringify(body).slice(1)}`)
  return Buffer.concat([before, Buffer.from(sha256(before, after)), after, Buffer.from('\n')])
}

export type Decoded = { event: Event; more: number; position: Position } | { problem: string }

/** Reads a line (without its newline) as the one that follows `last`. */
export function decodeLine(line: Buffer, last: Position): Decoded {
  const envelope = ENVELOPE.exec(line.toString('latin1', 0, ENVELOPE_BYTES))
  const { seq, at, prev, hash, more } = envelope?.groups ?? {}
  if (!envelope || at === undefined) return { problem: 'the line is not an event' }
  if (Number(seq) !== last.seq + 1) {
    return { problem: `event ${last.seq + 1} should stand here, and event ${seq} does` }
  }
  if (prev !== last.hash) return { problem: `event ${seq} does not follow the event before it` }
  const hashAt = envelope[0].indexOf(BEFORE_HASH) + BEFORE_HASH.length
  // The hash is over the line's bytes without the hash itself; the previous hash is among them.
  const found = sha256(line.subarray(0, hashAt), line.subarray(hashAt + HASH_LENGTH))
  if (found !== hash) return { problem: `event ${seq} was changed after it was written` }
  if (at < last.at) return { problem: `event ${seq} is older than the event before it` }
  try {
    const event = JSON.parse(line.toString('utf8')) as Event
    const clockNoted = isClockNote(event) || (last.clockNoted && at === last.at)
    const position = { seq: last.seq + 1, hash, at, bytes: last.bytes + line.length + 1, clockNoted }
    return { event, more: Number(more ?? 0), position }
  } catch {
    return { problem: `event ${seq} is not JSON` }
  }
}

const CLOCK_NOTE = 'the clock went back to '
/** Time services constantly adjust the clock by less than this. */
const SLACK_MS = 1000

const isClockNote = (body: EventBody): boolean => body.type === 'noted' && body.text.startsWith(CLOCK_NOTE)

/** Times in the log never go back, even if the clock does. The first event after that gets a note. */
export function nextTime(
  now: Date,
  last: { at: string; clockNoted: boolean },
): { at: string; note?: EventBody } {
  const at = now.toISOString()
  if (at >= last.at) return { at }
  if (last.clockNoted || Date.parse(last.at) - now.getTime() < SLACK_MS) return { at: last.at }
  return {
    at: last.at,
    note: { type: 'noted', text: `${CLOCK_NOTE}${at}; times stay at ${last.at} until it has passed that` },
  }
}
