import { processStart, rings } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Session } from './session.ts'

/** The fields of the client's hook input that we read; each may be missing or of another type in a later client. */
export interface HookInput {
  session_id: string
  cwd: string
  hook_event_name: string
  prompt?: string
  /** The client's own number for a prompt; the transcript has it too. */
  prompt_id?: string
  command_name?: string
  command_args?: string
  agent_type?: string
  agent_id?: string
  agent_transcript_path?: string
  transcript_path?: string
  last_assistant_message?: string
  stop_hook_active?: boolean
  source?: string
  error?: string
  tool_name?: string
  tool_use_id?: string
  tool_input?: Record<string, unknown>
  tool_response?: Record<string, unknown>
  permission_mode?: string
  permission_suggestions?: unknown
  background_tasks?: { id: string; type: string; status: string }[]
  file_path?: string
}

/** Throws when the text is not a hook input. The caller then blocks or allows, depending on its event. */
export function parseInput(text: string): HookInput {
  const input = JSON.parse(text) as Partial<HookInput>
  if (typeof input.session_id !== 'string' || typeof input.cwd !== 'string')
    throw new Error('the hook input has no session_id or cwd')
  return input as HookInput
}

/** The client that called a hook, from what it says about itself in the environment. */
export function sessionOf(
  { session_id, cwd, agent_type, agent_id }: Omit<HookInput, 'hook_event_name'>,
  env: NodeJS.ProcessEnv,
  home: string,
): Session {
  const pid = Number(env.CLAUDE_PID ?? 0)
  let client: ProcessRef | undefined
  return {
    id: session_id,
    // Looked up once, and only when needed, because macOS and Windows have to start a program for it.
    get client() {
      if (client) return client
      const startedAt = processStart(pid)
      client = startedAt === undefined ? { pid } : { pid, startedAt }
      return client
    },
    mode: env.CLAUDE_CODE_ENTRYPOINT === 'cli' ? 'screen' : 'print',
    cwd,
    home,
    env,
    solo: agent_type === 'ultraplan:spec-executor' && agent_id === undefined,
  }
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The tool call that a hook input is about, and the agent that makes it. */
export const toolCall = (input: HookInput) => ({
  ...(input.agent_id ? { agentId: input.agent_id } : {}),
  ...(input.agent_type ? { agentType: input.agent_type } : {}),
  transcript: text(input.transcript_path),
  id: text(input.tool_use_id),
  tool: text(input.tool_name),
  input: input.tool_input ?? {},
})

/** What a hook answers. One encoder knows the client's wire format. */
export type Reply =
  /** Nothing to say. */
  | { kind: 'pass' }
  /** The action does not happen (a prompt, a stop, a settings change); the reason is shown. */
  | { kind: 'block'; reason: string }
  /** A tool call does not happen; the model reads the reason, at once or in its next turn. */
  | { kind: 'deny'; reason: string; endsTurn?: boolean | undefined }
  /** A tool call happens with other arguments. */
  | { kind: 'rewrite'; input: Record<string, unknown>; show?: string | undefined }
  /** Text for the model in addition to what happened. At a stop it also makes the session continue. */
  | { kind: 'context'; text: string; show?: string | undefined }
  /** The turn ends here, without asking the model again. */
  | { kind: 'end-turn'; reason: string }
  /** An idle session continues with this text. hooks/run.sh passes it on so that the client wakes the session. */
  | { kind: 'wake'; text: string }
  /** A line for the person, none for the model. */
  | { kind: 'show'; text: string }

export const PASS: Reply = { kind: 'pass' }

/**
 * The JSON that Claude Code reads from a hook's stdout; undefined when there is nothing to write. A hook has no terminal:
 * a notification that no program showed (`io/desktop.ts`) is sent to it by the client.
 */
export function encodeReply(event: string, reply: Reply): string | undefined {
  const answer = encode(event, reply)
  const terminalSequence = rings()
  // What wakes a session is text.
  if (!terminalSequence || reply.kind === 'wake') return answer
  return JSON.stringify({ ...JSON.parse(answer ?? '{}'), terminalSequence })
}

function encode(event: string, reply: Reply): string | undefined {
  const shown = 'show' in reply && reply.show ? { systemMessage: reply.show } : {}
  const specific = (output: object, general: object = shown) =>
    JSON.stringify({ ...general, hookSpecificOutput: { hookEventName: event, ...output } })
  switch (reply.kind) {
    case 'pass':
      return undefined
    case 'block':
      return JSON.stringify({ decision: 'block', reason: reply.reason })
    case 'deny':
      return specific(
        { permissionDecision: 'deny', permissionDecisionReason: reply.reason },
        reply.endsTurn ? { continue: false, stopReason: reply.reason } : {},
      )
    case 'rewrite':
      return specific({ permissionDecision: 'allow', updatedInput: reply.input })
    case 'context':
      return specific({ additionalContext: reply.text })
    case 'end-turn':
      return JSON.stringify({ continue: false, stopReason: reply.reason })
    case 'wake':
      return reply.text
    case 'show':
      return JSON.stringify({ systemMessage: reply.text })
  }
}
