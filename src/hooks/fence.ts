import { fenceFile } from '../engine/fence-file.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A file tool is about to write. While a run is active some places are the engine's alone. */
export const hook: Hook = async (input, { session }) => {
  const call = input.tool_input ?? {}
  const refusal = await fenceFile(session, {
    tool: text(input.tool_name),
    path: text(call.file_path) || text(call.notebook_path),
    input: call,
    transcriptPath: text(input.transcript_path),
    ...(input.agent_id ? { agentId: input.agent_id } : {}),
    ...(input.agent_type ? { agentType: input.agent_type } : {}),
  })
  return refusal ? { kind: 'deny', reason: `ultraplan: ${refusal.error}\n${refusal.fix}` } : PASS
}
