import type { FileChange } from '../facts.ts'
import { recipesOf } from './disturbs.ts'

const CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|kts|cs|swift|scala|exs?|php|dart|bats|sh|c|cc|cpp)$/i
const BY_NAME =
  /(?:\.(?:test|spec|e2e|cy)\.[cm]?[jt]sx?|(?:^|\/)test_[^/]*\.py|_test\.(?:py|go|rb|exs|dart|c|cc|cpp)|_spec\.rb|Tests?\.(?:java|kt|cs|swift|scala|php)|\.bats)$/
const BY_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|cypress)\//

/** Whether every runner finds it, by its name. */
export const isNamedTest = (path: string): boolean => BY_NAME.test(path)

/** Whether a file holds tests, by its name or its folder. */
export const isTestFile = (path: string): boolean =>
  BY_NAME.test(path) || (BY_FOLDER.test(path) && CODE.test(path))

const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|swift|scala|exs?|php|dart|c|cc|cpp|pl|lua)$/i

/** Whether a file is a program in a language other than shell, where a line of shell means nothing. */
const isSource = (path: string): boolean => SOURCE.test(path)

const CHECKS =
  /(?:^|[/._-])(?:checks?|checker|verify|verifier|verification|validate|validator|validation|tests?|specs?|smoke|asserts?|assertions?|lint|e2e|acceptance|ci)(?=[/._-]|$)/i
const PRODUCT = /(?:^|\/)(?:src|lib|app|apps|pkg|internal|cmd|bin|server|client)\//

/**
 * Whether the name of a program says that it checks others. In the folders of the product the name says less: the
 * `src/lint.js` of a linter is what is being built.
 */
export const isChecker = (path: string): boolean =>
  isTestFile(path) || (CHECKS.test(path) && !PRODUCT.test(path))

const RUNNER_NAMES =
  /(?:^|\/)(?:package\.json|makefile|gnumakefile|justfile|\.justfile|taskfile\.ya?ml|rakefile|tox\.ini|pytest\.ini|setup\.cfg|pyproject\.toml|conftest\.py|noxfile\.py|\.mocharc\.\w+|\.?(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc)\.(?:config|workspace|setup)\.\w+|vitest\.workspace\.\w+|jest\.setup\.\w+|\.rspec|phpunit\.xml(?:\.dist)?|cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|turbo\.json|nx\.json|lerna\.json)$/i

/** Whether a file says how tests are run. */
export const isRunnerFile = (path: string): boolean => RUNNER_NAMES.test(path)

