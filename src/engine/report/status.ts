import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { idleSince, stoppedIn } from '../../client/background-session.ts'
import { isDriver, type Session } from '../../client/session.ts'
import { tried } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import { isAlive } from '../../io/process-ref.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { Event } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Action, Run, TaskState } from '../../model/run.ts'
import { hasEnded, ticketOf } from '../../run/change.ts'
import { eventsOfTask, type Lifecycle, lifecycleOf } from '../../run/lifecycle.ts'
import { asksOf, isOffered, next } from '../../run/next.ts'
import type { RunFacts } from '../../view/run-view.ts'
import { type RunRow, renderStatus } from '../../view/status.ts'
import { renderStatusLine } from '../../view/status-line.ts'
import { openOwn } from '../people/person.ts'
import {
  listRuns,
  notInRepository,
  type OpenRun,
  openActiveRun,
  openRun,
  openRunIn,
  type Refusal,
} from '../runs/open-run.ts'
import { type Seen, tellSeen } from '../runs/projections/views.ts'

/** The table for the person, answered from the hook: no colour, the width of a plain terminal. */
export function statusText(session: Session): { text: string } | Refusal {
  const open = openOwn(session)
  if ('error' in open) return open
  const facts = statusFacts(open, isDriver(open.run, session))
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...facts }) }
}

/**
 * One line for a status bar: of the run that the session drives or, without a session, of the repository's newest run.
 * Empty when no run is active or anything is wrong, because a status bar is no place for an error.
 */
export function statusLine(
  place: { cwd: string; home: string; session?: string },
  look: { columns: number; colour: boolean },
  now = new Date(),
): string {
  const { cwd, home, session } = place
  return tried(() => {
    const open = session === undefined ? openRun(cwd, home) : openActiveRun(home, session)
    if (!open || 'error' in open || hasEnded(open.run)) return ''
    // The client whose bar this is drives the run.
    const isGone = session === undefined && isClientGone(open)
    return renderStatusLine(open.run, { ...look, isGone, action: actionSeen(open, now) })
  }, '')
}

/** What the run asks a person right now, and whether its client is gone, for the table. */
export const statusFacts = (open: OpenRun, isOwn = false): RunFacts => ({
  // A session that runs a command is in no turn. One that was told to start an agent and does not has stopped.
  asks: asksOf(open.run, new Date(), isOwn ? mayRest(open) : lookAt(open).isAtRest),
  isGone: !isOwn && isClientGone(open),
})

const mayRest = ({ run, home }: OpenRun): boolean => isOffered(run, stoppedIn(run, home))

/** A turn begins a moment after the hook that has given it something to do. */
const REST_MS = 2000

/** No event tells of a client that was killed or of Esc, so the process is looked for. What is seen is told in STATE.md, too. */
function lookAt(open: OpenRun, now = Date.now()): Required<Seen> {
  const { run, home } = open
  const isGone = !hasEnded(run) && !isAlive(run.client)
  const idle = !isGone && mayRest(open) ? idleSince(run, home) : undefined
  const since = Math.max(idle ?? 0, ...run.tickets.map(({ issuedAt }) => Date.parse(issuedAt)))
  const seen = { isGone, isAtRest: idle !== undefined && now - since >= REST_MS }
  if (isGone || seen.isAtRest) tellSeen(open, seen)
  return seen
}

export const isClientGone = (open: OpenRun): boolean => lookAt(open).isGone

/** What the run does next; that it waits for the person, where the session has come to rest. */
export function actionSeen(open: OpenRun, now: Date): Action {
  const [asked] = lookAt(open).isAtRest ? asksOf(open.run, now, true) : []
  return asked ? { kind: 'ask', ...asked } : next(open.run, now)
}

/**
 * For scripts: 0 all approved, 1 needs a person, 2 failed, 3 still at work. A script that waits has to tell the last from
 * an answer; any of the first three would be untrue of it.
 */
export function exitCodeOf(open: OpenRun): number {
  const { run } = open
  const { asks = [], isGone } = statusFacts(open)
  if (run.state === 'cancelled') return 2
  const isOpen = run.tasks.some((task) => task.status !== 'approved' && !task.doneBefore)
  // What a person skipped or forced is not approved, and stays theirs to look at.
  if (run.state === 'finished') return isOpen ? 1 : 0
  return isGone || asks.length > 0 || run.tasks.some(({ waiting }) => waiting) ? 1 : 3
}

/** What there is of a repository's runs, the newest last. A run whose journal cannot be read is named too. */
export function runsHere(cwd: string, home: string): RunRow[] | Refusal {
  const repository = findRepository(cwd)
  if (!repository) return notInRepository(cwd, 'run')
  return listRuns(repository.commonDir).map((id) => {
    const open = tried(() => openRunIn(repository.commonDir, home, id))
    return open && !('error' in open) ? { id, run: open.run, ...statusFacts(open) } : { id }
  })
}

