import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, isThere } from '../io/process-ref.ts'
import type { Run, Ticket } from '../model/run.ts'
import { type Reviewer, reviewTurn } from '../run/review-turn.ts'
import { dueAt } from '../run/time-limit.ts'
import { isDriver } from './binding.ts'
import { noteHeld } from './held-calls.ts'
import { isNotification, notifiedCall } from './notified-call.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { hasBegun } from './paired-call.ts'
import { watchQueue } from './queued-prompts.ts'
import { branchHead } from './run-branch.ts'
import type { Session } from './session.ts'
import { newTicketId } from './ticket-id.ts'

/**
 * The reviewers of a task are called in one message with its executor, so that a task costs the coordinator one request.
 * Their calls are held here until the gate has let the work through; only then there is a ticket for them. Where that
 * does not come about they are turned away, and the loop asks for them when they are needed.
 */
const LOOK_EVERY_MS = 100
/** The journal does not tell that an agent began, or that a client or a judge is gone. */
const LOOK_ANYWAY_MS = { atWork: 5000, otherwise: 500 }
/** How long it may take until the executor is called, which is the coordinator's to do. */
const CALL_MS = 20_000
/** How long it may take until whoever was called before this one begins. */
const START_MS = 5000
/** How long after its time is over an agent still counts as at work; the client ends one that is silent after ten minutes. */
const OVERDUE_MS = 20 * 60_000
/** Less than the time limit of the hook, at which the client would let the call through. */
const LONGEST_MS = 5.5 * 3600 * 1000

export interface ReviewCall {
  /** The ticket of the executor that it was called along with. */
  executor: string
  role: Reviewer
  toolUseId: string
  /** The session's own. */
  transcript: string
}

export type Away =
  /** The work did not come about, or the run does not go on now. */
  | 'nothing to review'
  /** Its executor was not called. */
  | 'nobody called'
  /** Who should work before it was not started or is gone, and the journal does not know: a stop of the session settles that. */
  | 'nobody works'
  /** On the screen somebody typed, which waits until the turn is over. */
  | 'person first'

/** Its ticket, or why it is turned away; the turn ends where an agent in the background, or a prompt, brings what comes next. */
export type Released = { kind: 'ticket'; ticket: string } | { kind: 'away'; why: Away; endsTurn: boolean }

/** Holds the call until it is this reviewer's turn; `go` uses the ticket that is then issued for it. */
export async function holdReview<T>(
  session: Session,
  { dir }: OpenRun,
  call: ReviewCall,
  go: (released: Released) => Promise<T>,
): Promise<T> {
  const forget = noteHeld(dir, call.toolUseId, call)
  try {
    return await go(await release(session, dir, call))
  } finally {
    // Not before the ticket is used: until then this call is what brings the reviewer.
    forget()
  }
}

async function release(session: Session, dir: string, call: ReviewCall): Promise<Released> {
  const begunAt = Date.now()
  const queued = watchQueue(call.transcript)
  const hasStarted = remembering((toolUseId) => hasBegun(call.transcript, toolUseId))
  let [stamp, lookedAt, workedAt] = ['', 0, begunAt]
  let seen: Seen = { isCalled: false, isAtWork: false, isInBackground: false, open: [] }
  const away = (why: Away): Released => ({
    kind: 'away',
    why,
    endsTurn: session.mode === 'screen' && seen.isInBackground && ENDS_TURN.has(why),
  })
  for (let now = begunAt; now - begunAt < LONGEST_MS; now = Date.now()) {
    // Read before the journal: an agent's end is in there first, and in the queue afterwards.
    const waiting = session.mode === 'screen' ? queued() : []
    const newest = stampOf(dir)
    const pause = seen.isAtWork ? LOOK_ANYWAY_MS.atWork : LOOK_ANYWAY_MS.otherwise
    if (newest !== stamp || now - lookedAt > pause) {
      const before = seen
      ;[stamp, lookedAt] = [newest, now]
      const looked = look(session, call, hasStarted)
      if (typeof looked === 'string') return away(looked)
      if ('ticket' in looked) return looked
      seen = { ...looked, isInBackground: looked.isInBackground || before.isInBackground }
      // Whoever comes next has its own time to begin.
      if (seen.isAtWork || before.isAtWork || seen.isCalled !== before.isCalled) workedAt = now
    }
    if (!seen.isAtWork && now - workedAt > (seen.isCalled ? START_MS : CALL_MS))
      return away(seen.isCalled ? 'nobody works' : 'nobody called')
    if (waiting.some((prompt) => isGone(prompt, seen.open))) return away('nobody works')
    // With nobody at work the model has to be asked: no end of an agent brings what comes next.
    if (waiting.some(isTyped)) return away(seen.isAtWork ? 'person first' : 'nobody works')
    await sleep(LOOK_EVERY_MS)
  }
  return away('nothing to review')
}

