import { agentStarts } from '../engine/agent-start.ts'
import type { Hook } from './hook.ts'
import { PASS } from './reply.ts'

/** An agent of ours begins to work. */
export const hook: Hook = (input, { session }) => {
  agentStarts(session, input.cwd)
  return PASS
}
