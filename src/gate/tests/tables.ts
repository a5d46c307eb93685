import type { ArtifactFacts, FileChange } from '../facts.ts'
import { matchesAny } from '../match-path.ts'
import { blankOut, lexisOf } from '../source/blank.ts'
import { countTests } from './count-tests.ts'
import { readTestCounts } from './test-counts.ts'
import { isTestFile } from './test-files.ts'

/** Where a file of tests makes several of one: a table, a loop, subtests. */
const MANY =
  /\.each\b|\bforEach\s*\(|\bfor\b|\bparametrize\b|\bsubTest\s*\(|\bt\.Run\(|\bParameterizedTest\b|\[Theory\b|\brstest\b/g

/**
 * Whether the runner's own numbers decide how many tests there are: some became a table, which cannot be counted in the
 * source, and the verify counted those files before the work. What it counts after the work is held against that.
 */
export function isMeasured({
  changes,
  baseline,
  proofParts,
}: Pick<ArtifactFacts, 'changes' | 'baseline' | 'proofParts'>): boolean {
  if (!baseline || !readTestCounts(baseline.output)) return false
  const run = proofParts.flatMap(({ kind, path }) => (kind === 'tests' ? path : []))
  const fewer = changes.filter((change) => countIn(change, 'after') < countIn(change, 'before'))
  return (
    changes.some((change) => isTestFile(change.path) && many(change, 'after') > many(change, 'before')) &&
    fewer.every(({ path }) => run.length === 0 || matchesAny(run, path))
  )
}

type Side = 'before' | 'after'

function countIn(change: FileChange, side: Side): number {
  const text = change[side]?.text
  return isTestFile(change.path) && text !== undefined
    ? (countTests(change.path, text)?.tests.length ?? 0)
    : 0
}

function many(change: FileChange, side: Side): number {
  const lexis = lexisOf(change.path)
  const text = change[side]?.text
  return lexis && text !== undefined ? (blankOut(text, lexis).match(MANY)?.length ?? 0) : 0
}
