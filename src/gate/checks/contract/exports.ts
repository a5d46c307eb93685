import type { Check } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { exportsName } from '../../source/find-export.ts'

export const exports: Check = {
  id: 'contract/exports',
  stage: 'artifacts',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-06', 'S4-40'],
  tunable: false,
  summary: 'every export of the contract is really defined in the source that the task produced',
  message: 'export {name} is in none of the files that the task produced',
  run: (facts) => {
    const wanted = facts.task.contract?.exports ?? []
    if (wanted.length === 0) return { skip: 'the contract names no exports' }
    return wanted
      .filter((entry) => !provided(facts, entry))
      .map((entry) => ({
        file: facts.task.file,
        line: facts.task.line,
        message: `export ${entry} is in none of the files that the task produced`,
        fix: `define and export ${nameIn(entry) ?? entry} in one of the task's files, and commit`,
      }))
  },
}

function provided({ files, paths }: ArtifactFacts, entry: string): boolean {
  const name = nameIn(entry)
  if (name === undefined) return paths.has(entry.trim())
  return [...files].some(([path, { text }]) => text !== undefined && exportsName(path, text, name))
}

/** `UserService`, `src/auth.ts#login`, `login()`, `UserService.create`: the name that others import. */
function nameIn(entry: string): string | undefined {
  const behind = entry.trim().split(/[#:]|\s+from\s+/)
  const named = behind.length > 1 && /[./]/.test(behind[0] ?? '') ? behind.at(-1) : behind[0]
  const words = (named ?? '')
    .trim()
    .replace(/^(?:default |class |function |const |type |interface |enum |async )+/, '')
  if (/\.\w+$/.test(words) && words.includes('/')) return undefined
  return /^[A-Za-z_$][\w$]*/.exec(words)?.[0]
}
