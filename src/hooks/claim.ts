import { isStopping } from '../engine/active.ts'
import { pairedCall } from '../engine/paired-call.ts'
import { receiveClaim } from '../engine/receive-claim.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** An agent of ours stops: its last message is a claim or a verdict. Compaction stops with an empty type, and is ignored. */
export const hook: Hook = async (input, { session }) => {
  if (!text(input.agent_type).startsWith('ultraplan:')) return PASS
  const agentId = text(input.agent_id)
  const transcript = text(input.agent_transcript_path)
  if (isStopping(session.home, session.id)) {
    const { agentStopped } = await import('../engine/stop-agents.ts')
    if (agentStopped(session, pairedCall(transcript, agentId))) return PASS
  }
  const reply = await receiveClaim(session, {
    agentId,
    transcriptPath: transcript,
    message: text(input.last_assistant_message),
    mode: text(input.permission_mode),
    // A background agent lists itself.
    backgroundTasks: input.background_tasks?.filter((task) => task.id !== agentId),
  })
  return reply.kind === 'let-go' ? PASS : { kind: 'block', reason: reply.reason }
}
