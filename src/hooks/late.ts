import { refuseStopped } from '../engine/stop-agents.ts'
import { refuseLate } from '../engine/time-limit.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A tool call of one of our agents whose time may be up, or whose run was cancelled: it has to end. */
export const hook: Hook = (input, { session, now }) => {
  if (!text(input.agent_type).startsWith('ultraplan:')) return PASS
  // Handing in is how it ends.
  if (input.tool_name === 'SubagentHandback') return PASS
  const transcript = text(input.transcript_path)
  const stopped = refuseStopped(session, text(input.agent_id), transcript)
  if (stopped) return { kind: 'deny', reason: stopped }
  if (!input.agent_id) return PASS
  const reason = refuseLate(session, input.agent_id, transcript, now)
  return reason ? { kind: 'deny', reason: `ultraplan: ${reason}` } : PASS
}
