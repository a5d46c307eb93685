import { blankOut, endingOf, lexisOf } from '../source/blank.ts'

/** What can be counted in the source of tests, without running them. */
export interface TestCensus {
  names: readonly string[]
  skips: number
  assertions: number
  /** Tests that hold nothing, and assertions that cannot fail. */
  hollow: number
}

interface Dialect {
  test: RegExp
  skip: RegExp
  assertion: RegExp
  hollow: RegExp
}

const SCRIPT: Dialect = {
  test: /(?<![.\w$])(?:it|test|specify|Deno\.test)(?:\.(?:each|concurrent|sequential|failing|fails|skip|only|todo|fixme|skipIf|runIf)\b)*\s*(?:\(|`)/g,
  skip: /(?<![.\w$])(?:(?:it|test|specify|describe|context|suite)(?:\.(?:concurrent|sequential))?\.(?:skip|todo|fixme|skipIf|only)\b|x(?:it|test|describe|context|specify)\b|f(?:it|describe)\b)|\bt\.skip\(|\bthis\.skip\(|\bskip\s*:\s*true\b|\bpending\(\s*\)/g,
  assertion:
    /\b(?:expect|assert)\s*[.(]|\.should\b|\bt\.(?:is|equal|deepEqual|ok|true|truthy|throws|match)\(/g,
  hollow:
    /(?:=>\s*\{\s*\}|function\s*\w*\(\s*\w*\s*\)\s*\{\s*\})\s*\)|\bexpect\(\s*(?:true|1)\s*\)\s*\.\s*to(?:Be|Equal|StrictEqual|BeTruthy)\(\s*(?:true|1)?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*\)/g,
}

const PYTHON: Dialect = {
  test: /^[ \t]*(?:async\s+)?def\s+(test\w*)\s*\(/gm,
  skip: /@(?:pytest\.mark\.(?:skip|skipif|xfail)|unittest\.(?:skip\w*|expectedFailure))\b|\bpytest\.(?:skip|xfail)\(|\bself\.skipTest\(|__test__\s*=\s*False/g,
  assertion: /\bassert\b|\bself\.assert\w+|\bpytest\.raises\b|\bself\.fail\b/g,
  hollow:
    /\bdef\s+test\w*\([^)]*\)[^:\n]*:\s*(?:pass|\.\.\.)\s*$|\bassert\s+(?:True|1)\s*$|\bassertTrue\(\s*True\s*\)/gm,
}

const GO: Dialect = {
  test: /^func\s+(?:Test|Fuzz|Example)\w*\s*\(/gm,
  skip: /\b[tb]\.(?:Skip|SkipNow|Skipf)\(/g,
  assertion: /\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require)\.\w+\(/g,
  hollow: /^func\s+Test\w*\([^)]*\)\s*\{\s*\}/gm,
}

const RUST: Dialect = {
  test: /#\[(?:\w+::)?test\b[^\]]*\]/g,
  skip: /#\[ignore\b/g,
  assertion: /\b(?:debug_)?assert(?:_eq|_ne|_matches)?!|\bpanic!|\.unwrap\(\)/g,
  hollow: /#\[test\]\s*(?:async\s+)?fn\s+\w+\(\)\s*\{\s*\}|\bassert!\(\s*true\s*\)/g,
}

const CLASSIC: Dialect = {
  test: /@(?:Test|ParameterizedTest|RepeatedTest)\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|\bfunc\s+test\w*\s*\(|\bfunction\s+test\w*\s*\(/g,
  skip: /@(?:Disabled|Ignore)\b|\[(?:Ignore|Skip)\b|\bSkip\s*=|\bXCTSkip\b|\bmarkTestSkipped\b/g,
  assertion: /\bassert\w*\b|\bAssert\.\w+|\bXCTAssert\w*|\bexpect\b|\bverify\b/gi,
  hollow: /\bassertTrue\(\s*true\s*\)|\bAssert\.(?:True|IsTrue)\(\s*true\s*\)/g,
}

const RUBY: Dialect = {
  test: /^[ \t]*(?:it|specify|scenario|test)\s+["'(]|^[ \t]*def\s+test_\w+/gm,
  skip: /^[ \t]*(?:xit|xdescribe|xcontext|skip|pending)\b|\bskip:\s*true\b/gm,
  assertion: /\bexpect\b|\bassert\w*\b|\bshould\b/g,
  hollow: /^[ \t]*(?:it|test)\b[^\n]*\bdo\s*\n\s*end\b/gm,
}

const BATS: Dialect = {
  test: /^[ \t]*@test\b/gm,
  skip: /^[ \t]*skip\b/gm,
  assertion: /\[\s|\[\[|\bassert\w*\b|\btest\s/g,
  hollow: /@test[^\n]*\{\s*\}/g,
}

const DIALECTS: Readonly<Record<string, Dialect>> = {
  js: SCRIPT,
  mjs: SCRIPT,
  cjs: SCRIPT,
  jsx: SCRIPT,
  ts: SCRIPT,
  mts: SCRIPT,
  cts: SCRIPT,
  tsx: SCRIPT,
  py: PYTHON,
  go: GO,
  rs: RUST,
  java: CLASSIC,
  kt: CLASSIC,
  cs: CLASSIC,
  swift: CLASSIC,
  scala: CLASSIC,
  php: CLASSIC,
  rb: RUBY,
  bats: BATS,
}

/** `undefined` for a language whose tests are not known here. */
export function countTests(path: string, text: string): TestCensus | undefined {
  const dialect = DIALECTS[endingOf(path)]
  const lexis = lexisOf(path)
  if (!dialect || !lexis) return undefined
  const code = blankOut(text, lexis)
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  const names = [...code.matchAll(dialect.test)].map((match) => nameAt(text, match.index))
  return {
    names,
    skips: count(dialect.skip),
    assertions: count(dialect.assertion),
    hollow: count(dialect.hollow),
  }
}

/** What a person would call the test: its first string, or the words of its line. */
function nameAt(text: string, at: number): string {
  const rest = text.slice(at, at + 300)
  const line = rest.trimStart().split('\n')[0] ?? ''
  const quoted = /(["'`])((?:\\.|(?!\1).)*)\1/.exec(rest)
  const named = /\b(?:def|func|fn|function)\s+(?:\([^)]*\)\s*)?(\w+)/.exec(rest)
  return (named?.[1] ?? quoted?.[2] ?? line).slice(0, 100)
}
