import { z } from 'zod'
import { Config } from './config.ts'
import { CommandResult, EvidenceRef } from './evidence.ts'
import { GateResult, OthersCommits } from './gate.ts'
import { PlanFormat, taskFields } from './plan.ts'
import { Role, Verdict } from './verdict.ts'
import { LEVELS } from './verification.ts'

/** A process, distinguished from a later one with the same number. */
export const ProcessRef = z.object({ pid: z.number().int(), startedAt: z.string().optional() })
export type ProcessRef = z.infer<typeof ProcessRef>

/** A prompt as its hook saw it. The client records who typed it only later, after `from` in the transcript. */
export const PromptMark = z.object({
  prompt: z.string(),
  /** sha256 of its text; the text itself is not kept. */
  digest: z.string().optional(),
  transcript: z.string(),
  from: z.number().int(),
})
export type PromptMark = z.infer<typeof PromptMark>

/** What the run has to know about a task to decide the next step. The rest is in the pinned plan. */
export const TaskSummary = z.object({
  ...taskFields,
  parallel: z.boolean(),
  dependsOn: z.array(z.string()),
  files: z.array(z.string()),
  securityReview: z.boolean(),
  /** Whether the packet asks for a review of a SIMPLE task. */
  review: z.boolean().optional(),
  /** Who asked for a task that the engine added. A `[FIX x]` task of the plan itself has no such mark. */
  addedBy: z.enum(['review', 'executor']).optional(),
  /** Ticked before the run began: it counts as done, and is shown as such. */
  doneBefore: z.boolean().default(false),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** Code that the client loads into itself, with its hash. */
export const ClientModule = z.object({
  name: z.string(),
  digest: z.string(),
})
export type ClientModule = z.infer<typeof ClientModule>

const signedBy = {
  /** Whether our module inside the client has signed it; absent in journals of versions without the module. */
  assurance: z.enum(['signed', 'unsigned']).optional(),
  /** Where the client says that it came from, or `button` for one of our pane; only if it is signed. */
  origin: z.string().optional(),
  /** The number of the signature, so that none is used twice. */
  signature: z.number().int().optional(),
}

/** Who acted, for overrides: the git identity, else the system user; and reasons to doubt it. */
const byPerson = {
  who: z.string(),
  session: z.string(),
  prompt: z.string(),
  doubts: z.array(z.string()).optional(),
  ...signedBy,
}

/** Typed outside of the session. The session is told at its next prompt. */
const Elsewhere = z.enum(['a terminal', 'a shell of the session', 'the board'])

/** Where a person acted, if not in the session, and their reason. Nothing proves who used the board. */
const fromElsewhere = { via: Elsewhere.optional(), reason: z.string().optional() }

/** A file of the plan as it was in the folder when an executor began, where it was not as pinned. */
const PlanEdited = z.object({ file: z.string(), text: EvidenceRef })
export type PlanEdited = z.infer<typeof PlanEdited>

const provedPart = {
  /** Other work still waits. Up to here none of it is in the history, so the approved ref moves there. */
  upTo: z.string().optional(),
}

const leftByOverride = {
  /** What was uncommitted. A person commits it, and no other task is charged with it. */
  left: z.array(z.string()).optional(),
  /** Of these, files that neither the plan nor the executor names. They may be a person's, and are no part of the task. */
  beside: z.array(z.string()).optional(),
}

/** Something that is announced outside of the client, once. */
export const Announcement = z.object({
  key: z.string(),
  event: z.enum(['task_escalated', 'task_refused', 'run_parked', 'run_halted', 'run_finished']),
  task: z.string().optional(),
  reason: z.string().optional(),
})
export type Announcement = z.infer<typeof Announcement>

/** A tool call of an agent that the client does not allow by itself. */
export const PermissionCall = z.object({
  tool: z.string(),
  /** The command, or the file. */
  what: z.string(),
  /** The rule that is missing in the settings. */
  rule: z.string(),
})
export type PermissionCall = z.infer<typeof PermissionCall>

/** A time limit: the key that sets it, and its value for one agent. */
export const Limit = z.object({
  key: z.enum(['limits.executor', 'limits.executorMax', 'limits.task', 'limits.review', 'limits.reviewMax']),
  seconds: z.number(),
})
export type Limit = z.infer<typeof Limit>

/** What is new where an agent worked, since it began. Git cannot tell who made the uncommitted files. */
export const LeftBehind = z.object({
  /** Short hash and subject, newest first. */
  commits: z.array(z.string()),
  files: z.array(z.string()),
  /** The agent's own worktree; absent when it worked in the person's folder. */
  worktree: z.string().optional(),
})
export type LeftBehind = z.infer<typeof LeftBehind>

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape })

