import type { FileChange } from '../facts.ts'

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
export const isSource = (path: string): boolean => SOURCE.test(path)

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
export const isMakefile = (path: string): boolean => /(?:^|\/)(?:(?:gnu)?makefile|[^/]+\.mk)$/i.test(path)

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
