const NAMES = ['exit', 'return', 'trap', 'exec', 'alias', 'function', 'unset', 'eval', 'source']
/** Options of `set` with which a shell reads commands without running them. */
const NO_EXEC = String.raw`-\w*n\w*|-o\s+noexec`

/** Commands that can keep the rest of a shell script from being run, or from making it fail. */
export const DISTURBS = new RegExp(
  String.raw`\b(?:${NAMES.join('|')})\b|\bset\s+(?:\+|${NO_EXEC})|\(\)|\|\||\bPATH=|^\s*\.`,
)

/** Commands that change files that are run later, even from a shell of their own. */
const ON_FILES = new Set(['rm', 'mv', 'git'])
/** Commands that change where or how later commands run. */
const ON_SHELL = new Set([...NAMES, '.', 'export', 'declare', 'typeset', 'readonly', 'cd', 'pushd'])

/** Commands that may end the shell with success. */
const ENDS = /\b(?:exit(?!\s+["']?[1-9$])|return|exec|eval|source)\b|(?:^|[;&|])\s*\.\s/
const AT_THE_END = /^(?:SIG)?(?:EXIT|ERR|DEBUG|0)$/i
const HARMLESS = /^(?:-[eux]+|-[eux]*o (?:pipefail|errexit|nounset|xtrace))(?: (?:-[eux]+|-o pipefail))*$/

/** Whether a command ends the shell or hides failures of later commands, may change what they do, or neither. */
export function disturbance(
  { words, apart, orElse }: { words: readonly string[] | undefined; apart: boolean; orElse: boolean },
  /** Words of the commands after it. */
  run: readonly string[],
): 'ends' | 'bends' | undefined {
  if (words === undefined) return 'bends'
  const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w*=.*|command|builtin)$/s.test(word))
  const [name = '', ...rest] = start < 0 ? [] : words.slice(start)
  if (ON_FILES.has(name)) return 'bends'
  if (apart) return undefined
  const args = rest.join(' ')
  const ends = () => {
    switch (name) {
      case 'exit':
      case 'return':
        // After `||` it passes the failure on, unless its exit code is 0.
        return orElse ? /^0/.test(args) : !/^[1-9]/.test(args)
      case 'exec':
        return rest.length > 0
      case 'trap':
        return ENDS.test(rest[0] ?? '') && rest.slice(1).some((word) => AT_THE_END.test(word))
      case 'eval':
        return ENDS.test(args)
      case 'alias':
        return rest.some((word) => run.includes(word.replace(/=.*/s, '')))
      case 'set':
        return new RegExp(`(?:^| )(?:${NO_EXEC})(?: |$)`).test(args)
      default:
        return false
    }
  }
  if (ends()) return 'ends'
  const isUnknown = name === '' || name.startsWith('$')
  return isUnknown || ON_SHELL.has(name) || (name === 'set' && !HARMLESS.test(args)) ? 'bends' : undefined
}

/** A target of a makefile: what has to be made first, and its commands joined into one. */
export interface Recipe {
  needs: readonly string[]
  body: string
}

const RULE = /^([^\s:#=][^:=#]*?)\s*::?(?!=)\s*([^=#;]*?)(?:;\s*(.*?))?\s*(?:#.*)?$/
const ASSIGNMENT = /^(?:export\s+|override\s+)*([\w.]+)\s*(?:::?|\?)?=\s*(.*)$/

interface Rule {
  needs: string[]
  lines: string[]
}

/** The targets of a makefile in their order. Conditions and what is included are not followed. */
export function recipesOf(text: string | undefined): ReadonlyMap<string, Recipe> {
  const rules = new Map<string, Rule>()
  const variables = new Map<string, string>()
  let open: Rule[] = []
  for (const line of (text ?? '').replace(/[ \t]*\\\r?\n\s*/g, ' ').split(/\r?\n/)) {
    if (line.startsWith('\t')) {
      for (const { lines } of open) lines.push(line.trim())
      continue
    }
    const assigned = ASSIGNMENT.exec(line)
    if (assigned) variables.set(assigned[1] ?? '', assigned[2] ?? '')
    else open = addRule(line, rules) ?? open
  }
  return new Map(
    [...rules].map(([target, { needs, lines }]) => [target, { needs, body: bodyOf(lines, variables) }]),
  )
}

/** The rules of the targets that a line names; `undefined` when it names none. */
function addRule(line: string, rules: Map<string, Rule>): Rule[] | undefined {
  const [, targets, needs = '', command] = RULE.exec(line) ?? []
  return targets
    ?.split(/\s+/)
    .filter((target) => !target.startsWith('.') || target.includes('/'))
    .map((target) => {
      const rule = rules.get(target) ?? { needs: [], lines: [] }
      rule.needs.push(...needs.split(/\s+/).filter((need) => need !== '' && need !== '|'))
      if (command) rule.lines.push(command)
      rules.set(target, rule)
      return rule
    })
}

/** Joins the commands of a recipe. A failure that make ignores (`-`) is written as `|| true`. */
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

/** Targets that make runs even if a file of that name exists. */
export const phonyTargets = (text: string | undefined): ReadonlySet<string> =>
  new Set(
    [...(text ?? '').replace(/\\\r?\n/g, ' ').matchAll(/^\.PHONY\s*:([^#\n]*)/gm)].flatMap(([, names = '']) =>
      names.trim().split(/\s+/),
    ),
  )
