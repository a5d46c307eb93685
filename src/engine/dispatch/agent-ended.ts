import { refusalOf } from '../../client/agent-calls.ts'
import { hasBegun } from '../../client/agent-files.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { oneLine } from '../../view/terminal.ts'
import { agentLost } from '../facts/work-range.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordEvents, recordOn } from '../runs/record.ts'
import { advance } from './advance.ts'
import { failedCall, noteStart } from './agent-start.ts'
import type { Advice } from './last-words.ts'

/** An Agent call that returned: the agent that it started, and that agent's model. */
export interface AgentCall {
  toolUseId: string
  agentId: string
  model: string
}

/**
 * Records which agent the client started for an Agent call. Returns true when no ticket is unused, so that the turn has
 * nothing more to do. The agent may already have ended by now; its notification still comes.
 */
export function agentLaunched(open: OpenRun, { toolUseId, agentId, model }: AgentCall): boolean {
  recordEvents(open, (run) => {
    const ticket = run.tickets.find((candidate) => candidate.toolUseId === toolUseId)
    if (!ticket || ticket.agentId === agentId) return []
    return [{ type: 'agent_launched', ticket: ticket.id, agentId, ...(model ? { model } : {}) }]
  })
  return open.run.tickets.every((ticket) => ticket.redeemedAt)
}

/** The client reports the model of a foreground agent only after its claim was judged and its ticket was closed. */
function agentModel(open: OpenRun, { toolUseId, agentId, model }: AgentCall): void {
  recordEvents(open, (run) => {
    const done = run.tasks
      .flatMap((task) => [...task.attempts, ...task.reviews])
      .find((entry) => entry.toolUseId === toolUseId && entry.ticket !== undefined)
    const isNews = done?.ticket && done.model !== model
    return isNews ? [{ type: 'agent_launched', ticket: done.ticket as string, agentId, model }] : []
  })
}

/** What the client reported about an agent that has ended. */
export interface Ending {
  /** The cause to record if the agent had begun to work. */
  how: string
  /** The session's own transcript. Files beside it show which agents have begun. */
  transcript: string
  /** The client's words when the call failed. */
  error?: string | undefined
}

/** An Agent call returned. If its ticket is still open, no claim was judged for it, and the agent counts as lost. */
export function agentEnded(open: OpenRun, toolUseId: string, ending: Ending): void {
  loseWhere(open, (ticket) => ticket.toolUseId === toolUseId, ending)
}

export interface BackgroundTask {
  id: string
  type: string
}

/**
 * At a stop the client lists the agents that still run. An agent of the run that is not in the list was killed without
 * a SubagentStop, or never began: a rule of the client, or another plugin, can refuse a call that our hook allowed.
 * `running` is `undefined` when the client did not give a list.
 */
export function settleAgents(
  open: OpenRun,
  running: readonly BackgroundTask[] | undefined,
  transcript: string,
): void {
  if (!running) return
  loseWhere(
    open,
    ({ redeemedAt, agentId }) =>
      redeemedAt !== undefined && agentId !== undefined && !running.some(({ id }) => id === agentId),
    { how: 'the agent is gone and handed in nothing', transcript },
  )
  const known = new Set(open.run.tickets.map((ticket) => ticket.agentId))
  // A shell that is still running in the background is not an agent.
  if (open.run.solo || running.some(({ id, type }) => type !== 'shell' && !known.has(id))) return
  // The client refused the call after its ticket was used, and told only the model.
  loseWhere(
    open,
    (ticket) => ticket.redeemedAt !== undefined && ticket.agentId === undefined && !ticket.judging,
    { how: 'the agent is gone and the client never said which one it was', transcript },
  )
}

/** Agents that the person has ended hand in nothing more. */
export function settleStopped(open: OpenRun, isStopped: (agentId: string) => boolean): void {
  loseWhere(
    open,
    ({ redeemedAt, agentId }) => redeemedAt !== undefined && agentId !== undefined && isStopped(agentId),
    { how: 'a person stopped the agent', transcript: '' },
  )
}

