/** A rule of the client's settings, such as `Bash(npm test *)`. */
export interface PermissionRule {
  tool: string
  /** Absent: every call of the tool. */
  content?: string
}

export function parseRule(text: string): PermissionRule {
  const match = /^([\w-]+)(?:\((.*)\))?$/s.exec(text.trim())
  const [, tool, content] = match ?? []
  if (tool === undefined) return { tool: text.trim() }
  return content === undefined || content === '' || content === '*'
    ? { tool }
    : { tool, content: content.replace(/\\([\\()])/g, '$1') }
}

/** The rule that allows exactly this shell command, or everything that begins with it. */
export const bashRule = (command: string): string => `Bash(${command.replace(/[\\()]/g, '\\$&')})`

/** Whether a rule speaks of this shell command: exactly, by a beginning (`npm run:*`), or by its stars. */
export function matchesCommand(rule: PermissionRule, command: string): boolean {
  if (rule.tool !== 'Bash') return false
  const { content } = rule
  if (content === undefined || content === command) return true
  if (content.endsWith(':*')) return beginsWith(command, content.slice(0, -2))
  if (!content.includes('*')) return false
  // `npm test *` allows the bare `npm test` too.
  if (content.endsWith(' *') && matchesStars(command, content.slice(0, -2))) return true
  return matchesStars(command, content)
}

const beginsWith = (command: string, start: string): boolean =>
  command === start || command.startsWith(`${start} `)

function matchesStars(command: string, pattern: string): boolean {
  const escaped = pattern.split('*').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`, 's').test(command)
}
