import { isOurs, projectFolder, type Session } from '../client/session.ts'
import { encodeReply, type HookInput, PASS, type Reply, text, toolCall } from '../client/wire.ts'
import type { CallNews } from '../engine/fences/permission-calls.ts'
import type { Refusal } from '../engine/runs/open-run.ts'

export interface HookContext {
  session: Session
  now: Date
}

/** One hook: a function from what happened to an answer. */
export type Hook = (input: HookInput, context: HookContext) => Reply | Promise<Reply>

/** Which sessions pay for a hook: the shell guard decides before node starts. */
export type Guard =
  /** Only a session that drives a run. */
  | 'driver'
  /** A driver, or a session in which agents of a cancelled run may still be at work; in the latter a failure does not block. */
  | 'stopping'
  /** The same, or a session without a screen that has not passed on how its run ended. */
  | 'ends'
  /** A driver, or a session that has not been told everything about a run that has ended. */
  | 'pending'
  /** Any session while some run on this machine has not ended. */
  | 'any-run'
  /** A person typed one of our commands. */
  | 'command'
  /** A driver, or a call that names one of our agents. */
  | 'our-agent'
  /** A driver whose run waits for a time or a proof. */
  | 'waiting'
  /** A driver one of whose agents waits for the answer to a question of the client. */
  | 'asking'
  /** One of our agents that has used up its time, or whose run was cancelled. */
  | 'late'

export interface HookEntry {
  /** The first argument of `hooks/run.sh`; unique. */
  name: string
  event: string
  matcher?: string
  guard: Guard
  /** Runs in the background, and an answer wakes the idle session. In -p the client waits for it instead. */
  wakes?: true
  /**
   * What a crash means: `closed` blocks, because a task could be approved; `open` allows, so that a person can repair.
   */
  onFailure: 'closed' | 'open'
  timeout: number
  /** Shown while it runs, even if the guard ends the hook at once: so only where the matcher lets nothing but ours in. */
  statusMessage?: string
  /** Every other input passes before anything is loaded. */
  only?(input: HookInput): boolean
  hook: Hook
}

type Entry = Omit<HookEntry, 'onFailure' | 'timeout'> & Partial<Pick<HookEntry, 'onFailure' | 'timeout'>>

const byOurAgent = ({ agent_type }: HookInput): boolean => isOurs(agent_type)
const callsOurAgent = ({ tool_input }: HookInput): boolean => isOurs(tool_input?.subagent_type)

/** The client's own skill that creates a folder from which the client loads modules into the session. */
const AUTHORING = /^\/?(?:[\w-]+:)?plugin-authoring$/i

/** A handler in a file of its own, because of what it imports. */
const later =
  (load: () => Promise<Hook>): Hook =>
  async (...call) =>
    (await load())(...call)

const command = later(async () => (await import('./command.ts')).hook)

/** An Agent call for an ultraplan agent returned, done or failed. */
const AGENT_BACK = {
  matcher: 'Agent',
  guard: 'stopping',
  timeout: 60,
  only: callsOurAgent,
  hook: later(async () => (await import('./agent-ends.ts')).callReturned),
} as const

const unless = (kind: 'deny' | 'block', refusal: Refusal | undefined): Reply =>
  refusal ? { kind, reason: `ultraplan: ${refusal.error}\n${refusal.fix}` } : PASS

const say = <K extends 'context' | 'wake'>(kind: K, words: string | undefined): Reply =>
  words === undefined ? PASS : { kind, text: words }

/**
 * hooks/hooks.json is rendered from this. Handlers of one call are written here; what they import is a separate file in
 * dist that only they load. Handlers in files of their own share code with the engine that no other hook should load
 * (scripts/bundles.mjs lists them all, with the reasons).
 */
