import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import { agentTranscript, pairedCall } from './paired-call.ts'
import { promptFor } from './prompt-for-ticket.ts'
import type { Session } from './session.ts'

/** An agent of the run was compacted: its task again, word for word, because a summary may have lost how to hand in. */
export function remindAgent(session: Session, agentId: string, transcript: string): string | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return undefined
  const toolUseId = pairedCall(agentTranscript(transcript, agentId), agentId)?.toolUseId
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === toolUseId)
  return ticket && promptFor(open, ticket)
}
