import { agentTranscript, pairedCall } from '../client/agent-files.ts'
import { backgroundShells } from '../client/background-shells.ts'
import { PASS, text } from '../client/wire.ts'
import { agentBack, agentLaunched } from '../engine/dispatch/agent-ended.ts'
import { receiveClaim } from '../engine/judge/receive-claim.ts'
import { isStopping } from '../engine/runs/active.ts'
import { driven } from '../engine/runs/open-run.ts'
import type { Hook } from './table.ts'

/** An ultraplan agent stops: its last message is a claim or a verdict. */
export const claim: Hook = async (input, { session }) => {
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

/** An Agent call returned: its agent was launched in the background, or is done, and the answer is the next directive. */
export const callReturned: Hook = async (input, { session, now }) => {
  const { status, agentId, resolvedModel } = input.tool_response ?? {}
  const isLaunched = status === 'async_launched'
  const call = { toolUseId: text(input.tool_use_id), agentId: text(agentId), model: text(resolvedModel) }
  if (isStopping(session.home, session.id)) {
    const { stoppedCall } = await import('../engine/dispatch/stop-agents.ts')
    const words = stoppedCall(session, call.toolUseId, !isLaunched)
    if (words) return { kind: 'context', ...words }
  }
  return driven(session, PASS, (open) => {
    if (isLaunched)
      // The notification at the agent's end brings the next directive. Not ending the turn here would cost a request for nothing.
      return agentLaunched(open, call)
        ? { kind: 'end-turn', reason: 'ultraplan goes on when the agent is back' }
        : PASS
    const how = 'the agent came back without a claim that could be judged'
    const transcript = text(input.transcript_path)
    const advice = agentBack(open, call, { how, transcript, error: text(input.error) || undefined }, now)
    return advice ? { kind: 'context', text: advice.text, show: advice.summary } : PASS
  })
}
