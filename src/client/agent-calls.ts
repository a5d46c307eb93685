import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { FailedCall } from '../gate/facts.ts'
import { applyEdits, type TextEdit } from '../plan/edit.ts'
import { type Block, blocksOf, type Entry, entries, entriesWith, UNREADABLE } from './transcript.ts'

/** A call as the client hands it to a hook. */
export interface ToolCall {
  tool: string
  input: Record<string, unknown>
}

const MOST_CALLS = 120
const LONGEST = 240

/** The transcript of an attempt. With `--agent` a session has one transcript for all tasks; `since` separates them. */
export interface Calls {
  transcript: string | undefined
  since: string
}

interface MadeCall extends Block {
  failed: boolean
  /** What the client answered, if it failed. */
  error?: string
  /** What it answered in any case. */
  output?: unknown
  /** When the client wrote down the call, and its end. */
  at: string
  ended?: string | undefined
}

/** What an agent did, one line a call, from its own transcript; undefined when that cannot be read. */
export function toolCalls(of: Calls): string[] | undefined {
  const lines = entriesOf(of)
  if (!lines) return undefined
  const calls = callsIn(lines, of.since).map(
    ({ name, input, failed }) => `${name}: ${inputOf(input)}${failed ? ' (failed)' : ''}`,
  )
  const isWhole = !lines.some(({ type }) => type === UNREADABLE)
  return [
    ...calls.slice(0, MOST_CALLS),
    ...(calls.length > MOST_CALLS ? [`and ${calls.length - MOST_CALLS} more`] : []),
    ...(isWhole ? [] : ['and what is in lines of the transcript that could not be read']),
  ]
}

/** Tools of other programs, and agents of the agent: what they run is not in this transcript. */
const RUNS_ELSEWHERE = /^(?:mcp__|Agent$|Task$|Workflow$|Skill$)/

/**
 * The commands that an agent ran in a shell. Undefined when that is not known: its transcript cannot be read whole or
 * holds nothing yet, or something else may have run commands for it. A call that was refused ran nothing.
 */
export function shellCommands(of: Calls): string[] | undefined {
  const lines = entriesOf(of)
  if (!lines || lines.some(({ type }) => type === UNREADABLE)) return undefined
  const calls = callsIn(lines, of.since)
  if (calls.length === 0 || calls.some(({ name = '' }) => RUNS_ELSEWHERE.test(name))) return undefined
  return calls.flatMap(({ name, input, failed, error = '' }) =>
    /^(?:Bash|PowerShell)$/.test(name ?? '') && !(failed && REFUSED.test(error)) ? commandOf(input) : [],
  )
}

const entriesOf = ({ transcript }: Calls): Entry[] | undefined =>
  transcript === undefined ? undefined : entries(transcript)

/** Programs whose failure is an answer: they only look. */
const LOOKS =
  /^\s*(?:cd [^&;]+(?:&&|;)\s*)?(?:!|grep|egrep|rg|ag|ls|cat|head|tail|test|\[|diff|cmp|find|which|command|stat|type)(?:\s|$)/

/**
 * Commands and edits that failed and were the last of their kind: the same file, or the same program. A command that
 * only looks does not count. Undefined when the transcript cannot be read.
 */
export function lastFailures(of: Calls): FailedCall[] | undefined {
  const lines = entriesOf(of)
  if (!lines) return undefined
  const calls = callsIn(lines, of.since).filter(
    ({ name, input }) => isWorkingTool(name) && !LOOKS.test(commandOf(input)),
  )
  return [...new Map(calls.map((call) => [kindOf(call), call])).values()]
    .filter(({ failed, error = '' }) => failed && !REFUSED.test(error))
    .filter((call) => !isRepeated(call, calls.slice(calls.indexOf(call) + 1)))
    .map(({ name = '', input, error = '' }) => ({
      tool: name,
      what: inputOf(input),
      error: firstLine(error),
    }))
}

/** Whether a later command that succeeded has this one in it. */
function isRepeated({ input }: Block, later: readonly (Block & { failed: boolean })[]): boolean {
  const command = commandOf(input).trim()
  return command !== '' && later.some((other) => !other.failed && commandOf(other.input).includes(command))
}

/** A call that a hook of ours or a permission rule refused was never made. */
const REFUSED = /\bultraplan: |^Permission to use |requested permissions to/

const commandOf = (input: Record<string, unknown> = {}): string =>
  typeof input.command === 'string' ? input.command : ''

/**
 * An edit by its file whatever tool made it, a command by its program, and by what a program that runs others is asked
 * for: `npm test` after a failed `npm run test` counts, `npm run lint` does not.
 */
const kindOf = ({ name, input }: Block): string =>
  isFileTool(name) ? fileOf(input) : (PROGRAM.exec(commandOf(input))?.slice(1).join(' ') ?? '')

const PROGRAM =
  /^\s*(?:cd [^&;]+(?:&&|;)\s*)?(?:\w+=\S+\s+)*(?:(npm|pnpm|yarn|bun|npx|cargo|go|git|make)\s+(?:run\s+|exec\s+)?([\w:-]+)|(\S+))/

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, LONGEST)

