import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { isNotification } from './notified-call.ts'

/** The part of a transcript in which a prompt that still waits is looked for when watching begins. */
const LOOK_BACK_BYTES = 512 * 1024

/**
 * What waits until the client's turn is over. The client writes it into the session's transcript at once, commands too,
 * of which no hook hears before it is their turn.
 */
export function watchQueue(transcript: string): () => readonly string[] {
  let position: number | undefined
  let rest = ''
  let waiting: string[] = []
  return () => {
    const more = readFrom(transcript, position)
    if (!more) return waiting
    position = more.end
    const lines = (rest + more.text).split('\n')
    rest = lines.pop() ?? ''
    for (const operation of operationsIn(lines)) waiting = after(waiting, operation)
    return waiting
  }
}

/** What was queued lately, taken or not. */
export const lastQueued = (transcript: string): string[] =>
  operationsIn(readFrom(transcript, undefined)?.text.split('\n') ?? []).flatMap(({ operation, content }) =>
    operation === 'enqueue' ? [content] : [],
  )

interface Operation {
  operation: string
  content: string
}

const operationsIn = (lines: readonly string[]): Operation[] =>
  lines.filter((line) => line.startsWith('{"type":"queue-operation"')).map(parse)

function after(waiting: readonly string[], { operation, content }: Operation): string[] {
  if (operation === 'enqueue') return [...waiting, content]
  // Without its words: the client takes what was typed before word of agents.
  const typed = waiting.findIndex((prompt) => !isNotification(prompt))
  const taken = content === '' ? Math.max(typed, 0) : waiting.indexOf(content)
  return waiting.filter((_, index) => index !== taken)
}

function parse(line: string): Operation {
  try {
    const { operation, content } = JSON.parse(line) as Record<string, unknown>
    return { operation: String(operation), content: typeof content === 'string' ? content : '' }
  } catch {
    return { operation: '', content: '' }
  }
}

function readFrom(path: string, position: number | undefined): { text: string; end: number } | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return undefined
  }
  try {
    const { size } = fstatSync(file)
    const from = position ?? Math.max(0, size - LOOK_BACK_BYTES)
    if (size <= from) return undefined
    const buffer = Buffer.alloc(size - from)
    const read = readSync(file, buffer, 0, buffer.length, from)
    return { text: buffer.toString('utf8', 0, read), end: from + read }
  } finally {
    closeSync(file)
  }
}