/** The scripts of a package.json; none where it cannot be read. */
export function scriptsOf(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const { scripts } = JSON.parse(withoutMark(text ?? '{}')) as { scripts?: unknown }
    const entries = Object.entries(typeof scripts === 'object' && scripts !== null ? scripts : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Editors on Windows put a byte-order mark at the beginning. Package managers ignore it. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

export const isPackage = (path: string): boolean => /(?:^|\/)package\.json$/.test(path)
const isMakefile = (path: string): boolean => /(?:^|\/)(?:(?:gnu)?makefile|[^/]+\.mk)$/i.test(path)

const SNAPSHOT = /__snapshots__\/([^/]+)\.snap$/

/** Snapshots that were removed while the tests that compare with them stayed: a runner writes new ones and reports success. */
export function lostSnapshots(changes: readonly FileChange[], paths: ReadonlySet<string>): string[] {
  const touched = new Set(changes.flatMap(({ path, from }) => [path, from ?? path]))
  return changes.flatMap(({ path, kind }) => {
    const test = path.replace(SNAPSHOT, '$1')
    return kind === 'deleted' && test !== path && paths.has(test) && !touched.has(test) ? [path] : []
  })
}

const WHOLE_FILE =
  /@ts-nocheck\b|\/\*\s*eslint-disable\s*\*\/|\bbiome-ignore-all\b|#\s*(?:mypy:\s*ignore-errors|type:\s*ignore\s*$|pyright:\s*ignore|flake8:\s*noqa\s*$|ruff:\s*noqa\s*$|pylint:\s*(?:skip-file|disable=all))|#!\[allow\((?:warnings|clippy::all)\)\]|\/\/\s*nolint\s*$/

/** Lines that a task added and that keep a whole file from being checked by compiler or linter. */
export function suppressions(changes: readonly FileChange[]): { path: string; line: number; what: string }[] {
  return changes.flatMap(({ path, before, after }) => {
    const had = new Set(before?.text?.split(/\r?\n/))
    return (after?.text ?? '').split(/\r?\n/).flatMap((text, index) => {
      // `# type: ignore` and similar comments apply to the whole file only if they are alone on a line.
      const isOwn = /^\s*(?:\/\/|\/\*|#)/.test(text)
      return isOwn && !had.has(text) && WHOLE_FILE.test(text)
        ? [{ path, line: index + 1, what: text.trim().slice(0, 80) }]
        : []
    })
  })
}

/** Something in a file that runs tests which makes them pass, or not run. */
export interface RunnerChange {
  path: string
  line?: number
  what: string
  /** `new`: there was nothing before that this could weaken. */
  kind: 'weakened' | 'new' | 'excluded' | 'aimed'
  /** The script or target that this is about. */
  name?: string
}

const SWALLOWS =
  /\|\|\s*(?:true|:|exit\s+0|echo\b)|;\s*(?:true|exit\s+0)\s*["']?,?\s*$|\bcontinue-on-error:\s*true\b/
const NO_TESTS =
  /--pass-?with-?no-?tests\b|\bpassWithNoTests["']?\s*[:=]\s*true|--exit-zero\b|\bfail_under\s*=\s*0\b|\bexitstatus\s*=\s*(?:0|\w*\.?ExitCode\.OK)\b/i
const EXCLUDES =
  /\b(?:testPathIgnorePatterns|modulePathIgnorePatterns|collect_ignore(?:_glob)?|norecursedirs|testNamePattern)\b|--(?:ignore|deselect|exclude|testPathIgnorePatterns)[= ]|\bexclude["']?\s*:\s*\[|\baddopts\b.*(?:-k|--ignore|--deselect)/
/** Settings that make a failure count as success in make or npm: a program instead of a shell, or ignored errors. */
const LOOKS_AWAY: readonly (readonly [(path: string) => boolean, RegExp])[] = [
  [
    isMakefile,
    /^\.IGNORE\b|\bMAKEFLAGS\s*[:+?]*=.*(?:\s|=)-?-(?:\w*[intq]\w*(?:\s|$)|ignore-errors|dry-run|just-print|touch|question)|^(?:export\s+)?SHELL\s*[:?]*=(?!.*\b(?:(?:ba|z|da|k|fi)?sh|pwsh|cmd(?:\.exe)?)\b)|^\.SHELLFLAGS\s*[:?]*=.*-\w*n/,
  ],
  [
    (path) => /(?:^|\/)\.npmrc$/.test(path),
    /^script-shell\s*=(?!.*\b(?:(?:ba|z|da|k)?sh|pwsh|powershell|cmd)(?:\.exe)?\b)|^if-present\s*=\s*true|^node-options\s*=.*(?:--require|-r\b|--import|--loader)/,
  ],
]
/** In a runner's own settings: they select other tests, or other code under test. */
const AIMS =
  /\b(?:include|testMatch|testRegex|testMatchers|testDir|spec|specPattern|roots|alias|moduleNameMapper)["']?\s*[:=]|^(?:testpaths|python_files|python_functions|python_classes)\s*=/
const RUNNERS =
  /(?:^|\/)\.?(?:vitest|jest|mocha|ava|karma|playwright|cypress)[^/]*$|(?:^|\/)(?:pytest\.ini|tox\.ini|setup\.cfg|pyproject\.toml)$/
/** With these settings a runner runs nothing. */
const RUNS_NOTHING = /\baddopts\b.*--(?:collect-only|co)\b/
const ALWAYS = /(?:^|\/)(?:ci|\.ci|\.github|\.circleci)\/|(?:^|\/)\.(?:npmrc|gitlab-ci\.yml)$/

/** Checks files that say how tests are run, and scripts that the plan's commands call. */
export function runnerChanges(
  changes: readonly FileChange[],
  commands: readonly string[],
  constants: ReadonlySet<string>,
): RunnerChange[] {
  return changes.flatMap(({ path, before, after }) => {
    if (after?.text === undefined || !runsTests(path, commands)) return []
    const lines = addedLines(path, before?.text, after.text)
    const [had, has] = [before?.text, after.text].map((text) => namedCommands(path, text))
    if (had && has) return [...weakenedCommands(path, had, has, constants), ...lines]
    // In the product itself a line that always succeeds is normal.
    if (isSource(path) && !isChecker(path)) return lines
    const isCalled = isChecker(path) && commands.some((command) => mentions(command, path))
    return becameConstant(before?.text, after.text, constants, isCalled)
      ? [...lines, { path, what: 'it passes whatever was done', kind: 'weakened' }]
      : lines
  })
}

/** A new program counts only where a command calls it. */
function becameConstant(
  before: string | undefined,
  after: string,
  constants: ReadonlySet<string>,
  isCalled: boolean,
): boolean {
  if (!constants.has(scriptBody(after))) return false
  return before === undefined ? isCalled : !constants.has(scriptBody(before))
}

/** Everything in a change that can be a constant, for whoever can tell. */
export function scriptsOfChanges(
  changes: readonly FileChange[],
  commands: readonly string[],
): { path: string; text: string }[] {
  return changes.flatMap(({ path, before, after }) => {
    if (!runsTests(path, commands)) return []
    const sides = [before?.text, after?.text].flatMap((text) => text ?? [])
    return sides.flatMap((text) => {
      const named = namedCommands(path, text)
      // A script or recipe is a line of shell, whatever its file is called.
      if (named) return Object.values(named).map((each) => ({ path: '', text: each }))
      return [{ path, text: scriptBody(text) }]
    })
  })
}

/** The named commands in a file (scripts, targets); `undefined` for a file that is itself a program. */
function namedCommands(path: string, text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (isPackage(path)) return scriptsOf(text)
  if (!isMakefile(path)) return undefined
  const recipes = [...recipesOf(text)].filter(([, { body }]) => body !== '')
  return Object.fromEntries(recipes.map(([name, { body }]) => [name, body]))
}

const scriptBody = (text: string) => text.replace(/^#!.*\n/, '').trim()
const runsTests = (path: string, commands: readonly string[]) =>
  isRunnerFile(path) ||
  ALWAYS.test(path) ||
  (/\.(?:sh|bash)$/.test(path) && isChecker(path)) ||
  commands.some((command) => mentions(command, path))
export const mentions = (command: string, path: string) =>
  command.split(/[\s'"`;&|()=]+/).some((word) => word.replace(/^\.\//, '') === path)

function addedLines(path: string, before: string | undefined, after: string): RunnerChange[] {
  const had = new Set(before?.split(/\r?\n/).map((line) => line.trim()))
  return after.split(/\r?\n/).flatMap((text, index): RunnerChange[] => {
    const line = text.trim()
    if (line === '' || had.has(line) || /^(?:#|\/\/)/.test(line)) return []
    const kind = kindOfLine(line, path, before === undefined)
    return kind ? [{ path, line: index + 1, what: line.slice(0, 100), kind }] : []
  })
}

function kindOfLine(line: string, path: string, isNew: boolean): RunnerChange['kind'] | undefined {
  const looksAway = LOOKS_AWAY.some(([isOf, pattern]) => isOf(path) && pattern.test(line))
  if (looksAway || RUNS_NOTHING.test(line)) return 'weakened'
  if (passesOver(line, path)) return isNew ? 'new' : 'weakened'
  if (isNew) return undefined
  if (EXCLUDES.test(line)) return 'excluded'
  return RUNNERS.test(path) && AIMS.test(line) ? 'aimed' : undefined
}

/** The scripts of a package are looked at one by one; in a program `||` is an everyday word. */
function passesOver(line: string, path: string): boolean {
  if (isPackage(path)) return /"passWithNoTests"\s*:\s*true/.test(line)
  return (!isSource(path) && SWALLOWS.test(line)) || NO_TESTS.test(line)
}

function weakenedCommands(
  path: string,
  had: Readonly<Record<string, string>>,
  has: Readonly<Record<string, string>>,
  constants: ReadonlySet<string>,
): RunnerChange[] {
  return Object.entries(has).flatMap(([name, script]): RunnerChange[] => {
    const old = had[name]
    if (old === script) return []
    const weakens = (is: (script: string) => boolean) => is(script) && !(old !== undefined && is(old))
    const constant =
      weakens((each) => constants.has(each)) && (old !== undefined || /test|check|lint|verify/.test(name))
    // The lines of a makefile were checked above.
    const swallows = isPackage(path) && weakens((each) => SWALLOWS.test(each) || NO_TESTS.test(each))
    if (!constant && !swallows) return []
    const what = `"${name}": ${JSON.stringify(script.slice(0, 100))}`
    return [{ path, what, name, kind: old === undefined ? 'new' : 'weakened' }]
  })
}
