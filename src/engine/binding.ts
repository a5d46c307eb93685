import { isSameProcess } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import type { Session } from './session.ts'

/**
 * Whether this client drives the run: the same session in the same process. A nested client that was
 * opened on the live session has the same id and another process, and gets nothing.
 */
export function isDriver(run: Run, session: Session): boolean {
  return run.session === session.id && isSameProcess(run.client, session.client)
}
