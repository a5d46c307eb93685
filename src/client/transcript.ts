import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { tried } from '../io/files.ts'

/** A line of a transcript with the fields that are read here. A later client may leave out any field or change its type. */
export interface Entry {
  type?: string
  timestamp?: string
  content?: unknown
  message?: { content?: unknown }
  promptId?: string
  promptSource?: string
  turnOrigin?: string
  attachment?: {
    type?: string
    commandMode?: string
    prompt?: unknown
    isMeta?: boolean
    origin?: { kind?: string }
  }
}

/** A tool call, or the answer to one. */
export interface Block {
  type?: string
  id?: string
  name?: string
  input?: Record<string, unknown>
  tool_use_id?: string
  is_error?: boolean
  content?: unknown
}

/** Which bytes are read: at most `most` from a position, or `tail` bytes at the end. */
type Part = { from: number; most: number } | { tail: number }

/** The lines of a transcript, or of a part of it; undefined when it cannot be read. */
export function entries(path: string, part: Part = { tail: Number.POSITIVE_INFINITY }): Entry[] | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const { size } = fstatSync(file)
    const from = 'from' in part ? part.from : Math.max(0, size - part.tail)
    const bytes = Buffer.alloc(Math.max(0, Math.min(size - from, 'from' in part ? part.most : part.tail)))
    return parseEntries(bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, from)))
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** The type of an entry for a line in the middle that is not JSON. No line of the client is: something was written into it. */
export const UNREADABLE = 'unreadable'

/** Skips what is not JSON at both ends: a part cuts its first line, and the client may be writing the last one. */
export function parseEntries(text: string): Entry[] {
  const lines = text.trimEnd().split('\n')
  return lines.flatMap((line, at) => {
    try {
      const entry: unknown = JSON.parse(line)
      return typeof entry === 'object' && entry !== null ? [entry as Entry] : []
    } catch {
      return at === 0 || at === lines.length - 1 ? [] : [{ type: UNREADABLE }]
    }
  })
}

export const blocksOf = ({ message }: Entry): Block[] =>
  Array.isArray(message?.content) ? (message.content as Block[]) : []

/** The client's own notice to the agent that something in the background ended. What a command prints is not such a notice. */
export function noticeIn({ message, attachment }: Entry): string {
  const queued = attachment?.type === 'queued_command' ? attachment.prompt : undefined
  const said = [message?.content, queued].find((words) => typeof words === 'string')
  return typeof said === 'string' && isNotification(said) ? said : ''
}

/** Whether a prompt is the client's own notice that something in the background ended; no person typed it. */
export const isNotification = (prompt: string): boolean => /^\s*<task-notification>/.test(prompt)

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value where it is a record, else an empty one. */
export const recordIn = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

/** What a file of the client holds; empty where it is missing, cannot be read or is no record. */
export const readRecord = (path: string): JsonRecord =>
  tried(() => recordIn(JSON.parse(readFileSync(path, 'utf8'))), {})
