import { refuseStopped } from '../engine/stop-agents.ts'
import { lookAtTime } from '../engine/time-limit.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A tool call of one of our agents whose time may be up, or whose run was cancelled: it has to end. */
export const hook: Hook = async (input, { session, now }) => {
  if (!text(input.agent_type).startsWith('ultraplan:')) return PASS
  // Handing in is how it ends.
  if (input.tool_name === 'SubagentHandback') return PASS
  const transcript = text(input.transcript_path)
  const stopped = refuseStopped(session, text(input.agent_id), transcript)
  if (stopped) return { kind: 'deny', reason: stopped }
  if (!input.agent_id) return PASS
  const call = {
    agentId: input.agent_id,
    transcript,
    tool: text(input.tool_name),
    input: input.tool_input ?? {},
    id: text(input.tool_use_id),
  }
  const reply = await lookAtTime(session, call, now)
  if (!reply) return PASS
  const said = `ultraplan: ${reply.text}`
  return reply.kind === 'told' ? { kind: 'context', text: said } : { kind: 'deny', reason: said }
}
