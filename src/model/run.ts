import type { Config } from './config.ts'
import type {
  Announcement,
  ClientModule,
  Limit,
  PermissionCall,
  PlanEdited,
  ProcessRef,
  PromptMark,
  TaskSummary,
} from './event.ts'
import type { CommandResult, EvidenceRef } from './evidence.ts'
import type { Colour, FailureType, GateResult, OthersCommits, Stage } from './gate.ts'
import type { PlanFormat } from './plan.ts'
import type { Role } from './roles.ts'
import type { Verdict } from './verdict.ts'
import type { Level } from './verification.ts'

/** The states of seed 001, plus forced and escalated; `pending` before the first dispatch. */
export const STATUSES = [
  'pending',
  'executing',
  'verifying',
  'reviewing',
  'approved',
  'failed',
  'blocked',
  'escalated',
  'skipped',
  'forced',
] as const
export type TaskStatus = (typeof STATUSES)[number]

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
  isolated?: boolean
  startedAt: string
  endedAt?: string
  claims: number
  worktree?: { path: string; branch?: string | undefined }
  failures: Failure[]
  spentMs?: number
  /** The claim that was refused last, by the hash of its words. */
  refused?: string
  denied?: PermissionCall[]
  /** Work of overridden tasks that was still uncommitted when it began. */
  held?: string[]
  /** Files of the plan that a person had edited when it began. */
  edited?: PlanEdited[]
  /** The head of the branch when its last failed claim was judged, when it was lost, or when a task began after it. */
  head?: string
  /** The merge commit of its work. The branch moves to it before the verdict is recorded. */
  merged?: string
  toolUseId?: string
  /** What was reported about its levels: claims, each level once. */
  reports?: { level: Level; passed: boolean; at: string }[]
  /** The executor's model, if the client reported it. */
  model?: string
  transcript?: string
  /** Git marks what the shells of its session commit. */
  marks?: true
  /** When the run came to another session while it was at work, as by `/clear`: until then those shells had no mark. */
  moved?: string[]
  /** Commit and claim of the last claim that passed the automatic stages. */
  passed?: { commit: string; base: string; claim?: EvidenceRef; colour: Colour; confidence: number }
}

export interface ReviewRecord {
  role: Role
  /** The round of a spec review, or the number of a voter. */
  iteration: number
  at: string
  verdict: Verdict
  attempt?: number
  ticket?: string
  toolUseId?: string
  text?: EvidenceRef
  /** The reviewer's model: first the one that was asked for, later the one that the client reported. */
  model?: string
  /** The other tasks of a parallel batch that this review looked at. */
  covers?: string[]
  /** What the reviewer answered before this verdict, and was asked about again. */
  sentBack?: Verdict[]
}

export interface Override {
  kind: 'skipped' | 'forced'
  who: string
  at: string
  reason: string
  session: string
  prompt: string
  doubts?: string[]
  assurance?: 'signed' | 'unsigned'
  origin?: string
  left?: string[]
  /** Of these, what is no part of the task. */
  beside?: string[]
  /**
   * A person answers for the work as it is in this commit. `before` is where the approved ref was, `known` the last
   * commit whose author was known.
   */
  adopted?: { who: string; at: string; commit: string; before?: string; known?: string }
}

/** Commits on the branch that no executor made. The approved ref stops before them until a person adopts them. */
export interface ForeignCommits extends OthersCommits {
  /** They were found among the commits of this ticket's executor. */
  ticket?: string
  adopted?: { who: string; at: string; commit: string }
}

