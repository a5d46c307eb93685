import { type AgentTool, agentTool } from '../client/agent-calls.ts'
import { namesOfOurs, plainName } from '../client/agent-files.ts'
import type { Session } from '../client/session.ts'
import { openActiveRun, type Refusal } from './open-run.ts'
import { recordRefusal } from './record-refusal.ts'

/**
 * Agents of a run start by ticket and hand in by their last message: no workflow starts them, no message reaches them,
 * and only the person stops them.
 */
export function fenceAgents(
  session: Session,
  call: AgentTool & { transcript: string; agentId?: string },
): Refusal | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open) return undefined
  const refuse = (id: string, what: string, error: string, fix: string): Refusal => {
    recordRefusal(session, { id, what, agentId: call.agentId })
    return { error: `${error}  [${id}]`, fix }
  }
  const { kind, to } = agentTool(call)
  if (kind === 'workflow')
    return refuse(
      'fence/workflow',
      'the Workflow tool',
      'a workflow could start agents of the run without a ticket',
      'follow the last ultraplan:next line with the Agent tool',
    )
  const isKnown = open.run.tickets.some(({ agentId }) => agentId !== undefined && agentId === to)
  if (!isKnown && !namesOfOurs(session.id, call.transcript).has(plainName(to))) return undefined
  return kind === 'stop'
    ? refuse(
        'fence/stop',
        `stopping the run's agent ${to}`,
        'agents of the run are stopped by the person alone',
        'wait for the agent; the person can type /ultraplan:pause or /ultraplan:cancel',
      )
    : refuse(
        'fence/message',
        `a message to the run's agent ${to}`,
        'agents of the run take no messages: their prompt is the engine’s',
        'wait for the agent; what it hands in is judged, and you get the next directive',
      )
}
