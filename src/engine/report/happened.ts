import type { Event, EventOf } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import { refusalReason } from '../../model/reasons.ts'
import type { Run } from '../../model/run.ts'
import { asksOf, next } from '../../run/next.ts'
import { eventLine, waitLine } from '../../view/event-lines.ts'
import { shownState, statusLabel } from '../../view/run-view.ts'
import { renderStatusLine } from '../../view/status-line.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { evidenceText, type Following, followRun, sizeOf } from './status.ts'

/** The number of an event, or `bound`: since the run went over to the session that drives it now. */
export type Since = number | 'bound'

/** What a program inside the client shows of a run: what happened after an event, what waits, what is done now. */
export async function happenedSince(open: OpenRun, since: Since, now = new Date()) {
  const { run } = open
  // What holds up the whole run has lines of its own.
  const asks = asksOf(run, now)
  const asked = asks.filter(({ task }) => task !== undefined || run.state === 'running')
  return {
    // The client that asks for this is there.
    shown: shownState(run, { asks }).word,
    labels: run.tasks.map((task) => statusLabel(task)),
    seq: run.lastSeq,
    lines: await linesSince(open, since === 'bound' ? boundAt(open) : since),
    waits: asked.map((one) => ({ ...one, line: waitLine(run, one) })),
    now: renderStatusLine(run, { columns: 400, colour: false, action: next(run, now) }),
    nowSince: run.tickets.flatMap(({ judging, redeemedAt }) => judging?.at ?? redeemedAt ?? [])[0],
    agents: run.tickets.flatMap(({ agentId, task }) => (agentId === undefined ? [] : { agentId, task })),
    called: calledAt(run, open.journal.events(), now),
  }
}

/** A look is one stat: twenty of them in a second cost 0.4 % of a core on a busy machine. */
const LOOK_MS = 100
/** Changes without a line follow each other closely, and do not need an answer each. */
const QUIET_MS = 1000
/** An answer reads the whole journal, about 50 ms for a megabyte: while a run changes, a fifth of a core at most. */
const REST_MS_PER_MB = 200

export type Change = Awaited<ReturnType<typeof happenedSince>> & {
  /** The event after which these lines are. */
  from: Since
  /** Bytes of the journal that are told, at least. */
  size: number
}

/** Tells each change of a run: at once what has a line or waits for the person, the rest at most once a second. */
export function followHappened(open: OpenRun, since: Since, tell: (change: Change) => void): Following {
  let told = { from: since, waits: '', at: Number.NEGATIVE_INFINITY }
  let size = sizeOf(open)
  open.run = open.journal.refresh() ?? open.run
  let later: NodeJS.Timeout | undefined
  let answering: Promise<void> = Promise.resolve()
  const queue = (isLast = false): Promise<void> => {
    answering = answering.then(() => answer(isLast))
    return answering
  }
  const waitUntil = (at: number) => {
    later = setTimeout(queue, at - performance.now())
  }
  const answer = async (isLast: boolean): Promise<void> => {
    clearTimeout(later)
    const { from, at } = told
    const begun = performance.now()
    const rested = at + (size / 1_000_000) * REST_MS_PER_MB
    if (!isLast && begun < rested) return waitUntil(rested)
    // The run is replaced while its events are read.
    const now = { ...open, size }
    try {
      const found = await happenedSince(now, from)
      const waits = JSON.stringify(found.waits)
      if (found.seq === from) return
      const isNews = isLast || found.lines.length > 0 || waits !== told.waits
      if (!isNews && begun < at + QUIET_MS) return waitUntil(at + QUIET_MS)
      told = { from: found.seq, waits, at: performance.now() }
      tell({ from, size: now.size, ...found })
    } catch (error) {
      // Another process may be removing a half-written line at this moment.
      if (isLast) throw error
      waitUntil(begun + QUIET_MS)
    }
  }
  const following = followRun(
    open,
    (_run, read) => {
      size = read
      void queue()
    },
    LOOK_MS,
  )
  void queue()
  // The reader of claims is loaded now, so that the first refusal does not wait for it.
  void saidIn('')
  return { stop: following.stop, done: following.done.then(() => queue(true)) }
}

/**
 * The event on the board that gave an idle session something to do, while no directive has followed it. The session
 * learns of it at its next turn.
 */
export function calledAt(run: Run, events: Iterable<Event>, now = new Date()): number | undefined {
  if (run.tickets.length > 0 || next(run, now).kind !== 'dispatch') return undefined
  let called: number | undefined
  for (const event of events)
    if (event.type === 'directive_given') called = undefined
    else if (event.type === 'task_retried' || event.type === 'run_resumed')
      called = event.via === 'the board' ? event.seq : undefined
  return called
}

function boundAt({ journal }: OpenRun): number {
  let bound = 0
  for (const { type, seq } of journal.events()) if (type === 'run_bound') bound = seq
  return bound
}

async function linesSince(open: OpenRun, since: number): Promise<string[]> {
  if (open.run.lastSeq <= since) return []
  const tickets = new Map<string, EventOf<'ticket_issued'>>()
  const claims = new Map<string, EvidenceRef[]>()
  const lines: string[] = []
  for (const event of open.journal.events()) {
    if (event.type === 'ticket_issued') tickets.set(event.ticket, event)
    if (event.type === 'claim_received')
      claims.set(event.ticket, [...(claims.get(event.ticket) ?? []), event.claim])
    if (event.seq <= since) continue
    // Written since the run was read: it is told with the next look, and only then.
    if (event.seq > open.run.lastSeq) break
    const ticket = 'ticket' in event ? tickets.get(event.ticket) : undefined
    const line = eventLine(event, open.run, { ticket, ...(await refusal(open, event, claims)) })
    if (line !== undefined) lines.push(line)
  }
  return lines
}

async function refusal(
  open: OpenRun,
  event: Event,
  claims: ReadonlyMap<string, EvidenceRef[]>,
): Promise<{ said?: string | undefined; again?: boolean; reason?: string }> {
  const made = 'ticket' in event ? (claims.get(event.ticket) ?? []) : []
  if (event.type === 'review_judged') return { again: made.length > 1 }
  if (event.type !== 'gate_judged' || event.result.outcome !== 'FAILED') return {}
  const claim = made.at(-1)
  const text = claim && evidenceText(open, claim)
  return { said: text && (await saidIn(text)), again: made.length > 1, reason: refusalReason(event.result) }
}

async function saidIn(text: string): Promise<string | undefined> {
  const { readClaim } = await import('../../gate/read-claim.ts')
  return readClaim(text).result?.evidence || undefined
}
