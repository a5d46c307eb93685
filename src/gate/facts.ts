import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { Plan, Task } from '../model/plan.ts'
import type { Claim } from './claim/claim.ts'

export interface BackgroundTask {
  id: string
  type: string
  status: string
}

/** What stage 1 looks at: the executor's words, and what was asked. */
export interface ClaimFacts {
  readonly task: Task
  readonly plan: Plan
  readonly config: Config
  readonly attempt: number
  readonly claim: Claim
  /** The executor's own background work at the moment of the claim. */
  readonly running: readonly BackgroundTask[]
}

/** Something git sees as different from HEAD. */
export interface Uncommitted {
  path: string
  kind: 'modified' | 'untracked'
}

/** What stage 2 looks at: what was committed, and what was not. */
export interface ArtifactFacts extends ClaimFacts {
  /** In a worktree of a parallel group the engine ticks the box. */
  readonly isolated: boolean
  readonly head: string
  readonly base: string
  /** Boxes that must be ticked: approved, or done before the run. */
  readonly approved: ReadonlySet<string>
  /** Boxes that may be either: tasks that were dispatched, skipped or forced. */
  readonly begun: ReadonlySet<string>
  /** The plan's files as they stand in the commit; `undefined` when a file is gone. */
  readonly planText: ReadonlyMap<string, string | undefined>
  readonly ticked: ReadonlySet<string>
  readonly uncommitted: readonly Uncommitted[]
  readonly filesChanged: readonly string[]
}

/** One command the gate ran, with what came out. */
export interface CommandRunFact {
  readonly result: CommandResult
  readonly output: string
}

/** What stage 3 looks at: what the gate's own commands came to. */
export interface ProofFacts extends ArtifactFacts {
  readonly runs: readonly CommandRunFact[]
}