const ENTRIES: readonly Entry[] = [
  {
    name: 'session-start',
    event: 'SessionStart',
    guard: 'any-run',
    async hook({ agent_id, source, transcript_path }, { session, now }) {
      const { greet, remindAgent } = await import('../engine/people/session-start.ts')
      // Compaction inside a subagent also fires this.
      if (agent_id) return say('context', remindAgent(session, agent_id, text(transcript_path)))
      const greeting = greet(session, text(source), now)
      return greeting ? { kind: 'context', ...greeting } : PASS
    },
  },
  {
    name: 'command',
    event: 'UserPromptExpansion',
    // The client reads a matcher with a colon in it as a regular expression.
    matcher: '^ultraplan:',
    guard: 'command',
    onFailure: 'closed',
    timeout: 120,
    statusMessage: 'ultraplan: doing what you typed',
    only: ({ command_name }) => isOurs(command_name),
    hook: command,
  },
  {
    name: 'bare-command',
    event: 'UserPromptExpansion',
    matcher: 'implement',
    guard: 'command',
    // Open, because it may be the project's own command. Without our text the model only says that ultraplan is not
    // there.
    timeout: 120,
    async hook(input, context) {
      const { isOurImplement } = await import('../engine/project/implement-command.ts')
      if (!isOurImplement(projectFolder({ env: context.session.env, cwd: input.cwd }))) return PASS
      return command(input, context)
    },
  },
  {
    name: 'prompt',
    event: 'UserPromptSubmit',
    guard: 'pending',
    hook: later(async () => (await import('./prompt.ts')).hook),
  },
  {
    name: 'agent-call',
    event: 'PreToolUse',
    matcher: 'Agent',
    guard: 'our-agent',
    onFailure: 'closed',
    timeout: 60,
    hook: later(async () => (await import('./agent-call.ts')).hook),
  },
  {
    name: 'fence',
    event: 'PreToolUse',
    matcher: 'Write|Edit|MultiEdit|NotebookEdit',
    guard: 'driver',
    async hook(input, { session }) {
      const { fenceFile } = await import('../engine/fences/fence-file.ts')
      return unless('deny', await fenceFile(session, toolCall(input)))
    },
  },
  {
    name: 'fence-agents',
    event: 'PreToolUse',
    matcher: 'Workflow|SendMessage|TaskStop',
    guard: 'driver',
    onFailure: 'closed',
    async hook(input, { session }) {
      const { fenceAgents } = await import('../engine/fences/fence-session.ts')
      return unless('deny', fenceAgents(session, toolCall(input)))
    },
  },
  {
    name: 'fence-skill',
    event: 'PreToolUse',
    matcher: 'Skill',
    guard: 'driver',
    only: ({ tool_input }) => AUTHORING.test(text(tool_input?.skill).trim()),
    async hook({ tool_input, agent_id }, { session }) {
      const { fenceSkill } = await import('../engine/fences/fence-session.ts')
      return unless('deny', fenceSkill(session, text(tool_input?.skill), agent_id))
    },
  },
  {
    name: 'handback',
    event: 'PreToolUse',
    matcher: 'SubagentHandback',
    guard: 'driver',
    onFailure: 'closed',
    timeout: 600,
    only: byOurAgent,
    hook: later(async () => (await import('./agent-ends.ts')).handback),
  },
  {
    name: 'permission-asked',
    event: 'PermissionRequest',
    guard: 'driver',
    hook: heardOf('asked'),
  },
  {
    name: 'permission-denied',
    event: 'PermissionDenied',
    guard: 'driver',
    hook: heardOf('denied'),
  },
  { name: 'call-ended', event: 'PostToolUse', guard: 'asking', hook: heardOf('ended') },
  { name: 'call-failed', event: 'PostToolUseFailure', guard: 'asking', hook: heardOf('ended') },
  { name: 'calls-ended', event: 'PostToolBatch', guard: 'asking', hook: heardOf('allEnded') },
  {
    name: 'settings',
    event: 'ConfigChange',
    // Open, because a person whose session cannot find node repairs the PATH in the settings.
    guard: 'driver',
    async hook({ source, file_path }, { session }) {
      const { fenceSettings } = await import('../engine/fences/fence-session.ts')
      return unless('block', fenceSettings(session, { source: text(source), file: text(file_path) }))
    },
  },
  { name: 'agent-back', event: 'PostToolUse', ...AGENT_BACK },
  { name: 'agent-failed', event: 'PostToolUseFailure', ...AGENT_BACK },
  {
    name: 'agent-start',
    event: 'SubagentStart',
    matcher: '^ultraplan:',
    guard: 'driver',
    timeout: 300,
    statusMessage: 'ultraplan: an agent starts',
    async hook({ cwd, agent_id }, { session }) {
      const { agentStarts } = await import('../engine/dispatch/agent-start.ts')
      return say('context', await agentStarts(session, cwd, text(agent_id)))
    },
  },
  {
    name: 'claim',
    event: 'SubagentStop',
    matcher: '^ultraplan:',
    guard: 'stopping',
    onFailure: 'closed',
    timeout: 600,
    statusMessage: 'ultraplan: checking what the agent handed in',
    // The stop after a compaction has an empty agent type.
    only: byOurAgent,
    hook: later(async () => (await import('./agent-ends.ts')).claim),
  },
  {
    name: 'stop',
    event: 'Stop',
    guard: 'ends',
    onFailure: 'closed',
    timeout: 600,
    hook: later(async () => (await import('./stop.ts')).hook),
  },
  {
    name: 'late',
    event: 'PreToolUse',
    guard: 'late',
    // The call by which an agent hands in is always allowed.
    only: (input) => byOurAgent(input) && input.tool_name !== 'SubagentHandback',
    async hook(input, { session, now }) {
      const { checkTime } = await import('../engine/dispatch/time-limit.ts')
      const reply = await checkTime(session, toolCall(input), now)
      if (reply?.kind === 'refused') return { kind: 'deny', reason: reply.text }
      return say('context', reply?.text)
    },
  },
  {
    name: 'wake',
    event: 'Stop',
    guard: 'waiting',
    timeout: 7200,
    wakes: true,
    async hook(_input, { session }) {
      const { wakeWhenReady } = await import('../engine/dispatch/next-step.ts')
      return say('wake', await wakeWhenReady(session))
    },
  },
  {
    name: 'turn-failed',
    event: 'StopFailure',
    guard: 'driver',
    timeout: 21_600,
    wakes: true,
    async hook({ error }, { session, now }) {
      const { afterTurnFailed } = await import('../engine/dispatch/next-step.ts')
      return say('wake', await afterTurnFailed(session, text(error) || 'unknown', now))
    },
  },
]

/** By default a hook allows on failure and has a short time limit. */
export const HOOKS: readonly HookEntry[] = ENTRIES.map((entry) => ({
  onFailure: 'open',
  timeout: 30,
  ...entry,
}))

/** Records what the client asked a person, refused by itself or has done. The decision is not ours, so there is no answer. */
function heardOf(news: CallNews): Hook {
  return async (input, { session }) => {
    const { hearOfCall } = await import('../engine/fences/permission-calls.ts')
    await hearOfCall(session, news, { ...toolCall(input), suggestions: input.permission_suggestions })
    return PASS
  }
}

/** Finds the hook by its name, runs it, and words the answer. The caller decides what a throw means. */
export async function runHook(
  name: string,
  input: HookInput,
  context: HookContext,
): Promise<string | undefined> {
  const entry = HOOKS.find((candidate) => candidate.name === name)
  if (!entry) throw new Error(`there is no hook named ${name}`)
  if (entry.only && !entry.only(input)) return undefined
  return encodeReply(entry.event, await entry.hook(input, context))
}
