import type { Command } from './command.ts'

/** Each command is loaded only when it is asked for. */
export const COMMANDS: Record<string, () => Promise<Command>> = {
  audit: async () => (await import('./audit.ts')).audit,
  cancel: async () => (await import('./cancel.ts')).cancel,
  help: async () => (await import('./help.ts')).help,
  log: async () => (await import('./log.ts')).log,
  demo: async () => (await import('./demo.ts')).demo,
  pause: async () => (await import('./pause.ts')).pause,
  replay: async () => (await import('./replay.ts')).replay,
  show: async () => (await import('./show.ts')).show,
  status: async () => (await import('./status.ts')).status,
  summary: async () => (await import('./summary.ts')).summary,
}