interface Watching {
  /** A pipe ends with the run that it was started for; a screen also waits for the run after one that has ended. */
  isScreen: boolean
  onWait(): void
  isStopped(): boolean
}

/** The run to watch. A person may watch before they start it, so it is waited for. */
export async function runToWatch(
  cwd: string,
  home: string,
  { isScreen, onWait, isStopped }: Watching,
): Promise<OpenRun | Refusal | undefined> {
  const repository = findRepository(cwd)
  if (!repository) return notInRepository(cwd, 'run')
  const newest = () => listRuns(repository.commonDir).at(-1)
  const first = newest()
  if (first !== undefined) {
    const open = openRunIn(repository.commonDir, home)
    if ('error' in open || !isScreen || !hasEnded(open.run)) return open
  }
  onWait()
  while (!isStopped()) {
    // The folder is there a moment before the first event.
    const open = newest() === first ? undefined : openRunIn(repository.commonDir, home)
    if (open && !('error' in open)) return open
    await sleep(LOOK_MS)
  }
  return undefined
}

export interface Following {
  stop(): void
  /** Resolves when the run has ended or following was stopped. Rejects when the journal cannot be read. */
  readonly done: Promise<void>
}

const MOST_FAILURES = 5
const LOOK_MS = 250
/** Whether the client is still there is looked at more rarely: on some systems it starts a process. */
const CLIENT_LOOK_MS = 2000

/** Calls back whenever the run has changed, and when its client is gone or at rest. Waiting costs little: a look at a file's size. */
export function followRun(
  open: OpenRun,
  onChange: (run: Run, size: number) => void,
  everyMs = LOOK_MS,
): Following {
  let timer: NodeJS.Timeout | undefined
  const clientLook = Math.ceil(CLIENT_LOOK_MS / everyMs)
  let looks = 0
  let seen = lookAt(open)
  // The journal may have grown since the run was opened.
  let size = 0
  let failures = 0
  let settle: (error?: unknown) => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    settle = (error) => {
      clearInterval(timer)
      if (error === undefined) resolve()
      else reject(error)
    }
  })
  const lookForClient = () => {
    looks += 1
    if (looks % clientLook !== 0) return
    const before = seen
    seen = lookAt(open)
    if (seen.isGone === before.isGone && seen.isAtRest === before.isAtRest) return
    tellSeen(open, seen)
    onChange(open.run, size)
  }
  const look = () => {
    const now = sizeOf(open)
    lookForClient()
    if (now === size) return
    try {
      const last = open.run.lastSeq
      open.run = open.journal.refresh() ?? open.run
      size = now
      failures = 0
      if (open.run.lastSeq !== last) onChange(open.run, size)
      if (hasEnded(open.run)) settle()
    } catch (error) {
      // Another process may be removing a half-written line at this moment.
      failures += 1
      if (failures >= MOST_FAILURES) settle(error)
    }
  }
  if (hasEnded(open.run)) settle()
  else timer = setInterval(look, everyMs)
  return { stop: () => settle(), done }
}

export const sizeOf = ({ dir }: OpenRun): number =>
  statSync(join(dir, 'journal.jsonl'), { throwIfNoEntry: false })?.size ?? 0

/** The events of the run, or those about one task. */
export const storyOf = ({ journal }: OpenRun, task?: string): Iterable<Event> =>
  task === undefined ? journal.events() : eventsOfTask(journal.events(), task)

/** The state of a task's spec. A plan that blocks is never run, so its lint was clean. */
export const specLifecycle = ({ journal }: OpenRun, task: TaskState): Lifecycle | undefined =>
  lifecycleOf('clean', journal.events()).tasks.get(task.id)

/** The text of an evidence file; undefined if it is missing or changed, which `audit` reports. */
export const evidenceText = ({ dir }: OpenRun, ref: EvidenceRef): string | undefined =>
  tried(() => readEvidence(dir, ref))

/** What the executor said about its work in its last claim for a task. */
export async function claimedEvidence(open: OpenRun, task: TaskState): Promise<string | undefined> {
  const claim = lastClaim(open, task)
  const text = claim && evidenceText(open, claim)
  if (text === undefined) return undefined
  const { readClaim } = await import('../../gate/read-claim.ts')
  const { result } = readClaim(text)
  return result?.evidence || result?.error || undefined
}

function lastClaim({ run, journal }: OpenRun, task: TaskState): EvidenceRef | undefined {
  const attempt = task.attempts.at(-1)
  if (!attempt || attempt.claims === 0) return undefined
  const known = attempt.passed?.claim ?? ticketOf(run, attempt.ticket ?? '')?.judging?.claim
  if (known) return known
  const claims = [...journal.events()].filter((event) => event.type === 'claim_received')
  return claims.findLast(({ ticket }) => ticket === attempt.ticket)?.claim
}
