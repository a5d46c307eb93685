import { z } from 'zod'

export const Severity = z.enum(['block', 'warn'])
export type Severity = z.infer<typeof Severity>

/** What the table of failures in docs/design.md decides on: how often to retry, and what follows. */
export const FailureType = z.enum([
  'FALSE_CLAIM',
  'EXECUTION_FAILURE',
  'VERIFY_FAILURE',
  'MALFORMED',
  'SPEC_VIOLATION',
  'ARCHITECT_REJECTION',
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
