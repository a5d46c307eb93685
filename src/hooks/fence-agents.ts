import { fenceAgents } from '../engine/fence-agents.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** The ways around the Agent tool: a workflow that starts agents, a message to one, the end of one. */
export const hook: Hook = (input, { session }) => {
  const refusal = fenceAgents(session, {
    tool: text(input.tool_name),
    input: input.tool_input ?? {},
    transcriptPath: text(input.transcript_path),
    ...(input.agent_id ? { agentId: input.agent_id } : {}),
  })
  return refusal ? { kind: 'deny', reason: `ultraplan: ${refusal.error}\n${refusal.fix}` } : PASS
}
