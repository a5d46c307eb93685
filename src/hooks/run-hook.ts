import type { HookContext } from './hook.ts'
import type { HookInput } from './input.ts'
import { encodeReply } from './reply.ts'
import { HOOKS } from './table.ts'

/** Finds the hook by its name, runs it, and words the answer. Whoever calls decides what a throw means. */
export async function runHook(
  name: string,
  input: HookInput,
  context: HookContext,
): Promise<string | undefined> {
  const entry = HOOKS.find((candidate) => candidate.name === name)
  if (!entry) throw new Error(`there is no hook named ${name}`)
  const { hook } = await entry.load()
  return encodeReply(entry.event, await hook(input, context))
}
