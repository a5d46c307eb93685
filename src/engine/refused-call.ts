import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

interface Block {
  type?: string
  tool_use_id?: string
  is_error?: boolean
  content?: unknown
}

/** A call that was refused was the session's newest deed: it stands near the end. */
const TAIL_BYTES = 256 * 1024

/** What the client answered to a call that it did not carry out; it says so to the model only. */
export function refusalOf(transcript: string, toolUseId: string): string | undefined {
  for (const line of tailOf(transcript).split('\n').reverse()) {
    if (!line.includes(toolUseId)) continue
    const refusal = blocksIn(line).find((block) => block.tool_use_id === toolUseId && block.is_error)
    if (refusal)
      return typeof refusal.content === 'string' ? refusal.content : JSON.stringify(refusal.content)
  }
  return undefined
}

function blocksIn(line: string): Block[] {
  try {
    const { message } = JSON.parse(line) as { message?: { content?: unknown } }
    return Array.isArray(message?.content) ? (message.content as Block[]) : []
  } catch {
    // The first line of the tail is cut.
    return []
  }
}

function tailOf(path: string): string {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const { size } = fstatSync(file)
    const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES))
    readSync(file, bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString('utf8')
  } catch {
    return ''
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
