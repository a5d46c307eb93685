import type { FileChange } from '../facts.ts'
import { weaknessOf } from '../vacuous.ts'
import { isRunnerFile } from './test-files.ts'

/** Something in a file that runs tests which makes them succeed, or not run. */
export interface RunnerChange {
  path: string
  line?: number
  what: string
  /** `new`: there was nothing before that this could have weakened. */
  kind: 'weakened' | 'new' | 'excluded'
}

const SWALLOWS =
  /\|\|\s*(?:true|:|exit\s+0|echo\b)|;\s*(?:true|exit\s+0)\s*["']?,?\s*$|\bcontinue-on-error:\s*true\b|^\s*-\s*\w+.*\|\|\s*true/
const NO_TESTS =
  /--pass-?with-?no-?tests\b|\bpassWithNoTests\b\s*[:=]\s*true|--exit-zero\b|--allow-empty\b|\bfail_under\s*=\s*0\b/i
const EXCLUDES =
  /\b(?:testPathIgnorePatterns|modulePathIgnorePatterns|collect_ignore(?:_glob)?|norecursedirs|testNamePattern)\b|--(?:ignore|deselect|exclude|testPathIgnorePatterns)[= ]|\bexclude\s*:\s*\[|\baddopts\b.*(?:-k|--ignore|--deselect)/

const SCRIPT = /(?:^|\/)(?:scripts?|bin|ci|tools?|\.github)\/|\.(?:sh|bash)$/

/** Looks at files that say how tests are run, and at scripts that the plan's commands call. */
export function runnerChanges(changes: readonly FileChange[], commands: readonly string[]): RunnerChange[] {
  return changes.flatMap((change) => {
    const { path, before, after } = change
    const called = commands.some((command) => mentions(command, path))
    if (!after?.text || !(isRunnerFile(path) || SCRIPT.test(path) || called)) return []
    const scripts = path.endsWith('package.json') ? packageScripts(path, before?.text, after.text) : []
    return [...scripts, ...addedLines(path, before?.text, after.text, called)]
  })
}

const mentions = (command: string, path: string) =>
  command.split(/[\s'"`;&|()=]+/).some((word) => word.replace(/^\.\//, '') === path)

function addedLines(
  path: string,
  before: string | undefined,
  after: string,
  called: boolean,
): RunnerChange[] {
  const had = new Set(before?.split(/\r?\n/).map((line) => line.trim()))
  const json = path.endsWith('package.json')
  const found = after.split(/\r?\n/).flatMap((text, index): RunnerChange[] => {
    const line = text.trim()
    if (line === '' || had.has(line) || /^(?:#|\/\/)/.test(line)) return []
    const at = { path, line: index + 1, what: line.slice(0, 100) }
    const kind = before === undefined ? 'new' : 'weakened'
    // The scripts of a package are looked at one by one above.
    if (!json && SWALLOWS.test(line)) return [{ ...at, kind }]
    if (!json && NO_TESTS.test(line)) return [{ ...at, kind }]
    if (before !== undefined && EXCLUDES.test(line)) return [{ ...at, kind: 'excluded' }]
    return []
  })
  if (!called || before === undefined) return found
  const constant = weaknessOf(withoutShebang(after))
  return constant?.kind === 'constant' && !weaknessOf(withoutShebang(before))
    ? [...found, { path, what: constant.why, kind: 'weakened' }]
    : found
}

const withoutShebang = (text: string) => text.replace(/^#!.*\n/, '')

function packageScripts(path: string, before: string | undefined, after: string): RunnerChange[] {
  const had = scriptsOf(before)
  return Object.entries(scriptsOf(after)).flatMap(([name, script]): RunnerChange[] => {
    const old = had[name]
    if (old === script) return []
    const what = `"${name}": ${JSON.stringify(script.slice(0, 100))}`
    const kind = old === undefined ? 'new' : 'weakened'
    const weaker = (pattern: RegExp) => pattern.test(script) && !(old !== undefined && pattern.test(old))
    const constant =
      weaknessOf(script)?.kind === 'constant' && (old === undefined || weaknessOf(old)?.kind !== 'constant')
    if (/^(?:pre|post)/.test(name) && old === undefined) return []
    if (constant && (old !== undefined || /test|check|lint|verify|typecheck/.test(name)))
      return [{ path, what, kind }]
    if (weaker(SWALLOWS) || weaker(NO_TESTS)) return [{ path, what, kind }]
    return []
  })
}

function scriptsOf(text: string | undefined): Record<string, string> {
  try {
    const scripts = (JSON.parse(text ?? '{}') as { scripts?: unknown }).scripts
    if (typeof scripts !== 'object' || scripts === null) return {}
    return Object.fromEntries(
      Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
