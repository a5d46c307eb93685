import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { Finding, OthersCommits } from '../model/gate.ts'
import type { Plan, Task, Verify } from '../model/plan.ts'
import type { Claim } from './claim.ts'
import type { SyntaxAnswer } from './syntax.ts'

export interface BackgroundTask {
  id: string
  type: string
  status: string
}

/** A file of a commit. `text` is absent for binary files and files that are too big to read. */
export interface FileText {
  bytes: number
  text?: string
}

/** A command or an edit that failed; `error` is the first line of the client's answer. */
export interface FailedCall {
  tool: string
  what: string
  error: string
}

/** The facts of stage 1: the executor's words, and what was asked for. */
export interface ClaimFacts {
  readonly task: Task
  readonly plan: Plan
  readonly config: Config
  readonly attempt: number
  readonly claim: Claim
  /** The executor's own background work at the time of the claim; `undefined` when it is not known. */
  readonly running: readonly BackgroundTask[] | undefined
  /** Calls of the executor that failed, the last of their kind; `undefined` when its transcript cannot be read. */
  readonly failedCalls: readonly FailedCall[] | undefined
  /** The files that the assertion results cite, as committed; `undefined` for one that does not exist. */
  readonly cited: ReadonlyMap<string, FileText | undefined>
  /** The evidence in the approved claims of earlier tasks. */
  readonly earlier: readonly { task: string; evidence: string }[]
  /** The shell commands of the executor, from its transcript; `undefined` when that cannot be read. */
  readonly ran?: readonly string[] | undefined
  /** What the scripts run: those of the package at the top, and of each package where the executor or the plan goes. */
  readonly scripts?: readonly Readonly<Record<string, string>>[] | undefined
  /** What Gate 1 of seed 002 says about the pinned packet. */
  readonly packet: readonly Finding[]
}

/** A file that the task changed, from the commit it began on to the one that is judged. */
export interface FileChange {
  path: string
  /** Where it was before, when it was moved. */
  from?: string
  kind: 'added' | 'modified' | 'deleted' | 'renamed'
  submodule: boolean
  /** Where a symbolic link points to. */
  link?: string
  before?: FileText
  after?: FileText
}

/** A file that differs from HEAD and did not differ before the run. */
export interface Uncommitted {
  path: string
  kind: 'modified' | 'untracked' | 'submodule'
}

/** Uncommitted work of a skipped or forced task; `was` is the file's entry in the commit that the claimed task began on. */
export interface HeldFile {
  path: string
  task: string
  how: 'skipped' | 'forced'
  was: { mode: string; id: string } | undefined
}

/** A change that git was told not to show. */
export interface Hidden {
  path: string
  how: string
  fix: string
}

/** Something that the pinned commands ran when the task began. `by` is the command that runs it. */
export type ProofPart =
  | {
      kind: 'script' | 'recipe'
      path: string
      name: string
      by: string
      before: string
      /** `undefined` when it is gone. */
      after: string | undefined
      /**
       * `kept`: all of it is still run, and each part can still fail. `lost`: something is no longer run, or its result
       * no longer matters.
       */
      change: 'same' | 'kept' | 'changed' | 'lost'
      lost: readonly string[]
      /** A phony target: make runs it even if a file of its name exists. */
      phony?: boolean
      /** `surely`: the target runs tests or a checker. `directly`: a command of the plan names it. */
      proves?: 'surely' | 'directly'
      /** What a target needs, set if it needs less than before. */
      needs?: { before: readonly string[]; after: readonly string[] }
    }
  | { kind: 'program'; path: string; by: string }
  /** A file, a folder or a glob that a test runner is told to run. */
  | { kind: 'tests'; path: string; by: string }

/** What the checks of outputs look at, for the gate and for the library. */
export type OutputFacts = Pick<ArtifactFacts, 'task' | 'changes' | 'paths' | 'files' | 'parsed'>

export type JournalHealth = 'whole' | { problem: string }

