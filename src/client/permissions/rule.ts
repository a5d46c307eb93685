import type { PermissionCall } from '../../model/event.ts'
import { isFileTool, isShell, type ToolCall } from '../agent-calls.ts'
import { blocksOf, entries } from '../transcript.ts'

/** A rule of the client's settings, such as `Bash(npm test *)`. */
export interface PermissionRule {
  tool: string
  /** Absent: every call of the tool. */
  content?: string
}

export function parseRule(text: string): PermissionRule {
  const [, tool = text.trim(), content = '*'] = /^([\w-]+)(?:\((.*)\))?$/s.exec(text.trim()) ?? []
  return content === '' || content === '*'
    ? { tool }
    : { tool, content: content.replace(/\\([\\()])/g, '$1') }
}

/** The rule that allows exactly this shell command, or everything that begins with it. */
export const bashRule = (command: string): string => `Bash(${command.replace(/[\\()]/g, '\\$&')})`

/** Whether a rule matches this shell command: exactly, by a beginning (`npm run:*`), or by its stars. */
export function matchesCommand(rule: PermissionRule, command: string): boolean {
  if (!isShell(rule.tool)) return false
  const { content } = rule
  if (content === undefined || content === command) return true
  if (content.endsWith(':*')) return `${command} `.startsWith(`${content.slice(0, -2)} `)
  // `npm test *` allows the bare `npm test` too.
  const [, start = content, rest = ''] = /^(.*)( \*)$/s.exec(content) ?? []
  const stars = start.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${stars}${rest && '(?: .*)?'}$`, 's').test(command)
}

export interface CallFacts extends ToolCall {
  /** What the client itself would add to the settings. */
  suggestions?: unknown
}

const LONGEST = 300

/** What the journal says of a call that the client would not make by itself. */
export async function describeCall({ tool, input, suggestions }: CallFacts): Promise<PermissionCall> {
  const what = [input.command, input.file_path, input.url].find((value) => typeof value === 'string')
  return {
    tool,
    what: (what === undefined ? JSON.stringify(input) : String(what)).slice(0, LONGEST),
    rule: suggestedRule(suggestions) ?? (await ownRule(tool, input)),
  }
}

/** The client's own words for the rule that is missing, when it has some. */
function suggestedRule(suggestions: unknown): string | undefined {
  if (!Array.isArray(suggestions)) return undefined
  const rules = suggestions.flatMap((each) => (Array.isArray(each?.rules) ? each.rules : []))
  const texts = rules.flatMap(({ toolName, ruleContent }) => {
    if (typeof toolName !== 'string') return []
    return typeof ruleContent === 'string' ? bashRule(ruleContent).replace(/^Bash/, toolName) : toolName
  })
  return texts.length > 0 ? texts.join(', ') : undefined
}

async function ownRule(tool: string, input: Record<string, unknown>): Promise<string> {
  if (isFileTool(tool)) return 'permissions.defaultMode: acceptEdits'
  if (!isShell(tool) || typeof input.command !== 'string') return tool
  const { rulesForCommand } = await import('./needed.ts')
  return rulesForCommand(input.command).join(', ') || bashRule(input.command)
}

const DONT_ASK = /^Permission to use \S+ has been denied because Claude Code is running in don't ask mode/

/** In permission mode `dontAsk` no hook is called for a denial. The agent's own transcript records it. */
export function deniedInTranscript(transcript: string): ToolCall[] {
  const blocks = (entries(transcript) ?? []).flatMap(blocksOf)
  const calls = new Map(blocks.flatMap((block) => (block.type === 'tool_use' ? [[block.id, block]] : [])))
  return blocks.flatMap(({ type, is_error, content, tool_use_id }) => {
    const call = type === 'tool_result' && is_error === true ? calls.get(tool_use_id) : undefined
    return call && DONT_ASK.test(String(content))
      ? [{ tool: String(call.name), input: call.input ?? {} }]
      : []
  })
}
