import { refuseLate } from '../engine/time-limit.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A tool call while some agent's time is up: that agent has to hand in. */
export const hook: Hook = (input, { session, now }) => {
  if (!input.agent_id || !text(input.agent_type).startsWith('ultraplan:')) return PASS
  // Handing in is what it is told to do.
  if (input.tool_name === 'SubagentHandback') return PASS
  const reason = refuseLate(session, input.agent_id, text(input.transcript_path), now)
  return reason ? { kind: 'deny', reason: `ultraplan: ${reason}` } : PASS
}
