const GLOB = /[*?{[]/

export const isGlob = (pattern: string): boolean => GLOB.test(pattern)

/** A path as plans and claims write it, in the form git has it. */
export function cleanPath(path: string, root = ''): string {
  let clean = path
    .trim()
    .replace(/^[`'"]+|[`'"]+$/g, '')
    .replaceAll('\\', '/')
  if (root && clean.startsWith(`${root}/`)) clean = clean.slice(root.length + 1)
  return clean.replace(/^(?:\.\/)+/, '').replace(/\/{2,}/g, '/')
}

/** Whether a path is meant by an entry of a plan: the file itself, a folder above it, or a glob. */
export function matchesPath(pattern: string, path: string): boolean {
  const clean = cleanPath(pattern)
  if (clean === '' || clean === '.') return clean === '.'
  if (clean === path) return true
  if (!isGlob(clean)) return path.startsWith(clean.endsWith('/') ? clean : `${clean}/`)
  return globExpression(clean).test(path)
}

export const matchesAny = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchesPath(pattern, path))

const cache = new Map<string, RegExp>()

function globExpression(glob: string): RegExp {
  const known = cache.get(glob)
  if (known) return known
  const made = new RegExp(`^${translate(glob)}$`)
  cache.set(glob, made)
  return made
}

const LITERAL = /[.+^$()|\\\]}]/

function translate(glob: string): string {
  let out = ''
  let depth = 0
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob[at] as string
    if (char === '*' && glob[at + 1] === '*') {
      const folder = glob[at + 2] === '/'
      out += folder ? '(?:.*/)?' : '.*'
      at += folder ? 2 : 1
    } else if (char === '*') out += '[^/]*'
    else if (char === '?') out += '[^/]'
    else if (char === '{' && glob.indexOf('}', at) > 0) {
      out += '(?:'
      depth += 1
    } else if (char === '}' && depth > 0) {
      out += ')'
      depth -= 1
    } else if (char === ',' && depth > 0) out += '|'
    else if (char === '[' && /^\[[^\]/]+\]/.test(glob.slice(at))) {
      const set = /^\[([^\]/]+)\]/.exec(glob.slice(at))?.[1] ?? ''
      // A folder named like a route parameter, `[id]`, is as likely as a set of characters: both are meant.
      out += `(?:\\[${literally(set)}\\]|[${set.replace(/^!/, '^').replaceAll('\\', '\\\\')}])`
      at += set.length + 1
    } else out += LITERAL.test(char) || char === '{' || char === '[' ? `\\${char}` : char
  }
  return depth === 0 ? out : `${out}${')'.repeat(depth)}`
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
