import { z } from 'zod'
import { REVIEWERS, type Reviewer, roleOf } from './roles.ts'

const seconds = (fallback: number, max: number) => z.number().positive().max(max).default(fallback)

/** Settings under one key; without it each has its default. */
const group = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).prefault({} as never)

/** The client's Agent tool accepts these names and refuses a call with any other. A full model id is replaced by its family. */
const model = z
  .string()
  .regex(/^inherit$|haiku|sonnet|opus|fable/i, 'expected inherit, haiku, sonnet, opus or fable')

const reviewerModels = Object.fromEntries(
  REVIEWERS.map((role) => {
    const fallback = roleOf(role).model
    return [role, fallback === undefined ? model.optional() : model.default(fallback)]
  }),
) as Record<Reviewer, z.ZodOptional<typeof model>>

const DEFAULT_MAX = { executorMax: 3600, verifyMax: 300, reviewMax: 600 }

/** `limits: document-001`: the numbers of that document, whatever the defaults are (docs/adr/0031). */
const DOCUMENT_001 = {
  executor: 300,
  executorMax: 900,
  verify: 120,
  verifyMax: 300,
  review: 180,
  reviewMax: 600,
  longer: 1,
  afterTimeout: 30,
  gateMax: 1800,
}

/** `.ultraplan/config.yaml`, with every number of the design. */
export const Config = z
  .strictObject({
    verify: group({
      /** For plans without verify commands (spec-kit, Kiro, OpenSpec). */
      default: z.string().optional(),
    }),
    limits: z
      .preprocess(
        (limits) => (limits === 'document-001' ? DOCUMENT_001 : limits),
        z.strictObject(
          {
            /** How long an executor may work without progress. With progress it may continue up to its maximum. */
            executor: seconds(300, 86_400),
            executorMax: seconds(DEFAULT_MAX.executorMax, 86_400),
            /** The limit for all attempts of a task together. Time that the gate and people used does not count. */
            task: z.number().positive().max(604_800).optional(),
            verify: seconds(120, 3600),
            verifyMax: seconds(DEFAULT_MAX.verifyMax, 3600),
            review: seconds(180, 86_400),
            reviewMax: seconds(DEFAULT_MAX.reviewMax, 86_400),
            /** What `retry --longer` multiplies the maxima by. */
            longer: z.number().min(1).max(10).default(2),
            /** How long a task waits before it is tried again after a timeout. */
            afterTimeout: seconds(30, 3600),
            /** The gate's time inside one SubagentStop. */
            gate: seconds(480, 480),
            /** The gate's time for one claim. */
            gateMax: seconds(1800, 86_400),
          },
          {
            error: ({ code }) => (code === 'invalid_type' ? 'expected settings, or document-001' : undefined),
          },
        ),
      )
      .superRefine((limits, context) => {
        for (const step of ['executor', 'verify', 'review'] as const) {
          const max = `${step}Max` as const
          if (limits[step] <= limits[max]) continue
          const message = `is more than limits.${max} (${DEFAULT_MAX[max]} unless it is raised)`
          context.addIssue({ code: 'custom', path: [step], message })
        }
      })
      .prefault({}),
    /** After an error of the service the session is woken again: first after this many seconds, doubling up to `most`. */
    overnight: group({
      first: z.number().positive().max(3600).default(30),
      most: z.number().positive().max(21_600).default(900),
      tries: z.number().int().min(0).max(100).default(20),
    }),
    attempts: group({
      perTask: z.number().int().min(1).max(10).default(3),
      warm: z.number().int().min(0).max(5).default(3),
      fixTasks: z.number().int().min(0).max(3).default(3),
      failedTasksPerWave: z.number().int().min(1).default(3),
    }),
    /** Whether tasks that the plan does not declare independent continue while a task waits for a person. */
    stuck: z.enum(['pause', 'go-on']).default('pause'),
    proof: z
      .strictObject({
        checkout: z.enum(['own', 'clean', 'tree']).optional(),
        /** The former name of `checkout`. */
        room: z.enum(['clean', 'tree']).optional().meta({ deprecated: true }),
        baseline: z.enum(['warn', 'block', 'off']).default('warn'),
        flaky: z.boolean().default(false),
        /** A command, or `off`. If not set, it is looked for in the packages. */
        typecheck: z.string().optional(),
        lint: z.string().optional(),
        links: z.array(z.string()).default(['node_modules']),
        setup: z.string().optional(),
        outputBytes: z.number().int().min(4096).default(1_000_000),
      })
      .transform(({ room, checkout = room ?? 'own', ...proof }) => ({ ...proof, checkout }))
      .prefault({}),
    review: group({
      simple: z.boolean().default(false),
      /** Off means: a task with no stated tier gets no architect. On is seed 001. */
      architect: z.boolean().default(true),
      /** `risk`: no architect where the whole change is documentation and nothing is in doubt. If not set, `all`. */
      when: z.enum(['all', 'risk']).optional(),
      spec: z.boolean().default(true),
      every: z.number().int().min(1).max(5).default(5),
      iterations: z.number().int().min(1).max(3).default(3),
      votes: z.number().int().min(1).max(9).default(3),
      tier: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
      tier2: z.boolean().default(true),
      tier3: z.boolean().default(true),
      confidenceFloor: z.number().min(0).max(1).default(0.5),
      models: group({ executor: model.optional(), ...reviewerModels }),
    }),
    /** `off`, `warn` or `block` by check id. Checks that block because a seed says so cannot be lowered. */
    checks: z.record(z.string(), z.enum(['off', 'warn', 'block'])).default({}),
    contract: group({ endpoints: z.array(z.string()).optional(), baseUrl: z.string().optional() }),
    /** Regular expressions. Text that they match is masked in evidence. */
    secrets: z.array(z.string()).default([]),
    webhook: z.string().optional(),
    /** How the person is told that the run needs them or has ended. If not set, only in the session. */
    notify: z.enum(['off', 'desktop']).optional(),
    /** What becomes of tasks that a plan marks as optional, as Kiro does with `[ ]*`. If not set, they run. */
    optional: z.enum(['run', 'skip']).optional(),
    modifications: z.enum(['apply', 'ask']).default('apply'),
    allowDirty: z.boolean().default(false),
    /** Where executors commit: on a branch of the run, on the person's, or each in a worktree of its own. */
    work: z.enum(['branch', 'here', 'isolated']).default('branch'),
  })
  .prefault({})
export type Config = z.infer<typeof Config>
