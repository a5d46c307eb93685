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
  /** The findings that are about the spec: suggestions for people. */
  suggestions: z.array(z.string()).optional(),
  concerns: z.array(z.string()).default([]),
  recommendation: z.enum(['commit', 'retry', 'manual_review']).optional(),
  feedback: z.string().default(''),
  /** Why an approval does not count, or why the verdict could not be read. */
  problems: z.array(Finding).default([]),
  /** The decision of a malformed verdict that could be read and that only its own words contradict. */
  says: z.literal('approve').optional(),
  /** The last line of a spec-reviewer whose text contradicts it. Handed in like this again, it counts. */
  holds: z.enum(['approve', 'reject']).optional(),
  /** Why a verdict that counts is weak: the task is ORANGE. */
  weak: z.string().optional(),
  /** What an approval leaves open, and citations that do not exist: shown, without other effect. */
  notes: z.array(z.string()).optional(),
})
export type Verdict = z.infer<typeof Verdict>
