import { z } from 'zod'

/** The three levels of seed 004, in the order in which they are reported. */
export const LEVELS = ['syntactic', 'contract', 'behavioral'] as const
export type Level = (typeof LEVELS)[number]

/** So much of a report is kept. */
export const KEPT = { name: 200, text: 4000, checks: 100 } as const

const FailedCheck = z.object({ name: z.string().min(1), detail: z.string() })

/** What somebody reports about one level of one attempt. It is a claim: only the gate completes a task. */
export const VerificationReport = z.strictObject({
  level: z.enum(LEVELS),
  passed: z.boolean().describe('false if a blocking check failed: the task is re-queued then'),
  failedChecks: z
    .array(FailedCheck)
    .default([])
    .describe(
      `of a level that passed: checks that failed and do not block; ${KEPT.checks} are kept, with ${KEPT.text} characters of each detail`,
    ),
  summary: z.string().default('').describe(`${KEPT.text} characters are kept`),
  attemptNumber: z.number().int().min(1).max(1000),
})
export type VerificationReport = z.infer<typeof VerificationReport>

const id = z.string()

/** The document's three answers, word for word, and one of ours. */
export const Completed = z.strictObject({ id, action: z.literal('completed'), passed: z.literal(true) })
export const Requeued = z.strictObject({
  id,
  action: z.literal('requeued'),
  passed: z.literal(false),
  attemptNumber: z.number().int().min(1),
  reason: z.string(),
})
export const Escalated = z.strictObject({
  id,
  action: z.literal('escalated'),
  passed: z.literal(false),
  reason: z.literal('max_retries_exceeded'),
})
export const Pending = z.strictObject({
  id,
  action: z.literal('pending'),
  /** What the gate has not proved yet. */
  outstanding: z.array(z.enum([...LEVELS, 'review'])),
  reason: z.string(),
})

export type VerificationAnswer =
  | z.infer<typeof Completed>
  | z.infer<typeof Requeued>
  | z.infer<typeof Escalated>
  | z.infer<typeof Pending>

/** The document's words, and ours where it has none. */
const STATUSES = {
  pending: 'waits for its first or its next attempt',
  executing: 'an agent works on it',
  verifying: 'the gate judges it',
  reviewing: 'the gate has proved it, and a reviewer looks at it',
  completed: 'the gate itself has proved all three levels, and the reviewers have approved',
  decided: 'a checkpoint that a person has approved; the gate has proved nothing of it',
  failed: 'no attempt is left, or it is blocked: a person is needed, unless it is a fix that was given up',
  skipped: 'counted as complete without proof by a person, or done before the run',
  forced: 'every check was bypassed by a person',
} as const
type ApiStatus = keyof typeof STATUSES

const inWords = Object.entries(STATUSES).map(([status, meaning]) => `${status}: ${meaning}`)

/** A task as the API shows it, with the columns of seed 004. `null` is a cleared column. */
export const ApiTask = z.strictObject({
  id: id.describe('stable, and unique over runs and repositories'),
  plan_id: z.string().describe('the id that the plan gives it, such as 1.1'),
  run: z.string(),
  spec: z.string(),
  repository: z.string(),
  title: z.string(),
  status: z.enum(Object.keys(STATUSES) as [ApiStatus, ...ApiStatus[]]).describe(inWords.join('; ')),
  column: z.string().describe('where it stands on the board'),
  attempt_number: z.number().int().min(1).describe('the attempt that reports are about now'),
  vm_id: z.string().nullable().describe('the agent at work; null when there is none'),
  claimed_at: z.string().nullable(),
  started_at: z.string().nullable(),
  error: z.string().nullable().describe('why it waits for a person, or was given up'),
})
export type ApiTask = z.infer<typeof ApiTask>

export const ApiTasks = z.strictObject({ tasks: z.array(ApiTask) })

export const ApiError = z.strictObject({
  error: z.string(),
  fix: z.string(),
  /** For a plan's own id that several tasks have: the ids to choose from. */
  candidates: z.array(z.strictObject({ id, run: z.string(), title: z.string() })).optional(),
})
export type ApiError = z.infer<typeof ApiError>
