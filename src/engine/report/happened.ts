import type { Event, EventOf } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { GateResult } from '../../model/gate.ts'
import { failedCommand, failingLines } from '../../model/proof-runs.ts'
import type { Run } from '../../model/run.ts'
import { asksOf, next } from '../../run/next.ts'
import { eventLine, waitLine } from '../../view/event-lines.ts'
import { renderStatusLine } from '../../view/status-line.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { evidenceText } from './status.ts'

/** What a program inside the client shows of a run: what happened after an event, what waits, what is done now. */
export async function happenedSince(open: OpenRun, since: number, now = new Date()) {
  const { run } = open
  // What holds up the whole run has lines of its own.
  const asked = asksOf(run, now).filter(({ task }) => task !== undefined || run.state === 'running')
  return {
    seq: run.lastSeq,
    lines: await linesSince(open, since),
    waits: asked.map((one) => ({ ...one, line: waitLine(run, one) })),
    now: renderStatusLine(run, { columns: 400, colour: false, action: next(run, now) }),
    nowSince: run.tickets.flatMap(({ judging, redeemedAt }) => judging?.at ?? redeemedAt ?? [])[0],
    agents: run.tickets.flatMap(({ agentId, task }) => (agentId === undefined ? [] : { agentId, task })),
    called: calledAt(run, open.journal.events(), now),
  }
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
  if (event.type !== 'gate_judged' || event.result.outcome !== 'FAILED') return {}
  const made = claims.get(event.ticket) ?? []
  const claim = made.at(-1)
  const text = claim && evidenceText(open, claim)
  return { said: text && (await saidIn(text)), again: made.length > 1, reason: whyRefused(event.result) }
}

async function saidIn(text: string): Promise<string | undefined> {
  const { readClaim } = await import('../../gate/read-claim.ts')
  return readClaim(text).result?.evidence || undefined
}

/** The first finding that blocks, and the first line of the output that the executor is shown for it. */
function whyRefused(result: GateResult): string {
  const finding = result.findings.find(({ severity }) => severity === 'block')
  const message = finding?.message ?? `it did not pass ${result.stage}`
  const [line] = failingLines(failedCommand(result)?.excerpt ?? '')
  return finding?.id.startsWith('proof/') && line ? `${message}: ${line}` : message
}
