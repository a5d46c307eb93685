import { callsEnded } from '../engine/permission-calls.ts'
import type { Hook } from './hook.ts'
import { toolCall } from './input.ts'
import { PASS } from './reply.ts'

/** All tool calls of one answer are over while the client's question is open: it was answered with no. */
export const hook: Hook = (input, { session }) => {
  callsEnded(session, toolCall(input))
  return PASS
}
