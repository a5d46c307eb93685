const CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|kts|cs|swift|scala|exs?|php|dart|bats|sh|c|cc|cpp)$/i
const BY_NAME =
  /(?:\.(?:test|spec|e2e|cy)\.[cm]?[jt]sx?|(?:^|\/)test_[^/]*\.py|_test\.(?:py|go|rb|exs|dart|c|cc|cpp)|_spec\.rb|Tests?\.(?:java|kt|cs|swift|scala|php)|\.bats)$/
const BY_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|cypress)\//

/** Whether a file holds tests, by its name or its folder. */
export const isTestFile = (path: string): boolean =>
  BY_NAME.test(path) || (BY_FOLDER.test(path) && CODE.test(path))

const RUNNER_NAMES =
  /(?:^|\/)(?:package\.json|makefile|gnumakefile|justfile|\.justfile|taskfile\.ya?ml|rakefile|tox\.ini|pytest\.ini|setup\.cfg|pyproject\.toml|conftest\.py|noxfile\.py|\.mocharc\.\w+|\.?(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc)\.(?:config|workspace|setup)\.\w+|vitest\.workspace\.\w+|jest\.setup\.\w+|\.rspec|phpunit\.xml(?:\.dist)?|cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|turbo\.json|nx\.json|lerna\.json)$/i

/** Whether a file says how tests are run. */
export const isRunnerFile = (path: string): boolean => RUNNER_NAMES.test(path)
