import { afterTurnFailed } from '../engine/wake-session.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** The service ended the turn with an error, in the middle of the night perhaps. */
export const hook: Hook = async (input, { session, now }) => {
  const wake = await afterTurnFailed(session, text(input.error) || 'unknown', now)
  return wake === undefined ? PASS : { kind: 'wake', text: wake }
}
