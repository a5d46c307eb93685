import type { FileOperations } from '../io/files.ts'
import type { Event } from '../model/event.ts'
import { GO_ON, JournalError } from './journal-error.ts'
import { decodeLine, type Position } from './line.ts'

const NEWLINE = 10
const CHUNK = 1 << 18

export interface Read {
  event: Event
  position: Position
}

export interface Tail {
  /** Where the last complete step ends. */
  position: Position
  /** How many bytes of an unfinished step stand behind it. */
  torn: number
  /** The last whole line; inside an unfinished step it is further than `position`. */
  lastLine: Position
}

/**
 * The events behind `from`, each checked against the one before it; those of one step come only when the step is
 * complete. Throws at the first line that is complete and wrong.
 */
export function* readLog(
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
    // Blocks that never reached the disk read as zeros after a loss of power; no event holds one.
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
