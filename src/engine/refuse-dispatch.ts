import { isBegun } from '../client/agent-files.ts'
import type { Session } from '../client/session.ts'
import type { EventBody } from '../model/event.ts'
import { oneLine } from '../view/terminal.ts'
import { type OpenRun, openRun } from './open-run.ts'
import { append } from './record.ts'
import type { AgentCall, Redeemed } from './redeem-ticket.ts'

/** A coordinator that calls on and on never comes to its stop, where standing still is seen otherwise. */
const MOST_IN_A_ROW = 10

/** Of an agent that a model made up. */
const LONGEST_NAME = 100

/** The model reads the reason; the person hears of it at their next prompt. */
export function refuseDispatch(reason: string, call: AgentCall, open: OpenRun, id: string): Redeemed {
  append(open, refusedDispatch(id, call, reason))
  return refused(reason, call, open)
}

/** Ends the turn of a coordinator that was refused too often, and parks the run unless an agent is still at work. */
export function refused(reason: string, call: AgentCall, open: OpenRun): Redeemed {
  const { run } = open
  if ((run.refusedDispatches ?? 0) < MOST_IN_A_ROW) return { kind: 'refused', reason }
  if (run.state === 'running' && !run.tickets.some((ticket) => isBegun(ticket, call.transcript))) {
    const cause = `${MOST_IN_A_ROW} dispatches in a row were refused, the last one because: ${reason}`
    append(open, { type: 'run_parked', cause })
  }
  return { kind: 'refused', reason, endsTurn: true }
}

export const refusedDispatch = (id: string, call: AgentCall, reason: string): EventBody => ({
  type: 'refused',
  id,
  what: `dispatching ${oneLine(call.subagentType).slice(0, LONGEST_NAME)} (${reason})`,
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
