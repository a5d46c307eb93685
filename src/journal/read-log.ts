import type { FileOperations } from '../io/files.ts'
import type { Event } from '../model/event.ts'
import { GO_ON } from './head.ts'
import { JournalError } from './journal-error.ts'
import { decodeLine, type Position } from './line.ts'

const NEWLINE = 10
const CHUNK = 1 << 18

export interface Read {
  event: Event
  position: Position
}

/** Where the last complete step ends, and how many bytes of an unfinished one stand behind it. */
export interface Tail {
  position: Position
  torn: number
}

/**
 * The events behind `from`, each checked against the one before it. Events of one step come only when the step is
 * complete. Throws at the first line that is complete and wrong.
 */
export function* readLog(
  files: FileOperations,
  fd: number,
  path: string,
  from: Position,
): Generator<Read, Tail, undefined> {
  const size = files.size(fd)
  let position = from
  let step: Read[] = []
  let last = from
  let rest = Buffer.alloc(0)
  let offset = from.bytes
  while (offset < size) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - offset))
    const got = files.read(fd, chunk, offset)
    if (got === 0) break
    offset += got
    const text = rest.length === 0 ? chunk.subarray(0, got) : Buffer.concat([rest, chunk.subarray(0, got)])
    let start = 0
    for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
      const line = text.subarray(start, end)
      // Blocks that never reached the disk read as zeros after a loss of power; no event holds one.
      if (line.includes(0)) return { position, torn: size - position.bytes }
      const decoded = decodeLine(line, last)
      if ('problem' in decoded) {
        const place = { file: path, line: last.seq + 1, byte: last.bytes }
        throw new JournalError('broken-chain', place, decoded.problem, GO_ON)
      }
      last = decoded.position
      step.push({ event: decoded.event, position: last })
      if (decoded.more === 0) {
        yield* step
        position = last
        step = []
      }
      start = end + 1
    }
    rest = text.subarray(start)
  }
  return { position, torn: Math.max(0, size - position.bytes) }
}
