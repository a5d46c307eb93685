import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { tried } from '../io/files.ts'
import type { PromptMark } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { type Entry, entries, isNotification } from './transcript.ts'

/** An agent's report, which the client passes on in auto mode, or a message from another session. No person typed it. */
export const isMessage = (prompt: string): boolean =>
  /^\s*<(agent-message|cross-session-message)\b/.test(prompt)

/** The Agent call that a notification is about; undefined when it is about something else. */
export function notifiedCall(prompt: string): string | undefined {
  if (!isNotification(prompt)) return undefined
  // The text after the status comes from others and is not trusted.
  const [client] = prompt.split('<status>', 1)
  return /<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(client ?? '')?.[1]
}

/** The prompt, and the size of the transcript when it came: what the client writes about the prompt comes after that position. */
export const markPrompt = (prompt: string, text: string, transcript: string): PromptMark => ({
  prompt,
  digest: sha256(text),
  transcript,
  from: sizeOf(transcript),
})

/** Not there before the first prompt; one that cannot be looked at makes the prompt nobody's. */
const sizeOf = (file: string): number => tried(() => statSync(file).size, 0)

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
  // Only -p names nobody; then the words have to be those of the prompt.
  const same = mode === 'print' && typeof prompt === 'string' && sha256(prompt) === mark.digest
  return same ? !isMeta : undefined
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
