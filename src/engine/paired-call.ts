import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

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
  let meta: Record<string, unknown>
  try {
    meta = JSON.parse(readFileSync(join(dirname(transcriptPath), `${name}.meta.json`), 'utf8')) as Record<
      string,
      unknown
    >
  } catch {
    return undefined
  }
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
