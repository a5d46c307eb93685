import { withoutColours } from '../../model/proof-runs.ts'

/** What a test runner said in its own summary. */
export interface TestCounts {
  runner: string
  passed: number
  failed: number
  skipped: number
}

type Reader = (text: string) => Omit<TestCounts, 'runner'> | undefined

/** Reads the counts of the common runners from their output; `undefined` when none is recognized. */
export function readTestCounts(output: string): TestCounts | undefined {
  const text = withoutColours(output)
  for (const [runner, read] of READERS) {
    const counts = read(text)
    if (counts) return { runner, ...counts }
  }
  return undefined
}

const number = (text: string | undefined) => Number(text ?? 0)

/** The number before a word, summed over all lines that match. */
const before = (lines: readonly string[], word: string): number =>
  lines.reduce((sum, line) => sum + number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1]), 0)

function linesLike(text: string, pattern: RegExp): string[] | undefined {
  const lines = text.split('\n').filter((line) => pattern.test(line))
  return lines.length > 0 ? lines : undefined
}

const vitest: Reader = (text) => {
  const lines = linesLike(
    text,
    /^[ \t]*Tests\s+(?:\d+ (?:passed|failed|skipped|todo)(?: \| )?)+.*\(\d+\)\s*$/,
  )
  return (
    lines && {
      passed: before(lines, 'passed'),
      failed: before(lines, 'failed'),
      skipped: before(lines, 'skipped') + before(lines, 'todo'),
    }
  )
}

const jest: Reader = (text) => {
  const lines = linesLike(text, /^[ \t]*Tests:\s+(?:\d+ \w+, )*\d+ total\s*$/)
  return (
    lines && {
      passed: before(lines, 'passed'),
      failed: before(lines, 'failed'),
      skipped: before(lines, 'skipped') + before(lines, 'todo'),
    }
  )
}

/** Both forms of node's own runner: `ℹ pass 3` and `# pass 3`. */
const node: Reader = (text) => {
  const sum = (word: string) =>
    [...text.matchAll(new RegExp(`^[ \\t]*(?:\u2139|#) ${word} (\\d+)$`, 'gm'))].map((match) =>
      number(match[1]),
    )
  const [pass, fail] = [sum('pass'), sum('fail')]
  if (pass.length === 0 || fail.length === 0) return undefined
  const total = (counts: number[]) => counts.reduce((a, b) => a + b, 0)
  return {
    passed: total(pass),
    failed: total(fail) + total(sum('cancelled')),
    skipped: total(sum('skipped')) + total(sum('todo')),
  }
}

const pytest: Reader = (text) => {
  const lines = linesLike(
    text,
    /^=*\s*(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?|rerun)(?:, )?)+ in [\d.]+\s?s/,
  )
  return (
    lines && {
      passed: before(lines, 'passed'),
      failed: before(lines, 'failed') + before(lines, 'errors?'),
      skipped: before(lines, 'skipped') + before(lines, 'xfailed') + before(lines, 'deselected'),
    }
  )
}

const unittest: Reader = (text) => {
  const ran = /^Ran (\d+) tests? in /m.exec(text)
  if (!ran) return undefined
  const of = (word: string) =>
    number(new RegExp(`^(?:OK|FAILED) \\(.*\\b${word}=(\\d+)`, 'm').exec(text)?.[1])
  const failed = of('failures') + of('errors')
  const skipped = of('skipped')
  return { passed: number(ran[1]) - failed - skipped, failed, skipped }
}

const cargo: Reader = (text) => {
  const lines = linesLike(text, /^test result: \w+\. \d+ passed; \d+ failed;/)
  return (
    lines && {
      passed: before(lines, 'passed'),
      failed: before(lines, 'failed'),
      skipped: before(lines, 'ignored'),
    }
  )
}

/** Only `-v` (and `-json`) print the names of tests. Without them only packages are listed. */
const go: Reader = (text) => {
  const count = (word: string) =>
    text.match(new RegExp(`^[ \\t]*--- ${word}: |"Action":"${word.toLowerCase()}".*"Test":`, 'gm'))?.length ??
    0
  const counts = { passed: count('PASS'), failed: count('FAIL'), skipped: count('SKIP') }
  return counts.passed + counts.failed + counts.skipped > 0 ? counts : undefined
}

