import { isLate } from '../run/time-limit.ts'
import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import { agentTranscript, pairedCall } from './paired-call.ts'
import { append } from './record.ts'
import type { Session } from './session.ts'

/** Why a tool call of an agent is refused: its time is up. Undefined for everybody else. */
export function refuseLate(
  session: Session,
  agentId: string,
  transcript: string,
  now: Date,
): string | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return undefined
  const toolUseId = pairedCall(agentTranscript(transcript, agentId), agentId)?.toolUseId
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === toolUseId)
  if (!ticket || !isLate(open.run, ticket, now)) return undefined
  if (!ticket.overran) append(open, { type: 'agent_overran', ticket: ticket.id })
  const rest =
    ticket.role === 'spec-executor'
      ? 'hand in what you have: the claim if all is committed, else `status: failure` with how far you came in `error`'
      : 'give your verdict now'
  return `the time limit of this ${ticket.role} is over; ${rest}`
}
