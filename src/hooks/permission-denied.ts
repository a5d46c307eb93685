import { permissionDenied } from '../engine/permission-calls.ts'
import type { Hook } from './hook.ts'
import { toolCall } from './input.ts'
import { PASS } from './reply.ts'

/** The client's own check refused a call of an agent. */
export const hook: Hook = async (input, { session }) => {
  await permissionDenied(session, toolCall(input))
  return PASS
}
