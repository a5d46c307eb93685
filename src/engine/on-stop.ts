import type { Run } from '../model/run.ts'
import { askPerson } from '../prompts/ask-person.ts'
import { advance } from './advance.ts'
import { type BackgroundTask, settleAgents, settleClaims } from './agent-ended.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { SOLO } from './paired-call.ts'
import { promptFor } from './prompt-for-ticket.ts'
import { receiveClaim } from './receive-claim.ts'
import type { Session } from './session.ts'

export interface StopInput {
  message: string
  /** What the client says is still running in the background; undefined when it says nothing. */
  running: BackgroundTask[] | undefined
  backgroundTasks: { id: string; type: string; status: string }[] | undefined
  /** The session's own. */
  transcript: string
  now: Date
}

export type StopReply =
  | { kind: 'let-go'; show?: string }
  | { kind: 'send-back'; reason: string }
  | { kind: 'go-on'; text: string }

/** The fallback on every way: agents in flight let the session stop, something to do goes out, everything else is one line. */
export async function onStop(session: Session, input: StopInput): Promise<StopReply> {
  let open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return { kind: 'let-go' }
  if (open.run.solo) {
    const reply = await receiveClaim(session, {
      agentId: 'main',
      message: input.message,
      backgroundTasks: input.backgroundTasks,
    })
    if (reply.kind === 'send-back') return reply
    open = openActiveRun(session.home, session.id)
    if (!open) return { kind: 'let-go' }
    const { text, goOn } = soloStep(open, input.now)
    return goOn ? { kind: 'go-on', text } : { kind: 'let-go', show: text }
  }
  settleClaims(open)
  settleAgents(open, input.running, input.transcript)
  const { action, text, summary } = advance(open, 'stop', input.now)
  switch (action.kind) {
    case 'dispatch':
      return { kind: 'go-on', text }
    case 'wait':
      return open.run.tickets.some((ticket) => ticket.redeemedAt)
        ? { kind: 'let-go' }
        : { kind: 'let-go', show: `ultraplan: ${action.reason}` }
    case 'ask':
      return { kind: 'let-go', show: askPerson(action) }
    case 'done':
      return { kind: 'let-go', show: summary ?? askPerson(action) }
  }
}

/** The main agent is the executor: it gets the task's prompt itself instead of a ticket to hand on. */
export function soloStep(open: OpenRun, now: Date): { text: string; goOn: boolean } {
  const { action, summary } = advance(open, 'solo', now)
  if (action.kind !== 'dispatch') return { text: summary ?? askPerson(action), goOn: false }
  const reviewer = action.agents.find((agent) => agent.role !== 'spec-executor')
  if (reviewer) {
    // Who did the work does not review it, and an executor has no Agent tool to ask somebody else.
    const text = `ultraplan: task ${reviewer.task} waits for its ${reviewer.role}; go on with /ultraplan:resume in a session without --agent`
    return { text, goOn: false }
  }
  const { state } = open.journal.update((run) => {
    const ticket = run?.tickets.find((candidate) => !candidate.redeemedAt)
    return ticket
      ? [{ type: 'ticket_redeemed', ticket: ticket.id, toolUseId: SOLO, session: run?.session ?? '' }]
      : []
  })
  open.run = state as Run
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO)
  if (!ticket) throw new Error('the run offers a task and no ticket')
  return { text: promptFor(open, ticket), goOn: true }
}