function inputOf(input: Record<string, unknown> = {}): string {
  const telling = input.command ?? input.file_path ?? input.path ?? input.pattern
  const text = typeof telling === 'string' ? telling : JSON.stringify(input)
  const line = text.replace(/\s*\n\s*/g, ' ; ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

const FILE_TOOLS: readonly string[] = ['Write', 'Edit', 'MultiEdit', 'NotebookEdit']

export const isFileTool = (name = ''): boolean => FILE_TOOLS.includes(name)

/** Whether an executor can change or learn something about the code with this tool. */
export const isWorkingTool = (name = ''): boolean => isFileTool(name) || /^(?:Bash|PowerShell)$/.test(name)

export const isShell = (tool: string): boolean => tool === 'Bash'

/** The file that a file tool's call is about; empty when it names none. */
export const fileOf = ({ file_path, notebook_path }: Record<string, unknown> = {}): string =>
  String([file_path, notebook_path].find((path) => typeof path === 'string' && path !== '') ?? '')

/** The files below `folder` that an agent wrote with the client's file tools, as git names them. */
export const writtenFiles = (folder: string, of: Calls): string[] =>
  callsIn(entriesOf(of), of.since)
    .filter(({ name, failed }) => isFileTool(name) && !failed)
    .flatMap(({ input }) => insideOf(folder, fileOf(input)))

/** The file may be gone by now, and the folder may be reached through a link. */
function insideOf(folder: string, path: string): string[] {
  const full = resolve(folder, path)
  const inside = relative(realTarget(folder), join(realTarget(dirname(full)), basename(full)))
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? [] : [inside.split(sep).join('/')]
}

/** Where a path really leads: links are followed as far as it exists. */
export function realTarget(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realTarget(parent), basename(path))
  }
}

/** The text of the file after a call of a file tool. Undefined if the tool will refuse it, or is another tool. */
export function editResult({ tool, input }: ToolCall, before: string): string | undefined {
  if (tool === 'Write') return typeof input.content === 'string' ? input.content : undefined
  if (tool === 'Edit') return applyEdits(before, [editOf(input)])
  if (tool !== 'MultiEdit') return undefined
  return applyEdits(before, (Array.isArray(input.edits) ? input.edits : []).map(editOf))
}

const editOf = (edit: Record<string, unknown>): TextEdit => ({
  old: String(edit.old_string ?? ''),
  new: String(edit.new_string ?? ''),
  all: edit.replace_all === true,
})

/** What a call does to other agents: a workflow starts some, the rest stop one or write to one. */
export const agentTool = ({ tool, input }: ToolCall) => ({
  kind: tool === 'Workflow' ? 'workflow' : tool === 'TaskStop' ? 'stop' : 'message',
  to: String(input.to ?? input.recipient ?? input.task_id ?? input.shell_id ?? ''),
})

/** A call that an agent wants to make; the client may have written it down already. */
export interface PendingCall {
  id: string
  name: string
  input: Record<string, unknown>
  /** In terms of `Date.now()`. */
  at: number
}

/**
 * When an agent last made a call that it had not made before, or when the last such call ended: while a long command
 * runs, the agent counts as working.
 */
export function lastNewCall(
  of: Calls,
  pending: PendingCall,
  counts: (tool?: string) => boolean = () => true,
): number {
  const all = callsIn(entriesOf(of), of.since)
  const made = all.filter(({ id, name }) => id !== pending.id && counts(name))
  const known = new Set<string>()
  let edits = 0
  const times = made.flatMap((call) => {
    const what = sameness(call, edits)
    if (known.has(what)) return []
    known.add(what)
    if (isFileTool(call.name)) edits += 1
    return [call.at, call.ended].map((at) => (at ? Date.parse(at) : 0))
  })
  const isNew = counts(pending.name) && !known.has(sameness(pending, edits))
  return Math.max(0, ...times, isNew ? pending.at : 0)
}

/**
 * Commands are compared by their text alone, because the model describes the same command differently each time. After
 * a new edit, running the same tests again counts as new.
 */
