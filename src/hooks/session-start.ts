import { greet } from '../engine/greet.ts'
import { remindAgent } from '../engine/remind-agent.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A session opens, was cleared or compacted: say which run there is and how to go on. */
export const hook: Hook = (input, { session, now }) => {
  // Compaction inside a subagent also fires this.
  if (input.agent_id) {
    const task = remindAgent(session, input.agent_id, text(input.transcript_path))
    return task === undefined ? PASS : { kind: 'context', text: task }
  }
  const greeting = greet(session, text(input.source), now)
  return greeting ? { kind: 'context', ...greeting } : PASS
}
