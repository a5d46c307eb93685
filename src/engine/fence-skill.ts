import { readActive } from './active.ts'
import type { Refusal } from './open-run.ts'
import type { Session } from './session.ts'

/** The client's own skill that opens a folder from which it loads modules into the session. */
const AUTHORING = /^\/?(?:[\w-]+:)?plugin-authoring$/i

/** Refuses the skill that leads to a module of the client. Any other skill costs one comparison. */
export async function fenceSkill(
  session: Session,
  skill: string,
  agentId: string | undefined,
): Promise<Refusal | undefined> {
  if (!AUTHORING.test(skill.trim()) || !readActive(session.home, session.id)) return undefined
  const { recordRefusal } = await import('./record-refusal.ts')
  recordRefusal(session, { id: 'fence/skill', what: `the skill ${skill.trim()}`, agentId })
  return {
    error: 'this skill loads code into the client, and loaded code could act as the person  [fence/skill]',
    fix: 'do without it; the person can call it after the run',
  }
}
