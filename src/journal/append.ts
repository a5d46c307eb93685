import { writeAll } from '../io/files.ts'
import type { Event, EventBody } from '../model/event.ts'
import { headAt } from './brief.ts'
import { writeHead } from './head.ts'
import { decodeLine, encodeLine, type Position } from './line.ts'
import type { LogFiles } from './log-files.ts'
import type { LogState, Reducer } from './log-state.ts'

/** Writes one step behind what is known, has log and head on disk, and returns what is known then. */
export function appendStep<S>(
  where: LogFiles,
  fd: number,
  reducer: Reducer<S>,
  known: LogState<S>,
  at: string,
  bodies: readonly EventBody[],
): { known: LogState<S>; events: Event[] } {
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
    // What the writer goes on with is what every reader will find.
    const read = decodeLine(line.subarray(0, -1), position)
    if ('problem' in read) throw new Error(`an event of type ${body.type} cannot be written: ${read.problem}`)
    lines.push(line)
    events.push(read.event)
    position = read.position
  }
  return { bytes: Buffer.concat(lines), events, position }
}

/** The caller is told that nothing was written, so nothing shall be there. */
function takeBack(where: LogFiles, fd: number, to: Position): void {
  try {
    where.files.truncate(fd, to.bytes)
    where.files.sync(fd)
  } catch {
    // Then half a step is left, which the next writer removes, or a whole one, which is true of the run.
  }
}
