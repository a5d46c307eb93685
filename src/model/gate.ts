import { z } from 'zod'
import { CommandResult } from './evidence.ts'

export const Severity = z.enum(['block', 'warn'])
export type Severity = z.infer<typeof Severity>

/** The table of failures in docs/design.md says for each how often to retry, and what follows. */
export const FailureType = z.enum([
  'FALSE_CLAIM',
  'EXECUTION_FAILURE',
  'VERIFY_FAILURE',
  'MALFORMED',
  'SPEC_VIOLATION',
  'ARCHITECT_REJECTION',
  'VERIFIER_REJECTION',
  'REVIEW_FAIL',
  'TIMEOUT',
  'BLOCKED',
])
export type FailureType = z.infer<typeof FailureType>

/** One thing that is wrong: where, what, and the smallest next step. Printed by view/findings. */
export const Finding = z.object({
  /** The check that found it, such as `plan/checkmark`. */
  id: z.string(),
  severity: Severity,
  failure: FailureType.optional(),
  file: z.string().optional(),
  line: z.number().int().positive().optional(),
  message: z.string(),
  fix: z.string().optional(),
})
export type Finding = z.infer<typeof Finding>

export const Stage = z.enum(['claim', 'artifacts', 'proof', 'review'])
export type Stage = z.infer<typeof Stage>

/** Every check that was run, including passed and skipped ones (S3-45). */
export const CheckOutcome = z.object({
  id: z.string(),
  stage: Stage,
  result: z.enum(['pass', 'fail', 'warn', 'skip']),
  detail: z.string().optional(),
})
export type CheckOutcome = z.infer<typeof CheckOutcome>

export const Colour = z.enum(['PASS', 'ORANGE', 'RED'])
export type Colour = z.infer<typeof Colour>

/** Commits on the run's branch that no executor made, with some of their files. */
export const OthersCommits = z.object({
  from: z.string(),
  to: z.string(),
  count: z.number().int().positive(),
  files: z.array(z.string()),
  /** They were taken off the branch, and a ref keeps them. */
  removed: z.literal(true).optional(),
})
export type OthersCommits = z.infer<typeof OthersCommits>

export const GateResult = z.object({
  task: z.string(),
  outcome: z.enum(['PASSED', 'FAILED', 'BLOCKED']),
  /** The stage that ended it; `proof` (or `review`) when it passed. */
  stage: Stage,
  failure: FailureType.optional(),
  colour: Colour,
  confidence: z.number().min(0).max(1),
  findings: z.array(Finding),
  checks: z.array(CheckOutcome),
  commands: z.array(CommandResult),
  /** The commit that was judged, and the one the task began on. */
  commit: z.string(),
  base: z.string(),
  filesChanged: z.array(z.string()),
  /** Uncommitted files that are not part of the task: left alone, and shown to the person once. */
  leftAlone: z.array(z.string()).optional(),
  /** Commits among those of the executor that it did not make: a person's, or the coordinator's. */
  others: z.array(OthersCommits).optional(),
  /** The task that a blocked executor waits for, by the plan's id. */
  blockedBy: z.string().optional(),
  startedAt: z.string(),
  durationMs: z.number().nonnegative(),
})
export type GateResult = z.infer<typeof GateResult>
