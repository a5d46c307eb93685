import type { Config } from './config.ts'
import type { ClientModule, Limit, PermissionCall, ProcessRef, PromptMark, TaskSummary } from './event.ts'
import type { CommandResult, EvidenceRef } from './evidence.ts'
import type { Colour, FailureType, GateResult, Stage } from './gate.ts'
import type { PlanFormat } from './plan.ts'
import type { Role } from './roles.ts'
import type { Verdict } from './verdict.ts'

/** The states of seed 001, plus forced and escalated; `pending` before the first dispatch. */
export type TaskStatus =
  | 'pending'
  | 'executing'
  | 'verifying'
  | 'reviewing'
  | 'approved'
  | 'failed'
  | 'blocked'
  | 'escalated'
  | 'skipped'
  | 'forced'

export interface Failure {
  type: FailureType
  stage: Stage | 'execution'
  reason: string
  at: string
  attempt: number
}

/** One dispatch of an executor: the claims it made and how it ended. */
export interface Attempt {
  n: number
  ticket: string
  base: string
  /** Worked in a worktree of its own. */
  isolated?: boolean
  startedAt: string
  endedAt?: string
  claims: number
  worktree?: { path: string; branch?: string | undefined }
  failures: Failure[]
  /** How long its executor has worked so far. */
  spentMs?: number
  /** The claim that was refused last, by the hash of its words. */
  refused?: string
  /** What the client would not let its agent do. */
  denied?: PermissionCall[]
  /** Work of overridden tasks that was still uncommitted when it began. */
  held?: string[]
  /** The head of the branch when its last failed claim was judged, when it was lost, or when a task began after it. */
  head?: string
  /** The merge of its work, which the branch goes to before the judgement is written. */
  merged?: string
  toolUseId?: string
  /** What the executor ran on, as far as the client said. */
  model?: string
  transcript?: string
  /** Commit and claim of the last claim that passed the automatic stages. */
  passed?: { commit: string; base: string; claim?: EvidenceRef; colour: Colour; confidence: number }
}

export interface ReviewRecord {
  role: Role
  /** Round of a spec review, number of a voter. */
  iteration: number
  at: string
  verdict: Verdict
  /** The attempt that was reviewed. */
  attempt?: number
  ticket?: string
  toolUseId?: string
  /** The verdict as it was handed in. */
  text?: EvidenceRef
  /** What the reviewer ran on: as asked for, then as the client said. */
  model?: string
  /** The other tasks of a parallel batch that this review looked at. */
  covers?: string[]
}

export interface Override {
  kind: 'skipped' | 'forced'
  who: string
  at: string
  reason: string
  session: string
  prompt: string
  /** What keeps it from being surely a person's. */
  doubts?: string[]
  /** Work that was uncommitted when the task was overridden. */
  left?: string[]
  /**
   * A person answers for the work as it is in this commit. `before` is where the approved ref was, `known` the last
   * commit whose author was known.
   */
  adopted?: { who: string; at: string; commit: string; before?: string; known?: string }
}

/** What the branch holds between the work of two tasks. The approved ref stops before it until a person adopts it. */
export interface ForeignCommits {
  from: string
  to: string
  count: number
  /** Some of what they change. */
  files: string[]
  adopted?: { who: string; at: string; commit: string }
}

export interface TaskState extends TaskSummary {
  status: TaskStatus
  attempts: Attempt[]
  reviews: ReviewRecord[]
  /** What the policy said after the last failure; a person's `retry` clears it. */
  pausedFor?: {
    reason: string
    options: string[]
    /** A retry asks the reviewer again, the work itself is not in question. */
    retry?: 'review'
  }
  /** Not before this time (TIMEOUT waits 30 s). */
  notBefore?: string
  /** How the next attempt begins; only the last failure's context is kept. */
  retryFeedback?: EvidenceRef
  lastResult?: GateResult
  approvedCommit?: string
  /** Where the approved ref may go with it: the engine's own lines about the task are on top of its commit. */
  approvedHead?: string
  /** The event that approved it; the receipt on the commit names it. */
  approval?: { seq: number; hash: string }
  startedAt?: string
  lastStepAt?: string
  override?: Override
  decision?: { choice: string; who: string; at: string }
  /** The verify before any work was done, run beside the first executor; its output is in the evidence. */
  baseline?: CommandResult[]
  /** How often its executors had the plan changed. */
  modifications?: number
  /** Attempts made before a person said retry; they no longer count against the limits. */
  forgiven?: number
  /** How often a person said "retry longer": agents and commands get their maxima at once, and higher ones. */
  longer?: number
  /** Reviewers of the present attempt that were lost; a few are replaced, then a person is asked. */
  reviewersLost?: { attempt: number; count: number; timeouts: number }
  /** How often in a row the client did not start an agent for it, by role and iteration. */
  notStarted?: Record<string, number>
  /** A person let an approval count that was not sure enough to go on by itself. */
  accepted?: { who: string; at: string }
  /** A fix task that failed twice: the original implementation stays and the run goes on (S0-58). */
  givenUp?: boolean
  /** How sure the approval is, and why; set when the task is approved. */
  confidence?: { value: number; because: { from: string; value: number; why: string }[] }
  flags: string[]
  /** Its agent waits until a person has answered the client's question. */
  waiting?: PermissionCall & { ticket: string; at: string }
}

