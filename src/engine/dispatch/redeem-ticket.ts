import { isBegun, marksCommits } from '../../client/agent-files.ts'
import { isDriver, type Session } from '../../client/session.ts'
import { branchHead } from '../../io/git.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { describeAgent, isNamedIn } from '../../prompts/directive.ts'
import { given, hasEnded, taskOf } from '../../run/change.ts'
import { modelFor } from '../../run/policy.ts'
import { greenBefore } from '../../run/reduce-judgement.ts'
import { oneLine } from '../../view/terminal.ts'
import { foreignCommits } from '../judge/review-change.ts'
import { type OpenRun, openActiveRun, openRun } from '../runs/open-run.ts'
import { append, type Decision, recordOn } from '../runs/record.ts'
import { nameAgent } from './advance.ts'
import { awaitTurn } from './agent-start.ts'
import type { LeftInFolder } from './plan-edits.ts'

export interface AgentCall {
  subagentType: string
  description: string
  prompt: string
  toolUseId: string
  /** The session's own transcript. */
  transcript: string
  /** Set when a subagent makes the call. */
  agentId?: string
}

export type Redeemed =
  | {
      kind: 'redeemed'
      description: string
      prompt: string
      background: boolean
      isolated: boolean
      model: string | undefined
      /** For the person, before the agent starts. */
      show?: string
      /** Resolves when the agent may start. */
      turn: Promise<void>
    }
  | {
      kind: 'refused'
      reason: string
      /** Set when asking the model again would only bring the same call. */
      endsTurn?: true
    }
  | { kind: 'not-ours' }

const OURS = /^ultraplan:/
const NO_TICKET =
  'there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are'
const TICKET = /\bultraplan-ticket ([0-9a-f]{16})\b/

/** Swaps a ticket for the prompt that the engine renders. Whatever else the coordinator wrote is dropped. */
export async function redeemTicket(session: Session, call: AgentCall): Promise<Redeemed> {
  if (!OURS.test(call.subagentType)) return { kind: 'not-ours' }
  const open = openActiveRun(session.home, session.id)
  if (!open) return refuseStranger(session, call)
  const refuse = (id: string, reason: string) => refuseDispatch(reason, call, open, id)
  const drivenBy = `run ${open.run.id} is driven by another client; this one may not dispatch its agents`
  if (!isDriver(open.run, session)) return refuse('ticket/other-client', drivenBy)
  if (call.agentId) return refuse('ticket/nested', 'an agent of a run may not start agents')
  const id = TICKET.exec(call.prompt)?.[1]
  return id ? redeem(open, session, call, id) : refuse('ticket/missing', NO_TICKET)
}

async function redeem(open: OpenRun, session: Session, call: AgentCall, id: string): Promise<Redeemed> {
  const offered = ticketFor(open.run, id, call)
  // Rendered before the ticket is used, so that a packet that cannot be made does not use the ticket up. A refusal loads
  // nothing for it.
  const rendered =
    offered && !whyNot(open.run, offered, id)
      ? await (await import('./prompt-for-ticket.ts')).promptAfterBaseline(open, offered, session.env)
      : undefined
  if (rendered && 'stopped' in rendered) return { kind: 'refused', reason: rendered.stopped }
  const redeemed = recordOn(
    open,
    (run) => (offered ? committedSince(run, offered) : undefined),
    (run, since): Decision<{ refusal: string } | { ticket: Ticket; prompt: string } | undefined> => {
      const ticket = ticketFor(run, id, call)
      const refusal = whyNot(run, ticket, id)
      if (refusal) return { events: [refusedDispatch('ticket/invalid', call, refusal)], reply: { refusal } }
      if (!ticket || ticket.id !== offered?.id || !rendered) return { events: [], reply: undefined }
      const { prompt, ...left } = rendered
      const event = redeemedBy(run, ticket, session, call, since?.head, left)
      return { events: [...(since?.foreign ?? []), event], reply: { ticket, prompt } }
    },
  )
  // Another call of the same group used the ticket first. There is one ticket less, so this recursion ends.
  if (!redeemed) return redeemTicket(session, call)
  if ('refusal' in redeemed) return refused(redeemed.refusal, call, open)
  const { ticket, prompt } = redeemed
  return {
    kind: 'redeemed',
    description: shownAs(open.run, ticket),
    prompt,
    background: session.mode === 'screen',
    isolated: ticket.isolated,
    model: modelOf(open.run, ticket),
    ...showGreen(open.run, ticket),
    turn: ticket.isolated ? awaitTurn(open.run, open.dir, ticket) : Promise.resolve(),
  }
}

function redeemedBy(
  run: Run,
  ticket: Ticket,
  session: Session,
  { toolUseId }: AgentCall,
  head: string | undefined,
  left: LeftInFolder,
): EventBody {
  const model = modelOf(run, ticket)
  return {
    type: 'ticket_redeemed',
    ticket: ticket.id,
    toolUseId,
    session: session.id,
    ...(model === undefined ? {} : { model }),
    ...(head === undefined || head === ticket.base ? {} : { base: head }),
    ...(ticket.role === 'spec-executor' ? given(left, 'held', 'edited') : {}),
    ...(ticket.role === 'spec-executor' && !ticket.isolated && marksCommits(session) ? { marks: true } : {}),
  }
}