export interface TaskState extends TaskSummary {
  status: TaskStatus
  attempts: Attempt[]
  reviews: ReviewRecord[]
  /** Why the task waits for a person after its last failure. The person's `retry` clears it. */
  pausedFor?: {
    reason: string
    options: string[]
    /** A retry asks for another review, not for another attempt: the work itself is not in doubt. */
    retry?: 'review'
  }
  /** The next attempt starts at this time or later (TIMEOUT waits 30 s). */
  notBefore?: string
  /** What the next executor is told about the last failure. Earlier failures are not kept here. */
  retryFeedback?: EvidenceRef
  lastResult?: GateResult
  /** The newest commit on which a command that proves the task failed. A test that failed there may not be weakened after it. */
  failedProof?: string
  approvedCommit?: string
  /** Where the approved ref may move with this approval: after `approvedCommit` and the engine's own commits about the task. */
  approvedHead?: string
  /** The event that approved it; the receipt on the commit names it. */
  approval?: { seq: number; hash: string }
  startedAt?: string
  lastStepAt?: string
  override?: Override
  decision?: { choice: string; who: string; at: string }
  /** What a person answered to executors that could not go on. */
  answers?: string[]
  /** Results of the verify on the commit before any work, run while the first executor works. Their output is in the evidence. */
  baseline?: CommandResult[]
  /** How many changes of the plan its executors asked for and got. */
  modifications?: number
  /** Attempts made before a person said retry; they no longer count against the limits. */
  forgiven?: number
  /** How often a person typed `retry --longer`. Agents and commands then get their maximum time at once, and a higher maximum. */
  longer?: number
  /** Reviewers of the present attempt that were lost; a few are replaced, then a person is asked. */
  reviewersLost?: { attempt: number; count: number; timeouts: number }
  /** How many times in a row the client did not start an agent for the task, by role and iteration. */
  notStarted?: Record<string, number>
  /** The person who accepted an approval whose confidence was too low to count by itself. */
  accepted?: { who: string; at: string }
  /** This is a fix task that failed twice: the original implementation stays and the run continues (S0-58). */
  givenUp?: boolean
  /** The confidence of the approval, and what it was computed from. Set when the task is approved. */
  confidence?: { value: number; because: { from: string; value: number; why: string }[] }
  flags: string[]
  /** The permission question of the client that its agent is waiting for a person to answer. */
  waiting?: PermissionCall & { ticket: string; at: string }
}

/** The number of the attempt that begins next. Withdrawn tickets have left gaps in the journals of earlier versions. */
export const nextAttempt = ({ attempts }: TaskState): number => (attempts.at(-1)?.n ?? 0) + 1

/** The number of the present attempt: of the last one that has begun, or of the next one if the task waits for it. */
export function attemptNumber(task: TaskState): number {
  const waits = (task.status === 'pending' || task.status === 'failed') && !task.givenUp
  return waits || task.attempts.length === 0 ? nextAttempt(task) : nextAttempt(task) - 1
}

/** A ticket that is still open: either not used yet, or used by an agent that is still at work. */
export interface Ticket {
  id: string
  task: string
  role: Role
  attempt: number
  iteration: number
  base: string
  isolated: boolean
  /** One name for several tickets that were offered together. The coordinator passes it instead of their ids. */
  group?: string
  issuedAt: string
  redeemedAt?: string
  toolUseId?: string
  agentId?: string
  /** Time that the gate used while this agent was open. It does not count against the agent's limit. */
  gateMs?: number
  overran?: boolean
  /** Which limit was reached, and after how much of its own working time the agent was told. */
  overrun?: { limit: Limit; atMs: number }
  /** The limit was extended to this many seconds of the agent's own working time, because it made progress. */
  until?: number
  /** When the gate or a person last let the agent continue. While it had to wait it could make no progress. */
  goesOnAt?: string
  /** A failed verification was reported: the attempt is over, and only the agent's end is waited for. */
  reported?: boolean
  /** The agent was told to finish soon. */
  warned?: boolean
  model?: string
  covers?: string[]
  /** Answers that could not be read, or contradicted themselves, and went back to the same reviewer. */
  sentBack?: Verdict[]
  /** Set while a claim is being judged, with the process that judges it. */
  judging?: { process: ProcessRef; at: string; claim: EvidenceRef; deferred?: boolean }
}

/** Something the person has to be told at their next prompt. */
export interface Notice {
  seq: number
  at: string
  text: string
  times?: number
  /** This notice is about a refusal. Only notices about refusals may be dropped when there are too many, the oldest first. */
  refusal?: true
}

/** An announcement that has to be sent. */
export interface Queued extends Announcement {
  at: string
  tries: number
  triedAt?: string
}

export type RunState = 'running' | 'paused' | 'parked' | 'halted' | 'cancelled' | 'finished'

