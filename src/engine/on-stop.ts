import type { BackgroundTask } from './agent-ended.ts'
import { glance } from './glance.ts'
import type { Session } from './session.ts'

export interface StopInput {
  message: string
  /** What the client says is still running in the background; undefined when it says nothing. */
  running: BackgroundTask[] | undefined
  backgroundTasks: { id: string; type: string; status: string }[] | undefined
  /** The session's own. */
  transcript: string
  now: Date
}

export type StopReply =
  | { kind: 'let-go'; show?: string }
  | { kind: 'send-back'; reason: string }
  | { kind: 'go-on'; text: string; show?: string }

/** The session wants to stop. While the run only waits for agents that are at work, no run is opened. */
export async function onStop(session: Session, input: StopInput): Promise<StopReply> {
  const { running } = input
  const isAtWork = (agent: string) => running === undefined || running.some(({ id }) => id === agent)
  if (glance(session)?.agents?.every(isAtWork)) return { kind: 'let-go' }
  const { settleStop } = await import('./settle-stop.ts')
  return settleStop(session, input)
}