/** The facts of stage 2: what was committed, and what was not. */
export interface ArtifactFacts extends ClaimFacts {
  /** In a worktree of a parallel group the engine ticks the box. */
  readonly isolated: boolean
  readonly head: string
  readonly tree: string
  readonly base: string
  /** The branch that the run works on, and the branch that HEAD is on; `undefined` where none is expected. */
  readonly branch: { expected: string; actual: string | undefined } | undefined
  /** Commits that must be in the history and are not: the base, or an approved one. */
  readonly lost: readonly { commit: string; what: string }[]
  /** Boxes that must be ticked: of tasks that were approved, or done before the run. */
  readonly approved: ReadonlySet<string>
  /** Boxes that may be ticked or not: of tasks that were dispatched, skipped or forced. */
  readonly begun: ReadonlySet<string>
  readonly ticked: ReadonlySet<string>
  /**
   * The plan's files as committed, now and at the base; `undefined` when a file is gone. `begun`: as they were in the
   * folder when its attempts began, if a person was editing them.
   */
  readonly planText: ReadonlyMap<
    string,
    { now: string | undefined; base: string | undefined; begun?: readonly string[] }
  >
  /** Uncommitted files that the executor is charged with (`splitUncommitted`). */
  readonly uncommitted: readonly Uncommitted[]
  /** Uncommitted files that may be a person's. */
  readonly leftAlone: readonly Uncommitted[]
  /** Committed files that neither the task nor anything the executor said or did names: a person may have been editing them. */
  readonly taken: readonly string[]
  /** Commands of the executor that discard what is not committed, in a folder where a person may work. */
  readonly discarded: readonly string[]
  /** Commits of others between those of the executor. They are no part of its changes. */
  readonly others?: readonly OthersCommits[]
  /** Paths that an earlier task left alone: the person has been shown them. */
  readonly shownBefore: ReadonlySet<string>
  /** Files that the task committed although they were left for the person when another task was overridden. */
  readonly held: readonly HeldFile[]
  readonly hidden: readonly Hidden[]
  readonly changes: readonly FileChange[]
  /** Of these, what changed since the task's proof failed in an earlier claim; `undefined` if it did not. */
  readonly sinceFailure?: readonly FileChange[] | undefined
  /** What the commands that prove the task run, determined from the commit that the task began on. */
  readonly proofParts: readonly ProofPart[]
  /** The verify at the base commit, before any work; `undefined` when it was not run. */
  readonly baseline: { green: boolean; output: string } | undefined
  /** Paths of all changes, both ends of a move. */
  readonly filesChanged: readonly string[]
  /** All files of the commit. */
  readonly paths: ReadonlySet<string>
  /** Committed files that the task changed or names. */
  readonly files: ReadonlyMap<string, FileText>
  /** What the parsers of node and Python said about committed sources. */
  readonly parsed: ReadonlyMap<string, SyntaxAnswer>
  /** Commands and scripts of the plan or the change that always pass. */
  readonly constants: ReadonlySet<string>
  /** Names of the variables that are set; never their values. */
  readonly environment: ReadonlySet<string>
  /** Endpoints that are declared and answer, and those of which it cannot be said; `undefined` when nothing says where to look. */
  readonly endpoints: { found: ReadonlySet<string>; unsure: ReadonlySet<string> } | undefined
  /** Views and other files of the engine that another program wrote to. */
  readonly tampered: readonly string[]
  /** The result of reading the run's whole journal for this claim; `undefined` when there is none. */
  readonly journal: JournalHealth | undefined
}

/** One command the gate ran, with what came out (secrets masked). */
export interface CommandRunFact {
  readonly result: CommandResult
  readonly output: string
  readonly verify?: Verify
  /**
   * What its failure means. `warning`: an acceptance criterion that does not block. `compared`: a script of a package,
   * where only new errors in changed files are refused.
   */
  readonly weight: 'blocking' | 'warning' | 'compared'
  readonly label: string
  /** The first run, if this one is the second try of a command that failed. */
  readonly firstTry?: CommandResult
  /** The failed run in the checkout, if this run passed in the folder of the work. */
  readonly alone?: CommandResult
  /** Set for a script that the gate found in a package. `before` is set if the task changed what the script runs. */
  readonly script?: { readonly folder: string; readonly text: string; readonly before?: string }
  /** The same command on the commit that the task began on. */
  readonly base?: Pick<CommandRunFact, 'result' | 'output'>
}

/** A script that should have been run, and why it was not. */
export interface NotRun {
  purpose: CommandResult['purpose']
  command: string
  why: string
  fix: string
}

export interface IgnoredProof {
  command: string
  /**
   * `named`: the command names the file and does not create it. `needed`: without it the command fails. `only-there`:
   * the command passes where the work was done and fails in a checkout, which has no ignored files.
   */
  how: 'named' | 'needed' | 'only-there'
  paths: readonly string[]
}

/** The facts of stage 3: the results of the gate's own commands. */
export interface ProofFacts extends ArtifactFacts {
  readonly runs: readonly CommandRunFact[]
  readonly notRun: readonly NotRun[]
  /** The changes for which scripts of packages are compared: what the task changed or, after a merge, what the merge brought. */
  readonly compared: readonly Pick<FileChange, 'path' | 'from' | 'kind'>[]
  /** How many tests the source of the commit holds; counted only when the claim gives a number above the measured one. */
  readonly testsHeld?: number
  /** Ignored files that the proof depends on; `undefined` when it ran on the commit alone. */
  readonly ignored: readonly IgnoredProof[] | undefined
  /** Ignored files that were written since the task began or cannot be read, so that the checkout of the proof lacks them. */
  readonly missing: readonly string[]
  /** Commits that the claim names: whether they exist and are part of the work. */
  readonly claimedCommits: ReadonlyMap<string, 'in-history' | 'elsewhere' | 'nowhere'>
  /** The commit of HEAD after the commands had ended. */
  readonly headAfter: string
}
