import type { FileChange } from '../facts.ts'
import { countTests, type TestCensus } from './count-tests.ts'
import { isTestFile } from './test-files.ts'

/** What a change did to the tests, over all its files: a test that moved is not lost. */
export interface TestBalance {
  /** Files with tests on either side. */
  files: readonly string[]
  lost: readonly string[]
  skips: number
  hollow: number
  /** Files that had assertions and have none now. */
  emptied: readonly string[]
  /** Assertions before and after, over all files that hold tests. */
  assertions: { before: number; after: number }
}

export function compareTests(changes: readonly FileChange[]): TestBalance {
  const sides = changes.filter(holdsTests).map((change) => ({
    change,
    before: census(change.from ?? change.path, change.before?.text),
    after: census(change.path, change.after?.text),
  }))
  const sum = (side: 'before' | 'after', field: 'skips' | 'hollow' | 'assertions') =>
    sides.reduce((total, entry) => total + entry[side][field], 0)
  return {
    files: sides.map(({ change }) => change.path),
    lost: lostNames(
      sides.flatMap(({ before }) => before.names),
      sides.flatMap(({ after }) => after.names),
    ),
    skips: sum('after', 'skips') - sum('before', 'skips'),
    hollow: sum('after', 'hollow') - sum('before', 'hollow'),
    emptied: sides
      .filter(
        ({ before, after, change }) =>
          change.after && before.assertions > 0 && after.assertions === 0 && after.names.length > 0,
      )
      .map(({ change }) => change.path),
    assertions: { before: sum('before', 'assertions'), after: sum('after', 'assertions') },
  }
}

/** Rust keeps tests beside the code. */
const holdsTests = ({ path, from, before, after }: FileChange) =>
  isTestFile(path) ||
  (from !== undefined && isTestFile(from)) ||
  (path.endsWith('.rs') && `${before?.text}${after?.text}`.includes('#[test]'))

const NONE: TestCensus = { names: [], skips: 0, assertions: 0, hollow: 0 }
const census = (path: string, text: string | undefined) =>
  text === undefined ? NONE : (countTests(path, text) ?? NONE)

/** As many as there are fewer tests than before: those whose names are gone come first. A renamed test is not lost. */
function lostNames(before: readonly string[], after: readonly string[]): string[] {
  const missing = before.length - after.length
  if (missing <= 0) return []
  const left = [...after]
  const gone = before.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return gone.slice(0, missing)
}
