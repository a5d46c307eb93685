import type { HookEvent } from './hook-log.ts'
import type { Exchange } from './scripted-api.ts'

/** What a run cost the coordinator: the numbers that a scenario may set a limit to. */
export interface Figures {
  coordinatorRequests: number
  /** Subagents that made at least one request. */
  agents: number
  /** Bytes of our own words that entered the coordinator's context. */
  contextBytes: number
  contexts: { event: string; bytes: number; text: string }[]
  /** Bytes of the longest directive, without the summary that -p gets before the last one. */
  longestDirective: number
}

export function figuresOf(exchanges: Exchange[], hooks: HookEvent[]): Figures {
  const counted = exchanges.filter((exchange) => exchange.side === undefined)
  const contexts = hooks.filter(speaksToCoordinator).map(({ event, text }) => ({
    event,
    bytes: Buffer.byteLength(text),
    text,
  }))
  return {
    coordinatorRequests: counted.filter(({ role }) => role === 'coordinator').length,
    agents: new Set(counted.flatMap(({ agentId }) => agentId ?? [])).size,
    contextBytes: contexts.reduce((sum, { bytes }) => sum + bytes, 0),
    contexts,
    longestDirective: Math.max(...contexts.map(({ text }) => Buffer.byteLength(directiveIn(text)))),
  }
}

const directiveIn = (text: string): string =>
  text.includes('"action":"done"') ? (text.split('\n\n').at(-1) ?? '') : text

/** A blocked prompt or command is shown to the person and never reaches the model. */
function speaksToCoordinator({ event, matched, decision }: HookEvent): boolean {
  switch (event) {
    case 'SessionStart':
    case 'UserPromptSubmit':
    case 'UserPromptExpansion':
      return decision === 'context'
    case 'PostToolUse':
      return decision === 'context' && (matched === 'Agent' || matched === 'Task')
    case 'Stop':
      return decision === 'context' || decision === 'block'
    case 'PreToolUse':
      return decision === 'deny' && (matched === 'Agent' || matched === 'Task')
    default:
      return false
  }
}
