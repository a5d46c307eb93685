import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, thisProcess } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run, Ticket } from '../model/run.ts'
import { next } from '../run/next.ts'
import { mayCallAlong, type Reviewer, reviewTurn } from '../run/review-turn.ts'
import { isDriver } from './binding.ts'
import { notifiedCall } from './notified-call.ts'
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
/** The journal tells of everything but a client that is gone and a cancel that could not be written there. */
const LOOK_ANYWAY_MS = 5000
/** How long it may take until the executor is called, which is the coordinator's to do. */
const CALL_MS = 20_000
/** How long it may take until whoever was called before this one begins. */
const START_MS = 5000
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

interface Held {
  executor: string
  role: Reviewer
  process: ProcessRef
}

/** Its ticket, or why it is turned away. */
export type Turn =
  | { ticket: string }
  /** The work did not come about, or the run does not go on now. */
  | 'nothing to review'
  /** Its executor was not called. */
  | 'nobody called'
  /** Who should work before it was not started, or the judge of its work is gone: that is settled when the session stops. */
  | 'nobody works'
  /** On the screen something waits until the turn is over: what a person typed, or word of an agent that is gone. */
  | 'others first'

/** Holds the call until it is this reviewer's turn; `go` uses the ticket that is then issued for it. */
export async function holdReview<T>(
  session: Session,
  { dir }: OpenRun,
  call: ReviewCall,
  go: (turn: Turn) => Promise<T>,
): Promise<T> {
  const { executor, role, toolUseId } = call
  const file = join(folderOf(dir), toolUseId.replace(/[^\w-]/g, ''))
  mkdirSync(folderOf(dir), { recursive: true })
  writeFileSync(file, JSON.stringify({ executor, role, process: thisProcess() } satisfies Held))
  try {
    return await go(await awaitTurn(session, dir, call))
  } finally {
    // Not before the ticket is used: until then this call is what brings the reviewer.
    rmSync(file, { force: true })
  }
}

/** Whether calls that are held bring what comes next. */
export function isHeld({ run, dir }: OpenRun, now: Date): boolean {
  const held = heldCalls(dir)
  if (held.length === 0) return false
  const action = next(run, now)
  if (action.kind !== 'dispatch') return action.kind === 'wait'
  return action.agents.every((agent) =>
    held.some(({ executor, role }) => role === agent.role && lastTicket(run, agent.task) === executor),
  )
}

const lastTicket = (run: Run, task: string): string | undefined =>
  run.tasks.find(({ id }) => id === task)?.attempts.at(-1)?.ticket

const folderOf = (dir: string): string => join(dir, 'held')

function heldCalls(dir: string): Held[] {
  let names: string[]
  try {
    names = readdirSync(folderOf(dir))
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const file = join(folderOf(dir), name)
    try {
      const held = JSON.parse(readFileSync(file, 'utf8')) as Held
      if (isAlive(held.process)) return [held]
      rmSync(file, { force: true })
    } catch {
      // Let in, or turned away, in this moment.
    }
    return []
  })
}

async function awaitTurn(session: Session, dir: string, call: ReviewCall): Promise<Turn> {
  const begunAt = Date.now()
  const queued = watchQueue(call.transcript)
  let [stamp, lookedAt, workedAt] = ['', 0, begunAt]
  let seen: Seen = { isCalled: false, isAtWork: false, ended: new Set() }
  for (let now = begunAt; now - begunAt < LONGEST_MS; now = Date.now()) {
    // Read before the journal: an agent's end is in there first, and in the queue afterwards.
    const waiting = session.mode === 'screen' ? queued() : []
    const newest = stampOf(dir)
    if (newest !== stamp || now - lookedAt > LOOK_ANYWAY_MS) {
      stamp = newest
      lookedAt = now
      const looked = look(session, call)
      if (typeof looked === 'string' || 'ticket' in looked) return looked
      seen = looked
    }
    if (seen.isAtWork) workedAt = now
    if (now - workedAt > (seen.isCalled ? START_MS : CALL_MS))
      return seen.isCalled ? 'nobody works' : 'nobody called'
    if (waiting.some((prompt) => !isKnown(prompt, seen.ended))) return 'others first'
    await sleep(LOOK_EVERY_MS)
  }
  return 'nothing to review'
}

/** What there is to wait for. */
interface Seen {
  /** The executor was. */
  isCalled: boolean
  isAtWork: boolean
  /** Calls of whose end the journal knows. */
  ended: Set<string>
}

function look(session: Session, call: ReviewCall): Turn | Seen {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session) || !isAlive(open.run.client)) return 'nothing to review'
  const { run } = open
  const turn = reviewTurn(run, call.executor, call.role, new Date())
  // An attempt that nobody began is taken back.
  if (turn.kind === 'never') return mayCallAlong(run, call.executor) ? 'nothing to review' : 'nobody works'
  const ticket = turn.kind === 'now' ? issue(open, call) : undefined
  if (ticket !== undefined) return { ticket }
  return {
    isCalled: !run.tickets.some(({ id, redeemedAt }) => id === call.executor && redeemedAt === undefined),
    isAtWork: turn.kind === 'later' && turn.before.some((other) => isAtWork(other, call.transcript)),
    ended: endedCalls(run),
  }
}

/** Not so when the client refused the call after its ticket was used, or when whoever judges the work is gone. */
function isAtWork({ agentId, toolUseId, judging }: Ticket, transcript: string): boolean {
  if (judging) return isAlive(judging.process)
  return agentId !== undefined || (toolUseId !== undefined && hasBegun(transcript, toolUseId))
}

function endedCalls(run: Run): Set<string> {
  const atWork = run.tickets.filter(({ judging }) => !judging?.deferred).map(({ toolUseId }) => toolUseId)
  const calls = run.tasks.flatMap(({ attempts, reviews }) => [...attempts, ...reviews])
  return new Set(
    calls.flatMap(({ toolUseId }) => (toolUseId && !atWork.includes(toolUseId) ? toolUseId : [])),
  )
}

/** There is nothing in the client's word on an agent that the journal does not tell. */
const isKnown = (prompt: string, ended: ReadonlySet<string>): boolean => {
  const call = notifiedCall(prompt)
  return call !== undefined && ended.has(call)
}

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
