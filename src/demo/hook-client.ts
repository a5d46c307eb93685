import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeCommand } from '../io/pipe-command.ts'

/** What the client knows of itself, and tells every hook. */
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
  hooks: { command: string }[]
}

/** What the client matches on: the tool, the agent's type, the command's name. */
const MATCHED: Record<string, string> = {
  PreToolUse: 'tool_name',
  PostToolUse: 'tool_name',
  PostToolUseFailure: 'tool_name',
  SubagentStop: 'agent_type',
  UserPromptExpansion: 'command_name',
}

/**
 * Runs the plugin's hook for one event the way Claude Code does: the command line of hooks.json by `sh -c`, the event
 * as JSON on stdin, and what the client says of itself in the environment.
 */
export async function fireHook(
  place: ClientPlace,
  event: string,
  input: Record<string, unknown>,
): Promise<HookAnswer> {
  const commands = hookCommands(place.plugin, event, input)
  const [command] = commands
  if (command === undefined || commands.length > 1)
    throw new Error(`hooks.json has ${commands.length} commands for this ${event}, and there should be one`)
  const { exitCode, stdout, stderr } = await pipeCommand(command, {
    cwd: place.cwd,
    env: {
      ...place.env,
      CLAUDE_PLUGIN_ROOT: place.plugin,
      CLAUDE_PROJECT_DIR: place.cwd,
      CLAUDE_CODE_SESSION_ID: place.session,
      CLAUDE_PID: String(place.pid),
      CLAUDE_CODE_ENTRYPOINT: 'sdk-cli',
    },
    input: JSON.stringify({
      session_id: place.session,
      cwd: place.cwd,
      permission_mode: 'default',
      hook_event_name: event,
      ...input,
    }),
    ...(place.onStart ? { onStart: place.onStart } : {}),
  })
  return { exitCode, output: parseOutput(stdout), stdout, stderr }
}

function hookCommands(plugin: string, event: string, input: Record<string, unknown>): string[] {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks/hooks.json'), 'utf8')) as {
    hooks: Record<string, Handler[]>
  }
  const value = String(input[MATCHED[event] ?? ''] ?? '')
  return (hooks[event] ?? [])
    .filter(({ matcher }) => matcher === undefined || new RegExp(`^(?:${matcher})$`).test(value))
    .flatMap((handler) => handler.hooks.map(({ command }) => command))
}

function parseOutput(stdout: string): HookOutput {
  try {
    return JSON.parse(stdout) as HookOutput
  } catch {
    // Silence is an answer, and plain text is no decision.
    return {}
  }
}
