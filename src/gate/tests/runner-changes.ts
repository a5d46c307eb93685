import type { FileChange } from '../facts.ts'
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
  /\|\|\s*(?:true|:|exit\s+0|echo\b)|;\s*(?:true|exit\s+0)\s*["']?,?\s*$|\bcontinue-on-error:\s*true\b/
const NO_TESTS =
  /--pass-?with-?no-?tests\b|\bpassWithNoTests\b\s*[:=]\s*true|--exit-zero\b|\bfail_under\s*=\s*0\b/i
const EXCLUDES =
  /\b(?:testPathIgnorePatterns|modulePathIgnorePatterns|collect_ignore(?:_glob)?|norecursedirs|testNamePattern)\b|--(?:ignore|deselect|exclude|testPathIgnorePatterns)[= ]|\bexclude\s*:\s*\[|\baddopts\b.*(?:-k|--ignore|--deselect)/
const SCRIPT = /(?:^|\/)(?:scripts?|bin|ci|tools?|\.github)\/|\.(?:sh|bash)$/

/** Looks at files that say how tests are run, and at scripts that the plan's commands call. */
export function runnerChanges(
  changes: readonly FileChange[],
  commands: readonly string[],
  constants: ReadonlySet<string>,
): RunnerChange[] {
  return changes.flatMap(({ path, before, after }) => {
    if (after?.text === undefined || !runsTests(path, commands)) return []
    const lines = addedLines(path, before?.text, after.text)
    if (isPackage(path)) return [...packageScripts(path, before?.text, after.text, constants), ...lines]
    const [was, is] = [before?.text ?? '', after.text].map(scriptBody)
    const turned = before !== undefined && constants.has(is ?? '') && !constants.has(was ?? '')
    return turned ? [...lines, { path, what: 'it passes whatever was done', kind: 'weakened' }] : lines
  })
}

/** Everything in a change that can be a constant, for whoever can tell. */
export function scriptsOfChanges(changes: readonly FileChange[], commands: readonly string[]): string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (!runsTests(path, commands)) return []
    const sides = [before?.text, after?.text].flatMap((text) => text ?? [])
    return sides.flatMap((text) => (isPackage(path) ? Object.values(scriptsOf(text)) : [scriptBody(text)]))
  })
}

const isPackage = (path: string) => path.endsWith('package.json')
const scriptBody = (text: string) => text.replace(/^#!.*\n/, '').trim()
const runsTests = (path: string, commands: readonly string[]) =>
  isRunnerFile(path) || SCRIPT.test(path) || commands.some((command) => mentions(command, path))
export const mentions = (command: string, path: string) =>
  command.split(/[\s'"`;&|()=]+/).some((word) => word.replace(/^\.\//, '') === path)

function addedLines(path: string, before: string | undefined, after: string): RunnerChange[] {
  const had = new Set(before?.split(/\r?\n/).map((line) => line.trim()))
  return after.split(/\r?\n/).flatMap((text, index): RunnerChange[] => {
    const line = text.trim()
    if (line === '' || had.has(line) || /^(?:#|\/\/)/.test(line)) return []
    const at = { path, line: index + 1, what: line.slice(0, 100) }
    // The scripts of a package are looked at one by one.
    if (!isPackage(path) && (SWALLOWS.test(line) || NO_TESTS.test(line)))
      return [{ ...at, kind: before === undefined ? 'new' : 'weakened' }]
    return before !== undefined && EXCLUDES.test(line) ? [{ ...at, kind: 'excluded' }] : []
  })
}

function packageScripts(
  path: string,
  before: string | undefined,
  after: string,
  constants: ReadonlySet<string>,
): RunnerChange[] {
  const had = scriptsOf(before)
  return Object.entries(scriptsOf(after)).flatMap(([name, script]): RunnerChange[] => {
    const old = had[name]
    if (old === script) return []
    const weakens = (is: (script: string) => boolean) => is(script) && !(old !== undefined && is(old))
    const constant =
      weakens((each) => constants.has(each)) && (old !== undefined || /test|check|lint|verify/.test(name))
    const swallows = weakens((each) => SWALLOWS.test(each) || NO_TESTS.test(each))
    if (!constant && !swallows) return []
    const what = `"${name}": ${JSON.stringify(script.slice(0, 100))}`
    return [{ path, what, kind: old === undefined ? 'new' : 'weakened' }]
  })
}

function scriptsOf(text: string | undefined): Record<string, string> {
  try {
    const { scripts } = JSON.parse(text ?? '{}') as { scripts?: unknown }
    const entries = Object.entries(typeof scripts === 'object' && scripts !== null ? scripts : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
