import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from '../model/run.ts'
import type { Session } from './session.ts'

const SHORTEST_JOB = 8

/**
 * Whether the run's conversation has become this session. With ← the client hands it to a process in the background,
 * under a new id, and ends its agents; the old process stays, as a mere list of sessions, and its own file names the job
 * by the beginning of that id.
 */
export function hasMovedTo(run: Run, { id, home, env }: Session): boolean {
  const folder = env.CLAUDE_CONFIG_DIR ?? join(home, '.claude')
  try {
    const text = readFileSync(join(folder, 'sessions', `${run.client.pid}.json`), 'utf8')
    const { sessionId, parkedJobId } = JSON.parse(text) as Record<string, unknown>
    return (
      sessionId === run.session &&
      typeof parkedJobId === 'string' &&
      parkedJobId.length >= SHORTEST_JOB &&
      id.startsWith(parkedJobId)
    )
  } catch {
    return false
  }
}
