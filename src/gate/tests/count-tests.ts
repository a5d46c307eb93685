import { blankOut, endingOf, lexisOf } from '../blank-source.ts'

/** The patterns of a language's test frameworks. They are applied to source whose strings and comments are blanked. */
interface Dialect {
  /** Where a test is declared. */
  test: RegExp
  /**
   * A skip, and which test it belongs to: the one that is declared at the same place (`same`), the next one (`next`),
   * the one whose body the skip is in (`around`), or a whole group or file (`group`).
   */
  skips: readonly { pattern: RegExp; of: 'same' | 'next' | 'around' | 'group' }[]
  assertion: RegExp
  /** A test with an empty body, matched from its declaration on. */
  empty: RegExp
  /** An assertion that cannot fail. */
  constant: RegExp
  /** The start of a table whose rows are written out, up to its opening bracket. Each row is a test. */
  table?: RegExp
  /** A call at the top level that ends the program. */
  exit?: RegExp
  /** A comment or attribute that excludes the file from the build. */
  unbuilt?: RegExp
}

const script: Dialect = {
  table: /(?<![.\w$])(?:it|test|specify)(?:\.(?:concurrent|sequential))?\.each\s*\(\s*\[/g,
  test: /(?<![.\w$])(?:x|f)?(?:it|test|specify)(?:\.(?:each|concurrent|sequential|failing|fails|skip|only|fixme|skipIf|runIf)\b(?:\([^()\n]*\))?)*\s*(?:\(\s*["'`]|`)/g,
  skips: [
    {
      pattern:
        /(?<![.\w$])(?:it|test|specify)(?:\.(?:concurrent|sequential))?\.(?:skip|fixme|only|fails|failing|skipIf\(\s*(?:true|1)\s*\)|runIf\(\s*(?:false|0)\s*\))(?![\w])/g,
      of: 'same',
    },
    { pattern: /(?<![.\w$])[xf](?:it|test|specify)\s*\(\s*["'`]/g, of: 'same' },
    {
      pattern:
        /(?<![.\w$])(?:(?:describe|context|suite)\.(?:skip|only|skipIf\(\s*(?:true|1)\s*\)|runIf\(\s*(?:false|0)\s*\))|[xf](?:describe|context)\s*\()/g,
      of: 'group',
    },
    // Code that is never reached, and functions of the framework that were replaced by empty ones.
    { pattern: /\bif\s*\(\s*(?:false|0|!1)\s*\)|^[ \t]*false\s*&&/gm, of: 'group' },
    {
      pattern:
        /\b(?:const|let|var)\s+(?:it|test|describe|expect|assert)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>\s*(?:\{\s*\}|undefined|null|void 0)|\bfunction\s+(?:it|test|describe|expect|assert)\s*\([^()]*\)\s*\{\s*\}|(?<![\w$.])(?:assert|expect)(?:\.\w+)+\s*=\s*(?:async\s*)?(?:function\s*\([^()]*\)\s*\{\s*\}|(?:\([^()]*\)|\w+)\s*=>\s*(?:\{\s*\}|undefined|null|true|void 0))/g,
      of: 'group',
    },
    {
      pattern:
        /\b(?:t|ctx|context|this)\.(?:skip|todo)\(|\bskip\s*:\s*true\b|,\s*\{[^{}]*\b(?:skip|todo)\s*:\s*(?:true\b|["'`])[^{}]*\}\s*,\s*(?:async\b|\(|function\b|\w+\s*=>)|\bpending\(\s*\)/g,
      of: 'around',
    },
  ],
  assertion:
    /\b(?:expect|assert)\s*[.(]|\.should\b|\bt\.(?:is|equal|deepEqual|ok|true|truthy|throws|match)\(/g,
  empty:
    /^[^\n(]*\(\s*(["'`])\s*\1\s*,\s*(?:async\s*)?(?:\(\s*\w*\s*\)\s*=>|\w+\s*=>|function\s*\w*\(\s*\w*\s*\))\s*\{\s*(?:\}|return\s*(?:;|\n))/,
  exit: /^(?:process|Deno)\.exit\(\s*0?\s*\)/m,
  constant:
    /\bexpect\(\s*(?:true|1)\s*\)\s*\.\s*to(?:Be|Equal|StrictEqual|BeTruthy)\(\s*(?:true|1)?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*\)|\btry\s*\{[^{}]*\b(?:expect|assert)\b(?!\.fail)[^{}]*\}\s*catch\s*(?:\([^()]*\)\s*)?\{\s*\}/g,
}

const python: Dialect = {
  table: /@pytest\.mark\.parametrize\(\s*(?:["'][^"']*["']|[[(][^\])]*[\])])\s*,\s*\[/g,
  test: /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*[ \t]*\(/gm,
  skips: [
    {
      pattern:
        /@(?:pytest\.mark\.(?:skip\b(?!if)|skipif\(\s*True|xfail)|unittest\.(?:skip\b|expectedFailure))/g,
      of: 'next',
    },
    { pattern: /\bpytest\.(?:skip|xfail)\(|\bself\.skipTest\(/g, of: 'around' },
    { pattern: /__test__[ \t]*=[ \t]*False|^[ \t]*if[ \t]+(?:False|0|not[ \t]+True)[ \t]*:/gm, of: 'group' },
  ],
  assertion: /\bassert\b|\bself\.assert\w+|\bpytest\.raises\b|\bself\.fail\b/g,
  empty: /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*\([^)]*\)[^:\n]*:\s*(?:pass|\.\.\.|return)[ \t]*$/m,
  exit: /^(?:(?:sys\.)?exit|quit|os\._exit)\(\s*0?\s*\)|^raise[ \t]+SystemExit(?:\(\s*0?\s*\))?[ \t]*$|^pytest\.skip\(/m,
  constant:
    /\bassert[ \t]+(?:True|1)[ \t]*$|\bassertTrue\(\s*True\s*\)|^[ \t]*try:[ \t]*\n(?:[ \t]*assert\b.*\n)+[ \t]*except\b[^:\n]*:\s*pass[ \t]*$/gm,
}

const go: Dialect = {
  test: /^func[ \t]+(?:Test|Fuzz|Example)\w*[ \t]*\(/gm,
  skips: [{ pattern: /\b[tb]\.(?:Skip|SkipNow|Skipf)\(/g, of: 'around' }],
  assertion: /\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require)\.\w+\(/g,
  empty: /^func[ \t]+Test\w*\([^)]*\)\s*\{\s*(?:\}|return\s*\n)/,
  exit: /^func[ \t]+TestMain\((?![\s\S]*\.Run\(\))/m,
  unbuilt: /^\/\/\s*(?:go:build|\+build)\s+ignore\b/m,
  constant: /\b(?:assert|require)\.True\(\s*t\s*,\s*true\s*\)/g,
}

const rust: Dialect = {
  test: /#\[(?:\w+::)?test\b[^\]]*\]/g,
  skips: [{ pattern: /#\[ignore\b/g, of: 'around' }],
  assertion: /\b(?:debug_)?assert(?:_eq|_ne|_matches)?!|\bpanic!|\.unwrap\(\)/g,
  empty: /^#\[test\]\s*(?:async\s+)?fn\s+\w+\(\)\s*\{\s*(?:\}|return;)/,
  unbuilt: /^\s*#!?\[cfg\((?:any\(\)|FALSE|false)\)\]/m,
  constant: /\bassert!\(\s*true\s*\)/g,
}

const classic: Dialect = {
  test: /@(?:Test|ParameterizedTest|RepeatedTest)\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|\bfunc\s+test\w*\s*\(|\bfunction\s+test\w*\s*\(/g,
  skips: [
    { pattern: /@(?:Disabled|Ignore)\b|\[(?:Ignore|Skip)\b/g, of: 'next' },
    { pattern: /\bSkip\s*=|\bXCTSkip\b|\bmarkTestSkipped\b/g, of: 'around' },
  ],
  assertion: /\bassert\w*\b|\bAssert\.\w+|\bXCTAssert\w*|\bexpect\b|\bverify\b/gi,
  empty: /^@Test\s+(?:public\s+)?void\s+\w+\(\)\s*\{\s*\}/,
  constant: /\bassertTrue\(\s*true\s*\)|\bAssert\.(?:True|IsTrue)\(\s*true\s*\)/g,
}

const ruby: Dialect = {
  test: /^[ \t]*x?(?:it|specify|scenario|test)[ \t]+["'(]|^[ \t]*def[ \t]+test_\w+/gm,
  skips: [
    { pattern: /^[ \t]*x(?:it|specify|scenario)\b/gm, of: 'same' },
    { pattern: /^[ \t]*x(?:describe|context)\b/gm, of: 'group' },
    { pattern: /^[ \t]*(?:skip|pending)\b|\bskip:[ \t]*true\b/gm, of: 'around' },
  ],
  assertion: /\bexpect\b|\bassert\w*\b|\bshould\b/g,
  empty: /^[ \t]*(?:it|test)\b[^\n]*\bdo\s*\n\s*end\b/,
  exit: /^exit[ \t]*(?:\(?[ \t]*(?:0|true)?[ \t]*\)?)[ \t]*$|^__END__$/m,
  constant: /\bexpect\(true\)\.to\s+(?:be|eq)\b/g,
}

const bats: Dialect = {
  test: /^[ \t]*@test\b/gm,
  skips: [{ pattern: /^[ \t]*skip\b/gm, of: 'around' }],
  assertion: /\[\s|\[\[|\bassert\w*\b|\btest\s/g,
  empty: /^[ \t]*@test[^\n]*\{\s*\}/,
  exit: /^exit(?:[ \t]+0)?[ \t]*$/m,
  constant: /^[ \t]*\[ 1 -eq 1 \]/gm,
}

const DIALECTS: Readonly<Record<string, Dialect>> = {
  js: script,
  mjs: script,
  cjs: script,
  jsx: script,
  ts: script,
  mts: script,
  cts: script,
  tsx: script,
  py: python,
  go,
  rs: rust,
  java: classic,
  kt: classic,
  cs: classic,
  swift: classic,
  scala: classic,
  php: classic,
  rb: ruby,
  bats,
}

export interface CountedTest {
  name: string
  skipped: boolean
  /** Its body is empty. */
  empty: boolean
}

/** What can be counted in the source of tests, without running them. */
export interface TestCensus {
  tests: readonly CountedTest[]
  /** Tests that are rows of a table, beyond those above. */
  rows: number
  /** Groups of tests, or whole files, that are skipped or singled out. */
  groupSkips: number
  assertions: number
  /** Assertions that cannot fail. */
  constants: number
}

/** `undefined` for a language whose tests are not known here. */
export function countTests(path: string, text: string): TestCensus | undefined {
  const dialect = DIALECTS[endingOf(path)]
  const lexis = lexisOf(path)
  if (!dialect || !lexis) return undefined
  const code = blankOut(text, lexis)
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  const places = [...code.matchAll(dialect.test)].map(({ index }) => index)
  const skips = skipsIn(code, dialect, places)
  // A program that exits while its file is being read has only declared its tests and run none of them.
  const end = dialect.exit?.exec(code)?.index
  const isIdle = end !== undefined || dialect.unbuilt?.test(text) === true
  const run = end === undefined ? code : code.slice(0, end)
  return {
    tests: places.map((at) => ({
      name: nameAt(text, at),
      skipped: isIdle || skips.has(at),
      empty: dialect.empty.test(code.slice(at, at + 400)),
    })),
    rows: rowsIn(code, dialect, places),
    groupSkips: dialect.skips
      .filter(({ of }) => of === 'group')
      .reduce((sum, { pattern }) => sum + count(pattern), 0),
    assertions: run.match(dialect.assertion)?.length ?? 0,
    constants: count(dialect.constant),
  }
}

/** How many rows all written-out tables with an assertion have. A table that was itself counted as a test counts as its first row. */
function rowsIn(code: string, { table, assertion }: Dialect, places: readonly number[]): number {
  if (!table) return 0
  const tables = [...code.matchAll(table)]
  return tables.reduce((sum, { 0: opening, index }, at) => {
    const start = index + opening.length
    // A decorator is written before its test, and the test is counted already.
    const isDecorator = opening.startsWith('@')
    const body = isDecorator ? (places.find((place) => place > index) ?? start) : start
    const end = [...places, ...tables.slice(at + 1).map((next) => next.index)].find((place) => place > body)
    if (code.slice(body, end).search(assertion) < 0) return sum
    return sum + Math.max(0, itemsFrom(code, start) - (isDecorator || places.includes(index) ? 1 : 0))
  }, 0)
}

/** How many items a list has; `start` is just after its opening bracket. */
function itemsFrom(code: string, start: number): number {
  let depth = 0
  let items = 0
  let isOpen = false
  for (let at = start; at < code.length; at += 1) {
    const char = code[at] as string
    if (char.trim() === '') continue
    if (')]}'.includes(char)) depth -= 1
    if (depth < 0) break
    const isComma = char === ',' && depth === 0
    if (!isComma && !isOpen) items += 1
    isOpen = !isComma
    if ('([{'.includes(char)) depth += 1
  }
  return items
}

/** The places of the tests that are skipped. */
function skipsIn(code: string, dialect: Dialect, places: readonly number[]): Set<number> {
  const found = dialect.skips.flatMap(({ pattern, of }) =>
    [...code.matchAll(pattern)].flatMap(({ index }) => {
      if (of === 'same') return places.filter((place) => place === index)
      const near =
        of === 'next' ? places.find((place) => place > index) : places.findLast((place) => place < index)
      return of === 'group' || near === undefined ? [] : [near]
    }),
  )
  return new Set(found)
}

/** What a person would call the test: its first string, or the words of its line. */
function nameAt(text: string, at: number): string {
  const rest = text.slice(at, at + 300)
  const named = /^[^"'`]*?\b(?:def|func|fn|function|void)\s+(?:\([^)]*\)\s*)?(\w+)/.exec(rest)
  const quoted = /(["'`])((?:\\.|(?!\1).)*)\1/.exec(rest)
  const line = rest.trimStart().split('\n')[0] ?? ''
  return (named?.[1] ?? quoted?.[2] ?? line).slice(0, 100)
}