/** A ticket that can still do something: handed out, or redeemed and its agent in flight. */
export interface Ticket {
  id: string
  task: string
  role: Role
  attempt: number
  iteration: number
  base: string
  isolated: boolean
  /** Named instead of its id where several were offered together. */
  group?: string
  issuedAt: string
  redeemedAt?: string
  toolUseId?: string
  agentId?: string
  /** Time that the gate took of this agent's: it does not count against its limit. */
  gateMs?: number
  overran?: boolean
  /** Which limit it was, and when it was told, in its own time. */
  overrun?: { limit: Limit; atMs: number }
  /** Its limit was put off to here, in seconds of its own time: it made progress. */
  until?: number
  /** When the gate or a person last let it go on: before that it could make no progress. */
  goesOnAt?: string
  /** It was told to finish. */
  warned?: boolean
  model?: string
  covers?: string[]
  /** How often a verdict that could not be read went back to the same reviewer. */
  sentBack?: number
  /** Set while a claim is being judged: by which process. */
  judging?: { process: ProcessRef; at: string; claim: EvidenceRef; deferred?: boolean }
}

/** Something the person has to be told at their next prompt. */
export interface Notice {
  seq: number
  at: string
  text: string
  /** How often it happened, when more than once. */
  times?: number
  /** Of what was refused the oldest may go unlisted; nothing else may. */
  refusal?: true
}

export type RunState = 'running' | 'paused' | 'parked' | 'halted' | 'cancelled' | 'finished'

export interface Run {
  id: string
  spec: string
  format: PlanFormat
  root: string
  state: RunState
  /** The event that brought this state. */
  since?: number
  cause?: string
  startedAt: string
  endedAt?: string
  base: string
  branch: string
  who: string
  plan: EvidenceRef
  planFiles: { path: string; sha256: string }[]
  before?: EvidenceRef
  config: Config
  mode: 'screen' | 'print'
  solo: boolean
  views: 'plan' | 'journal'
  session: string
  client: ProcessRef
  /** The client that it was started in; `client` is the one that drives it now. */
  startedIn?: ProcessRef
  /** Whether it was started with a person in front of the client; absent where the client did not say. */
  attended?: boolean
  /** Foreign modules of the client that it was started in. */
  modules?: ClientModule[]
  /** Those that the client which drives it now had when it took over; absent in the client that it was started in. */
  loaded?: ClientModule[]
  tasks: TaskState[]
  /** Open tickets only. */
  tickets: Ticket[]
  /** Whose agents were at work when a person cancelled the run, and have not ended yet. */
  stopping?: Ticket[]
  /** Where the approved ref is. */
  approvedHead: string
  /** The last commit of which it is known who made it; absent while only an agent that is gone could tell. */
  knownHead?: string
  /** Commits that no executor made. */
  foreign?: ForeignCommits[]
  /** Directives in a row with the same content and nothing new in between. */
  standing: { digest: string; count: number }
  /** Tasks that waited for a person when the last directive was given. */
  knownStuck?: string[]
  /** Dispatches in a row that were refused to the coordinator. */
  refusedDispatches?: number
  /** Turns in a row that the service ended with an error. */
  failedTurns?: number
  force?: { task: string; at: string; client: ProcessRef; session: string; who: string }
  notices: Notice[]
  /** Refusals that are no longer among the notices. */
  unlisted?: number
  /** The last prompt at which notices were shown; whether a person typed it is known only after it. */
  told?: PromptMark & { upTo: number }
  /** Keys of what the webhook was told. */
  announced?: string[]
  /** Events that made no sense in the state they met; an honest run has none. */
  anomalies: string[]
  lastSeq: number
  lastAt: string
}

/** Something that waits for a person, and what they may choose. */
export interface Asked {
  task?: string
  question: string
  options: string[]
}

/** An agent that is to be dispatched: its ticket as far as it is known before. */
export type Wanted = Pick<Ticket, 'task' | 'role' | 'attempt' | 'iteration' | 'isolated' | 'covers'>

/** What `next` offers. The engine turns a dispatch into tickets and a directive. */
export type Action =
  | { kind: 'dispatch'; agents: Wanted[] }
  | { kind: 'wait'; reason: string; until?: string }
  /** `also` is what else waits for the same person. */
  | ({ kind: 'ask'; also?: Asked[] } & Asked)
  | { kind: 'done'; reason: string }
