import type { Command } from './command.ts'

/** Each command is loaded only when it is asked for. */
export const COMMANDS: Record<string, () => Promise<Command>> = {
  cancel: async () => (await import('./cancel.ts')).cancel,
  demo: async () => (await import('./demo.ts')).demo,
  pause: async () => (await import('./pause.ts')).pause,
  status: async () => (await import('./status.ts')).status,
}
