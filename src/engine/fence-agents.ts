import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openActiveRun, type Refusal } from './open-run.ts'
import { recordRefusal } from './record-refusal.ts'
import type { Session } from './session.ts'

export interface AgentTool {
  tool: string
  input: Record<string, unknown>
  transcriptPath: string
  agentId?: string
}

/**
 * Agents of a run start by ticket and hand in by their last message: no workflow starts them, no message reaches them,
 * and only the person stops them.
 */
export function fenceAgents(session: Session, call: AgentTool): Refusal | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open) return undefined
  if (call.tool === 'Workflow') {
    recordRefusal(session, { id: 'fence/workflow', what: 'the Workflow tool', agentId: call.agentId })
    return {
      error: 'a workflow could start agents of the run without a ticket  [fence/workflow]',
      fix: 'follow the last ultraplan:next line with the Agent tool',
    }
  }
  const to = String(call.input.to ?? call.input.recipient ?? call.input.task_id ?? call.input.shell_id ?? '')
  const known = open.run.tickets.flatMap((ticket) => ticket.agentId ?? [])
  if (!known.includes(to) && !namesOfOurs(session, call.transcriptPath).has(plain(to))) return undefined
  if (call.tool === 'TaskStop') {
    recordRefusal(session, {
      id: 'fence/stop',
      what: `stopping the run's agent ${to}`,
      agentId: call.agentId,
    })
    return {
      error: 'agents of the run are stopped by the person alone  [fence/stop]',
      fix: 'wait for the agent; the person can type /ultraplan:pause or /ultraplan:cancel',
    }
  }
  recordRefusal(session, {
    id: 'fence/message',
    what: `a message to the run's agent ${to}`,
    agentId: call.agentId,
  })
  return {
    error: 'agents of the run take no messages: their prompt is the engine’s  [fence/message]',
    fix: 'wait for the agent; what it hands in is judged, and you get the next directive',
  }
}

/** `name [ref]`: the reference is the client's own. */
const plain = (name: string): string => name.replace(/\s*\[[^\]]*\]$/, '').trim()

/** By which names the session's own files know agents of ours, running or finished. */
function namesOfOurs(session: Session, transcriptPath: string): Set<string> {
  const folder = join(dirname(transcriptPath), session.id, 'subagents')
  const names = new Set<string>()
  let files: string[]
  try {
    files = readdirSync(folder)
  } catch {
    return names
  }
  for (const file of files) {
    const id = /^agent-(.+)\.meta\.json$/.exec(file)?.[1]
    if (id === undefined) continue
    const meta = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
    if (!String(meta.agentType ?? '').startsWith('ultraplan:')) continue
    for (const name of [id, meta.name, meta.description]) if (typeof name === 'string') names.add(plain(name))
  }
  return names
}