const bodies = [
  event('run_started', {
    run: z.string(),
    spec: z.string(),
    format: PlanFormat,
    /** The repository's top folder, as seen by the session that started the run. */
    root: z.string(),
    planFiles: z.array(z.object({ path: z.string(), sha256: z.string() })),
    /** The pinned plan (model Plan as JSON). */
    plan: EvidenceRef,
    tasks: z.array(TaskSummary),
    base: z.string(),
    branch: z.string(),
    /** The person's branch, which moves to approved work. Absent if the run works on the person's branch itself. */
    target: z.string().optional(),
    /** Every agent works in a worktree of its own, and the person's folder stays on the person's branch. */
    isolated: z.literal(true).optional(),
    config: Config,
    /** Files that were untracked (or changed, where that is allowed) before the run. */
    before: EvidenceRef.optional(),
    session: z.string(),
    client: ProcessRef,
    mode: z.enum(['screen', 'print']),
    /** Where STATE.md goes: beside the plan, or beside the journal when git tracks that path. */
    views: z.enum(['plan', 'journal']).default('plan'),
    /** `solo`: the session's main agent is the executor (`--agent`). */
    solo: z.boolean().default(false),
    /** Whether a person was in front of the client; absent if the client did not say. */
    attended: z.boolean().optional(),
    /** Modules of other plugins that were loaded in the client, or would have been. */
    modules: z.array(ClientModule).optional(),
    /** The public key of our module in that client. */
    key: z.string().optional(),
    who: z.string(),
    /** By which rules the run decides (`RULES`); absent in journals that are older than the number. */
    rules: z.number().int().optional(),
    ...signedBy,
  }),
  event('run_bound', {
    session: z.string(),
    client: ProcessRef,
    mode: z.enum(['screen', 'print']),
    /** Whether the new session's main agent is the executor; absent leaves it as it was. */
    solo: z.boolean().optional(),
    /** Modules of other plugins that existed when this client began to drive the run. A module may delete its files later. */
    modules: z.array(ClientModule).optional(),
    /** The public key of our module in the new client. */
    key: z.string().optional(),
    cause: z.string(),
  }),
  event('ticket_issued', {
    ticket: z.string(),
    task: z.string(),
    role: Role,
    attempt: z.number().int().positive(),
    /** The round of a review, or the number of a voter; 1 for executors. */
    iteration: z.number().int().positive().default(1),
    base: z.string(),
    /** Parallel groups run in worktrees. */
    isolated: z.boolean().default(false),
    /** The name that the coordinator was given for several tickets together. */
    group: z.string().optional(),
    /** Tasks of a parallel batch that one spec review covers together. */
    covers: z.array(z.string()).optional(),
  }),
  event('ticket_redeemed', {
    ticket: z.string(),
    toolUseId: z.string(),
    session: z.string(),
    model: z.string().optional(),
    /** The head of the branch at that moment. Commits made since the ticket was issued are not its executor's. */
    base: z.string().optional(),
    /** Work of overridden tasks that is still uncommitted. A person has to commit it. */
    held: z.array(z.string()).optional(),
    /** Files of the plan that somebody had edited by then, and their text. The executor commits them with its tick. */
    edited: z.array(PlanEdited).optional(),
    /** Git marks what the shells of this session commit. */
    marks: z.literal(true).optional(),
  }),
  /** Which agent uses a redeemed ticket. The client says it only after the launch. */
  event('agent_launched', {
    ticket: z.string(),
    agentId: z.string(),
    /** The model that the client resolved; the one asked for is in `ticket_redeemed`. */
    model: z.string().optional(),
  }),
  event('claim_received', {
    /** Where an isolated executor worked; its commits stay there until they are merged. */
    worktree: z.object({ path: z.string(), branch: z.string().optional() }).optional(),
    ticket: z.string(),
    agentId: z.string(),
    claim: EvidenceRef,
    judge: ProcessRef,
    /** The agent's own transcript, for the list of its tool calls; the client's file, not evidence. */
    transcript: z.string().optional(),
  }),
  event('gate_judged', {
    ticket: z.string(),
    result: GateResult,
    feedback: EvidenceRef.optional(),
    /** No agent can be sent back: a new agent has to do the work again (a merge that failed). */
    cold: z.boolean().optional(),
  }),
  /** An agent worked longer than it may; its tool calls are refused from here on. */
  event('agent_overran', {
    ticket: z.string(),
    limit: Limit.optional(),
    /** How long the agent had worked when it was told. */
    ownMs: z.number().optional(),
  }),
  /** The agent makes progress, so its limit is extended to `until`, in seconds of its own working time. */
  event('limit_extended', { ticket: z.string(), until: z.number(), because: z.string() }),
  /** The agent has used most of its time, and was told to finish. */
  event('agent_warned', { ticket: z.string() }),
  /** The client asks a person whether an agent may do this; the agent waits. */
  event('permission_waiting', { ticket: z.string(), call: PermissionCall }),
  event('permission_given', { ticket: z.string() }),
  event('permission_denied', {
    ticket: z.string(),
    call: PermissionCall,
    /** A person answered no or not at all, the client's classifier refused, or its mode allows no question. */
    by: z.enum(['answer', 'classifier', 'mode']),
  }),
  /** The proof takes longer than a hook may, so a separate process continues it. */
  event('proof_deferred', { ticket: z.string(), worker: ProcessRef }),
  /** An error of the service ended the session's turn. It is woken again at `wakeAt`, or parked. */
  event('turn_failed', { error: z.string(), wakeAt: z.string().optional() }),
  event('review_judged', {
    ticket: z.string(),
    verdict: Verdict,
    /** What the next attempt is told after a rejection. */
    feedback: EvidenceRef.optional(),
  }),
  /** Somebody with the API's key reported the result of one level. A claim: only `gate_judged` proves anything. */
  event('verification_reported', {
    task: z.string(),
    attempt: z.number().int().positive(),
    level: z.enum(LEVELS),
    passed: z.boolean(),
    failedChecks: z.array(z.object({ name: z.string(), detail: z.string() })),
    summary: z.string(),
    /** What the next attempt is told after a failure. */
    feedback: EvidenceRef.optional(),
  }),
  event('baseline_ran', {
    task: z.string(),
    commands: z.array(CommandResult),
    /** The task only checks, preserves or repairs something, so its verify may pass before any work. */
    expected: z.boolean().optional(),
  }),
  event('task_approved', {
    task: z.string(),
    commit: z.string(),
    /** Where the approved ref moves when the engine itself committed on top of it (progress lines). */
    head: z.string().optional(),
    /** The author of every commit up to here is known: what a given-up fix had changed is restored. */
    known: z.string().optional(),
    receipt: z.string().optional(),
  }),
  event('agent_lost', {
    ticket: z.string(),
    cause: z.string(),
    failure: z.enum(['EXECUTION_FAILURE', 'TIMEOUT']),
    /** The head of the branch at that moment. Later commits of others are not this attempt's. */
    head: z.string().optional(),
    /** Commits of others that were made meanwhile. */
    others: z.array(OthersCommits).optional(),
  }),
  /** The client never started the agent of a redeemed ticket. No work was done, so no attempt is counted. */
  event('agent_not_started', { ticket: z.string(), cause: z.string() }),
  event('task_blocked', { task: z.string(), cause: z.string() }),
  event('task_skipped', {
    task: z.string(),
    reason: z.string(),
    ...leftByOverride,
    ...byPerson,
  }),
  event('force_asked', { task: z.string(), client: ProcessRef, ...byPerson }),
  event('force_lapsed', { task: z.string(), cause: z.string() }),
  event('task_forced', { task: z.string(), ...leftByOverride, ...byPerson }),
  event('task_retried', {
    task: z.string(),
    /** Its agents and commands get more time. */
    longer: z.boolean().optional(),
    /** What the person answers to the executor that could not go on. The next one is told. */
    answer: z.string().optional(),
    ...fromElsewhere,
    ...byPerson,
  }),
  event('task_decided', {
    task: z.string(),
    choice: z.string(),
    /** `false`: the person answered no, and the checkpoint stays closed. */
    accepted: z.boolean().default(true),
    ...byPerson,
  }),
  /** Commits on the branch that no executor made, found at a dispatch or at the end; with some of their files. */
  event('commits_found', {
    ...OthersCommits.shape,
    /** The ticket of the executor that was at work. */
    during: z.string().optional(),
    /** The approved commit, which is not on the branch any more: someone amended it or took it off. */
    lost: z.string().optional(),
    /** The person's branch: it has these commits of the run, which are not approved. */
    on: z.string().optional(),
  }),
  /** A person takes responsibility for them. */
  event('commits_adopted', { commit: z.string(), ...provedPart, ...byPerson }),
  /** Written before the branch moves to the proved merge of an isolated executor's work. */
  event('work_merged', { ticket: z.string(), commit: z.string() }),
  /** The branch could not be moved to the merge after all. */
  event('merge_failed', { ticket: z.string() }),
  /** A person had approved work brought to their own branch. `proof`: it was merged, and the merge was proved. */
  event('work_landed', {
    branch: z.string(),
    commit: z.string(),
    proof: z.array(CommandResult).optional(),
    ...byPerson,
  }),
  /** A person adopted unverified work as it is: the approved ref moves past it, and the mark stays. */
  event('override_adopted', { task: z.string(), commit: z.string(), ...provedPart, ...byPerson }),
  event('override_undone', { task: z.string(), ...byPerson }),
  event('tasks_added', {
    /** The task that they come after; empty for the beginning of the plan. */
    after: z.string(),
    tasks: z.array(TaskSummary),
    plan: EvidenceRef,
    commit: z.string(),
    cause: z.string(),
    /** An executor asked for them: its task waits for them, and this attempt does not count. */
    postpones: z.object({ task: z.string(), ticket: z.string() }).optional(),
    /** An executor asked for them as follow-ups of this task. */
    follows: z.string().optional(),
    /** What the first attempt of the added tasks is told. */
    feedback: EvidenceRef.optional(),
  }),
  event('run_paused', { who: z.string(), ...signedBy, ...fromElsewhere }),
  event('run_resumed', { who: z.string(), ...signedBy, ...fromElsewhere }),
  /** A person resumed the run, and the committed configuration differs now; `changes` says how. */
  event('config_read', {
    config: Config,
    commit: z.string(),
    changes: z.array(z.string()),
    who: z.string(),
    ...signedBy,
  }),
  event('run_parked', { cause: z.string() }),
  event('run_halted', { cause: z.string() }),
  event('run_cancelled', { who: z.string(), ...signedBy, ...fromElsewhere }),
  /** An agent that was at work when a person cancelled the run has ended. */
  event('agent_stopped', { ticket: z.string(), left: LeftBehind }),
  event('run_finished', { commit: z.string() }),
  event('directive_given', { digest: z.string(), via: z.string() }),
  event('prompt_seen', { session: z.string() }),
  /** Something was refused; the person sees it at their next prompt, unless it answered a command that they typed. */
  event('refused', {
    id: z.string(),
    what: z.string(),
    /** What the model was told. */
    why: z.string().optional(),
    agentId: z.string().optional(),
    answered: z.literal(true).optional(),
    signature: signedBy.signature,
  }),
  /** Notices were shown with a prompt. They count as shown once the transcript says that a person typed it. */
  event('notices_told', { upTo: z.number().int(), ...PromptMark.shape }),
  event('notices_shown', { upTo: z.number().int() }),
  /** Written before the webhook is called. What is `queued` stays to be sent until a server has taken it. */
  event('announced', { about: z.array(Announcement), queued: z.boolean().optional() }),
  /** The process that sends what is queued; none when everything is sent. */
  event('webhook_claimed', { sender: ProcessRef.optional() }),
  /** How one message fared: taken, to be tried again, or given up after the last try. */
  event('webhook_tried', {
    key: z.string(),
    result: z.enum(['taken', 'refused', 'dead']),
    why: z.string().optional(),
  }),
  /** What the client says that a session has cost in dollars: when the run began in it, and by now. */
  event('cost_told', { session: z.string(), from: z.number(), usd: z.number() }),
  event('noted', { text: z.string(), signature: signedBy.signature }),
] as const

export const EventBody = z.discriminatedUnion('type', bodies)
export type EventBody = z.infer<typeof EventBody>
export type EventType = EventBody['type']

/** What the journal adds to each event. The hash is over the exact bytes of the line before it and the previous hash. */
export interface Envelope {
  seq: number
  at: string
  prev: string
  hash: string
}
export type Event = Envelope & EventBody
export type EventOf<T extends EventType> = Envelope & Extract<EventBody, { type: T }>
