import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { PromptMark } from '../model/event.ts'
import type { Run } from '../model/run.ts'

/** The line about a prompt comes soon behind its mark; what the client may write in between has a size. */
const MOST_BYTES = 1_048_576

/** A person at the screen, or whoever started `-p`; everything else has a name of its own. */
const PERSON = new Set(['human', 'sdk'])

interface Line {
  type?: string
  content?: unknown
  promptId?: string
  promptSource?: string
  turnOrigin?: string
  isMeta?: boolean
  attachment?: {
    type?: string
    commandMode?: string
    prompt?: unknown
    isMeta?: boolean
    origin?: { kind?: string }
  }
}

/** A prompt's number and text, and the session's transcript. */
export const HEADING = 'ultraplan, since your last prompt:'

export interface Told {
  /** For the person. */
  text: string
  /** It stood beside an earlier prompt already: the model need not hear it once more. */
  again: boolean
}

export const markPrompt = (prompt: string, text: string, transcript: string): PromptMark => ({
  prompt,
  digest: sha256(text),
  transcript,
  from: sizeOf(transcript),
})

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    // Not there before the first prompt; one that cannot be looked at makes the prompt nobody's.
    return 0
  }
}

/**
 * Whether a person typed the prompt, by the client's own record of it. The hook's input does not tell, and a command
 * that was answered without the model leaves only the answer, known by `words`. Unknown is not typed.
 */
export function wasTyped(mark: PromptMark, mode: Run['mode'], words: string): boolean {
  for (const text of readBehind(mark)) {
    const line = parse(text)
    const typed = line === undefined ? undefined : tells(line, mark, mode, words)
    if (typed !== undefined) return typed
  }
  return false
}

/** The first line that is about this prompt decides. */
function tells(line: Line, mark: PromptMark, mode: Run['mode'], words: string): boolean | undefined {
  const { type, attachment, content } = line
  if (type === 'user' && line.promptId === mark.prompt) {
    const origin = line.turnOrigin ?? line.promptSource
    return origin === undefined ? undefined : PERSON.has(origin)
  }
  // What was typed while the model worked; it has the number of the turn that it came into.
  if (type === 'attachment' && attachment?.type === 'queued_command' && attachment.commandMode === 'prompt') {
    const { origin, isMeta, prompt } = attachment
    if (origin?.kind !== undefined) return !isMeta && PERSON.has(origin.kind)
    // Only -p names nobody; then the words have to be those of the prompt.
    const same = mode === 'print' && typeof prompt === 'string' && sha256(prompt) === mark.digest
    return same ? !isMeta : undefined
  }
  if (type === 'system' && typeof content === 'string' && content.startsWith('UserPromptExpansion'))
    return content.includes(words) || undefined
  return undefined
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

function readBehind({ transcript, from }: PromptMark): string[] {
  try {
    const file = openSync(transcript, 'r')
    try {
      const buffer = Buffer.alloc(MOST_BYTES)
      return buffer.toString('utf8', 0, readSync(file, buffer, 0, MOST_BYTES, from)).split('\n')
    } finally {
      closeSync(file)
    }
  } catch {
    return []
  }
}
