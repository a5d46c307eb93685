import { claimedPasses } from '../gate/claim/mentions.ts'
import type { ArtifactFacts, CommandRunFact, ProofFacts } from '../gate/facts.ts'
import { countTests } from '../gate/tests/count-tests.ts'
import { readTestCounts } from '../gate/tests/test-counts.ts'
import { isNamedTest } from '../gate/tests/test-files.ts'
import { readCommit } from './commit-reader.ts'

/** Counts the tests in the source of the commit, which takes a while: only when a claim gives a number above the measured one. */
export function testsHeld(
  cwd: string,
  { claim, head, paths }: ArtifactFacts,
  runs: readonly CommandRunFact[],
): Pick<ProofFacts, 'testsHeld'> {
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? [])
  if (measured.length === 0 || claimedPasses(claim) <= measured.reduce((a, b) => a + b, 0)) return {}
  const texts = readCommit(cwd, head).texts([...paths].filter(isNamedTest))
  const counts = [...texts].map(([path, { text }]) =>
    text === undefined ? 0 : (countTests(path, text)?.tests.length ?? 0),
  )
  return { testsHeld: counts.reduce((a, b) => a + b, 0) }
}
