import type { EventBody } from '../model/event.ts'
import type { Run, Ticket } from '../model/run.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openActiveRun, openRun } from './open-run.ts'
import { promptFor } from './prompt-for-ticket.ts'
import { publishViews } from './publish-views.ts'
import type { Session } from './session.ts'

export interface AgentCall {
  subagentType: string
  prompt: string
  toolUseId: string
  /** Set when a subagent makes the call. */
  agentId?: string
}

export type Redeemed =
  | { kind: 'redeemed'; prompt: string; background: boolean; isolated: boolean }
  | { kind: 'refused'; reason: string }
  | { kind: 'not-ours' }

const OURS = /^ultraplan:/
const TICKET = /\bultraplan-ticket ([0-9a-f]{16})\b/

/** Swaps a ticket for the prompt that the engine renders. Whatever else the coordinator wrote is dropped. */
export function redeemTicket(session: Session, call: AgentCall): Redeemed {
  if (!OURS.test(call.subagentType)) return { kind: 'not-ours' }
  const open = openActiveRun(session.home, session.id)
  if (!open) return refuseStranger(session, call)
  if (!isDriver(open.run, session))
    return refuse(
      `run ${open.run.id} is driven by another client; this one may not dispatch its agents`,
      call,
      open,
      'ticket/other-client',
    )
  if (call.agentId) return refuse('an agent of a run may not start agents', call, open, 'ticket/nested')
  const id = TICKET.exec(call.prompt)?.[1]
  if (!id)
    return refuse(
      'there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are',
      call,
      open,
      'ticket/missing',
    )

  let refusal: string | undefined
  let ticket: Ticket | undefined
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.id === id)
    refusal = whyNot(run, ticket, call)
    if (refusal) return [refusedEvent('ticket/invalid', call, refusal)]
    return [{ type: 'ticket_redeemed', ticket: id, toolUseId: call.toolUseId, session: session.id }]
  })
  if (refusal || !ticket || !state) return { kind: 'refused', reason: refusal ?? 'the run has no state' }
  publishViews(state, open.dir)
  return {
    kind: 'redeemed',
    prompt: promptFor({ ...open, run: state }, ticket),
    background: session.mode === 'screen',
    isolated: ticket.isolated,
  }
}

/** The model reads the reason; the person hears of it at their next prompt. */
function refuse(reason: string, call: AgentCall, open: OpenRun, id: string): Redeemed {
  open.journal.update(() => [refusedEvent(id, call, reason)])
  return { kind: 'refused', reason }
}

const refusedEvent = (id: string, call: AgentCall, reason: string): EventBody => ({
  type: 'refused',
  id,
  what: `dispatching ${call.subagentType} (${reason})`,
  ...(call.agentId ? { agentId: call.agentId } : {}),
})

/** A session that drives no run. Where one is at work in its folder, whoever watches that is told. */
function refuseStranger(session: Session, call: AgentCall): Redeemed {
  const here = openRun(session.cwd, session.home)
  if ('error' in here || here.run.state === 'finished' || here.run.state === 'cancelled')
    return {
      kind: 'refused',
      reason: 'ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one',
    }
  return refuse(
    `run ${here.run.id} is driven by another session; this one may not dispatch its agents`,
    call,
    here,
    'ticket/other-session',
  )
}

function whyNot(run: Run | undefined, ticket: Ticket | undefined, call: AgentCall): string | undefined {
  if (run?.state !== 'running') return `the run is ${run?.state ?? 'unknown'}`
  if (!ticket) return 'this ticket is unknown or was used; follow the newest ultraplan:next line'
  if (ticket.redeemedAt) return 'this ticket was used already; wait for its agent'
  if (call.subagentType !== `ultraplan:${ticket.role}`) return `this ticket is for ultraplan:${ticket.role}`
  return undefined
}
