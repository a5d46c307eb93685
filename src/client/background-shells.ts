import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BackgroundTask } from '../gate/facts.ts'
import { namesIn } from '../io/files.ts'
import { isAlive, isHeldOpen, workersIn } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import { type Block, blocksOf, type Entry, entries, noticeIn, readRecord } from './transcript.ts'

interface Shell {
  id: string
  /** The file that the shell's output is written to. */
  output?: string | undefined
}

/** The client writes its transcript with a short delay. */
const WAIT_MS = 3000
const STEP_MS = 100

/**
 * The background shells of an agent that have not ended, read from its own transcript, because the client does not list
 * them for a claim that is handed in by a call. `undefined` when the transcript does not reach that call yet.
 */
export async function backgroundShells(
  transcript: string,
  toolUseId: string,
): Promise<BackgroundTask[] | undefined> {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const shells = openShells(entries(transcript) ?? [], toolUseId)
    const isKnown = shells?.every(({ output }) => output !== undefined)
    if (isKnown || Date.now() > until)
      return (
        shells
          // The shell may have ended without a report. Then no process has its output file open any more.
          ?.filter(({ output }) => !isKnown || isHeldOpen(output ?? '') !== false)
          .map(({ id }) => ({ id, type: 'shell', status: 'running' }))
      )
    await sleep(STEP_MS)
  }
}

const STARTED = /\bin background with ID: (\w+)/
const OUTPUT = /Output is being written to: (\S+?)\.?(?:\s|$)/
const ENDED = /<task-id>(\w+)<\/task-id>[\s\S]*?<status>(?:completed|failed|killed|stopped)<\/status>/g
const STOPS = /^(?:TaskStop|KillShell|KillBash)$/

/**
 * Whether a shell of an agent that is gone may still run. The agents are those of these calls, in folders of
 * transcripts; a shell whose output file is not known counts as running.
 */
export const shellsMayRun = (folders: readonly string[], calls: ReadonlySet<string>): boolean =>
  folders
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.meta.json') && calls.has(String(readRecord(path).toolUseId)))
    .flatMap((path) => openShells(entries(path.replace(/\.meta\.json$/, '.jsonl')) ?? []) ?? [])
    .some(({ output }) => output === undefined || isHeldOpen(output) !== false)

/**
 * Whether a command that a client of the run started is still at work in its folder, although the client is gone: one
 * that is killed ends none of its commands. Only Linux shows it. Hooks are told the project's folder, commands are not.
 */
export const outlivesClient = ({ root, session, client, startedIn }: Run): boolean =>
  workersIn(root).some(({ env }) => {
    const pid = Number(env.CLAUDE_PID)
    const isOfRun = [client.pid, startedIn?.pid].includes(pid) || env.CLAUDE_CODE_SESSION_ID === session
    return isOfRun && !env.CLAUDE_PROJECT_DIR && pid > 0 && !isAlive({ pid })
  })

/** Shells that were started and whose end is not reported. `undefined` when the lines end before this call. */
export function openShells(lines: readonly Entry[], toolUseId?: string): Shell[] | undefined {
  const seen: Seen = { started: new Map(), ended: new Set(), stops: new Map() }
  let isReached = toolUseId === undefined
  for (const line of lines) {
    for (const [, id = ''] of noticeIn(line).matchAll(ENDED)) seen.ended.add(id)
    for (const block of blocksOf(line)) {
      if (block.type === 'tool_use') seeCall(block, seen)
      if (block.type === 'tool_result') seeResult(block, seen)
      isReached ||= block.type === 'tool_use' && block.id === toolUseId
    }
  }
  return isReached ? [...seen.started.values()].filter(({ id }) => !seen.ended.has(id)) : undefined
}

interface Seen {
  /** By the call that started it. */
  started: Map<string, Shell>
  ended: Set<string>
  /** Calls that stop a shell, and which. */
  stops: Map<string, string>
}

function seeCall({ id = '', name = '', input }: Block, { started, stops }: Seen): void {
  if (input?.run_in_background === true) started.set(id, { id: String(input.command ?? name).slice(0, 40) })
  if (STOPS.test(name)) stops.set(id, String(input?.task_id ?? input?.shell_id ?? ''))
}

function seeResult(
  { tool_use_id: call = '', content, is_error }: Block,
  { started, ended, stops }: Seen,
): void {
  const said = typeof content === 'string' ? content : JSON.stringify(content ?? '')
  const shell = STARTED.exec(said)?.[1]
  if (is_error === true) started.delete(call)
  else if (shell !== undefined) started.set(call, { id: shell, output: OUTPUT.exec(said)?.[1] })
  else if (stops.has(call)) ended.add(stops.get(call) ?? '')
}
