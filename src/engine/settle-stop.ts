import type { Session } from '../client/session.ts'
import { askPerson } from '../prompts/ask-person.ts'
import { advance } from './advance.ts'
import { type BackgroundTask, settleAgents, settleClaims } from './agent-ended.ts'
import { driven, type OpenRun, openActiveRun } from './open-run.ts'
import { receiveClaim } from './receive-claim.ts'
import { soloStep } from './solo-step.ts'
import { isMarked } from './waiting.ts'

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
  | { kind: 'go-on'; text: string; show?: string }

/** The fallback on every way: agents in flight let the session stop, something to do goes out, everything else is one line. */
export const settleStop = async (session: Session, input: StopInput): Promise<StopReply> =>
  driven<StopReply | Promise<StopReply>>(session, { kind: 'let-go' }, (open) =>
    open.run.solo ? onSoloStop(session, input) : stopOf(open, input),
  )

function stopOf(open: OpenRun, input: StopInput): StopReply {
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
