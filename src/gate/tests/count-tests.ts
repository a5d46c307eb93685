import { blankOut, endingOf, lexisOf } from '../source/blank.ts'
import { DIALECTS, type Dialect } from './dialects.ts'

export interface CountedTest {
  name: string
  skipped: boolean
  /** It holds nothing. */
  empty: boolean
}

/** What can be counted in the source of tests, without running them. */
export interface TestCensus {
  tests: readonly CountedTest[]
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
  // A program that ends where its file is read has run none of the tests that were only declared.
  const end = dialect.exit?.exec(code)?.index
  const isIdle = end !== undefined || dialect.unbuilt?.test(text) === true
  const run = end === undefined ? code : code.slice(0, end)
  return {
    tests: places.map((at) => ({
      name: nameAt(text, at),
      skipped: isIdle || skips.has(at),
      empty: dialect.empty.test(code.slice(at, at + 400)),
    })),
    groupSkips: dialect.skips
      .filter(({ of }) => of === 'group')
      .reduce((sum, { pattern }) => sum + count(pattern), 0),
    assertions: run.match(dialect.assertion)?.length ?? 0,
    constants: count(dialect.constant),
  }
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
