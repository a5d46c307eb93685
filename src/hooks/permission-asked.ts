import { permissionAsked } from '../engine/permission-calls.ts'
import type { Hook } from './hook.ts'
import { toolCall } from './input.ts'
import { PASS } from './reply.ts'

/** The client asks a person about a call of an agent. The answer is theirs; that it waits is shown. */
export const hook: Hook = async (input, { session }) => {
  await permissionAsked(session, { ...toolCall(input), suggestions: input.permission_suggestions })
  return PASS
}
