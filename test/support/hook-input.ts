import type { HookEntry } from '../../src/hooks/table.ts'

const OURS = { agent_id: 'agent1', agent_type: 'ultraplan:spec-executor' }

/** The fields that an event needs so that the matcher of this hook accepts it. */
export function inputFor({ event, matcher = '' }: HookEntry): Record<string, unknown> {
  const [word = ''] = matcher.replace(/[()^$]/g, '').split('|')
  switch (event) {
    case 'PreToolUse':
    case 'PostToolUse':
    case 'PostToolUseFailure':
      return {
        tool_name: word || 'Bash',
        tool_use_id: 'toolu_1',
        tool_input: { subagent_type: 'Explore' },
        // What other agents hand in is allowed before anything can fail.
        ...(word === 'SubagentHandback' ? OURS : {}),
      }
    case 'SubagentStart':
    case 'SubagentStop':
      return OURS
    case 'UserPromptExpansion':
      return { command_name: word.includes(':') ? 'ultraplan:implement' : word, command_args: 'demo' }
    case 'UserPromptSubmit':
      return { prompt: 'how far is it?' }
    default:
      return {}
  }
}
