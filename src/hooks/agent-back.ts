import { PASS, text } from '../client/wire.ts'
import { agentBack, agentLaunched } from '../engine/dispatch/agent-ended.ts'
import { isStopping } from '../engine/runs/active.ts'
import { driven } from '../engine/runs/open-run.ts'
import type { Hook } from './table.ts'

/** An Agent call returned. Either the agent was launched in the background, or it is done and the answer carries the next directive. */
export const hook: Hook = async (input, { session, now }) => {
  const { status, agentId, resolvedModel } = input.tool_response ?? {}
  const isLaunched = status === 'async_launched'
  const call = {
    toolUseId: text(input.tool_use_id),
    agentId: text(agentId),
    model: text(resolvedModel),
  }
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
    const ending = {
      how: 'the agent came back without a claim that could be judged',
      transcript: text(input.transcript_path),
      ...(input.error ? { error: text(input.error) } : {}),
    }
    const advice = agentBack(open, call, ending, now)
    return advice ? { kind: 'context', text: advice.text, show: advice.summary } : PASS
  })
}
