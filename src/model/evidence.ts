import { z } from 'zod'

/** A file under `evidence/`, named by the sha256 of its bytes. */
export const EvidenceRef = z.object({
  sha256: z.string().length(64),
  bytes: z.number().int().nonnegative(),
  /** Bytes left out of the middle because of the cap; the place is marked in the file. */
  cut: z.number().int().nonnegative().default(0),
})
export type EvidenceRef = z.infer<typeof EvidenceRef>

/** One command that the gate ran itself. */
export const CommandResult = z.object({
  purpose: z.enum(['verify', 'typecheck', 'lint', 'criterion', 'baseline', 'setup']),
  command: z.string(),
  /** Absent when a signal ended it. */
  exitCode: z.number().int().optional(),
  signal: z.string().optional(),
  timedOut: z.boolean().default(false),
  /** Which limit was reached: its own (limits.verifyMax), or the gate's. */
  limit: z.enum(['verify', 'gate']).optional(),
  /** Could not be started at all (no shell, no folder). */
  failedToStart: z.string().optional(),
  startedAt: z.string(),
  durationMs: z.number().nonnegative(),
  commit: z.string(),
  tree: z.string(),
  /**
   * Where it ran: `checkout` or `clean` (a checkout of the commit, `clean` without ignored files), `tree` (the person's
   * folder) or `worktree` (the executor's).
   */
  room: z.enum(['tree', 'clean', 'worktree', 'checkout']),
  /** In a clean checkout: files that were restored as they were before the task. */
  restored: z.array(z.string()).optional(),
  output: EvidenceRef.optional(),
  /** The last and first lines of the output, enough for a message; the whole is in `output`. */
  excerpt: z.string().default(''),
})
export type CommandResult = z.infer<typeof CommandResult>
