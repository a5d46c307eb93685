import type { Command } from './command.ts'

/** Each command is loaded only when it is asked for. */
export const COMMANDS: Record<string, () => Promise<Command>> = {
  audit: async () => (await import('./audit.ts')).audit,
  cancel: async () => (await import('./cancel.ts')).cancel,
  checks: async () => (await import('./checks.ts')).checks,
  demo: async () => (await import('./demo.ts')).demo,
  doctor: async () => (await import('./doctor.ts')).doctor,
  gate: async () => (await import('./gate.ts')).gate,
  help: async () => (await import('./help.ts')).help,
  init: async () => (await import('./init.ts')).init,
  lint: async () => (await import('./lint.ts')).lint,
  log: async () => (await import('./log.ts')).log,
  new: async () => (await import('./new.ts')).newCommand,
  pause: async () => (await import('./pause.ts')).pause,
  replay: async () => (await import('./replay.ts')).replay,
  show: async () => (await import('./show.ts')).show,
  status: async () => (await import('./status.ts')).status,
  summary: async () => (await import('./summary.ts')).summary,
  verify: async () => (await import('./verify.ts')).verify,
  worktrees: async () => (await import('./worktrees.ts')).worktrees,
}