const ENDS_TURN = new Set<Away>(['nothing to review', 'person first'])

/** What there is to wait for. */
interface Seen {
  /** The executor was. */
  isCalled: boolean
  isAtWork: boolean
  /** Then its notification comes when the turn is over. */
  isInBackground: boolean
  /** Calls of whose end the journal does not know. */
  open: string[]
}

function look(
  session: Session,
  call: ReviewCall,
  hasStarted: (call: string) => boolean,
): Away | { kind: 'ticket'; ticket: string } | Seen {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session) || !isThere(open.run.client.pid)) return 'nothing to review'
  const { run } = open
  const now = new Date()
  const turn = reviewTurn(run, call.executor, call.role, now)
  if (turn.kind === 'never') return isTakenBack(run, call) ? 'nobody works' : 'nothing to review'
  const ticket = turn.kind === 'now' ? issue(open, call) : undefined
  if (ticket !== undefined) return { kind: 'ticket', ticket }
  const before = turn.kind === 'later' ? turn.before : []
  return {
    isCalled: !run.tickets.some(({ id, redeemedAt }) => id === call.executor && redeemedAt === undefined),
    isAtWork: before.some((other) => isAtWork(run, other, hasStarted, now)),
    // Of an agent in the foreground the client says only afterwards which one it was.
    isInBackground: before.some(({ agentId, judging }) => agentId !== undefined && !judging),
    open: run.tickets.flatMap(({ toolUseId, judging }) => (judging?.deferred ? [] : (toolUseId ?? []))),
  }
}

/** An attempt that nobody began is none. */
const isTakenBack = (run: Run, { executor }: ReviewCall): boolean =>
  !run.tasks.some(({ attempts }) => attempts.some(({ ticket }) => ticket === executor))

/**
 * Not so when the client refused the call after its ticket was used, when whoever judges the work is gone, or when the
 * end of an agent was missed.
 */
function isAtWork(run: Run, ticket: Ticket, hasStarted: (call: string) => boolean, now: Date): boolean {
  const { agentId, toolUseId, judging } = ticket
  if (judging) return isAlive(judging.process)
  const due = dueAt(run, ticket)
  if (due && now.getTime() - due.getTime() > OVERDUE_MS) return false
  return agentId !== undefined || (toolUseId !== undefined && hasStarted(toolUseId))
}

function remembering(ask: (key: string) => boolean): (key: string) => boolean {
  const yes = new Set<string>()
  return (key) => {
    if (!yes.has(key) && ask(key)) yes.add(key)
    return yes.has(key)
  }
}

/** Word of agents and their shells is for those who started them. */
const isTyped = (prompt: string): boolean => !isNotification(prompt) && !/^\s*<agent-message\b/.test(prompt)

/** One of ours ended, and the journal does not know. */
const isGone = (prompt: string, open: readonly string[]): boolean =>
  open.some((call) => call === notifiedCall(prompt))

/** Another reviewer of the same role may be faster; then it is not this one's turn any more. */
function issue(open: OpenRun, call: ReviewCall): string | undefined {
  let ticket: string | undefined
  open.journal.update((run) => {
    const turn = run && reviewTurn(run, call.executor, call.role, new Date())
    if (!run || turn?.kind !== 'now') return []
    ticket = newTicketId()
    return [{ type: 'ticket_issued', ticket, base: branchHead(run) ?? run.base, ...turn.review }]
  })
  return ticket
}

function stampOf(dir: string): string {
  const { size, mtimeMs } = statSync(join(dir, 'journal.jsonl'))
  return `${size} ${mtimeMs}`
}
