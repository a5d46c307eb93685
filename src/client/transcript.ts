import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tried } from '../io/files.ts'
import type { PromptMark } from '../model/event.ts'
import type { Run } from '../model/run.ts'

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
export const entries = (path: string, part: Part = { tail: Number.POSITIVE_INFINITY }): Entry[] | undefined =>
  tried(() => parseEntries(readPart(path, part)), undefined)

/** The entries of a long transcript whose line has one of these words. */
export const entriesWith = (path: string, words: RegExp): Entry[] =>
  tried(() => {
    const lines = readPart(path, { tail: LONGEST_PART }).split('\n')
    return parseEntries(lines.filter((line) => words.test(line)).join('\n'))
  }, [])

/** A transcript can grow without end; what is older than this many bytes is not needed. */
const LONGEST_PART = 8 * 1024 * 1024

function readPart(path: string, part: Part): string {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const from = 'from' in part ? part.from : Math.max(0, size - part.tail)
    const bytes = Buffer.alloc(Math.max(0, Math.min(size - from, 'from' in part ? part.most : part.tail)))
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, from))
  } finally {
    closeSync(file)
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

/** The client writes its transcripts in batches, up to a tenth of a second late on a quiet machine. */
const LATEST_MS = 1000
const LOOK_MS = 15
const LAST_BYTES = 256 * 1024
/** Of a message, its end: the client may join and trim what comes before. */
const LAST_WORDS = 200

/**
 * Waits until a transcript that exists ends with what the agent said last, and so holds everything before: a command
 * that is not there yet must not count as one that was never run. Gives up after a second.
 */
export async function waitUntilWritten(path: string | undefined, said: string): Promise<void> {
  const words = JSON.stringify(said.trim().slice(-LAST_WORDS)).slice(1, -1)
  const latest = Date.now() + LATEST_MS
  while (path !== undefined && words !== '' && Date.now() < latest) {
    const lines = entries(path, { tail: LAST_BYTES })
    const last = lines?.findLast(({ type }) => type === 'user' || type === 'assistant')
    if (!last || (last.type === 'assistant' && JSON.stringify(last.message?.content).includes(words))) return
    await sleep(LOOK_MS)
  }
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

/** Whether the person ended an agent of the session, as the client notes it beside the transcript. */
export const isStoppedBeside = (transcript: string, session: string, agentId: string): boolean =>
  readRecord(join(dirname(transcript), session, 'subagents', `agent-${agentId}.meta.json`)).stoppedByUser ===
  true

/** An agent's report, which the client passes on in auto mode before it notifies of the agent's end. No person typed it. */
export const isReport = (prompt: string): boolean => /^\s*<agent-message\b/.test(prompt)

/** A message from another session. No person typed it. */
export const isMessage = (prompt: string): boolean => /^\s*<cross-session-message\b/.test(prompt)

/** The Agent call that a notification is about; undefined when it is about something else. */
export function notifiedCall(prompt: string): string | undefined {
  if (!isNotification(prompt)) return undefined
  // The text after the status comes from others and is not trusted.
  const [client] = prompt.split('<status>', 1)
  return /<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(client ?? '')?.[1]
}

const TAIL = 65_536

/** Whether the person ended the last turn with Esc: then the client's own words for that are the last message. */
export function wasInterrupted(transcript: string): boolean {
  const last = entries(transcript, { tail: TAIL })?.findLast(
    ({ type }) => type === 'user' || type === 'assistant',
  )
  const content = last?.type === 'user' ? last.message?.content : undefined
  const texts = Array.isArray(content) ? content.map((block: { text?: unknown }) => block?.text) : [content]
  return texts.some((text) => typeof text === 'string' && text.startsWith('[Request interrupted by user'))
}

/** The prompt, and the size of the transcript when it came: what the client writes about the prompt comes after that position. */
export const markPrompt = (prompt: string, text: string, transcript: string): PromptMark => ({
  prompt,
  digest: sha256(text),
  transcript,
  // Not there before the first prompt.
  from: tried(() => statSync(transcript).size, 0),
})

/** The line about a prompt comes soon after its mark, so only this many bytes are read. */
const MOST_BYTES = 1_048_576

/**
 * Whether a person typed the prompt, according to the client's own record. The hook's input does not say it. A command
 * that was answered without the model leaves only the answer in the record, which is recognised by `words`. If it is
 * unknown, the prompt counts as not typed. The first line about this prompt decides.
 */
export function wasTyped(mark: PromptMark, mode: Run['mode'], words: string): boolean {
  for (const entry of entries(mark.transcript, { from: mark.from, most: MOST_BYTES }) ?? []) {
    const typed = tells(entry, mark, mode, words)
    if (typed !== undefined) return typed
  }
  return false
}

/** A person at the screen, or the one who started `-p`. Every other origin has a name of its own. */
const isPerson = (origin: string): boolean => origin === 'human' || origin === 'sdk'

function tells(entry: Entry, mark: PromptMark, mode: Run['mode'], words: string): boolean | undefined {
  const { type, attachment, content } = entry
  if (type === 'user' && entry.promptId === mark.prompt) {
    const origin = entry.turnOrigin ?? entry.promptSource
    return origin === undefined ? undefined : isPerson(origin)
  }
  if (type === 'attachment' && attachment) return queuedTells(attachment, mark, mode)
  if (type === 'system' && typeof content === 'string' && content.startsWith('UserPromptExpansion'))
    return content.includes(words) || undefined
  return undefined
}

/** What was typed while the model worked; it has the number of the turn that it came into. */
function queuedTells(
  { type, commandMode, origin, isMeta, prompt }: NonNullable<Entry['attachment']>,
  mark: PromptMark,
  mode: Run['mode'],
): boolean | undefined {
  if (type !== 'queued_command' || commandMode !== 'prompt') return undefined
  if (origin?.kind !== undefined) return !isMeta && isPerson(origin.kind)
  // Only in -p the origin may be missing; then the text has to be that of the prompt.
  const same = mode === 'print' && typeof prompt === 'string' && sha256(prompt) === mark.digest
  return same ? !isMeta : undefined
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
