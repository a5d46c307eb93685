import type { Plan, Task } from '../model/plan.ts'
import type { FileChange } from './facts.ts'
import { isRunnerFile, isTestFile } from './tests/test-files.ts'

const GLOB = /[*?{[]/

export const isGlob = (pattern: string): boolean => GLOB.test(pattern)

/** Converts a path of a plan or a claim into the form that git uses. */
export function cleanPath(path: string, root = ''): string {
  let clean = path
    .trim()
    .replace(/^[`'"]+|[`'"]+$/g, '')
    .replaceAll('\\', '/')
  if (root && clean.startsWith(`${root}/`)) clean = clean.slice(root.length + 1)
  return clean.replace(/^(?:\.\/)+/, '').replace(/\/{2,}/g, '/')
}

/** Whether an entry of a plan means this path: the file itself, a folder above it, or a glob. */
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

const LITERAL = /[.+^$()|\\\]{}[]/

function translate(glob: string): string {
  let out = ''
  let depth = 0
  let at = 0
  while (at < glob.length) {
    const { taken, means, deeper = 0 } = partOf(glob, at, depth)
    out += means
    at += taken
    depth += deeper
  }
  return `${out}${')'.repeat(depth)}`
}

/** What stands at a place of a glob, as a part of an expression; `deeper` where braces open or close. */
function partOf(glob: string, at: number, depth: number): { taken: number; means: string; deeper?: number } {
  const char = glob[at] as string
  if (glob.startsWith('**/', at)) return { taken: 3, means: '(?:.*/)?' }
  if (glob.startsWith('**', at)) return { taken: 2, means: '.*' }
  if (char === '*') return { taken: 1, means: '[^/]*' }
  if (char === '?') return { taken: 1, means: '[^/]' }
  if (char === '{' && glob.indexOf('}', at) > 0) return { taken: 1, means: '(?:', deeper: 1 }
  if (char === '}' && depth > 0) return { taken: 1, means: ')', deeper: -1 }
  if (char === ',' && depth > 0) return { taken: 1, means: '|' }
  const set = /^\[([^\]/]+)\]/.exec(glob.slice(at))?.[1]
  if (set === undefined) return { taken: 1, means: LITERAL.test(char) ? `\\${char}` : char }
  // A folder named like a route parameter, `[id]`, is as likely as a set of characters: both are meant.
  const means = `(?:\\[${literally(set)}\\]|[${set.replace(/^!/, '^').replaceAll('\\', '\\\\')}])`
  return { taken: set.length + 2, means }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** Folders and files that builds and tools create. They are usually ignored. */
export const BUILD_OUTPUT =
  /(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.nyc_output|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.svelte-kit|\.vite|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.tox|\.?venv|env|\.gradle|\.idea|\.vscode|vendor|tmp|temp|logs?|\.ultraplan|\.claude|\.eggs|[^/]*\.egg-info)(?:\/|$)|\.(?:log|pyc|class|o|tsbuildinfo|lcov|swp|tmp|bak)$|(?:^|\/)(?:\.DS_Store|\.env(?:\.[\w.]+)?|npm-debug\.log.*|STATE\.md|SUMMARY\.md)$/

/** Installed dependencies, which differ between machines. A proof may depend on them. */
const DEPENDENCIES = /(?:^|\/)(?:node_modules|\.?venv|vendor|\.env(?:\.[\w.]+)?)(?:\/|$)/

export const isBorrowed = (path: string, links: readonly string[]): boolean =>
  DEPENDENCIES.test(path) || links.some((link) => path === link || path.startsWith(`${link}/`))

/**
 * Changed files that are restored in a clean checkout: plan, configuration, and tests and runner files that the task
 * does not name. A new test stays.
 */
export function protectedPaths(changes: readonly FileChange[], task: Task, plan: Plan): string[] {
  const own = [...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])]
  return changes.flatMap((change) => {
    const { path, from, kind } = change
    if (plan.files.some((file) => file.path === path) || path.startsWith('.ultraplan/')) return [path]
    if (matchesAny(own, path) || (from !== undefined && matchesAny(own, from))) return []
    if (isRunnerFile(path)) return [path]
    return isTestFile(path) && kind !== 'added' ? (from ? [from] : [path]) : []
  })
}
