import type { Plan, Task } from '../model/plan.ts'
import type { FileChange } from './facts.ts'
import { isRunnerFile, isTestFile } from './tests/test-files.ts'

export const isGlob = (pattern: string): boolean => /[*?{[]/.test(pattern)

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
  const expression = expressions.get(clean) ?? globExpression(clean)
  expressions.set(clean, expression)
  return expression.test(path)
}

const expressions = new Map<string, RegExp>()

export const matchesAny = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchesPath(pattern, path))

const MEANS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }

function globExpression(glob: string): RegExp {
  let depth = 0
  const brace = (deeper: 1 | -1): string => {
    depth += deeper
    return deeper > 0 ? '(?:' : ')'
  }
  const means = glob.replace(/\*\*\/?|\[[^\]/]+\]|[^\w/-]/g, (sign, at: number) => {
    if (sign === '{' && glob.indexOf('}', at) > 0) return brace(1)
    if (sign === '}' && depth > 0) return brace(-1)
    if (sign === ',' && depth > 0) return '|'
    const set = /^\[(.+)\]$/s.exec(sign)?.[1]
    if (set === undefined) return MEANS[sign] ?? literally(sign)
    // A folder named like a route parameter, `[id]`, is as likely as a set of characters: both are meant.
    return `(?:\\[${literally(set)}\\]|[${set.replace(/^!/, '^').replaceAll('\\', '\\\\')}])`
  })
  return new RegExp(`^${means}${')'.repeat(depth)}$`)
}

/** The text as a part of a regular expression that matches exactly it. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** Paths by their last part. */
export function byLastPart(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const path of paths) {
    const same = index.get(lastPart(path))
    if (same) same.push(path)
    else index.set(lastPart(path), [path])
  }
  return index
}

export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

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
