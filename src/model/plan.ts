import { z } from 'zod'
import type { Finding } from './gate.ts'

/** The id of a format. The table in src/plan/formats lists them. */
export const PlanFormat = z.string()
export type PlanFormat = z.infer<typeof PlanFormat>

/** How a verify is meant: a command that can be run, or words for a person. */
export const Verify = z.object({
  /** The text as it is in the plan. */
  text: z.string(),
  line: z.number().int().positive(),
  /** The command alone, without the prose around it; absent when there is none to run. */
  command: z.string().optional(),
  /** The command was cut out of prose, so a person should look at it. */
  cut: z.boolean().optional(),
  /** The file that it is in, if that is not the plan: the sidecar, or the configuration. */
  file: z.string().optional(),
  /** The command of a search of which the words do not tell whether it shall find something. It is not run. */
  doubt: z.string().optional(),
  /** What is expected in prose (`returns 11`). `held`: the exit code of the command shows it, so nothing is left for people. */
  expect: z
    .object({ text: z.string(), number: z.number().optional(), held: z.boolean().optional() })
    .optional(),
})
export type Verify = z.infer<typeof Verify>

export const Tier = z.enum(['TRIVIAL', 'SIMPLE', 'MODERATE', 'COMPLEX'])
export type Tier = z.infer<typeof Tier>

const Assertion = z.object({ id: z.string(), positive: z.string(), negative: z.string() })

/** The spec packet of seed 002. `raw` is kept so that the packet checks can say what is wrong with it. */
export const Packet = z.object({
  raw: z.string(),
  line: z.number().int().positive(),
  version: z.union([z.number(), z.string()]).optional(),
  intent: z.string().optional(),
  assertions: z.array(Assertion).default([]),
  constraints: z.array(z.string()).default([]),
  fileScope: z.array(z.string()).default([]),
  tier: Tier.optional(),
  parentFeature: z.string().optional(),
  /** Whether a SIMPLE task is reviewed; without it `review.simple` of the configuration decides. */
  review: z.boolean().optional(),
})
export type Packet = z.infer<typeof Packet>

/** The integration contract of seed 004. */
const Contract = z.object({
  exports: z.array(z.string()).default([]),
  apiEndpoints: z.array(z.string()).default([]),
  databaseMutations: z.array(z.string()).default([]),
  environmentVarsRequired: z.array(z.string()).default([]),
  downstreamTasks: z.array(z.string()).default([]),
})
export type Contract = z.infer<typeof Contract>

export const Criterion = z.object({
  description: z.string(),
  command: z.string().optional(),
  severity: z.enum(['blocking', 'warning']).default('blocking'),
})
export type Criterion = z.infer<typeof Criterion>

export const Checkpoint = z.object({
  type: z.enum(['human-verify', 'decision', 'human-action']),
  question: z.string(),
  options: z.array(z.string()).default([]),
})
export type Checkpoint = z.infer<typeof Checkpoint>

/** The fields of a task that a plan and a run both keep. */
export const taskFields = {
  id: z.string(),
  title: z.string(),
  /** The plan's own name of the task, if it names its tasks: `Task 3: Create PlannerId`. */
  name: z.string().optional(),
  /** Path of the plan file, relative to the repository's top folder, with forward slashes. */
  file: z.string(),
  line: z.number().int().positive(),
  /** `verify` is a `[VERIFY]` checkpoint task run by an agent; `checkpoint` waits for a person. */
  kind: z.enum(['work', 'verify', 'checkpoint']),
  checkpoint: Checkpoint.optional(),
  phase: z.string().optional(),
  wave: z.number().int().optional(),
  /** The plan states what the task depends on, or that it depends on nothing. Otherwise it depends on the tasks above it. */
  statesDependencies: z.boolean().optional(),
  /** Its proof is one that other tasks have too: it shows that nothing broke, not that this task was done. */
  sharedProof: z.boolean().optional(),
  /** The task that a `[FIX x]` task repairs. */
  fixOf: z.string().optional(),
  tier: Tier.optional(),
  /** Verification tier of seed 003. */
  verification: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
}

export const Task = z.object({
  ...taskFields,
  endLine: z.number().int().positive(),
  /** The whole task as it is in the plan, for prompts. */
  block: z.string(),
  parallel: z.boolean().default(false),
  dependsOn: z.array(z.string()).default([]),
  files: z.array(z.string()).default([]),
  steps: z.array(z.string()).default([]),
  doneWhen: z.array(z.string()).default([]),
  verify: z.array(Verify).default([]),
  commit: z.string().optional(),
  markers: z.array(z.string()).default([]),
  packet: Packet.optional(),
  contract: Contract.optional(),
  criteria: z.array(Criterion).default([]),
  /** Files that must exist afterwards (must_haves.artifacts of seed 001, filesToCreate of seed 004). */
  outputs: z.array(z.string()).default([]),
  securityReview: z.boolean().default(false),
  requirements: z.array(z.string()).default([]),
  /** Ticked in the file. Only a checklist has boxes; `box` is the position of the character in the box (1-based). */
  ticked: z.boolean().default(false),
  box: z.object({ line: z.number().int().positive(), column: z.number().int().positive() }).optional(),
})
export type Task = z.infer<typeof Task>

const PlanFile = z.object({ path: z.string(), text: z.string() })
export type PlanFile = z.infer<typeof PlanFile>

export const Plan = z.object({
  format: PlanFormat,
  /** The name of the spec or phase: what a person types after `/implement`. */
  name: z.string(),
  title: z.string().optional(),
  /** The files of the plan, with the text that was read. The first one names the plan. */
  files: z.array(PlanFile).min(1),
  /** In the order of the file. A task depends on the tasks above it unless the plan declares them independent. */
  tasks: z.array(Task),
})
export type Plan = z.infer<typeof Plan>

/** A reader never throws for a person's mistake: text that it does not understand becomes a problem. */
export interface PlanReading {
  plan: Plan
  problems: Finding[]
  /** Lines that look like work, and that one of the problems says is left out. */
  leftOut?: readonly LeftOut[]
}

export interface LeftOut {
  file: string
  from: number
  to: number
}
