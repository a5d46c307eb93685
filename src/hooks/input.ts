/** The fields of the client's hook input that we read; each may be missing or of another type in a later client. */
export interface HookInput {
  session_id: string
  cwd: string
  hook_event_name: string
  prompt?: string
  /** The client's own number for a prompt; it stands in the transcript too. */
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

/** Throws when the text is no hook input: the caller then blocks or lets go, as its event asks. */
export function parseInput(text: string): HookInput {
  const input = JSON.parse(text) as Partial<HookInput>
  if (typeof input.session_id !== 'string' || typeof input.cwd !== 'string')
    throw new Error('the hook input has no session_id or cwd')
  return input as HookInput
}

/** The tool call that an input tells of, and whose it is. */
export const toolCall = (input: HookInput) => ({
  ...(input.agent_id ? { agentId: input.agent_id } : {}),
  transcript: text(input.transcript_path),
  tool: text(input.tool_name),
  input: input.tool_input ?? {},
})

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a person typed, where it is said back to them. */
export const oneLine = (words: string): string => words.replace(/\p{Cc}/gu, ' ')