/** The client is gone, and the agent with it. If the process that judges the agent's claim is still alive, its verdict is awaited. */
export function abandon(run: Run, ticket: Ticket, cause: string): EventBody[] {
  const { judging } = ticket
  if (judging && !judging.deferred && isAlive(judging.process))
    return [{ type: 'proof_deferred', ticket: ticket.id, worker: judging.process }]
  return lose(run, ticket, cause)
}

/** Claims whose judge died (killed, power loss, the client's own limit) have no verdict: TIMEOUT, never passed. */
export function settleClaims(open: OpenRun): void {
  loseWhere(open, (ticket) => ticket.judging !== undefined && !isAlive(ticket.judging.process), {
    how: 'the claim was never judged',
    transcript: '',
  })
}

function loseWhere(open: OpenRun, isLost: (ticket: Ticket) => boolean, ending: Ending): void {
  if (!open.run.tickets.some(isLost)) return
  recordOn(
    open,
    (run) => run.tickets.filter(isLost).flatMap((ticket) => end(run, open.dir, ticket, ending)),
    (_run, events) => ({ events, reply: undefined }),
  )
}

function end(run: Run, dir: string, ticket: Ticket, { how, transcript, error }: Ending): EventBody[] {
  const { toolUseId } = ticket
  if (toolUseId === undefined || ticket.agentId || ticket.judging || hasBegun(transcript, toolUseId))
    return lose(run, ticket, how)
  // No agent need wait for it. Which agent it would have been is not known, only the call.
  if (ticket.isolated) noteStart(dir, ticket.base, failedCall(toolUseId))
  const words = oneLine(
    error ?? refusalOf(transcript, toolUseId) ?? 'the client, one of its rules or another hook refused it',
  )
  return [{ type: 'agent_not_started', ticket: ticket.id, cause: words.slice(0, LONGEST_CAUSE) }]
}

const LONGEST_CAUSE = 200

function lose(run: Run, ticket: Ticket, cause: string): EventBody[] {
  if (!ticket.judging) return [agentLost(run, ticket, cause)]
  // Another process may be judging the claim right now: then the verdict comes from that process.
  return isAlive(ticket.judging.process)
    ? []
    : [agentLost(run, ticket, 'the claim was never judged', 'TIMEOUT')]
}

/** A foreground agent has returned: the next directive, or nothing if another call of the same message brings it. */
export function agentBack(open: OpenRun, call: AgentCall, ending: Ending, now: Date): Advice | undefined {
  const { toolUseId } = call
  if (call.model) agentModel(open, call)
  agentEnded(open, toolUseId, ending)
  if (isToldAlready(open, toolUseId)) return undefined
  const advice = advance(open, 'agent-back', now)
  return advice.action.kind === 'wait' && othersAreOut(open) ? undefined : advice
}

/** Whether other agents are still at work whose return will bring the next directive. A deferred proof brings none. */
const othersAreOut = ({ run }: OpenRun): boolean =>
  run.tickets.some((ticket) => ticket.redeemedAt !== undefined && !ticket.judging?.deferred)

/** Whether another call of the same message already brought the next directive: then all unused tickets are newer than this agent. */
function isToldAlready({ run }: OpenRun, toolUseId: string): boolean {
  const agents = run.tasks.flatMap(({ attempts, reviews }) => [
    ...attempts.map((attempt) => ({ toolUseId: attempt.toolUseId, since: attempt.startedAt })),
    ...reviews.map((review) => ({ toolUseId: review.toolUseId, since: review.at })),
  ])
  const since = agents.find((agent) => agent.toolUseId === toolUseId)?.since
  const unused = run.tickets.filter(({ redeemedAt }) => redeemedAt === undefined)
  return since !== undefined && unused.length > 0 && unused.every(({ issuedAt }) => issuedAt > since)
}
