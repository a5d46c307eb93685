import { agentTranscript, pairedCall } from '../client/agent-files.ts'
import { backgroundShells } from '../client/background-shells.ts'
import { PASS, text } from '../client/wire.ts'
import { receiveClaim } from '../engine/judge/receive-claim.ts'
import { isStopping } from '../engine/runs/active.ts'
import type { Hook } from './table.ts'

/** An ultraplan agent stops: its last message is a claim or a verdict. */
export const hook: Hook = async (input, { session }) => {
  const agentId = text(input.agent_id)
  const transcriptPath = text(input.agent_transcript_path)
  if (isStopping(session.home, session.id)) {
    const { agentStopped } = await import('../engine/dispatch/stop-agents.ts')
    if (agentStopped(session, pairedCall(transcriptPath, agentId))) return PASS
  }
  const reply = await receiveClaim(session, {
    agentId,
    transcriptPath,
    message: text(input.last_assistant_message),
    mode: text(input.permission_mode),
    // A background agent lists itself.
    backgroundTasks: input.background_tasks?.filter((task) => task.id !== agentId),
  })
  return reply.kind === 'let-go' ? PASS : { kind: 'block', reason: reply.reason }
}

/**
 * In auto mode an agent hands in by a tool call, and its stop carries no message. So the call is the claim. If the gate
 * sends it back, the call is refused and the agent continues.
 */
export const handback: Hook = async (input, { session }) => {
  if (!input.agent_id) return PASS
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
