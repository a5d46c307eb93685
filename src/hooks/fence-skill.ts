import { fenceSkill } from '../engine/fence-skill.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A skill is about to be called; one of the client's own leads to code inside the client. */
export const hook: Hook = async (input, { session }) => {
  const refusal = await fenceSkill(session, text(input.tool_input?.skill), input.agent_id)
  return refusal ? { kind: 'deny', reason: `ultraplan: ${refusal.error}\n${refusal.fix}` } : PASS
}
