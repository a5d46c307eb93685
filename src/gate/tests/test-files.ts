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

/** Whether a file is a program in a language of its own, where a line of shell means nothing. */
export const isSource = (path: string): boolean => SOURCE.test(path)

const CHECKS =
  /(?:^|[/._-])(?:checks?|checker|verify|verifier|verification|validate|validator|validation|tests?|specs?|smoke|asserts?|assertions?|lint|e2e|acceptance|ci)(?=[/._-]|$)/i
const PRODUCT = /(?:^|\/)(?:src|lib|app|apps|pkg|internal|cmd|bin|server|client)\//

/**
 * Whether a program is there to check others, by its name. Below the folders of the product a name says less: a linter's
 * own `src/lint.js` is what is being built.
 */
export const isChecker = (path: string): boolean =>
  isTestFile(path) || (CHECKS.test(path) && !PRODUCT.test(path))

const RUNNER_NAMES =
  /(?:^|\/)(?:package\.json|makefile|gnumakefile|justfile|\.justfile|taskfile\.ya?ml|rakefile|tox\.ini|pytest\.ini|setup\.cfg|pyproject\.toml|conftest\.py|noxfile\.py|\.mocharc\.\w+|\.?(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc)\.(?:config|workspace|setup)\.\w+|vitest\.workspace\.\w+|jest\.setup\.\w+|\.rspec|phpunit\.xml(?:\.dist)?|cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|turbo\.json|nx\.json|lerna\.json)$/i

/** Whether a file says how tests are run. */
export const isRunnerFile = (path: string): boolean => RUNNER_NAMES.test(path)
