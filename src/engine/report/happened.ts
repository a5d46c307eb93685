import type { Event, EventOf } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import { refusalReason } from '../../model/reasons.ts'
import type { Run } from '../../model/run.ts'
import { next } from '../../run/next.ts'
import { eventLine, waitLine } from '../../view/event-lines.ts'
import { isCut, shownState, statusLabel } from '../../view/run-view.ts'
import { agentsAtWork, renderStatusLine } from '../../view/status-line.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { actionSeen, evidenceText, type Following, followRun, sizeOf, statusFacts } from './status.ts'

/** The number of an event, or `bound`: since the run went over to the session that drives it now. */
export type Since = number | 'bound'

/** What a program inside the client shows of a run: what happened after an event, what waits, what is done now. */
export async function happenedSince(open: OpenRun, since: Since, now = new Date()) {
  const { run } = open
  // What holds up the whole run has lines of its own.
  const { asks = [] } = statusFacts(open)
  const asked = asks.filter(({ task }) => task !== undefined || run.state === 'running')
  return {
    // The client that asks for this is there.
    shown: shownState(run, { asks }).word,
    labels: run.tasks.map((task) => statusLabel(task, isCut({ asks }))),
    seq: run.lastSeq,
    ...(await linesSince(open, since === 'bound' ? boundAt(open) : since)),
    waits: asked.map((one) => ({ ...one, line: waitLine(run, one) })),
    now: renderStatusLine(run, { columns: 400, colour: false, action: actionSeen(open, now) }),
    doing: isCut({ asks }) ? [] : agentsAtWork(run),
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
  let told = { from: since, waits: '[]', at: Number.NEGATIVE_INFINITY }
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
      if (found.seq === from && waits === told.waits) return
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

/** The lines, and the one of the last refusal, which a client that resumes the run has not been told. */
async function linesSince(
  open: OpenRun,
  since: number,
): Promise<{ lines: string[]; lastRefusal: string | undefined }> {
  const lines: string[] = []
  let refused: Told | undefined
  for (const told of withWork(open.journal.events())) {
    // Written since the run was read: it is told with the next look, and only then.
    if (told.event.seq > open.run.lastSeq) break
    if (isRefusal(told.event)) refused = told
    const line = told.event.seq > since ? await lineOf(open, told) : undefined
    if (line !== undefined) lines.push(line)
  }
  return { lines, lastRefusal: refused && (await lineOf(open, refused)) }
}

/** An event, the ticket that it is about, and what was claimed for that so far. */
interface Told {
  event: Event
  ticket: EventOf<'ticket_issued'> | undefined
  made: readonly EvidenceRef[]
}

function* withWork(events: Iterable<Event>): Generator<Told> {
  const tickets = new Map<string, EventOf<'ticket_issued'>>()
  const claims = new Map<string, EvidenceRef[]>()
  for (const event of events) {
    if (event.type === 'ticket_issued') tickets.set(event.ticket, event)
    if (event.type === 'claim_received')
      claims.set(event.ticket, [...(claims.get(event.ticket) ?? []), event.claim])
    const id = 'ticket' in event ? event.ticket : ''
    yield { event, ticket: tickets.get(id ?? ''), made: claims.get(id ?? '') ?? [] }
  }
}

const lineOf = async (open: OpenRun, { event, ticket, made }: Told): Promise<string | undefined> =>
  eventLine(event, open.run, { ticket, ...(await refusal(open, event, made)) })

const isRefusal = (event: Event): boolean =>
  (event.type === 'gate_judged' && event.result.outcome === 'FAILED') ||
  (event.type === 'review_judged' && event.verdict.decision === 'reject')

async function refusal(
  open: OpenRun,
  event: Event,
  made: readonly EvidenceRef[],
): Promise<{ said?: string | undefined; again?: boolean; reason?: string }> {
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
