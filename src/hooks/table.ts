import type { Hook } from './hook.ts'

/** Which sessions pay for a hook: the shell guard decides before node starts. */
export type Guard =
  /** Only a session that drives a run. */
  | 'driver'
  /** A driver, or a session in which agents of a cancelled run may still be at work: there a failure lets go. */
  | 'stopping'
  /** A driver, or a session that has not been told everything about a run that has ended. */
  | 'untold'
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
  /** The word behind `hooks/run.sh`, unique. */
  name: string
  event: string
  matcher?: string
  guard: Guard
  /** In the background; an answer wakes the idle session. In -p the client waits for it instead. */
  wakes?: true
  /** What a crash means: `closed` blocks where a task could be counted, `open` lets go so that a person can repair. */
  onFailure: 'closed' | 'open'
  timeout: number
  /** Shown while it runs; the client shows it also where the guard lets go at once, so it must be true in any session. */
  statusMessage?: string
  load(): Promise<{ hook: Hook }>
}

/** hooks/hooks.json is rendered from this. */
export const HOOKS: readonly HookEntry[] = [
  {
    name: 'session-start',
    event: 'SessionStart',
    guard: 'any-run',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./session-start.ts'),
  },
  {
    name: 'command',
    event: 'UserPromptExpansion',
    // With a colon in it the client takes a matcher for a free regular expression.
    matcher: '^ultraplan:',
    guard: 'command',
    onFailure: 'closed',
    timeout: 120,
    statusMessage: 'ultraplan: doing what you typed',
    load: () => import('./command.ts'),
  },
  {
    name: 'bare-command',
    event: 'UserPromptExpansion',
    matcher: 'implement',
    guard: 'command',
    // Open: it may be a command of the project's own. Without our line the model only says that we are not there.
    onFailure: 'open',
    timeout: 120,
    load: () => import('./bare-command.ts'),
  },
  {
    name: 'prompt',
    event: 'UserPromptSubmit',
    guard: 'untold',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./prompt.ts'),
  },
  {
    name: 'agent-call',
    event: 'PreToolUse',
    matcher: 'Agent',
    guard: 'our-agent',
    onFailure: 'closed',
    timeout: 60,
    load: () => import('./agent-call.ts'),
  },
  {
    name: 'fence',
    event: 'PreToolUse',
    matcher: 'Write|Edit|MultiEdit|NotebookEdit',
    guard: 'driver',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./fence.ts'),
  },
  {
    name: 'fence-agents',
    event: 'PreToolUse',
    matcher: 'Workflow|SendMessage|TaskStop',
    guard: 'driver',
    onFailure: 'closed',
    timeout: 30,
    load: () => import('./fence-agents.ts'),
  },
  {
    name: 'fence-skill',
    event: 'PreToolUse',
    matcher: 'Skill',
    guard: 'driver',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./fence-skill.ts'),
  },
  {
    name: 'handback',
    event: 'PreToolUse',
    matcher: 'SubagentHandback',
    guard: 'driver',
    onFailure: 'closed',
    timeout: 600,
    load: () => import('./handback.ts'),
  },
  {
    name: 'permission-asked',
    event: 'PermissionRequest',
    guard: 'driver',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./permission-asked.ts'),
  },
  {
    name: 'permission-denied',
    event: 'PermissionDenied',
    guard: 'driver',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./permission-denied.ts'),
  },
  {
    name: 'call-ended',
    event: 'PostToolUse',
    guard: 'asking',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./call-ended.ts'),
  },
  {
    name: 'call-failed',
    event: 'PostToolUseFailure',
    guard: 'asking',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./call-ended.ts'),
  },
  {
    name: 'calls-ended',
    event: 'PostToolBatch',
    guard: 'asking',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./calls-ended.ts'),
  },
  {
    name: 'settings',
    event: 'ConfigChange',
    guard: 'driver',
    // Open: whoever repairs the PATH of a session whose node is gone does it in the settings.
    onFailure: 'open',
    timeout: 30,
    load: () => import('./settings.ts'),
  },
  {
    name: 'agent-back',
    event: 'PostToolUse',
    matcher: 'Agent',
    guard: 'stopping',
    onFailure: 'open',
    timeout: 60,
    load: () => import('./agent-back.ts'),
  },
  {
    name: 'agent-failed',
    event: 'PostToolUseFailure',
    matcher: 'Agent',
    guard: 'stopping',
    onFailure: 'open',
    timeout: 60,
    load: () => import('./agent-back.ts'),
  },
  {
    name: 'agent-start',
    event: 'SubagentStart',
    matcher: '^ultraplan:',
    guard: 'driver',
    onFailure: 'open',
    timeout: 300,
    statusMessage: 'ultraplan: making the agent a place to work',
    load: () => import('./agent-start.ts'),
  },
  {
    name: 'claim',
    event: 'SubagentStop',
    matcher: '^ultraplan:',
    guard: 'stopping',
    onFailure: 'closed',
    timeout: 600,
    statusMessage: 'ultraplan: judging the claim',
    load: () => import('./claim.ts'),
  },
  {
    name: 'stop',
    event: 'Stop',
    guard: 'stopping',
    onFailure: 'closed',
    timeout: 600,
    statusMessage: 'ultraplan: looking whether a run goes on',
    load: () => import('./stop.ts'),
  },
  {
    name: 'late',
    event: 'PreToolUse',
    guard: 'late',
    onFailure: 'open',
    timeout: 30,
    load: () => import('./late.ts'),
  },
  {
    name: 'wake',
    event: 'Stop',
    guard: 'waiting',
    onFailure: 'open',
    timeout: 7200,
    wakes: true,
    load: () => import('./wake.ts'),
  },
  {
    name: 'turn-failed',
    event: 'StopFailure',
    guard: 'driver',
    onFailure: 'open',
    timeout: 21_600,
    wakes: true,
    load: () => import('./turn-failed.ts'),
  },
]
