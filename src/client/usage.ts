import { statSync } from 'node:fs'
import { entries } from './transcript.ts'

export interface TokenUsage {
  input: number
  output: number
}

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
    const of = (...names: string[]) =>
      names.reduce((sum, name) => sum + (typeof usage[name] === 'number' ? usage[name] : 0), 0)
    answers.set(id, {
      input: of('input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'),
      output: of('output_tokens'),
    })
  }
  if (answers.size === 0) return undefined
  const all = [...answers.values()]
  return {
    input: all.reduce((sum, one) => sum + one.input, 0),
    output: all.reduce((sum, one) => sum + one.output, 0),
  }
}
