import type { HookContext } from '../hook.ts'
import type { HookInput } from '../input.ts'
import type { Reply } from '../reply.ts'

export interface TypedCommand {
  argument: string
  input: HookInput
  context: HookContext
}

export type CommandHook = (command: TypedCommand) => Reply | Promise<Reply>

/** The command of ours that a prompt would be, if it was typed. */
export function commandOf(prompt: string): string | undefined {
  const name = /^\s*\/ultraplan:([a-z-]+)/.exec(prompt)?.[1]
  return name !== undefined && name in COMMAND_HOOKS ? name : undefined
}

/** What a person can type behind `/ultraplan:`, each loaded only when typed. */
export const COMMAND_HOOKS: Record<string, () => Promise<{ run: CommandHook }>> = {
  adopt: () => import('./adopt.ts'),
  cancel: () => import('./cancel.ts'),
  confirm: () => import('./confirm.ts'),
  decide: () => import('./decide.ts'),
  'force-complete': () => import('./force-complete.ts'),
  implement: () => import('./implement.ts'),
  init: () => import('./init.ts'),
  lint: () => import('./lint.ts'),
  pause: () => import('./pause.ts'),
  resume: () => import('./resume.ts'),
  retry: () => import('./retry.ts'),
  'skip-verify': () => import('./skip-verify.ts'),
  status: () => import('./status.ts'),
}
