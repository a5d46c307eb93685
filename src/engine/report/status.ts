import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from '../../client/session.ts'
import { tried } from '../../io/files.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { Event } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { hasEnded, ticketOf } from '../../run/change.ts'
import { eventsOfTask } from '../../run/lifecycle.ts'
import { next } from '../../run/next.ts'
import { renderStatus, type StatusOptions } from '../../view/status.ts'
import { renderStatusLine } from '../../view/status-line.ts'
import { openOwn } from '../people/person.ts'
import { type OpenRun, openActiveRun, openRun, type Refusal } from '../runs/open-run.ts'

/** The table for the person, answered from the hook: no colour, the width of a plain terminal. */
export function statusText(session: Session): { text: string } | Refusal {
  const open = openOwn(session)
  if ('error' in open) return open
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...statusAsk(open.run) }) }
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
    return renderStatusLine(open.run, { ...look, action: next(open.run, now) })
  }, '')
}

/** What the run asks a person right now, for the table. */
export function statusAsk(run: Run, now = new Date()): Pick<StatusOptions, 'ask'> {
  const action = next(run, now)
  return action.kind === 'ask' ? { ask: action } : {}
}

export interface Following {
  stop(): void
  /** Resolves when the run has ended or following was stopped. Rejects when the journal cannot be read. */
  readonly done: Promise<void>
}

const MOST_FAILURES = 5

/** Calls back whenever the run has changed. It only checks the size of the journal, so waiting costs little. */
export function followRun(open: OpenRun, onChange: (run: Run) => void, everyMs = 250): Following {
  let timer: NodeJS.Timeout | undefined
  let size = sizeOf(open)
  let failures = 0
  let settle: (error?: unknown) => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    settle = (error) => {
      clearInterval(timer)
      if (error === undefined) resolve()
      else reject(error)
    }
  })
  const look = () => {
    const now = sizeOf(open)
    if (now === size) return
    try {
      const seen = open.run.lastSeq
      open.run = open.journal.refresh() ?? open.run
      size = now
      failures = 0
      if (open.run.lastSeq !== seen) onChange(open.run)
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

const sizeOf = ({ dir }: OpenRun): number =>
  statSync(join(dir, 'journal.jsonl'), { throwIfNoEntry: false })?.size ?? 0

/** The events of the run, or those about one task. */
export const storyOf = ({ journal }: OpenRun, task?: string): Iterable<Event> =>
  task === undefined ? journal.events() : eventsOfTask(journal.events(), task)

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
