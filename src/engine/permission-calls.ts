import type { EventBody } from '../model/event.ts'
import type { Run, Ticket } from '../model/run.ts'
import { isDriver } from './binding.ts'
import { type CallFacts, describeCall } from './describe-call.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { agentTranscript, pairedCall, SOLO } from './paired-call.ts'
import { record } from './record.ts'
import type { Session } from './session.ts'

/** A tool call as the client tells of it, and by whom. */
export interface ToolCall extends CallFacts {
  agentId?: string
  /** The session's own transcript. */
  transcript: string
}

/** The client asks a person whether an agent of the run may do something. Until they answer the task waits. */
export async function permissionAsked(session: Session, call: ToolCall): Promise<void> {
  const asked = await describeCall(call)
  recordCall(session, call, (ticket) => [{ type: 'permission_waiting', ticket: ticket.id, call: asked }])
}

/** The client refused by itself, without asking anyone. */
export async function permissionDenied(session: Session, call: ToolCall): Promise<void> {
  const refused = await describeCall(call)
  recordCall(session, call, (ticket) => [
    { type: 'permission_denied', ticket: ticket.id, call: refused, by: 'classifier' },
  ])
}

/** A call came to its end. If it is the one that was asked about, somebody said yes. */
export async function callEnded(session: Session, call: ToolCall): Promise<void> {
  const ended = await describeCall(call)
  recordCall(session, call, (ticket, run) => {
    const waiting = waitingOf(run, ticket)
    return waiting?.tool === ended.tool && waiting.what === ended.what
      ? [{ type: 'permission_given', ticket: ticket.id }]
      : []
  })
}

/** All calls of one answer are over. What still waits for an answer has got a no: a call that is made says so first. */
export function callsEnded(session: Session, by: Pick<ToolCall, 'agentId' | 'transcript'>): void {
  recordCall(session, by, (ticket, run) => {
    const waiting = waitingOf(run, ticket)
    if (!waiting) return []
    const { tool, what, rule } = waiting
    return [{ type: 'permission_denied', ticket: ticket.id, call: { tool, what, rule }, by: 'answer' }]
  })
}

const waitingOf = (run: Run, ticket: Ticket) =>
  run.tasks.find((task) => task.waiting?.ticket === ticket.id)?.waiting

function recordCall(
  session: Session,
  by: Pick<ToolCall, 'agentId' | 'transcript'>,
  events: (ticket: Ticket, run: Run) => EventBody[],
): void {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return
  const toolUseId = callBehind(open, by)
  if (toolUseId === undefined) return
  record(open, (run) => {
    const ticket = run.tickets.find((candidate) => candidate.toolUseId === toolUseId && !candidate.judging)
    return { events: ticket ? events(ticket, run) : [], reply: undefined }
  })
}

function callBehind(open: OpenRun, { agentId, transcript }: Pick<ToolCall, 'agentId' | 'transcript'>) {
  if (agentId === undefined) return open.run.solo ? SOLO : undefined
  return pairedCall(agentTranscript(transcript, agentId), agentId)?.toolUseId
}
