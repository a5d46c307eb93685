import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Run } from '../model/run.ts'
import { dueAt, isLate } from '../run/time-limit.ts'
import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import { agentTranscript, pairedCall } from './paired-call.ts'
import { dueFile } from './places.ts'
import type { Session } from './session.ts'

/**
 * The client has no timer for agents, so their tool calls are looked at. A file whose time lies in the future lets
 * the shell guard tell without starting node whether anybody can be late.
 */
export function markDue(run: Run, home: string): void {
  const file = dueFile(home, run.session)
  const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? [])
  const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0]
  if (!soonest) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { mode: 0o600 })
  utimesSync(file, soonest, soonest)
}

/** Why a tool call of an agent is refused: its time is up. Undefined for everybody else. */
export function refuseLate(
  session: Session,
  agentId: string,
  transcript: string,
  now: Date,
): string | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return undefined
  const toolUseId = pairedCall(agentTranscript(transcript, agentId), agentId)?.toolUseId
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === toolUseId)
  if (!ticket || !isLate(open.run, ticket, now)) return undefined
  if (!ticket.overran) open.journal.update(() => [{ type: 'agent_overran', ticket: ticket.id }])
  const rest =
    ticket.role === 'spec-executor'
      ? 'hand in what you have: the claim if all is committed, else `status: failure` with how far you came in `error`'
      : 'give your verdict now'
  return `the time limit of this ${ticket.role} is over; ${rest}`
}
