import type { Run, Ticket } from '../model/run.ts'
import { describeAgent } from '../prompts/directive.ts'
import { taskOf } from '../run/change.ts'
import { modelFor } from '../run/models.ts'
import { mayCallAlong } from '../run/review-turn.ts'
import { isDriver } from './binding.ts'
import { foreignCommits } from './foreign-commits.ts'
import type { Away } from './hold-review.ts'
import { nameAgent } from './name-agent.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { isBegun } from './paired-call.ts'
import { refuseDispatch, refused, refusedDispatch, refuseStranger } from './refuse-dispatch.ts'
import { branchHead } from './run-branch.ts'
import type { Session } from './session.ts'
import { ticketIn } from './ticket-id.ts'
import { markDue } from './time-limit.ts'
import { awaitTurn } from './worktree-turns.ts'

export interface AgentCall {
  subagentType: string
  description: string
  prompt: string
  toolUseId: string
  /** The session's own. */
  transcript: string
  /** Set when a subagent makes the call. */
  agentId?: string
  /** Its ticket was issued while it waited: what becomes of it is not the coordinator's doing. */
  wasHeld?: true
}

export type Redeemed =
  | {
      kind: 'redeemed'
      description: string
      prompt: string
      background: boolean
      isolated: boolean
      model: string | undefined
      /** Over when the agent may start. */
      turn: Promise<void>
    }
  | {
      kind: 'refused'
      reason: string
      /** Asking the model again would only bring the same call. */
      endsTurn?: true
    }
  | { kind: 'not-ours' }

const OURS = /^ultraplan:/

/** Swaps a ticket for the prompt that the engine renders. Whatever else the coordinator wrote is dropped. */
export async function redeemTicket(session: Session, call: AgentCall): Promise<Redeemed> {
  if (!OURS.test(call.subagentType)) return { kind: 'not-ours' }
  const open = openActiveRun(session.home, session.id)
  if (!open) return refuseStranger(session, call)
  if (!isDriver(open.run, session))
    return refuseDispatch(
      `run ${open.run.id} is driven by another client; this one may not dispatch its agents`,
      call,
      open,
      'ticket/other-client',
    )
  if (call.agentId)
    return refuseDispatch('an agent of a run may not start agents', call, open, 'ticket/nested')
  const id = ticketIn(call.prompt)
  if (!id)
    return refuseDispatch(
      'there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are',
      call,
      open,
      'ticket/missing',
    )

  const held = await holdForReview(session, open, id, call)
  if (held) return held

  const offered = ticketFor(open.run, id, call)
  // Rendered first: a packet that cannot be made must not use the ticket up.
  const prompt = offered && !whyNot(open.run, offered, call) ? await render(open, offered) : undefined
  let refusal: string | undefined
  let ticket: Ticket | undefined
  let model: string | undefined
  const { state } = open.journal.update((run) => {
    ticket = run && ticketFor(run, id, call)
    refusal = whyNot(run, ticket, call)
    if (refusal) return call.wasHeld ? [] : [refusedDispatch('ticket/invalid', call, refusal)]
    if (!ticket || ticket.id !== offered?.id || prompt === undefined) return []
    model = modelOf(run, ticket)
    // What was committed since the ticket was issued is not its executor's.
    const head = run && ticket.role === 'spec-executor' && !ticket.isolated ? branchHead(run) : undefined
    return [
      ...(run && head ? foreignCommits(run, head) : []),
      {
        type: 'ticket_redeemed',
        ticket: ticket.id,
        toolUseId: call.toolUseId,
        session: session.id,
        ...(model === undefined ? {} : { model }),
        ...(head === undefined || head === ticket.base ? {} : { base: head }),
      },
    ]
  })
  if (!state) return { kind: 'refused', reason: 'the run has no state' }
  if (refusal)
    return call.wasHeld ? { kind: 'refused', reason: refusal } : refused(refusal, call, open, state)
  // Another call of the same group was faster; there is one ticket less, so this comes to an end.
  if (!ticket || ticket.id !== offered?.id || prompt === undefined) return redeemTicket(session, call)
  const { publishViews } = await import('./publish-views.ts')
  publishViews(state, open.dir)
  markDue(state, open.home)
  return {
    kind: 'redeemed',
    description: describeAgent(nameAgent(state, ticket)),
    prompt,
    background: session.mode === 'screen',
    isolated: ticket.isolated,
    model,
    turn: ticket.isolated ? awaitTurn(state, open.dir, ticket) : Promise.resolve(),
  }
}

