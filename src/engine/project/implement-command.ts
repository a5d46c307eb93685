import { dirname, join } from 'node:path'
import { readText } from '../../io/files.ts'

/** Where `init` puts the bare command, below the top of the repository. */
export const COMMAND_FILE = '.claude/commands/implement.md'

/** Marks our /implement. A project's own command of that name is left alone, by `init` and by the hook. */
export const COMMAND_MARK = '<!-- ultraplan:command=implement -->'

export const IMPLEMENT_COMMAND = `---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${COMMAND_MARK}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands, all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`

/** What the client takes for \`/implement\`, nearest first: it looks from its folder upwards. */
const CANDIDATES = [
  ['.claude', 'commands', 'implement.md'],
  ['.claude', 'skills', 'implement', 'SKILL.md'],
]

/** Whether the \`/implement\` that a client in this folder runs is the one that \`init\` wrote. */
export function isOurImplement(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const found = CANDIDATES.flatMap((way) => readText(join(at, ...way)) ?? [])
    if (found.length > 0) return found.every((text) => text.includes(COMMAND_MARK))
    if (dirname(at) === at) return false
  }
}
