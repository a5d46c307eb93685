import type { Session } from '../engine/session.ts'
import type { HookInput } from './input.ts'
import type { Reply } from './reply.ts'

export interface HookContext {
  session: Session
  now: Date
}

/** One hook: a function from what happened to an answer. */
export type Hook = (input: HookInput, context: HookContext) => Reply | Promise<Reply>
