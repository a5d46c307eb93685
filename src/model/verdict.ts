import { z } from 'zod'
import { Finding } from './gate.ts'
import { REVIEWERS } from './roles.ts'

export const Role = z.enum(['spec-executor', ...REVIEWERS])

/** What a reviewer handed in, after strict parsing. */
export const Verdict = z.object({
  role: Role,
  task: z.string(),
  decision: z.enum(['approve', 'reject', 'no-signal', 'malformed']),
  confidence: z.number().min(0).max(1),
  /** For a spec-reviewer: `code` becomes a fix task, `spec` a suggestion for people. */
  path: z.enum(['code', 'spec']).optional(),
  findings: z.array(z.string()).default([]),
  /** Those of the findings that are about the spec: suggestions for people. */
  suggestions: z.array(z.string()).optional(),
  concerns: z.array(z.string()).default([]),
  recommendation: z.enum(['commit', 'retry', 'manual_review']).optional(),
  feedback: z.string().default(''),
  /** Why this is not an approval although it says so, or why it could not be read. */
  problems: z.array(Finding).default([]),
  /** What a malformed verdict says all the same, when it can be read and only its own words take it back. */
  says: z.literal('approve').optional(),
  /** What an approval leaves open and what it cites in vain: shown, and nothing else. */
  notes: z.array(z.string()).optional(),
})
export type Verdict = z.infer<typeof Verdict>
