import { setTimeout as sleep } from 'node:timers/promises'
import { SOLO, wasStopped } from '../../client/agent-files.ts'
import type { Session } from '../../client/session.ts'
import type { Run } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { given } from '../../run/change.ts'
import { isOffered } from '../../run/next.ts'
import { type BackgroundTask, settleAgents, settleClaims, settleStopped } from '../dispatch/agent-ended.ts'
import { receiveClaim } from '../judge/receive-claim.ts'
import { driven, type OpenRun, openActiveRun, openDriven } from '../runs/open-run.ts'
import { append, recordEvents } from '../runs/record.ts'
import { afterError, becomeWaker, isMarked, needsWaker, stopWaiting, waitsFor } from '../runs/waiting.ts'
import { advance } from './advance.ts'
import { type Advice, forgetWords, type LastWords, lastWords, stopText, unsaid } from './last-words.ts'
import { leftInFolder } from './plan-edits.ts'
import { promptFor } from './prompt-for-ticket.ts'

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
  /** `owes`: what the last message has to say, where a person sees nothing else. */
  | { kind: 'let-go'; show?: string; owes?: LastWords | undefined }
  | { kind: 'send-back'; reason: string }
  | { kind: 'go-on'; text: string; show?: string }

/**
 * At every stop: the session may stop while agents work; a next step is a directive; everything else is one line. A
 * session without a screen stops only when it has said what the person has to know.
 */
export async function settleStop(session: Session, input: StopInput): Promise<StopReply> {
  const reply = await driven<StopReply | undefined | Promise<StopReply>>(session, undefined, (open) =>
    open.run.solo ? onSoloStop(session, input) : stopOf(open, input),
  )
  if (reply && (reply.kind !== 'let-go' || reply.owes === undefined)) return reply
  // A session that began without a screen may be continued on one, where the person sees the text itself.
  if (session.mode === 'screen') forgetWords(session.home, session.id)
  const text = session.mode === 'screen' ? undefined : unsaid(session, input.message, reply?.owes)
  return text === undefined ? (reply ?? { kind: 'let-go' }) : { kind: 'go-on', text }
}

