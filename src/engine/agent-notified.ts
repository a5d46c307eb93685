import { type Advice, advance } from './advance.ts'
import { agentEnded } from './agent-ended.ts'
import { isDriver } from './binding.ts'
import { openActiveRun } from './open-run.ts'
import type { Session } from './session.ts'

/** The client told the session that a background agent ended: what comes next. Undefined for a session that drives no run. */
export function agentNotified(
  session: Session,
  agent: { toolUseId: string | undefined; status: string | undefined; transcript: string },
  now: Date,
): Advice | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return undefined
  const how = `the agent ended (${agent.status ?? 'unknown'}) and handed in nothing`
  if (agent.toolUseId) agentEnded(open, agent.toolUseId, { how, transcript: agent.transcript })
  return advance(open, 'notification', now)
}
