import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '../client/session.ts'
import { type Advice, advance } from './advance.ts'
import { driven, openDriven } from './open-run.ts'
import { append } from './record.ts'
import { afterError } from './waiting.ts'

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
  // Somebody was here in the meantime: the session is awake already.
  if (later?.run.state !== 'running' || later.run.failedTurns !== failedTurns) return undefined
  return advance(later, 'wake', new Date()).text
}

/**
 * The session was told that a background agent ended: what comes next. Undefined for a session that drives no run. The
 * words may be anybody's, so no agent is lost by them: which one is really gone, the client tells at the next stop.
 */
export const agentNotified = (session: Session, now: Date): Advice | undefined =>
  driven(session, undefined, (open) => advance(open, 'notification', now))
