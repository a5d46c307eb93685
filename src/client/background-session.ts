import { join } from 'node:path'
import { ancestorsOf, isAlive, programOf, startedWith } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import { wasStopped } from './agent-files.ts'
import { isDriver, type Session, sessionsFolder } from './session.ts'
import { type JsonRecord, readRecord } from './transcript.ts'

const SHORTEST_JOB = 8

/**
 * Whether the conversation of the run has moved to this session. With ← the client moves a conversation to a background
 * process with a new session id and ends its agents. The old process stays as a list of sessions, and its own file
 * names the background job by the beginning of that id. The file of the new session has to name the same job, and the
 * new process must not have been started by a shell of the old one.
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

/** The client that drives the run is there, and it is not this one: a person can decide only in that one. */
export const isDrivenElsewhere = (run: Run, session: Session): boolean =>
  !isDriver(run, session) && isAlive(run.client) && !hasMovedTo(run, session)

/** What a running client says about itself in its own file. */
const toldBy = (pid: number, place: Pick<Session, 'env' | 'home'>): JsonRecord =>
  readRecord(join(sessionsFolder(place), `${pid}.json`))

/** Since when the session of a run waits for its person, in milliseconds. While agents work for it the client calls it busy. */
export function idleSince({ client, session }: Run, home: string): number | undefined {
  const { env } = startedWith(client.pid) ?? { env: {} }
  const { sessionId, status, statusUpdatedAt } = toldBy(client.pid, { home, env })
  const isIdle = sessionId === session && status === 'idle' && typeof statusUpdatedAt === 'number'
  return isIdle ? statusUpdatedAt : undefined
}

/** Of a run: whether the person ended one of its agents. */
export function stoppedIn({ client, session }: Run, home: string): (agentId: string) => boolean {
  const { env } = startedWith(client.pid) ?? { env: {} }
  return (agentId) => wasStopped({ env, home, id: session }, agentId)
}

/**
 * The client itself starts the daemon of its background sessions. So a real background session may descend from the
 * client, but only through processes of the same program and never directly. If a shell started it, another program is
 * in between; if that shell replaced itself by the client, nothing is in between.
 */
function isNested(pid: number, client: number): boolean {
  const ancestors = ancestorsOf(pid)
  const place = ancestors.indexOf(client)
  if (place < 0) return false
  const program = programOf(client)
  const between = ancestors.slice(0, place)
  return place === 0 || program === undefined || between.some((each) => programOf(each) !== program)
}
