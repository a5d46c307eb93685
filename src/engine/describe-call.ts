import type { PermissionCall } from '../model/event.ts'
import { bashRule } from '../plan/permission-rule.ts'

export interface CallFacts {
  tool: string
  input: Record<string, unknown>
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
  const texts = rules.flatMap(({ toolName, ruleContent }) =>
    typeof toolName !== 'string'
      ? []
      : typeof ruleContent !== 'string'
        ? [toolName]
        : [bashRule(ruleContent).replace(/^Bash/, toolName)],
  )
  return texts.length > 0 ? texts.join(', ') : undefined
}

const EDITS = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit'])

async function ownRule(tool: string, input: Record<string, unknown>): Promise<string> {
  if (EDITS.has(tool)) return 'permissions.defaultMode: acceptEdits'
  if (tool !== 'Bash' || typeof input.command !== 'string') return tool
  const { rulesForCommand } = await import('../plan/needed-rules.ts')
  return rulesForCommand(input.command).join(', ') || bashRule(input.command)
}
