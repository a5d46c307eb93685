import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tried } from '../src/io/files.ts'
import { pipeCommand } from '../src/io/pipe-command.ts'

/** What the client tells every hook about itself. */
export interface ClientPlace {
  /** The plugin's folder. */
  plugin: string
  /** The folder the session is in. */
  cwd: string
  session: string
  /** The client's own process: a run is bound to it. */
  pid: number
  /** HOME, PATH and the rest of what a hook inherits. */
  env: NodeJS.ProcessEnv
  /** Gets a function that ends the hook which runs now. */
  onStart?(end: () => void): void
}

/** The fields of a hook's answer that the client acts on. */
export interface HookOutput {
  decision?: string
  reason?: string
  systemMessage?: string
  hookSpecificOutput?: {
    additionalContext?: string
    permissionDecision?: string
    permissionDecisionReason?: string
    updatedInput?: Record<string, unknown>
  }
}

export interface HookAnswer {
  exitCode: number | undefined
  output: HookOutput
  stdout: string
  stderr: string
}

interface Handler {
  matcher?: string
  hooks: { command: string; asyncRewake?: boolean }[]
}

/** What the client matches on: the tool, the agent's type, the command's name. */
const MATCHED: Record<string, string> = {
  PreToolUse: 'tool_name',
  PostToolUse: 'tool_name',
  PostToolUseFailure: 'tool_name',
  SubagentStart: 'agent_type',
  SubagentStop: 'agent_type',
  UserPromptExpansion: 'command_name',
}

/** One call of a hook: all that the client hands to the shell. */
export interface HookCall {
  command: string
  env: NodeJS.ProcessEnv
  input: string
}

/**
 * How Claude Code calls the plugin's hooks for an event: the command lines of hooks.json that match, the event as JSON
 * on stdin, and what the client says of itself in the environment. `name` picks one of several.
 */
export function hookCalls(
  place: ClientPlace,
  event: string,
  input: Record<string, unknown>,
  name?: string,
): HookCall[] {
  const all = hookCommands(place.plugin, event, input)
  // A background hook answers later or never, so it is called only when `name` asks for it.
  const wanted = all.filter(({ command, asyncRewake }) =>
    name === undefined ? !asyncRewake : command.includes(`set -- ${name} `),
  )
  if (wanted.length === 0) throw new Error(`hooks.json has no command for this ${event}`)
  const env = {
    ...place.env,
    CLAUDE_PLUGIN_ROOT: place.plugin,
    CLAUDE_PROJECT_DIR: place.cwd,
    CLAUDE_CODE_SESSION_ID: place.session,
    CLAUDE_PID: String(place.pid),
    CLAUDE_CODE_ENTRYPOINT: 'sdk-cli',
  }
  const about = {
    session_id: place.session,
    cwd: place.cwd,
    permission_mode: 'default',
    hook_event_name: event,
  }
  return wanted.map(({ command }) => ({ command, env, input: JSON.stringify({ ...about, ...input }) }))
}

/** Calls all hooks at the same time, as the client does. The answer is the one that says something. */
export async function fireHook(
  place: ClientPlace,
  event: string,
  input: Record<string, unknown>,
  name?: string,
): Promise<HookAnswer> {
  const answers = await Promise.all(
    hookCalls(place, event, input, name).map(async ({ command, ...call }) => {
      const options = { cwd: place.cwd, ...call, ...(place.onStart ? { onStart: place.onStart } : {}) }
      const { exitCode, stdout, stderr } = await pipeCommand(command, options)
      return { exitCode, output: parseOutput(stdout), stdout, stderr }
    }),
  )
  const [first] = answers
  const telling = answers.find(({ exitCode, stdout }) => exitCode !== 0 || stdout !== '') ?? first
  if (!telling) throw new Error(`no hook answered this ${event}`)
  return telling
}

function hookCommands(plugin: string, event: string, input: Record<string, unknown>): Handler['hooks'] {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks/hooks.json'), 'utf8')) as {
    hooks: Record<string, Handler[]>
  }
  const value = String(input[MATCHED[event] ?? ''] ?? '')
  return (hooks[event] ?? [])
    .filter(({ matcher }) => matches(matcher, value))
    .flatMap((handler) => handler.hooks)
}

/** A plain word is compared as a whole; anything else is a free regular expression. */
function matches(matcher: string | undefined, value: string): boolean {
  if (matcher === undefined) return true
  return /^[\w|]+$/.test(matcher) ? matcher.split('|').includes(value) : new RegExp(matcher).test(value)
}

/** Silence is an answer, and plain text is no decision. */
const parseOutput = (stdout: string): HookOutput => tried(() => JSON.parse(stdout) as HookOutput, {})
