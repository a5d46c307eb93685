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
    rows: rowsIn(code, dialect, places),
    groupSkips: dialect.skips
      .filter(({ of }) => of === 'group')
      .reduce((sum, { pattern }) => sum + count(pattern), 0),
    assertions: run.match(dialect.assertion)?.length ?? 0,
    constants: count(dialect.constant),
  }
}

/** The rows of all tables that are written out and asserted; where the table itself was counted as a test, that is its first row. */
function rowsIn(code: string, { table, assertion }: Dialect, places: readonly number[]): number {
  if (!table) return 0
  const tables = [...code.matchAll(table)]
  return tables.reduce((sum, { 0: opening, index }, at) => {
    const start = index + opening.length
    // A decorator stands before its test, which is counted.
    const isDecorator = opening.startsWith('@')
    const body = isDecorator ? (places.find((place) => place > index) ?? start) : start
    const end = [...places, ...tables.slice(at + 1).map((next) => next.index)].find((place) => place > body)
    if (code.slice(body, end).search(assertion) < 0) return sum
    return sum + Math.max(0, itemsFrom(code, start) - (isDecorator || places.includes(index) ? 1 : 0))
  }, 0)
}

/** How many items a list has, from behind the bracket that opens it. */
function itemsFrom(code: string, start: number): number {
  let depth = 0
  let items = 0
  let isOpen = false
  for (let at = start; at < code.length; at += 1) {
    const char = code[at] as string
    if (char === ',' && depth === 0) isOpen = false
    else if (char.trim() !== '') {
      if (')]}'.includes(char)) depth -= 1
      if (depth < 0) break
      if (!isOpen) items += 1
      isOpen = true
      if ('([{'.includes(char)) depth += 1
    }
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