const sameness = ({ name, input }: Pick<Block, 'name' | 'input'>, edits: number): string =>
  JSON.stringify([name, ...(typeof input?.command === 'string' ? [input.command.trim(), edits] : [input])])

function callsIn(lines: readonly Entry[] = [], since: string): MadeCall[] {
  const blocks = lines
    .filter(({ timestamp = '' }) => timestamp === '' || timestamp >= since)
    .flatMap((entry) => blocksOf(entry).map((block) => ({ ...block, at: entry.timestamp ?? '' })))
  const ends = new Map(blocks.map((block) => [block.tool_use_id, block]))
  return blocks
    .filter(({ type }) => type === 'tool_use')
    .map((block) => {
      const end = ends.get(block.id)
      const failed = end?.is_error === true
      return {
        ...block,
        failed,
        ended: end?.at,
        output: end?.content,
        ...(failed ? { error: textOf(end.content) } : {}),
      }
    })
}

/** A command, and when it ran, in terms of `Date.now()`. */
export interface RanCommand {
  from: number
  to: number
  command: string
  /** What it wrote, as far as the transcript has it. */
  output: string
}

/** When the calls of an agent ran, and up to when its transcript is known. */
export interface CallTimes {
  calls: RanCommand[]
  until: number
}

/** The client's words about a command that goes on after its call has returned. */
const GOES_ON = /\bin (?:the )?background\b/

/**
 * Undefined when the transcript does not say it whole: it cannot be read, a line has no time, or a command was left in
 * the background, where it can do something at any time.
 */
export function callTimes(of: Calls): CallTimes | undefined {
  const lines = entriesOf(of)
  if (!lines || lines.some(({ type }) => type === UNREADABLE)) return undefined
  const blocks = lines.flatMap((line) => blocksOf(line).map((block) => ({ ...block, at: line.timestamp })))
  const acts = blocks.filter(({ type }) => type === 'tool_use' || type === 'tool_result')
  if (acts.some(({ at, content }) => at === undefined || GOES_ON.test(textOf(content)))) return undefined
  const calls = callsIn(lines, of.since)
  if (calls.some(({ input }) => input?.run_in_background === true)) return undefined
  return {
    calls: calls.map(ranCommand),
    until: Math.max(...lines.flatMap(({ timestamp }) => (timestamp ? Date.parse(timestamp) : []))),
  }
}

const ranCommand = ({ at, ended, input, output = '' }: MadeCall): RanCommand => ({
  from: Date.parse(at),
  to: ended ? Date.parse(ended) : Number.POSITIVE_INFINITY,
  command: commandOf(input),
  output: textOf(output),
})

/**
 * Commands that ran in the session of an agent, in the same shells, and that are not the agent's: those that the person
 * typed with `!`, and the coordinator's. Where the main agent is the executor, only the person's.
 */
export function commandsBeside({ transcript, since }: Calls): RanCommand[] {
  if (transcript === undefined) return []
  const isAgents = basename(dirname(transcript)) === 'subagents'
  const session = isAgents ? `${dirname(dirname(transcript))}.jsonl` : transcript
  const lines = entriesWith(session, isAgents ? /<bash-|"tool_(?:use|result)"/ : /<bash-/)
  const typed = lines.flatMap((line) => {
    const said = line.message?.content
    return typeof said === 'string' && line.timestamp ? [{ said, at: Date.parse(line.timestamp) }] : []
  })
  const persons = typed.flatMap(({ said, at: from }, index): RanCommand[] => {
    const command = TYPED.exec(said)?.[1]
    // Its end is written down, or at the latest the person has typed something else.
    const end = typed[index + 1]
    const [to, output] = [end?.at ?? Number.POSITIVE_INFINITY, end?.said ?? '']
    return command === undefined ? [] : [{ from, to, command, output }]
  })
  const calls = callsIn(lines, since).filter(({ name }) => isShell(name ?? ''))
  return [...persons.filter(({ to }) => to >= Date.parse(since)), ...calls.map(ranCommand)]
}

const TYPED = /^<bash-input>([\s\S]*)<\/bash-input>/

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : (JSON.stringify(content) ?? '')

/** A refused call is the last thing that happened in the session, so it is near the end of the transcript. */
const TAIL_BYTES = 256 * 1024

/** What the client answered to a call that it did not carry out. The client tells only the model. */
export function refusalOf(transcript: string, toolUseId: string): string | undefined {
  const content = entries(transcript, { tail: TAIL_BYTES })
    ?.flatMap(blocksOf)
    .findLast((block) => block.tool_use_id === toolUseId && block.is_error)?.content
  return content === undefined ? undefined : textOf(content)
}
