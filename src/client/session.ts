import type { StartedWith } from '../io/process-ref.ts'
import { isSameProcess } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run } from '../model/run.ts'

/** The client that a hook speaks for. A run is bound to all three: id, process, and the process's start. */
export interface Session {
  id: string
  client: ProcessRef
  mode: 'screen' | 'print'
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** What the client's own process was started with. Absent: the system is asked, which few hooks need. */
  startedWith?(): StartedWith | undefined
  /** Its main agent is the executor (`--agent`). */
  solo?: boolean
}

/**
 * Whether this client drives the run: the same session in the same process. A nested client that was opened on the live
 * session has the same id but another process, so it may do nothing.
 */
export const isDriver = (run: Run, session: Session): boolean =>
  run.session === session.id && isSameProcess(run.client, session.client)

/** Whether this is the type of an ultraplan agent, as the client names it. */
export const isOurs = (agentType: unknown): boolean => String(agentType ?? '').startsWith('ultraplan:')
