import { withoutColours } from './test-counts.ts'

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

/** The names of the failing tests in an output, in the order they stand there; empty when none is recognized. */
export function readFailingTests(output: string): string[] {
  const text = withoutColours(output)
  for (const pattern of [...NAMED, JUNIT]) {
    const names = [...text.matchAll(pattern)].map((match) => (match[1] ?? '').trim())
    const unique = [...new Set(names)].filter((name) => name !== '')
    if (unique.length > 0) return unique.slice(0, MOST)
  }
  return []
}
