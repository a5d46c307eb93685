import { statSync } from 'node:fs'
import { addUsage, readUsage, type TokenUsage } from './module/spending.ts'
import { entries } from './transcript.ts'

/** Transcripts only grow: what was counted is counted again when there is more. */
const counted = new Map<string, { size: number; usage: TokenUsage | undefined }>()
const MOST_COUNTED = 1000

/** The tokens of an agent, as its transcript says; undefined if it says none or is gone. */
export function tokensIn(transcript: string): TokenUsage | undefined {
  const size = statSync(transcript, { throwIfNoEntry: false })?.size
  if (size === undefined) return undefined
  const known = counted.get(transcript)
  if (known?.size === size) return known.usage
  const usage = count(transcript)
  if (counted.size >= MOST_COUNTED) counted.clear()
  counted.set(transcript, { size, usage })
  return usage
}

interface Answer {
  id?: string
  usage?: Record<string, unknown>
}

/** One answer of the model is written in several lines, each with the same usage. */
function count(transcript: string): TokenUsage | undefined {
  const answers = new Map<string, TokenUsage>()
  for (const { message } of entries(transcript) ?? []) {
    const { id, usage } = (message ?? {}) as Answer
    if (typeof id !== 'string' || typeof usage !== 'object' || usage === null) continue
    answers.set(id, readUsage(usage))
  }
  return answers.size === 0 ? undefined : [...answers.values()].reduce(addUsage)
}
