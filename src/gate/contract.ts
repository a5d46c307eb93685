import type { FileText } from './facts.ts'
import { exportsName } from './source/find-export.ts'

/** Exports that none of the files provides; an entry that is a path is provided by that file. */
export function missingExports(
  wanted: readonly string[],
  files: ReadonlyMap<string, FileText>,
  paths: ReadonlySet<string>,
): string[] {
  return wanted.filter((entry) => {
    const name = exportedName(entry)
    if (name === undefined) return !paths.has(entry.trim())
    return ![...files].some(([path, { text }]) => text !== undefined && exportsName(path, text, name))
  })
}

/** `UserService`, `src/auth.ts#login`, `login()`, `UserService.create`: the name that others import. */
export function exportedName(entry: string): string | undefined {
  const parts = entry.trim().split(/[#:]|\s+from\s+/)
  const named = parts.length > 1 && /[./]/.test(parts[0] ?? '') ? parts.at(-1) : parts[0]
  const words = (named ?? '')
    .trim()
    .replace(/^(?:(?:default|class|function|const|type|interface|enum|async)\s+)+/, '')
  if (words.includes('/') && /\.\w+$/.test(words)) return undefined
  return /^[A-Za-z_$][\w$]*/.exec(words)?.[0]
}

export const missingVariables = (wanted: readonly string[], set: ReadonlySet<string>): string[] =>
  wanted.filter((name) => !set.has(name))

export function missingEndpoints(wanted: readonly string[], available: Iterable<string>): string[] {
  const known = new Set([...available].map(canonical))
  return wanted.filter((endpoint) => !known.has(canonical(endpoint)))
}

/** `post /users/{id}/` and `POST /users/:id` are the same endpoint. */
function canonical(endpoint: string): string {
  const [method = '', path = ''] = endpoint.trim().split(/\s+/)
  const clean = path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\[[^\]]+\]/g, ':').replace(/(?<=.)\/+$/, '')
  return `${method.toUpperCase()} ${clean}`
}

/** Seed 004 words it so. */
export const notSet = (name: string): string => `${name} is NOT set \u2014 task may fail at runtime`
