import type { FailureType, Severity } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import type { ArtifactFacts, ClaimFacts, ProofFacts } from './facts.ts'

export interface FactsOf {
  claim: ClaimFacts
  artifacts: ArtifactFacts
  proof: ProofFacts
}
export type GateStage = keyof FactsOf

/** What a check says is wrong; the runner adds its id, severity and failure. */
export interface Remark {
  file?: string
  line?: number
  message: string
  fix?: string
  /** Set if one check has two kinds of failure (a failed command, a command that timed out). */
  failure?: FailureType
  /** A check that blocks may also give a warning. A note is only kept in the check's own record. */
  severity?: 'warn' | 'note'
}

/** A check that had nothing to check says why: skipped is not passed. */
export interface Skip {
  skip: string
}

export interface CheckOf<S extends GateStage> {
  id: string
  stage: S
  severity: Severity
  failure: FailureType
  /** One sentence: what is true when the check passes. */
  summary: string
  /** The message it gives, with its slots; for the documentation. */
  message: string
  /** The seed that asks for it, `design` for what the design adds. */
  seed: '000' | '001' | '002' | '003' | '004' | 'design'
  /** The section of the origin's format that it comes from, where there is one. */
  source?: string
  /** Rows of the checklist of the seeds. */
  rows: readonly string[]
  /** Whether `checks:` of the configuration may lower it. Checks that block because a seed says so may not be lowered. */
  tunable: boolean
  run(facts: FactsOf[S]): readonly Remark[] | Skip
}

export type Check = { [S in GateStage]: CheckOf<S> }[GateStage]

type Strictest = 'severity' | 'rows' | 'tunable'

/** A check as its file defines it. The defaults are strict: it blocks, and the configuration cannot lower it. */
export const check = <S extends GateStage>(
  worded: Omit<CheckOf<S>, Strictest> & Partial<Pick<CheckOf<S>, Strictest>>,
): CheckOf<S> => ({ severity: 'block', rows: [], tunable: false, ...worded })

/** Why the gates of seed 002 do not apply to a task, `undefined` when they do. */
export function whyNoPacket(task: Task): string | undefined {
  if (!task.packet) return 'the task has no packet'
  if ((task.packet.tier ?? task.tier) === 'TRIVIAL') return 'SKIPPED: the task is TRIVIAL'
  return undefined
}