const mocha: Reader = (text) => {
  const passing = /^[ \t]*(\d+) passing \(/m.exec(text)
  if (!passing) return undefined
  const of = (word: string) => number(new RegExp(`^[ \\t]*(\\d+) ${word}\\s*$`, 'm').exec(text)?.[1])
  return { passed: number(passing[1]), failed: of('failing'), skipped: of('pending') }
}

const rspec: Reader = (text) => {
  const found = /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?/m.exec(text)
  if (!found) return undefined
  const [, all, failed, pending] = found.map(number)
  return { passed: (all ?? 0) - (failed ?? 0) - (pending ?? 0), failed: failed ?? 0, skipped: pending ?? 0 }
}

const junit: Reader = (text) => {
  if (!/<testsuites?\b/.test(text)) return undefined
  const outer = /<testsuites\b[^>]*\btests="\d+"[^>]*>/.exec(text)?.[0]
  const suites = outer ? [outer] : (text.match(/<testsuite\b[^>]*>/g) ?? [])
  const of = (name: string) =>
    suites.reduce((sum, suite) => sum + number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1]), 0)
  const failed = of('failures') + of('errors')
  const skipped = of('skipped')
  return { passed: of('tests') - failed - skipped, failed, skipped }
}

const tap: Reader = (text) => {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return undefined
  const lines = text.split('\n').filter((line) => /^(?:not )?ok\b/.test(line))
  if (lines.length === 0) return undefined
  const skipped = lines.filter((line) => /# (?:skip|todo)\b/i.test(line)).length
  const failed = lines.filter((line) => line.startsWith('not ok') && !/# (?:skip|todo)\b/i.test(line)).length
  return { passed: lines.length - skipped - failed, failed, skipped }
}

const READERS: readonly (readonly [string, Reader])[] = [
  ['vitest', vitest],
  ['jest', jest],
  ['node', node],
  ['pytest', pytest],
  ['unittest', unittest],
  ['cargo', cargo],
  ['go', go],
  ['mocha', mocha],
  ['rspec', rspec],
  ['junit', junit],
  ['tap', tap],
]

const MOST = 20

/** How the common runners name a test that failed, one pattern each. */
const NAMED: readonly RegExp[] = [
  // jest: "  ● suite › name"
  /^[ \t]*\u25cf (.+ \u203a .+|(?!Console|Cannot|Test suite).+)$/gm,
  // vitest: " FAIL  file.test.ts > suite > name"
  /^[ \t]*FAIL\s+(?:\|[^|]*\|\s+)?(\S+ > .+)$/gm,
  // vitest: "   × name 5ms"
  /^[ \t]*[\u00d7\u2717] (.+?)(?:\s+\d+\s?ms)?$/gm,
  // node: "✖ name (1.2ms)"
  /^[ \t]*\u2716 (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
  // pytest: "FAILED path::name - message"
  /^FAILED (\S+::\S+(?:\[[^\]]*\])?)/gm,
  // go: "--- FAIL: TestName (0.00s)"
  /^[ \t]*--- FAIL: (\S+)/gm,
  // cargo: "test module::name ... FAILED"
  /^test (\S+) \.\.\. FAILED$/gm,
  // tap: "not ok 3 - name"
  /^[ \t]*not ok \d+ (?:- )?(.+?)(?:\s+# time.*)?$/gm,
  // unittest: "FAIL: test_x (module.Case)"
  /^(?:FAIL|ERROR): (\w+ \([\w.]+\))/gm,
  // rspec: "rspec ./spec/a_spec.rb:3 # name"
  /^rspec \S+ # (.+)$/gm,
  // mocha: "  1) name"
  /^ {2}\d+\) (.+)$/gm,
]

const JUNIT = /<testcase\b[^>]*?\bname="([^"]+)"[^>]*>\s*<(?:failure|error)\b/g

/** The names of the failing tests in an output, in order; empty when none is recognized. */
export function readFailingTests(output: string): string[] {
  const text = withoutColours(output)
  for (const pattern of [...NAMED, JUNIT]) {
    const names = [...text.matchAll(pattern)].map((match) => (match[1] ?? '').trim())
    const unique = [...new Set(names)].filter((name) => name !== '')
    if (unique.length > 0) return unique.slice(0, MOST)
  }
  return []
}
