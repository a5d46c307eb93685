import { COMMAND_HOOKS } from './commands/index.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** A person typed one of our commands: only this door starts, ends or overrides anything. */
export const hook: Hook = async (input, context) => {
  const load = COMMAND_HOOKS[text(input.command_name).replace(/^ultraplan:/, '')]
  if (!load) return PASS
  const { run } = await load()
  return run({ argument: text(input.command_args).trim(), input, context })
}
