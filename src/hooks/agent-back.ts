import { isStopping } from '../engine/active.ts'
import { agentBack } from '../engine/agent-back.ts'
import { agentLaunched } from '../engine/agent-ended.ts'
import { isDriver } from '../engine/binding.ts'
import { openActiveRun } from '../engine/open-run.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** An Agent call returned: launched in the background, or done in the foreground, and then the next directive goes with it. */
export const hook: Hook = async (input, { session, now }) => {
  if (!text(input.tool_input?.subagent_type).startsWith('ultraplan:')) return PASS
  const toolUseId = text(input.tool_use_id)
  if (isStopping(session.home, session.id)) {
    const { stoppedCall } = await import('../engine/stop-agents.ts')
    const words = stoppedCall(session, toolUseId, text(input.tool_response?.status) !== 'async_launched')
    if (words) return { kind: 'context', ...words }
  }
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return PASS
  const agentId = text(input.tool_response?.agentId)
  const model = text(input.tool_response?.resolvedModel)
  if (text(input.tool_response?.status) === 'async_launched') {
    const allAway = agentLaunched(open, toolUseId, agentId, model)
    // The notification brings the next directive; asking the model what to say meanwhile would cost a request.
    return allAway ? { kind: 'end-turn', reason: 'ultraplan goes on when the agent is back' } : PASS
  }
  const advice = agentBack(
    open,
    { toolUseId, agentId, model },
    {
      how: 'the agent came back without a claim that could be judged',
      transcript: text(input.transcript_path),
      ...(input.error ? { error: text(input.error) } : {}),
    },
    now,
  )
  if (!advice) return PASS
  return { kind: 'context', text: advice.text, ...(advice.summary ? { show: advice.summary } : {}) }
}
