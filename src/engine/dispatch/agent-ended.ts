import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusalOf } from '../../client/agent-calls.ts'
import { hasBegun } from '../../client/agent-files.ts'
import { namesIn } from '../../io/files.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { oneLine } from '../../view/terminal.ts'
import { type Advice, advance } from '../dispatch/advance.ts'
import { agentLost } from '../facts/work-range.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordEvents, recordOn } from '../runs/record.ts'

/**
 * The client makes the worktrees of several agents at once and stumbles over git's own locks now and then: an agent
 * then never starts. So the agents of a group are let in one after the other, each when those before it have begun.
 */
const LONGEST_WAIT_MS = 8000
const LOOK_EVERY_MS = 40

const startedFolder = (dir: string, base: string): string => join(dir, 'started', base)

/** An isolated agent has begun: its worktree is there. */
export function noteStart(dir: string, base: string, agentId: string): void {
  mkdirSync(startedFolder(dir, base), { recursive: true })
  writeFileSync(join(startedFolder(dir, base), agentId), '')
}

const FAILED = 'call-'
const failed = (toolUseId: string): string => `${FAILED}${toolUseId.replace(/[^\w-]/g, '')}`

/** Waits until every agent that was let in before this one has begun or failed to; never for long. */
export async function awaitTurn(run: Run, dir: string, ticket: Ticket): Promise<void> {
  const before = run.tasks
    .flatMap((task) => task.attempts)
    .filter((attempt) => attempt.isolated && attempt.base === ticket.base && attempt.ticket !== ticket.id)
    .flatMap(({ toolUseId }) => (toolUseId === undefined ? [] : failed(toolUseId)))
  // A failed call whose attempt was taken back before this one came is not waited for, so it does not count either.
  const settled = () =>
    namesIn(startedFolder(dir, ticket.base)).filter(
      (name) => !name.startsWith(FAILED) || before.includes(name),
    ).length
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (settled() < before.length && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
}

/** An Agent call that came back: which agent answered to it, and the model that it had. */
export interface AgentCall {
  toolUseId: string
  agentId: string
  model: string
}

/**
 * The client said which agent answers to an Agent call. True when no ticket waits to be used: the turn has nothing more to
 * do. The agent may be faster than the client's word of it; its notification comes all the same.
 */
export function agentLaunched(open: OpenRun, { toolUseId, agentId, model }: AgentCall): boolean {
  recordEvents(open, (run) => {
    const ticket = run.tickets.find((candidate) => candidate.toolUseId === toolUseId)
    if (!ticket || ticket.agentId === agentId) return []
    return [{ type: 'agent_launched', ticket: ticket.id, agentId, ...(model ? { model } : {}) }]
  })
  return open.run.tickets.every((ticket) => ticket.redeemedAt)
}

/** A foreground agent's model is told only when its claim is judged already and its ticket gone. */
function agentModel(open: OpenRun, { toolUseId, agentId, model }: AgentCall): void {
  recordEvents(open, (run) => {
    const done = run.tasks
      .flatMap((task) => [...task.attempts, ...task.reviews])
      .find((entry) => entry.toolUseId === toolUseId && entry.ticket !== undefined)
    const isNews = done?.ticket && done.model !== model
    return isNews ? [{ type: 'agent_launched', ticket: done.ticket as string, agentId, model }] : []
  })
}

/** How the client tells of an agent that is gone. */
export interface Ending {
  /** Said of an agent that worked. */
  how: string
  /** The session's own transcript; beside it stands which agents began. */
  transcript: string
  /** The client's words when the call failed. */
  error?: string
}

/** An Agent call came back. If its ticket is still open nobody judged a claim for it: the agent is lost. */
export function agentEnded(open: OpenRun, toolUseId: string, ending: Ending): void {
  loseWhere(open, (ticket) => ticket.toolUseId === toolUseId, ending)
}

export interface BackgroundTask {
  id: string
  type: string
}

/**
 * At a stop the client lists the agents that still run. One of ours that is not among them was killed without a
 * SubagentStop, or never began: a rule of the client, or another plugin, can refuse the call after we let it through.
 * `undefined`: the client could not say.
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
  // A shell that somebody left running is nobody's agent.
  if (open.run.solo || running.some(({ id, type }) => type !== 'shell' && !known.has(id))) return
  // The client refused the call after its ticket was taken: it says so to the model only.
  loseWhere(
    open,
    (ticket) => ticket.redeemedAt !== undefined && ticket.agentId === undefined && !ticket.judging,
    { how: 'the agent is gone and the client never said which one it was', transcript },
  )
}

/** Its client is gone, and the agent with it. A judge may have outlived both: then its verdict is waited for. */
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
  if (ticket.isolated) noteStart(dir, ticket.base, failed(toolUseId))
  const words = oneLine(
    error ?? refusalOf(transcript, toolUseId) ?? 'the client, one of its rules or another hook refused it',
  )
  return [{ type: 'agent_not_started', ticket: ticket.id, cause: words.slice(0, LONGEST_CAUSE) }]
}

const LONGEST_CAUSE = 200

function lose(run: Run, ticket: Ticket, cause: string): EventBody[] {
  if (!ticket.judging) return [agentLost(run, ticket, cause)]
  // Somebody may be judging it right now: then the verdict comes from there.
  return isAlive(ticket.judging.process)
    ? []
    : [agentLost(run, ticket, 'the claim was never judged', 'TIMEOUT')]
}

/** A foreground agent is back: what comes next, or nothing, since all calls of one message bring one directive. */
export function agentBack(open: OpenRun, call: AgentCall, ending: Ending, now: Date): Advice | undefined {
  const { toolUseId } = call
  if (call.model) agentModel(open, call)
  agentEnded(open, toolUseId, ending)
  if (isToldAlready(open, toolUseId)) return undefined
  const advice = advance(open, 'agent-back', now)
  return advice.action.kind === 'wait' && othersAreOut(open) ? undefined : advice
}

/** Whether agents are still away that will come back by themselves; a proof that was deferred will not. */
const othersAreOut = ({ run }: OpenRun): boolean =>
  run.tickets.some((ticket) => ticket.redeemedAt !== undefined && !ticket.judging?.deferred)

/** Whether the directive came with another call of the same message: then its tickets are newer than this agent. */
function isToldAlready({ run }: OpenRun, toolUseId: string): boolean {
  const agents = run.tasks.flatMap(({ attempts, reviews }) => [
    ...attempts.map((attempt) => ({ toolUseId: attempt.toolUseId, since: attempt.startedAt })),
    ...reviews.map((review) => ({ toolUseId: review.toolUseId, since: review.at })),
  ])
  const since = agents.find((agent) => agent.toolUseId === toolUseId)?.since
  const unused = run.tickets.filter(({ redeemedAt }) => redeemedAt === undefined)
  return since !== undefined && unused.length > 0 && unused.every(({ issuedAt }) => issuedAt > since)
}
