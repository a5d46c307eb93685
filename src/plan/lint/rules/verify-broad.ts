import { taskWord } from '../../../model/task-name.ts'
import { parseShell } from '../../shell/parse.ts'
import { type LintRule, openCommands, remark } from '../rule.ts'

/** Commands that run the whole test suite. */
const SUITES: readonly RegExp[] = [
  /^(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t|tests)$/,
  /^npm (?:run )?(?:check|ci|verify)$/,
  /^(?:npx |pnpm (?:exec |dlx )?|yarn |bunx )?(?:vitest(?: run)?|jest|mocha|ava|playwright test)$/,
  /^(?:(?:python3?|uv run|poetry run)(?: -m)? )?pytest$/,
  /^(?:cargo|deno|dotnet|mix|swift|flutter) test$/,
  /^go test (?:\.\/\.\.\.|\.)$/,
  /^make (?:test|tests|check|all)$|^make$/,
  /^(?:mvn|\.\/mvnw|gradle|\.\/gradlew) (?:test|check|verify|build)$/,
  /^(?:bundle exec )?(?:rspec|rake test)$/,
  /^(?:vendor\/bin\/)?phpunit$/,
  /^(?:tox|nox|bats)$/,
]

/** Options that select some of the tests. */
const PICKS =
  /^(?:-k|-t|-m|-g|-p|--filter|--grep|--testNamePattern|--testPathPattern|-run|--package|--project|-pl|--tests|-R|--workspace)\b/

export const verifyBroad: LintRule = {
  id: 'lint/verify-broad',
  severity: 'warn',
  summary: 'the verify of one task runs what concerns it, not the whole suite',
  seed: '001',
  tunable: true,
  run: (plan) =>
    openCommands(plan)
      .filter(({ task, stated, command }) => task.kind === 'work' && stated && isSuite(command))
      .map((placed) => {
        const { command, task } = placed
        const message = `the verify of ${taskWord(task)} runs the whole suite: ${command.slice(0, 60)}`
        const fix = `run what concerns the task, for example \`${narrower(command, task.files[0])}\``
        return remark(placed, message, fix)
      }),
}

/** Only a single simple command counts; `tsc --noEmit && npm test` was composed on purpose. */
function isSuite(command: string): boolean {
  const items = parseShell(command)?.items ?? []
  const [only] = items
  const node = only?.pipeline.commands[0]
  if (items.length !== 1 || only?.pipeline.commands.length !== 1 || node?.kind !== 'simple') return false
  const words = node.words.map((word) => word.text).filter((word) => !/^[A-Za-z_]\w*=/.test(word))
  if (words.some((word) => PICKS.test(word))) return false
  const bare = words.filter((word) => !word.startsWith('-') || word === '-m').join(' ')
  return SUITES.some((suite) => suite.test(bare))
}

function narrower(command: string, file: string | undefined): string {
  const name = (file?.split('/').at(-1) ?? 'parser').replace(/(?:\.(?:test|spec))?\.\w+$/, '')
  const base = command.trim().split(/\s+--?\w/)[0] ?? command
  if (/pytest/.test(base)) return `${base} -k ${name}`
  if (/^go /.test(base)) return `go test ./… -run ${name}`
  if (/^(?:npx|vitest|jest|cargo|pnpm|yarn)/.test(base)) return `${base} ${name}`
  if (/^npm/.test(base)) return `${base} -- ${name}`
  return 'npm test -- parser'
}
