import { join } from 'node:path'
import { ancestorsOf, programOf } from '../io/process-ref.ts'

import type { Run } from '../model/run.ts'
import { sessionsFolder } from './environment.ts'
import type { Session } from './session.ts'
import { type JsonRecord, readRecord } from './transcript.ts'

const SHORTEST_JOB = 8

/**
 * Whether the run's conversation has become this session. With ← the client hands it to a process in the background,
 * under a new id, and ends its agents; the old process stays, as a mere list of sessions, and its own file names the job
 * by the beginning of that id. The new one's file has to say the same, and a shell of the old one did not start it.
 */
export function hasMovedTo(run: Run, session: Session): boolean {
  const { sessionId, parkedJobId } = toldBy(run.client.pid, session)
  if (sessionId !== run.session || typeof parkedJobId !== 'string' || parkedJobId.length < SHORTEST_JOB)
    return false
  const { pid } = session.client
  const { kind, jobId } = toldBy(pid, session)
  return (
    session.id.startsWith(parkedJobId) &&
    kind === 'bg' &&
    jobId === parkedJobId &&
    !isNested(pid, run.client.pid)
  )
}

/** What a client says of itself while it lives. */
const toldBy = (pid: number, session: Session): JsonRecord =>
  readRecord(join(sessionsFolder(session), `${pid}.json`))

/**
 * The client starts the daemon of its background sessions itself, so a real one may well descend from it, but by
 * processes of the same program alone, and never directly. A shell in between has another, and one that was replaced
 * by the client leaves nobody in between.
 */
function isNested(pid: number, client: number): boolean {
  const ancestors = ancestorsOf(pid)
  const place = ancestors.indexOf(client)
  if (place < 0) return false
  const program = programOf(client)
  const between = ancestors.slice(0, place)
  return place === 0 || program === undefined || between.some((each) => programOf(each) !== program)
}
