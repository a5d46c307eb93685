import type { IncomingHttpHeaders } from 'node:http'
import { type MessagesRequest, newestMessages, textOf } from './wire.ts'

/** One request, read the way a scenario thinks: who asks, about which task, and what is new. */
export interface Ask {
  role: string
  /** From the line `ultraplan:task <id> attempt <n>` in the agent's prompt. */
  task?: string
  attempt?: number
  /** The subagent's id; undefined for a session's main agent. */
  agentId?: string
  sessionId: string
  /** The current turn of its script, counted from 0. */
  turn: number
  /** Everything that came in since the model last spoke: prompt, tool results, context and feedback of hooks. */
  newest: string
  system: string
  request: MessagesRequest
}

/** Names the role of a request; undefined leaves it to the default. */
export type RoleReader = (system: string, request: MessagesRequest) => string | undefined

export function readAsk(request: MessagesRequest, headers: IncomingHttpHeaders, roleOf?: RoleReader): Ask {
  const system = textOf(request.system)
  const agentId = header(headers, 'x-claude-code-agent-id')
  const ask: Ask = {
    role: roleOf?.(system, request) ?? defaultRole(system, agentId),
    sessionId: header(headers, 'x-claude-code-session-id') ?? '',
    turn: 0,
    newest: newestMessages(request)
      .map((message) => textOf(message.content))
      .join('\n'),
    system,
    request,
  }
  if (agentId !== undefined) ask.agentId = agentId
  const line = taskLine(ask)
  if (line) {
    ask.task = line[1] as string
    ask.attempt = Number(line[2])
  }
  return ask
}

function defaultRole(system: string, agentId: string | undefined): string {
  const marked = /ultraplan:role=([a-z][a-z-]*)/.exec(system)
  if (marked) return marked[1] as string
  return agentId === undefined ? 'coordinator' : 'agent'
}

/** A subagent's task is in its prompt, before any text that it reads; under `--agent` the newest task counts. */
function taskLine({ role, agentId, request }: Ask): RegExpMatchArray | undefined {
  if (role === 'coordinator') return undefined
  const words = request.messages
    .filter((message) => message.role !== 'assistant')
    .map((message) => textOf(message.content))
    .join('\n')
  // The client puts the hook's name before what a hook adds: "Stop hook additional context: ultraplan:task …".
  const lines = [...words.matchAll(/^(?:.* context:)?\s*ultraplan:task (\S+) attempt (\d+)/gm)]
  return agentId === undefined ? lines.at(-1) : lines[0]
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
