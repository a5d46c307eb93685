import { agentStarts } from '../engine/agent-start.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** An agent of ours begins to work. */
export const hook: Hook = async (input, { session }) => {
  const told = await agentStarts(session, input.cwd, text(input.agent_id))
  return told === undefined ? PASS : { kind: 'context', text: told }
}
