import { readFileSync } from 'node:fs'

const MOST_CALLS = 120
const LONGEST = 240

interface Block {
  type?: string
  id?: string
  name?: string
  input?: Record<string, unknown>
  tool_use_id?: string
  is_error?: boolean
}

/** What an agent did, one line a call, from its own transcript; undefined when that cannot be read. */
export function toolCalls(transcript: string | undefined): string[] | undefined {
  if (transcript === undefined) return undefined
  try {
    const blocks = readFileSync(transcript, 'utf8').split('\n').flatMap(blocksIn)
    const failed = new Set(blocks.filter(({ is_error }) => is_error).map(({ tool_use_id }) => tool_use_id))
    const calls = blocks
      .filter(({ type }) => type === 'tool_use')
      .map((block) => `${block.name}: ${inputOf(block.input)}${failed.has(block.id) ? ' (failed)' : ''}`)
    if (calls.length <= MOST_CALLS) return calls
    return [...calls.slice(0, MOST_CALLS), `and ${calls.length - MOST_CALLS} more`]
  } catch {
    return undefined
  }
}

function blocksIn(line: string): Block[] {
  if (line.trim() === '') return []
  const { message } = JSON.parse(line) as { message?: { content?: unknown } }
  return Array.isArray(message?.content) ? (message.content as Block[]) : []
}

function inputOf(input: Record<string, unknown> = {}): string {
  const telling = input.command ?? input.file_path ?? input.path ?? input.pattern
  const text = typeof telling === 'string' ? telling : JSON.stringify(input)
  const line = text.replace(/\s*\n\s*/g, ' ; ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
