import { backgroundShells } from '../engine/background-shells.ts'
import { agentTranscript } from '../engine/paired-call.ts'
import { receiveClaim } from '../engine/receive-claim.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/**
 * In auto mode an agent hands in by a tool call, and its stop carries no message. So the call is the claim: one that
 * the gate sends back is not made, and the agent goes on.
 */
export const hook: Hook = async (input, { session }) => {
  if (!input.agent_id || !text(input.agent_type).startsWith('ultraplan:')) return PASS
  const transcriptPath = agentTranscript(text(input.transcript_path), input.agent_id)
  const reply = await receiveClaim(session, {
    agentId: input.agent_id,
    transcriptPath,
    message: text(input.tool_input?.message),
    mode: text(input.permission_mode),
    backgroundTasks: await backgroundShells(transcriptPath, text(input.tool_use_id)),
  })
  return reply.kind === 'let-go' ? PASS : { kind: 'deny', reason: reply.reason }
}
