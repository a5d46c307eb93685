import { check, type Remark } from '../../check.ts'
import { claimedPasses, saysPassed } from '../../claim.ts'
import type { ProofFacts } from '../../facts.ts'
import { cleanPath, isGlob, matchesAny, matchesPath } from '../../match-path.ts'
import { takenForAPersons } from '../../plan-text.ts'
import { readTestCounts } from '../../tests/test-counts.ts'
import { isNamedTest } from '../../tests/test-files.ts'

export const claimMatches = check({
  id: 'proof/claim-matches',
  stage: 'proof',
  failure: 'FALSE_CLAIM',
  rows: ['S1-27', 'S1-134'],
  summary: 'the numbers, files and commits in the claim are those that were measured',
  message: 'the claim says {what}, the gate measured {what}',
  run: (facts) => [...counts(facts), ...files(facts), ...commits(facts)],
})

/** A claim may mention fewer tests than there are, never more. */
function counts(facts: ProofFacts): Remark[] {
  const { claim, runs } = facts
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? [])
  const sum = measured.reduce((a, b) => a + b, 0)
  const most = claimedPasses(claim)
  // A claim that also mentions another suite still contains the measured number.
  if (measured.length === 0 || most <= sum || [...measured, sum].some((count) => saysPassed(claim, count)))
    return []
  const message = (said: number) => `the claim says that ${said} tests passed, the gate measured ${sum}`
  const fix = 'say what the verify command really printed'
  const ofVerify = namesVerify(facts) ? claimedPasses(claim, true) : 0
  if (ofVerify > sum) return [{ message: message(ofVerify), fix }]
  // If the verify runs one suite of several, a number without a command may be the sum of all suites.
  if (!runsOneOfSeveral(facts)) return [{ message: message(most), fix }]
  const note = `${message(most)}; its commands run only some of the tests, so the numbers cannot be compared`
  return [{ message: note, severity: 'note' }]
}

/** Whether the command in the result is one that the gate ran. */
function namesVerify({ claim, runs }: ProofFacts): boolean {
  const said = plain(claim.result?.verification?.command ?? '')
  return said !== '' && runs.some(({ result }) => said.includes(plain(result.command)))
}

const plain = (command: string) => command.replace(/\s+/g, ' ').trim()

/** Whether the commit holds tests that the gate's commands did not run: by the files they name, or by number. */
function runsOneOfSeveral({ proofParts, paths, runs, testsHeld = 0 }: ProofFacts): boolean {
  const named = proofParts.flatMap(({ kind, path }) => (kind === 'tests' ? path : []))
  const ran = runs.reduce((sum, { output }) => {
    const counts = readTestCounts(output)
    return counts ? sum + counts.passed + counts.failed + counts.skipped : sum
  }, 0)
  if (testsHeld > ran) return true
  return named.length > 0 && [...paths].some((path) => isNamedTest(path) && !matchesAny(named, path))
}

function files({ claim, filesChanged, paths, task, plan, others }: ProofFacts): Remark[] {
  return (claim.result?.filesModified ?? []).flatMap((entry): Remark | [] => {
    const path = tidy(entry)
    if (path === '' || task.kind === 'verify') return []
    const isChanged = filesChanged.some(
      (file) => matchesPath(path, file) || file.endsWith(`/${path}`) || path.endsWith(`/${file}`),
    )
    if (isChanged) return []
    const isThere =
      paths.has(path) ||
      isGlob(path) ||
      [...paths].some((file) => file.startsWith(`${path}/`) || path.endsWith(`/${file}`))
    if (isThere && plan.files.some((file) => file.path === path)) return []
    const theirs = takenForAPersons(others, path)
    if (theirs) {
      const message = `the claim lists it as modified, but the commit that changed it (${theirs.commit}) is taken for a person's`
      return { file: path, message, fix: SEE_IT, severity: 'warn' }
    }
    if (isThere)
      return { file: path, message: 'the claim lists it as modified, but it is as it was', severity: 'warn' }
    const message = 'the claim lists it as modified, but there is no such file in the commit'
    return { file: path, message, fix: 'list the files that you changed and committed' }
  })
}

const SEE_IT = 'look at it; /ultraplan:adopt --commits takes it over'

/** `./src/a.ts (new)`, `src/a.ts:12`, `- src/a.ts`: the path alone. */
const tidy = (entry: string) =>
  cleanPath(
    entry
      .replace(/^\s*[-*]\s+/, '')
      .replace(/\s+[([].*$|\s+[-\u2013\u2014]\s.*$/, '')
      .replace(/:\d+(?:-\d+)?$/, ''),
  ).replace(/\/$/, '')

function commits({ claimedCommits }: ProofFacts): Remark[] {
  return [...claimedCommits].flatMap(([name, where]): Remark | [] => {
    const named = `the claim names commit ${name}, which`
    if (where === 'in-history') return []
    return where === 'elsewhere'
      ? { message: `${named} is not in the history of HEAD`, severity: 'warn' }
      : { message: `${named} does not exist`, fix: 'name the commit that git log shows, or none' }
  })
}
