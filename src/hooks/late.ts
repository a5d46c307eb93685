import { PASS, toolCall } from '../client/wire.ts'
import { refuseStopped } from '../engine/dispatch/stop-agents.ts'
import { lookAtTime } from '../engine/dispatch/time-limit.ts'
import type { Hook } from './table.ts'

/** A tool call of an ultraplan agent whose time may be up, or whose run was cancelled. */
export const hook: Hook = async (input, { session, now }) => {
  const { agentId = '', ...call } = toolCall(input)
  const stopped = refuseStopped(session, agentId, call.transcript)
  if (stopped) return { kind: 'deny', reason: stopped }
  const reply = agentId === '' ? undefined : await lookAtTime(session, { ...call, agentId }, now)
  if (!reply) return PASS
  const said = `ultraplan: ${reply.text}`
  return reply.kind === 'told' ? { kind: 'context', text: said } : { kind: 'deny', reason: said }
}
