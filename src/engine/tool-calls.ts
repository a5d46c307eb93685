import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

const MOST_CALLS = 120
const LONGEST = 240

interface Block {
  type?: string
  id?: string
  name?: string
  input?: Record<string, unknown>
  tool_use_id?: string
  is_error?: boolean
  /** When the client wrote it down. */
  at?: string
}

/** An attempt's transcript. A session whose main agent is the executor has one for all tasks: `since` tells them apart. */
export interface Calls {
  transcript: string | undefined
  since: string
}

/** What an agent did, one line a call, from its own transcript; undefined when that cannot be read. */
export function toolCalls(of: Calls): string[] | undefined {
  const made = callsIn(of)
  if (!made) return undefined
  const calls = made.map(
    ({ name, input, failed }) => `${name}: ${inputOf(input)}${failed ? ' (failed)' : ''}`,
  )
  if (calls.length <= MOST_CALLS) return calls
  return [...calls.slice(0, MOST_CALLS), `and ${calls.length - MOST_CALLS} more`]
}

const FILE_TOOLS = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit'])

/** The files below `folder` that an agent wrote with the client's file tools, as git names them. */
export function writtenFiles(folder: string, of: Calls): string[] {
  return (callsIn(of) ?? [])
    .filter(({ name, failed }) => FILE_TOOLS.has(name ?? '') && !failed)
    .map(({ input }) => input?.file_path ?? input?.notebook_path)
    .flatMap((path) => (typeof path === 'string' ? insideOf(folder, path) : []))
}

/** A call that an agent wants to make; the client may have written it down already. */
export interface PendingCall {
  id: string
  name: string
  input: Record<string, unknown>
  /** In terms of `Date.now()`. */
  at: number
}

/** With these an executor changes something or finds something out. */
export const WORKING_TOOLS: ReadonlySet<string> = new Set(['Bash', 'PowerShell', ...FILE_TOOLS])

/**
 * When an agent last made a call that it had not made before, or when the last such call came to its end: a long command
 * is at work all the while.
 */
export function lastNewCall(of: Calls, pending: PendingCall, tools?: ReadonlySet<string>): number {
  const counts = (name = '') => tools === undefined || tools.has(name)
  const made = (callsIn(of) ?? []).filter(({ id, name }) => id !== pending.id && counts(name))
  const known = new Set<string>()
  let edits = 0
  const times = made.flatMap((call) => {
    const what = sameness(call, edits)
    if (known.has(what)) return []
    known.add(what)
    if (FILE_TOOLS.has(call.name ?? '')) edits += 1
    return [call.at, call.ended].map((at) => (at ? Date.parse(at) : 0))
  })
  const isNew = counts(pending.name) && !known.has(sameness(pending, edits))
  return Math.max(0, ...times, isNew ? pending.at : 0)
}

/**
 * A command is told by its text alone: what the model says about it differs each time. After a new edit the tests are run
 * again for a reason.
 */
const sameness = ({ name, input }: Pick<Block, 'name' | 'input'>, edits: number): string =>
  JSON.stringify([name, ...(typeof input?.command === 'string' ? [input.command.trim(), edits] : [input])])

/** The file itself may be gone by now, and the folder may be reached by a link. */
function insideOf(folder: string, path: string): string[] {
  const full = resolve(folder, path)
  const inside = relative(real(folder), join(real(dirname(full)), basename(full)))
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? [] : [inside.split(sep).join('/')]
}

function real(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return dirname(folder) === folder ? folder : join(real(dirname(folder)), basename(folder))
  }
}

function callsIn({ transcript, since }: Calls): (Block & { failed: boolean; ended?: string })[] | undefined {
  if (transcript === undefined) return undefined
  try {
    const lines = readFileSync(transcript, 'utf8').split('\n')
    // The client may be writing the last line right now.
    const whole = isJson(lines.at(-1)) ? lines : lines.slice(0, -1)
    const blocks = whole.flatMap((line) => blocksIn(line, since))
    const failed = new Set(blocks.filter(({ is_error }) => is_error).map(({ tool_use_id }) => tool_use_id))
    const ends = new Map(blocks.map(({ tool_use_id, at }) => [tool_use_id, at]))
    return blocks
      .filter(({ type }) => type === 'tool_use')
      .map((block) => {
        const ended = ends.get(block.id)
        return { ...block, failed: failed.has(block.id), ...(ended ? { ended } : {}) }
      })
  } catch {
    return undefined
  }
}

function isJson(line = ''): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

function blocksIn(line: string, since: string): Block[] {
  if (line.trim() === '') return []
  const { message, timestamp = '' } = JSON.parse(line) as {
    message?: { content?: unknown }
    timestamp?: string
  }
  if (timestamp !== '' && timestamp < since) return []
  return Array.isArray(message?.content)
    ? (message.content as Block[]).map((block) => ({ ...block, at: timestamp }))
    : []
}

function inputOf(input: Record<string, unknown> = {}): string {
  const telling = input.command ?? input.file_path ?? input.path ?? input.pattern
  const text = typeof telling === 'string' ? telling : JSON.stringify(input)
  const line = text.replace(/\s*\n\s*/g, ' ; ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