function stopOf(open: OpenRun, input: StopInput): StopReply {
  const isAwaited = isMarked(open.run, open.home)
  settleClaims(open)
  settleAgents(open, input.running, input.transcript)
  const advice = advance(open, 'stop', input.now)
  const { action, text, summary } = advice
  switch (action.kind) {
    case 'dispatch':
      return { kind: 'go-on', text, ...(summary ? { show: summary } : {}) }
    case 'wait':
      // It was found out only now that the run waits for a time. The hook that wakes the session runs at the same time
      // and looked too early; the next stop starts it again.
      if (!isAwaited && isMarked(open.run, open.home)) return { kind: 'go-on', text }
      return open.run.tickets.some((ticket) => ticket.redeemedAt)
        ? { kind: 'let-go' }
        : { kind: 'let-go', show: `ultraplan: ${action.reason}`, owes: lastWords(open, advice) }
    case 'ask':
    case 'done':
      return { kind: 'let-go', show: stopText(open, advice), owes: lastWords(open, advice) }
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
  const { text, goOn, owes } = soloStep(open, input.now)
  return goOn ? { kind: 'go-on', text } : { kind: 'let-go', show: text, owes }
}

/** The service ended the turn with an error: wait and wake the session, or park the run when waiting cannot help. */
export async function afterTurnFailed(
  session: Session,
  error: string,
  now: Date,
): Promise<string | undefined> {
  const open = openDriven(session)
  if (open?.run.state !== 'running') return undefined
  const follow = afterError(open.run, error)
  const wakeAt = follow.kind === 'wake' ? new Date(now.getTime() + follow.afterSeconds * 1000) : undefined
  append(
    open,
    { type: 'turn_failed', error, ...(wakeAt ? { wakeAt: wakeAt.toISOString() } : {}) },
    ...(follow.kind === 'park' ? [{ type: 'run_parked' as const, cause: follow.cause }] : []),
  )
  if (!wakeAt) return undefined
  const { failedTurns } = open.run
  await sleep(Math.max(0, wakeAt.getTime() - Date.now()))
  const later = openDriven(session)
  // Another event came in the meantime, so the session is awake already.
  if (later?.run.state !== 'running' || later.run.failedTurns !== failedTurns) return undefined
  return advance(later, 'wake', new Date()).text
}

/**
 * The session was told that a background agent ended: returns the next step. Undefined for a session that drives no
 * run. Anybody can write such words, so no agent counts as lost because of them, but those of which the client itself
 * says that the person stopped them; the next stop shows which other agents are gone.
 */
export const agentNotified = (
  session: Session,
  now: Date,
  via: 'notification' | 'prompt' = 'notification',
): Advice | undefined =>
  driven(session, undefined, (open) => {
    settleStopped(open, (agentId) => wasStopped(session, agentId))
    return advance(open, via, now)
  })

/** After Esc: what the session was told to start and has not. At its stop it would be shown to the person. */
export const offeredAgain = (session: Session, now: Date): Advice | undefined =>
  driven(session, undefined, (open) => (isOffered(open.run) ? advance(open, 'prompt', now) : undefined))

const LOOK_EVERY_MS = 500

/** Longer than the stop hook takes to look and to answer. */
const STOP_MS = 2000

/** Waits, outside of any turn, until there is something to do, and returns it. Undefined: no reason to wake. */
export async function wakeWhenReady(session: Session, stopMs = STOP_MS): Promise<string | undefined> {
  const open = openDriven(session)
  if (open?.run.state !== 'running' || !becomeWaker(open.run, session.home)) return undefined
  if (waitsFor(open.run, new Date())) await untilReady(open)
  else {
    // There is something to do since just now. The stop hook that runs at the same time either looked too early, so
    // that the session sleeps, or has seen it and removes the mark.
    await sleep(stopMs)
    if (!isMarked(open.run, session.home)) return undefined
    open.run = open.journal.refresh() as Run
  }
  stopWaiting(open.run, session.home)
  return open.run.state === 'running' ? advance(open, 'wake', new Date()).text : undefined
}

async function untilReady(open: OpenRun): Promise<void> {
  while (waitsFor(open.run, new Date())) {
    await sleep(LOOK_EVERY_MS)
    open.run = open.journal.refresh() as Run
    // If the worker died, its claim has no verdict: TIMEOUT, and the run continues.
    settleClaims(open)
  }
}

/** The main agent is the executor: it gets the task's prompt itself instead of a ticket to pass on. */
export function soloStep(
  open: OpenRun,
  now: Date,
): { text: string; goOn: boolean; owes?: LastWords | undefined; shown?: string } {
  const advice = advance(open, 'solo', now)
  const { action } = advice
  if (action.kind !== 'dispatch')
    return { text: stopText(open, advice), goOn: false, owes: lastWords(open, advice) }
  const reviewer = action.agents.find((agent) => agent.role !== 'spec-executor')
  if (reviewer) {
    // An executor does not review its own work, and it has no Agent tool to start a reviewer.
    const text = `ultraplan: ${wordFor(open.run.tasks, reviewer.task)} waits for its ${reviewer.role}; go on with /ultraplan:resume in a session without --agent`
    return { text, goOn: false }
  }
  const offered = open.run.tickets.find((candidate) => !candidate.redeemedAt)
  const left = offered ? leftInFolder(open, offered) : {}
  recordEvents(open, ({ tickets, session }) => {
    const ticket = tickets.find((candidate) => !candidate.redeemedAt)?.id
    return ticket
      ? [{ type: 'ticket_redeemed', ticket, toolUseId: SOLO, session, ...given(left, 'held', 'edited') }]
      : []
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
  const step = open.run.solo ? soloStep(open, now) : commandStep(open, now)
  const text = open.run.state === 'halted' ? done : `${done}${goesOn}`
  if (step.goOn) return { text: step.shown === undefined ? text : `${text}\n${step.shown}`, next: step.text }
  return { text: [text, step.text].filter((line) => line !== '').join('\n') }
}

function commandStep(open: OpenRun, now: Date): ReturnType<typeof soloStep> {
  const advice = advance(open, 'command', now)
  if (advice.action.kind === 'dispatch') return { text: advice.text, goOn: true }
  const shown = stopText(open, advice)
  // Only the stop of a turn starts what wakes the session when the time has come.
  return needsWaker(open.run, open.home)
    ? { text: advice.text, goOn: true, shown }
    : { text: shown, goOn: false }
}
