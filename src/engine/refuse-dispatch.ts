import type { EventBody } from '../model/event.ts'
import { type OpenRun, openRun } from './open-run.ts'
import type { AgentCall, Redeemed } from './redeem-ticket.ts'
import type { Session } from './session.ts'

/** The model reads the reason; the person hears of it at their next prompt. */
export function refuseDispatch(reason: string, call: AgentCall, open: OpenRun, id: string): Redeemed {
  open.journal.update(() => [refusedDispatch(id, call, reason)])
  return { kind: 'refused', reason }
}

export const refusedDispatch = (id: string, call: AgentCall, reason: string): EventBody => ({
  type: 'refused',
  id,
  what: `dispatching ${call.subagentType} (${reason})`,
  ...(call.agentId ? { agentId: call.agentId } : {}),
})

/** A session that drives no run. Where one is at work in its folder, whoever watches that is told. */
export function refuseStranger(session: Session, call: AgentCall): Redeemed {
  const here = openRun(session.cwd, session.home)
  if ('error' in here || here.run.state === 'finished' || here.run.state === 'cancelled')
    return {
      kind: 'refused',
      reason: 'ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one',
    }
  return refuseDispatch(
    `run ${here.run.id} is driven by another session; this one may not dispatch its agents`,
    call,
    here,
    'ticket/other-session',
  )
}