/** Commits made after the ticket was issued are not its executor's. */
function committedSince(
  run: Run,
  { role, isolated }: Ticket,
): { head: string; foreign: EventBody[] } | undefined {
  const head = role === 'spec-executor' && !isolated ? branchHead(run) : undefined
  return head === undefined ? undefined : { head, foreign: foreignCommits(run, head) }
}

/**
 * The flag alone does not say whether it is fine that the verify passes before the work. The notice does. Where our
 * module is in the client, its line has told it.
 */
function showGreen(run: Run, { task, role, attempt }: Ticket): { show?: string } {
  const words = greenBefore(taskOf(run, task) ?? { id: task })
  const isNews = role === 'spec-executor' && attempt === 1 && run.notices.some(({ text }) => text === words)
  return isNews && run.key === undefined ? { show: `ultraplan: ${words}` } : {}
}

const membersOf = (run: Run, id: string): Ticket[] =>
  run.tickets.filter((ticket) => ticket.id === id || ticket.group === id)

/**
 * A group's id stands for its tickets. The agent's type and the task in the description decide which one is meant. If
 * the description names no task of the plan, the next ticket of that type is used: what the agent does is rendered from
 * its ticket in any case.
 */
function ticketFor(run: Run, id: string, { subagentType, description }: AgentCall): Ticket | undefined {
  const named = run.tasks.filter((task) => isNamedIn(description, task.id)).map((task) => task.id)
  const wanted = membersOf(run, id).filter(
    ({ role, task }) => subagentType === `ultraplan:${role}` && (named.length === 0 || named.includes(task)),
  )
  return wanted.find((ticket) => !ticket.redeemedAt) ?? wanted[0]
}

/** For the person while the agent works. The ticket is known, so the plan's own name of the task is shown. */
function shownAs(run: Run, ticket: Ticket): string {
  const name = taskOf(run, ticket.task)?.name
  const agent = nameAgent(run, ticket)
  return describeAgent(name === undefined ? agent : { ...agent, task: '', title: name })
}

function modelOf(run: Run, ticket: Ticket): string | undefined {
  const task = taskOf(run, ticket.task)
  return task && modelFor(run, task, ticket.role)
}

function whyNot(run: Run, ticket: Ticket | undefined, id: string): string | undefined {
  if (run.state !== 'running') return `the run is ${run.state}`
  if (ticket) return ticket.redeemedAt ? 'this ticket was used already; wait for its agent' : undefined
  const listed = membersOf(run, id).map(({ role, task }) => `ultraplan:${role} (${oneLine(task)})`)
  if (listed.length === 0) return 'this ticket is unknown or was used; follow the newest ultraplan:next line'
  return `this ticket is for ${listed.join(', ')}; copy subagent_type and description from the newest ultraplan:next line`
}

/** A coordinator that keeps making calls never reaches a stop, where a run without progress would be noticed. */
const MOST_IN_A_ROW = 10

/** The longest name shown of an agent type that a model made up. */
const LONGEST_NAME = 100

/** The model reads the reason; the person is told at their next prompt. */
function refuseDispatch(reason: string, call: AgentCall, open: OpenRun, id: string): Redeemed {
  append(open, refusedDispatch(id, call, reason))
  return refused(reason, call, open)
}

/** Ends the turn of a coordinator that was refused too often, and parks the run unless an agent is still at work. */
function refused(reason: string, call: AgentCall, open: OpenRun): Redeemed {
  const { run } = open
  if ((run.refusedDispatches ?? 0) < MOST_IN_A_ROW) return { kind: 'refused', reason }
  if (run.state === 'running' && !run.tickets.some((ticket) => isBegun(ticket, call.transcript))) {
    const cause = `the session tried to start ${MOST_IN_A_ROW} agents in a row that the run had not asked for; /ultraplan:log names them`
    append(open, { type: 'run_parked', cause })
  }
  return { kind: 'refused', reason, endsTurn: true }
}

const refusedDispatch = (id: string, call: AgentCall, reason: string): EventBody => ({
  type: 'refused',
  id,
  what: `starting ${oneLine(call.subagentType).slice(0, LONGEST_NAME)}`,
  why: reason,
  ...(call.agentId ? { agentId: call.agentId } : {}),
})

/** This session drives no run. If another session has a run in this folder, that session is told. */
function refuseStranger(session: Session, call: AgentCall): Redeemed {
  const here = openRun(session.cwd, session.home)
  const noRun = 'ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one'
  if ('error' in here || hasEnded(here.run)) return { kind: 'refused', reason: noRun }
  const drivenBy = `run ${here.run.id} is driven by another session; this one may not dispatch its agents`
  return refuseDispatch(drivenBy, call, here, 'ticket/other-session')
}
