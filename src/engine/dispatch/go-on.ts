import { SOLO } from '../../client/agent-files.ts'
import { wordFor } from '../../model/task-name.ts'
import { askPerson } from '../../prompts/directive.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordEvents } from '../runs/record.ts'
import { advance } from './advance.ts'
import { heldNow } from './held-work.ts'
import { promptFor } from './prompt-for-ticket.ts'

/** The main agent is the executor: it gets the task's prompt itself instead of a ticket to pass on. */
export function soloStep(open: OpenRun, now: Date): { text: string; goOn: boolean } {
  const { action, summary } = advance(open, 'solo', now)
  if (action.kind !== 'dispatch') return { text: summary ?? askPerson(action), goOn: false }
  const reviewer = action.agents.find((agent) => agent.role !== 'spec-executor')
  if (reviewer) {
    // An executor does not review its own work, and it has no Agent tool to start a reviewer.
    const text = `ultraplan: ${wordFor(open.run.tasks, reviewer.task)} waits for its ${reviewer.role}; go on with /ultraplan:resume in a session without --agent`
    return { text, goOn: false }
  }
  const held = heldNow(open)
  recordEvents(open, ({ tickets, session }) => {
    const ticket = tickets.find((candidate) => !candidate.redeemedAt)?.id
    const left = held === undefined ? {} : { held }
    return ticket ? [{ type: 'ticket_redeemed', ticket, toolUseId: SOLO, session, ...left }] : []
  })
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO)
  if (!ticket) throw new Error('the run offers a task and no ticket')
  return { text: promptFor(open, ticket), goOn: true }
}

/** What a command did, and what the model has to do next. Without a next step the model is not asked at all. */
export interface Recorded {
  text: string
  next?: string
}

/** After a person's decision: the next directive, or what still waits for them. A run that halts at once does not continue. */
export function goOn(open: OpenRun, done: string, now: Date, goesOn = ''): Recorded {
  const step = open.run.solo ? soloStep(open, now) : nextOf(open, now)
  const text = open.run.state === 'halted' ? done : `${done}${goesOn}`
  if (step.goOn) return { text, next: step.text }
  return { text: [text, step.text].filter((line) => line !== '').join('\n') }
}

function nextOf(open: OpenRun, now: Date): ReturnType<typeof soloStep> {
  const { action, text, summary } = advance(open, 'command', now)
  const goOn = action.kind === 'dispatch'
  return { text: goOn ? text : (summary ?? askPerson(action)), goOn }
}
