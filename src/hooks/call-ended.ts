import { callEnded } from '../engine/permission-calls.ts'
import type { Hook } from './hook.ts'
import { toolCall } from './input.ts'
import { PASS } from './reply.ts'

/** A tool call was made while the client asked about one. */
export const hook: Hook = async (input, { session }) => {
  await callEnded(session, toolCall(input))
  return PASS
}
