import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BackgroundTask } from '../gate/facts.ts'
import { isHeldOpen } from '../io/process-ref.ts'

interface Shell {
  id: string
  /** Where the client has it write. */
  output?: string
}

/** The client writes a transcript a moment behind what happens. */
const WAIT_MS = 3000
const STEP_MS = 100

/**
 * The background shells of an agent that have not ended, by its own transcript: a claim that is handed in by a call
 * does not list them. `undefined` when the transcript does not reach up to that call, so that nobody can tell.
 */
export async function backgroundShells(
  transcript: string,
  toolUseId: string,
): Promise<BackgroundTask[] | undefined> {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const shells = openShells(textOf(transcript), toolUseId)
    if (shells?.every(({ output }) => output !== undefined)) {
      // A shell may have ended since anyone said so; nobody then holds the file that it wrote to.
      const running = shells.filter(({ output }) => isHeldOpen(output ?? '') !== false)
      return running.map(({ id }) => ({ id, type: 'shell', status: 'running' }))
    }
    if (Date.now() > until) return shells?.map(({ id }) => ({ id, type: 'shell', status: 'running' }))
    await sleep(STEP_MS)
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const STARTED = /\bin background with ID: (\w+)/
const OUTPUT = /Output is being written to: (\S+?)\.?(?:\s|$)/
const ENDED = /<task-id>(\w+)<\/task-id>[\s\S]*?<status>(?:completed|failed|killed|stopped)<\/status>/g

/** Shells that were started and of whose end nothing is said; `undefined` when the text ends before this call. */
export function openShells(transcript: string, toolUseId: string): Shell[] | undefined {
  const started = new Map<string, Shell>()
  const ended = new Set<string>()
  const stops = new Map<string, string>()
  let isReached = false
  for (const line of transcript.split('\n')) {
    const { blocks, notice } = entryOf(line)
    for (const [, id = ''] of notice.matchAll(ENDED)) ended.add(id)
    for (const { type, id, name, input, tool_use_id, content, is_error } of blocks) {
      if (type === 'tool_use' && id === toolUseId) isReached = true
      if (type === 'tool_use' && input?.run_in_background === true)
        started.set(String(id), { id: String(input.command ?? name).slice(0, 40) })
      if (type === 'tool_use' && /^(?:TaskStop|KillShell|KillBash)$/.test(String(name)))
        stops.set(String(id), String(input?.task_id ?? input?.shell_id ?? ''))
      if (type !== 'tool_result') continue
      const call = String(tool_use_id)
      const said = typeof content === 'string' ? content : JSON.stringify(content ?? '')
      const shell = STARTED.exec(said)?.[1]
      const output = OUTPUT.exec(said)?.[1]
      if (is_error === true) started.delete(call)
      else if (shell !== undefined) started.set(call, { id: shell, ...(output ? { output } : {}) })
      else if (stops.has(call)) ended.add(stops.get(call) ?? '')
    }
  }
  return isReached ? [...started.values()].filter(({ id }) => !ended.has(id)) : undefined
}

type Block = Record<string, unknown> & { input?: Record<string, unknown> }

/** What a line holds: blocks of a message, or what the client itself tells the agent. What a command prints is neither. */
function entryOf(line: string): { blocks: Block[]; notice: string } {
  try {
    const { message, attachment } = JSON.parse(line) as {
      message?: { content?: unknown }
      attachment?: { type?: unknown; prompt?: unknown }
    }
    const content = message?.content
    const queued = attachment?.type === 'queued_command' ? attachment.prompt : undefined
    const notice = typeof content === 'string' ? content : typeof queued === 'string' ? queued : ''
    return {
      blocks: Array.isArray(content) ? (content as Block[]) : [],
      notice: notice.trimStart().startsWith('<task-notification>') ? notice : '',
    }
  } catch {
    return { blocks: [], notice: '' }
  }
}
