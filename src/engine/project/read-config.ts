import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { tryGit } from '../../io/git.ts'
import { Config } from '../../model/config.ts'
import type { Finding } from '../../model/gate.ts'
import { nearest } from '../../model/nearest.ts'

export const CONFIG_FILE = '.ultraplan/config.yaml'

/** The committed configuration. What an executor edits in the work tree has no effect. */
export const committedConfig = (root: string, commit: string): { config: Config } | { problems: Finding[] } =>
  parseConfig(tryGit(root, ['show', `${commit}:${CONFIG_FILE}`]) ?? '')

export function parseConfig(text: string): { config: Config } | { problems: Finding[] } {
  const document = parseDocument(text)
  const [broken] = document.errors
  if (broken)
    return { problems: [problem(broken.message.split('\n')[0] ?? broken.code, broken.linePos?.[0].line)] }
  const parsed = Config.safeParse(document.toJS() ?? {})
  if (parsed.success) return { config: parsed.data }
  return { problems: parsed.error.issues.flatMap(explain) }
}

function explain(issue: z.core.$ZodIssue): Finding[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, knownKeys(path))
      const fix = near ? `did you mean ${[...path, near].join('.')}?` : undefined
      return problem(`unknown key ${[...path, key].join('.')}`, undefined, fix)
    })
  }
  return [problem(`${path.join('.') || 'the file'}: ${issue.message}`)]
}

function problem(message: string, line?: number, fix = `correct ${CONFIG_FILE} and commit it`): Finding {
  const place = { file: CONFIG_FILE, ...(line ? { line } : {}) }
  return { id: 'config/invalid', severity: 'block', ...place, message, fix }
}

function knownKeys(path: string[]): string[] {
  let value: unknown = Config.parse({})
  for (const key of path)
    value = value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined
  return value && typeof value === 'object' ? Object.keys(value) : []
}
