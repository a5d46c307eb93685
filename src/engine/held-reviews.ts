import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, thisProcess } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { next } from '../run/next.ts'
import { type Reviewer, type ReviewTurn, reviewTurn } from '../run/review-turn.ts'
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
/** How long it may take until whoever comes before is called. */
const PATIENCE_MS = 20_000
/** How long an executor may take to begin after its ticket was used. */
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
  /** The executor, or the reviewer before it, was not called. */
  | 'nobody called'
  /** Its executor was not started; that is seen when the call is back, or when the session stops. */
  | 'not begun'
  /** Somebody typed: on the screen that waits until the turn is over. */
  | 'person first'

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
    try {
      const held = JSON.parse(readFileSync(join(folderOf(dir), name), 'utf8')) as Held
      return isAlive(held.process) ? [held] : []
    } catch {
      // Let in, or turned away, in this moment.
      return []
    }
  })
}

async function awaitTurn(session: Session, dir: string, call: ReviewCall): Promise<Turn> {
  const begunAt = Date.now()
  const queued = watchQueue(call.transcript)
  let [stamp, lookedAt, awaitedAt] = ['', 0, begunAt]
  let turn: ReviewTurn = { kind: 'later', isAwaited: false }
  let ours = new Set<string>()
  for (let now = begunAt; now - begunAt < LONGEST_MS; now = Date.now()) {
    const newest = stampOf(dir)
    if (newest !== stamp || now - lookedAt > LOOK_ANYWAY_MS) {
      stamp = newest
      lookedAt = now
      const open = openActiveRun(session.home, session.id)
      if (!open || !isDriver(open.run, session) || !isAlive(open.run.client)) return 'nothing to review'
      turn = turnOf(open.run, call)
      if (turn.kind === 'never') return isTakenBack(open.run, call) ? 'not begun' : 'nothing to review'
      const ticket = turn.kind === 'now' ? issue(open, call) : undefined
      if (ticket !== undefined) return { ticket }
      if (isMissing(open.run, call, now)) return 'not begun'
      ours = callsOf(open.run)
    }
    if (turn.kind === 'later' && turn.isAwaited) awaitedAt = now
    if (now - awaitedAt > PATIENCE_MS) return 'nobody called'
    if (session.mode === 'screen' && queued().some((prompt) => !isAbout(prompt, ours))) return 'person first'
    await sleep(LOOK_EVERY_MS)
  }
  return 'nothing to review'
}

/** An attempt that nobody began is none. */
const isTakenBack = (run: Run, { executor }: ReviewCall): boolean =>
  !run.tasks.some(({ attempts }) => attempts.some(({ ticket }) => ticket === executor))

/** Whether the executor's ticket was used and nobody began to work on it. */
function isMissing(run: Run, { executor, transcript }: ReviewCall, now: number): boolean {
  const ticket = run.tickets.find(({ id }) => id === executor)
  const { redeemedAt, toolUseId, agentId } = ticket ?? {}
  if (redeemedAt === undefined || toolUseId === undefined || agentId !== undefined) return false
  return now - Date.parse(redeemedAt) > START_MS && !hasBegun(transcript, toolUseId)
}

const callsOf = (run: Run): Set<string> =>
  new Set(
    [...run.tickets, ...run.tasks.flatMap((task) => [...task.attempts, ...task.reviews])].flatMap(
      ({ toolUseId }) => toolUseId ?? [],
    ),
  )

/** The client's word on an agent of ours that ended: there is nothing in it that the journal does not tell. */
const isAbout = (prompt: string, calls: ReadonlySet<string>): boolean => {
  const call = notifiedCall(prompt)
  return call !== undefined && calls.has(call)
}

const turnOf = (run: Run, { executor, role }: ReviewCall): ReviewTurn =>
  reviewTurn(run, executor, role, new Date())

/** Another reviewer of the same role may be faster; then it is not this one's turn any more. */
function issue(open: OpenRun, call: ReviewCall): string | undefined {
  let ticket: string | undefined
  open.journal.update((run) => {
    const turn = run && turnOf(run, call)
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
