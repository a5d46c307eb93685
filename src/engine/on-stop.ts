import type { Run } from '../model/run.ts'
import { askPerson } from '../prompts/ask-person.ts'
import { announcements } from '../run/announcements.ts'
import { reviewWork } from '../run/review-work.ts'
import { type BackgroundTask, settleAgents, settleClaims } from './agent-ended.ts'
import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import type { Session } from './session.ts'

export interface StopInput {
  message: string
  /** What the client says is still running in the background; undefined when it says nothing. */
  running: BackgroundTask[] | undefined
  backgroundTasks: { id: string; type: string; status: string }[]
  now: Date
}

export type StopReply =
  | { kind: 'let-go'; show?: string }
  | { kind: 'send-back'; reason: string }
  | { kind: 'go-on'; text: string }

/** The fallback on every way: agents in flight let the session stop, something to do goes out, everything else is one line. */
export async function onStop(session: Session, input: StopInput): Promise<StopReply> {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return { kind: 'let-go' }
  if (open.run.solo) return onSoloStop(session, input)
  settleClaims(open)
  settleAgents(open, input.running)
  if (onlyWaits(open.run)) return { kind: 'let-go' }
  const { advance } = await import('./advance.ts')
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

/**
 * The hot path: agents are at work, one of them in the run's own folder, where its judgement looks at the history.
 * Then all that `advance` could find to do is found here, without loading it.
 */
function onlyWaits(run: Run): boolean {
  return (
    run.state === 'running' &&
    run.tickets.some(({ isolated }) => !isolated) &&
    run.tickets.every(({ redeemedAt, judging }) => redeemedAt !== undefined && !judging?.deferred) &&
    !reviewWork(run) &&
    (run.config.webhook === undefined || announcements(run).length === 0)
  )
}

/** The main agent is the executor: what it says at its stop is the claim. */
async function onSoloStop(session: Session, input: StopInput): Promise<StopReply> {
  const { receiveClaim } = await import('./receive-claim.ts')
  const reply = await receiveClaim(session, {
    agentId: 'main',
    message: input.message,
    backgroundTasks: input.backgroundTasks,
  })
  if (reply.kind === 'send-back') return reply
  const open = openActiveRun(session.home, session.id)
  if (!open) return { kind: 'let-go' }
  const { soloStep } = await import('./solo-step.ts')
  const { text, goOn } = soloStep(open, input.now)
  return goOn ? { kind: 'go-on', text } : { kind: 'let-go', show: text }
}
