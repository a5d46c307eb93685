import { type Advice, advance } from './advance.ts'
import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import type { Session } from './session.ts'

/**
 * The session was told that a background agent ended: what comes next. Undefined for a session that drives no run. The
 * words may be anybody's, so nobody is lost by them: who is really gone, the client tells at the stop behind this.
 */
export function agentNotified(session: Session, now: Date): Advice | undefined {
  const open = openActiveRun(session.home, session.id)
  return open && isDriver(open.run, session) ? advance(open, 'notification', now) : undefined
}