/** A reviewer that was called along with the executor whose ticket this is gets its own when the work is in. */
async function holdForReview(
  session: Session,
  open: OpenRun,
  id: string,
  call: AgentCall,
): Promise<Redeemed | undefined> {
  const role = call.subagentType.replace(OURS, '')
  if (!mayCallAlong(open.run, id, role)) return undefined
  const executor = open.run.tickets.find((ticket) => ticket.id === id)
  // Not of the message in which that was called: nobody began, and another try changes nothing.
  if (executor?.redeemedAt && !isFresh(executor.redeemedAt) && !isBegun(executor, call.transcript))
    return undefined
  const { holdReview } = await import('./hold-review.ts')
  const { toolUseId, transcript } = call
  return holdReview(session, open, { executor: id, role, toolUseId, transcript }, async (released) => {
    if (released.kind === 'ticket')
      return redeemTicket(session, { ...call, prompt: `ultraplan-ticket ${released.ticket}`, wasHeld: true })
    const reason = AWAY[released.why]
    if (released.why === 'nobody called') return refuseDispatch(reason, call, open, 'ticket/invalid')
    return { kind: 'refused', reason, ...(released.endsTurn ? { endsTurn: true } : {}) }
  })
}

const SAME_MESSAGE_MS = 20_000
const isFresh = (at: string): boolean => Date.now() - Date.parse(at) < SAME_MESSAGE_MS

const AWAY: Record<Away, string> = {
  'nothing to review': 'there is nothing to review; follow the newest ultraplan:next line',
  'nobody called':
    'its executor was not called; follow the newest ultraplan:next line, all of it in one message',
  'nobody works': 'nobody works on what it should review; follow the next ultraplan:next line',
  'person first': 'the person comes first; ultraplan asks for this reviewer when the work is in',
}

/** A group's id stands for its members: the description says which one, and otherwise the next one is as good. */
function ticketFor(run: Run, id: string, { description }: AgentCall): Ticket | undefined {
  const members = run.tickets.filter((ticket) => ticket.id === id || ticket.group === id)
  const unused = members.filter((ticket) => !ticket.redeemedAt)
  const [task] = description.split(' ')
  return unused.find((ticket) => ticket.task === task) ?? unused[0] ?? members[0]
}

/** Loaded when there is something to render: a refusal needs none of it. */
async function render(open: OpenRun, ticket: Ticket): Promise<string> {
  const { promptFor } = await import('./prompt-for-ticket.ts')
  return promptFor(open, ticket)
}

function modelOf(run: Run | undefined, ticket: Ticket | undefined): string | undefined {
  const task = run && ticket && taskOf(run, ticket.task)
  return task && modelFor(run, task, ticket.role)
}

function whyNot(run: Run | undefined, ticket: Ticket | undefined, call: AgentCall): string | undefined {
  if (run?.state !== 'running') return `the run is ${run?.state ?? 'unknown'}`
  if (!ticket) return 'this ticket is unknown or was used; follow the newest ultraplan:next line'
  if (ticket.redeemedAt) return 'this ticket was used already; wait for its agent'
  if (call.subagentType !== `ultraplan:${ticket.role}`) return `this ticket is for ultraplan:${ticket.role}`
  return undefined
}
