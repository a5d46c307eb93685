import { askPerson } from '../prompts/ask-person.ts'
import { advance } from './advance.ts'
import { settleAgents, settleClaims } from './agent-ended.ts'
import { isDriver } from './binding.ts'
import type { StopInput, StopReply } from './on-stop.ts'
import { openActiveRun } from './open-run.ts'
import { receiveClaim } from './receive-claim.ts'
import type { Session } from './session.ts'
import { soloStep } from './solo-step.ts'
import { isMarked } from './waiting.ts'

/** The fallback on every way: agents in flight let the session stop, something to do goes out, everything else is one line. */
export async function settleStop(session: Session, input: StopInput): Promise<StopReply> {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return { kind: 'let-go' }
  if (open.run.solo) return onSoloStop(session, input)
  const isAwaited = isMarked(open.run, open.home)
  settleClaims(open)
  settleAgents(open, input.running, input.transcript)
  const { action, text, summary } = advance(open, 'stop', input.now)
  switch (action.kind) {
    case 'dispatch':
      return { kind: 'go-on', text, ...(summary ? { show: summary } : {}) }
    case 'wait':
      // What waits for a time was found out just now: the hook that wakes the session, which runs beside this one, has
      // looked too early. The next stop brings it.
      if (!isAwaited && isMarked(open.run, open.home)) return { kind: 'go-on', text }
      return open.run.tickets.some((ticket) => ticket.redeemedAt)
        ? { kind: 'let-go' }
        : { kind: 'let-go', show: `ultraplan: ${action.reason}` }
    case 'ask':
      return { kind: 'let-go', show: askPerson(action) }
    case 'done':
      return { kind: 'let-go', show: summary ?? askPerson(action) }
  }
}

/** The main agent is the executor: what it says at its stop is the claim. */
async function onSoloStop(session: Session, input: StopInput): Promise<StopReply> {
  const reply = await receiveClaim(session, {
    agentId: 'main',
    mainTranscript: input.transcript,
    message: input.message,
    backgroundTasks: input.backgroundTasks,
  })
  if (reply.kind === 'send-back') return reply
  const open = openActiveRun(session.home, session.id)
  if (!open) return { kind: 'let-go' }
  const { text, goOn } = soloStep(open, input.now)
  return goOn ? { kind: 'go-on', text } : { kind: 'let-go', show: text }
}
