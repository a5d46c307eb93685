import { wakeWhenReady } from '../engine/wake-session.ts'
import type { Hook } from './hook.ts'
import { PASS } from './reply.ts'

/** The session stopped while the run waits for a time or a proof. On the screen this runs in the background and wakes it. */
export const hook: Hook = async (_input, { session }) => {
  const text = await wakeWhenReady(session)
  return text === undefined ? PASS : { kind: 'wake', text }
}
