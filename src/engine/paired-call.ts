import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Ticket } from '../model/run.ts'

export interface PairedCall {
  toolUseId: string
  worktree?: { path: string; branch?: string }
}

/** The ticket of a session whose main agent is the executor has no Agent call behind it. */
export const SOLO = 'solo'

/** Where the client keeps the transcript of an agent; its inputs inside an agent name only the session's own. */
export const agentTranscript = (sessionTranscript: string, agentId: string): string =>
  join(sessionTranscript.replace(/\.jsonl$/, ''), 'subagents', `agent-${agentId}.jsonl`)

/**
 * Which Agent call started this agent: the client's own file beside the transcript says it. Only agents that the
 * session itself started count (depth 1); a workflow's, a skill's or a message's have another call behind them, or none.
 */
export function pairedCall(transcriptPath: string, agentId: string): PairedCall | undefined {
  const name = basename(transcriptPath, '.jsonl')
  if (agentId === '' || name !== `agent-${agentId}`) return undefined
  const meta = readMeta(join(dirname(transcriptPath), `${name}.meta.json`))
  if (!meta) return undefined
  const { toolUseId, spawnDepth, worktreePath, worktreeBranch } = meta
  if (typeof toolUseId !== 'string' || spawnDepth !== 1) return undefined
  if (typeof worktreePath !== 'string') return { toolUseId }
  return {
    toolUseId,
    worktree: {
      path: worktreePath,
      ...(typeof worktreeBranch === 'string' ? { branch: worktreeBranch } : {}),
    },
  }
}

/**
 * Whether the client began an agent for this call: then one of its files names the call. Where nothing can be seen
 * the answer is yes, so that only an agent which demonstrably did nothing counts as one that was never there.
 */
export function hasBegun(sessionTranscript: string, toolUseId: string): boolean {
  if (!existsSync(sessionTranscript)) return true
  const sessions = dirname(sessionTranscript)
  return listFolder(sessions)
    .map((session) => join(sessions, session, 'subagents'))
    .flatMap((folder) => listFolder(folder).map((name) => join(folder, name)))
    .some((path) => path.endsWith('.meta.json') && readJson(path)?.toolUseId === toolUseId)
}

/** Whether somebody works on a ticket, or did; the client can refuse a call after its ticket was used. */
export const isBegun = ({ agentId, judging, toolUseId }: Ticket, sessionTranscript: string): boolean =>
  agentId !== undefined ||
  judging !== undefined ||
  (toolUseId !== undefined && hasBegun(sessionTranscript, toolUseId))

/**
 * After /branch the client writes an agent's transcript into the new session's folder and leaves this file in the one
 * where the agent was started.
 */
function readMeta(path: string): Record<string, unknown> | undefined {
  const sessions = dirname(dirname(dirname(path)))
  const elsewhere = () =>
    listFolder(sessions).map((session) => join(sessions, session, 'subagents', basename(path)))
  const file = existsSync(path) ? path : elsewhere().find((candidate) => existsSync(candidate))
  return file === undefined ? undefined : readJson(file)
}

function readJson(path: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  } catch {
    return undefined
  }
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
