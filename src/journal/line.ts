import { createHash } from 'node:crypto'
import type { Event, EventBody } from '../model/event.ts'

/** Where the log stands after an event. */
export interface Position {
  seq: number
  hash: string
  at: string
  /** Length of the log up to here. */
  bytes: number
}

export const START: Position = { seq: 0, hash: '0'.repeat(64), at: '', bytes: 0 }

const ENVELOPE =
  /^\{"seq":(\d+),"at":"([^"\\]*)","prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})",(?:"more":(\d+),)?/
/** Longer than any envelope. */
const ENVELOPE_BYTES = 320
const HASH_LENGTH = 64

/** The sha256 of the line's bytes with the hash itself left out; the previous hash is among them. */
function hashAround(before: Uint8Array, after: Uint8Array): string {
  return createHash('sha256').update(before).update(after).digest('hex')
}

const RESERVED = ['seq', 'at', 'prev', 'hash', 'more']

/**
 * One event as its line, with the newline. `more` says how many events of the same step follow: they count only
 * together, so that a crash never leaves half a decision.
 */
export function encodeLine(last: Position, at: string, body: EventBody, more: number): Buffer {
  const taken = RESERVED.find((name) => name in body)
  if (taken) throw new Error(`an event of type ${body.type} may not have a field "${taken}"`)
  const before = Buffer.from(`{"seq":${last.seq + 1},"at":"${at}","prev":"${last.hash}","hash":"`)
  const after = Buffer.from(`",${more > 0 ? `"more":${more},` : ''}${JSON.stringify(body).slice(1)}`)
  return Buffer.concat([before, Buffer.from(hashAround(before, after)), after, Buffer.from('\n')])
}

export type Decoded = { event: Event; more: number; position: Position } | { problem: string }

/** Reads a line (without its newline) as the one that follows `last`. */
export function decodeLine(line: Buffer, last: Position): Decoded {
  const match = ENVELOPE.exec(line.toString('latin1', 0, ENVELOPE_BYTES))
  if (!match) return { problem: 'the line is not an event' }
  const [, seq, at, prev, hash] = match as unknown as string[]
  if (Number(seq) !== last.seq + 1) return { problem: `event ${last.seq + 1} is missing, ${seq} stands here` }
  if (prev !== last.hash) return { problem: 'the line does not follow the one before it' }
  const hashAt = match[0].indexOf('"hash":"') + '"hash":"'.length
  const found = hashAround(line.subarray(0, hashAt), line.subarray(hashAt + HASH_LENGTH))
  if (found !== hash) return { problem: 'the line was changed after it was written' }
  if (at === undefined || at < last.at) return { problem: 'the time goes back' }
  try {
    const event = JSON.parse(line.toString('utf8')) as Event
    const position = { seq: last.seq + 1, hash: found, at, bytes: last.bytes + line.length + 1 }
    return { event, more: Number(match[5] ?? 0), position }
  } catch {
    return { problem: 'the line is not JSON' }
  }
}