export interface Run {
  id: string
  spec: string
  format: PlanFormat
  root: string
  state: RunState
  /** The number of the event that led to this state. */
  since?: number
  cause?: string
  startedAt: string
  endedAt?: string
  base: string
  /** The branch that executors commit on. */
  branch: string
  /** The person's branch. It moves to approved work and to nothing else. Absent if it is `branch` itself. */
  target?: string
  /** Every agent works in a worktree of its own, and the person's folder stays on the person's branch. */
  isolated?: true
  /** A cancel that was typed outside of the session. HEAD stays where it is then. */
  cancelledVia?: string
  who: string
  plan: EvidenceRef
  planFiles: { path: string; sha256: string }[]
  before?: EvidenceRef
  config: Config
  /** The version of the rules that it began with; absent means 1. */
  rules?: number
  mode: 'screen' | 'print'
  solo: boolean
  views: 'plan' | 'journal'
  session: string
  client: ProcessRef
  /** The client that the run was started in. `client` is the one that drives it now. */
  startedIn?: ProcessRef
  /** Whether a person was in front of the client when the run was started. Absent if the client did not say. */
  attended?: boolean
  /** Modules of other plugins in the client that the run was started in. */
  modules?: ClientModule[]
  /** The same for the client that took the run over later. Absent if the run is still in the client that started it. */
  loaded?: ClientModule[]
  /** The public key of our module in the client that drives the run. Absent: no module of ours is there. */
  key?: string
  /** The last signature that was used with that key. */
  lastSignature?: number
  tasks: TaskState[]
  /** Open tickets only. */
  tickets: Ticket[]
  /** Tickets whose agents were at work when a person cancelled the run and have not ended yet. */
  stopping?: Ticket[]
  approvedHead: string
  /** The last commit whose author is known. Absent while only an agent that is gone could tell who made the later ones. */
  knownHead?: string
  foreign?: ForeignCommits[]
  /** Commits of the run that are on the person's branch and not approved: nothing of the engine's has put them there. */
  strays?: OthersCommits
  /** Where the person's branch was moved to for an adoption that was undone since. */
  given?: string
  /** How many directives in a row had the same content, with no other event between them. */
  standing: { digest: string; count: number }
  /** Tasks that waited for a person when the last directive was given. */
  knownStuck?: string[]
  refusedDispatches?: number
  /** How many turns in a row ended with an error of the model's service. */
  failedTurns?: number
  force?: { task: string; at: string; client: ProcessRef; session: string; who: string }
  notices: Notice[]
  /** How many refusals were dropped from the notices. */
  unlisted?: number
  /** The last prompt at which notices were shown. Whether a person typed that prompt is known only later. */
  told?: PromptMark & { upTo: number }
  /** Keys of the announcements that were made. */
  announced?: string[]
  /** Announcements that no server has taken yet. */
  outbox?: Queued[]
  /** Announcements that were given up after the last try. */
  /** What the run has cost in dollars, by session, where the client says it. */
  costs?: Record<string, number>
  deadLetters?: (Announcement & { why: string; at: string })[]
  /** The process that sends them. */
  sender?: ProcessRef
  /** Events that did not fit the state of the run. A run that nobody tampered with has none. */
  anomalies: string[]
  lastSeq: number
  lastAt: string
}

/** How a person is told where unproved work ends: by the name of their branch, if the run has one of its own. */
export const approvedName = ({ target }: Run): string => target ?? 'the approved ref'

/** What an override left uncommitted of its task. */
export const leftOfTask = ({ left = [], beside = [] }: Pick<Override, 'left' | 'beside'>): string[] =>
  left.filter((path) => !beside.includes(path))

/** Whether a person may have work of an override to commit. What agents leave in worktrees of their own is not looked at. */
export const mayBeUncommitted = (
  { isolated }: Run,
  override: Pick<Override, 'left' | 'beside'> = {},
): boolean => isolated === true || leftOfTask(override).length > 0

/** Something that waits for a person, and what they may choose. */
export interface Asked {
  task?: string
  question: string
  options: string[]
  /** Nothing of the run goes on until it is answered. */
  holdsRun?: true
  /** No agent of the run is at work, though one was begun or asked for. */
  isAtRest?: true
}

/** An agent that is to be dispatched: its ticket as far as it is known before. */
export type Wanted = Pick<Ticket, 'task' | 'role' | 'attempt' | 'iteration' | 'isolated' | 'covers'>

/** The next step that `next` decided on. The engine turns a dispatch into tickets and a directive. */
export type Action =
  | { kind: 'dispatch'; agents: Wanted[] }
  | { kind: 'wait'; reason: string; until?: string }
  /** `also`: other questions that wait for the same person. */
  | ({ kind: 'ask'; also?: Asked[] } & Asked)
  | { kind: 'done'; reason: string }

/** Git finds a commit that is on no branch by its number, as long as a ref of ours keeps it. */
export const keepLine = (commit: string): string =>
  `git branch kept-${commit.slice(0, 10)} ${commit.slice(0, 10)}`

/** The text quoted so that a POSIX shell reads it as one word. */
export const shellWord = (text: string): string =>
  /^[\w./@%+=:,][\w./@%+=:,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
