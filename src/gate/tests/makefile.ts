/** What a makefile does for a target: what has to be made first, and its commands as one. */
export interface Recipe {
  needs: readonly string[]
  body: string
}

const RULE = /^([^\s:#=][^:=#]*?)\s*::?(?!=)\s*([^=#;]*?)(?:;\s*(.*?))?\s*(?:#.*)?$/
const ASSIGNMENT = /^(?:export\s+|override\s+)*([\w.]+)\s*(?:::?|\?)?=\s*(.*)$/

/** The targets of a makefile in their order. Conditions and what is included are not followed. */
export function recipesOf(text: string | undefined): ReadonlyMap<string, Recipe> {
  const recipes = new Map<string, { needs: string[]; lines: string[] }>()
  const variables = new Map<string, string>()
  let open: string[] = []
  for (const line of (text ?? '').replace(/[ \t]*\\\r?\n\s*/g, ' ').split(/\r?\n/)) {
    if (line.startsWith('\t')) {
      for (const target of open) recipes.get(target)?.lines.push(line.trim())
      continue
    }
    const assigned = ASSIGNMENT.exec(line)
    if (assigned) variables.set(assigned[1] ?? '', assigned[2] ?? '')
    const rule = assigned ? undefined : RULE.exec(line)
    if (!rule) continue
    open = (rule[1] ?? '').split(/\s+/).filter((target) => !target.startsWith('.') || target.includes('/'))
    for (const target of open) {
      const known = recipes.get(target) ?? { needs: [], lines: [] }
      known.needs.push(...(rule[2] ?? '').split(/\s+/).filter((need) => need !== '' && need !== '|'))
      if (rule[3]) known.lines.push(rule[3])
      recipes.set(target, known)
    }
  }
  return new Map(
    [...recipes].map(([target, { needs, lines }]) => [target, { needs, body: bodyOf(lines, variables) }]),
  )
}

/** A line whose failure make passes over is written as the shell would. */
function bodyOf(lines: readonly string[], variables: ReadonlyMap<string, string>): string {
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, marks = '', command = ''] = /^([@+\-\s]*)(.*)$/.exec(expand(line, variables)) ?? []
      return marks.includes('-') ? `(${command}) || true` : command
    })
    .join(' && ')
}

function expand(line: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  if (depth > 3) return line
  return line
    .replace(/\$[({]([\w.]+)[)}]/g, (whole, name: string) => {
      if (name === 'MAKE') return 'make'
      const value = variables.get(name)
      return value === undefined ? whole : expand(value, variables, depth + 1)
    })
    .replaceAll('$$', '$')
}

/** Targets that make runs whatever files there are. */
export const phonyTargets = (text: string | undefined): ReadonlySet<string> =>
  new Set(
    [...(text ?? '').replace(/\\\r?\n/g, ' ').matchAll(/^\.PHONY\s*:([^#\n]*)/gm)].flatMap(([, names = '']) =>
      names.trim().split(/\s+/),
    ),
  )
