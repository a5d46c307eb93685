import type { LintFacts, LintRule } from '../rule.ts'
import { at } from '../rule.ts'

export const files: LintRule = {
  id: 'lint/files',
  severity: 'warn',
  summary: 'the files of a task could exist in this repository',
  seed: 'design',
  tunable: true,
  run(plan, facts) {
    return plan.tasks
      .filter((task) => !task.ticked)
      .flatMap((task) =>
        [...new Set([...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])])].flatMap((path) => {
          const why = impossible(path, facts)
          return why === undefined
            ? []
            : [
                {
                  ...at(task),
                  message: `${path} ${why}`,
                  fix: 'name a path relative to the top of the repository',
                },
              ]
        }),
      )
  },
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name with one is what this looks for
const CONTROL = /[\u0000-\u001f]/

function impossible(path: string, facts: LintFacts): string | undefined {
  if (CONTROL.test(path)) return 'has a control character in its name'
  const inside = facts.root !== undefined && path.startsWith(`${facts.root}/`)
  if (/^(?:\/|[A-Za-z]:\/|~\/)/.test(path) && !inside) return 'lies outside the repository'
  const parts = (inside && facts.root ? path.slice(facts.root.length + 1) : path).split('/')
  let depth = 0
  for (const part of parts) {
    depth += part === '..' ? -1 : part === '.' || part === '' ? 0 : 1
    if (depth < 0) return 'lies outside the repository'
  }
  if (/^\.git(?:\/|$)/.test(path)) return "is git's own"
  if (/(?:^|\/)path\/to\//.test(path) || /\[[A-Z][\w ]*\]|<[a-z][\w -]*>|\{\{/.test(path))
    return 'is a placeholder'
  for (let length = 1; length < parts.length; length += 1) {
    const above = parts.slice(0, length).join('/')
    if (facts.entry?.(above) === 'file') return `cannot exist: ${above} is a file`
  }
  return undefined
}
