import type { Check, Remark } from '../../check.ts'
import { claimedPasses, saysPassed } from '../../claim/mentions.ts'
import type { ProofFacts } from '../../facts.ts'
import { cleanPath, isGlob, matchesPath } from '../../match-path.ts'
import { readTestCounts } from '../../tests/test-counts.ts'

export const claimMatches: Check = {
  id: 'proof/claim-matches',
  stage: 'proof',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: '001',
  rows: ['S1-27', 'S1-134'],
  tunable: false,
  summary: 'the numbers, files and commits in the claim are those that were measured',
  message: 'the claim says {what}, the gate measured {what}',
  run: (facts) => [...counts(facts), ...files(facts), ...commits(facts)],
}

/** A claim may speak of some of the tests, never of more than there are. */
function counts({ claim, runs }: ProofFacts): Remark[] {
  const said = claimedPasses(claim)
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? [])
  if (said.length === 0 || measured.length === 0) return []
  const most = Math.max(...said)
  const sum = measured.reduce((a, b) => a + b, 0)
  // A claim that also speaks of another suite still gives the number that was measured.
  if (most <= sum || [...measured, sum].some((count) => saysPassed(claim, count))) return []
  return [
    {
      message: `the claim says that ${most} tests passed, the gate measured ${sum}`,
      fix: 'say what the verify command really printed',
    },
  ]
}

function files({ claim, filesChanged, paths, task, plan }: ProofFacts): Remark[] {
  return (claim.result?.filesModified ?? []).flatMap((entry): Remark[] => {
    const path = tidy(entry)
    if (path === '' || task.kind === 'verify') return []
    const changed = filesChanged.some(
      (file) =>
        file === path || matchesPath(path, file) || file.endsWith(`/${path}`) || path.endsWith(`/${file}`),
    )
    if (changed) return []
    const there =
      paths.has(path) ||
      isGlob(path) ||
      [...paths].some((file) => file.startsWith(`${path}/`) || path.endsWith(`/${file}`))
    if (there) {
      if (plan.files.some((file) => file.path === path)) return []
      return [
        { file: path, message: 'the claim lists it as modified, but it is as it was', severity: 'warn' },
      ]
    }
    return [
      {
        file: path,
        message: 'the claim lists it as modified, but there is no such file in the commit',
        fix: 'list the files that you changed and committed',
      },
    ]
  })
}

/** `./src/a.ts (new)`, `src/a.ts:12`, `- src/a.ts`: the path alone. */
const tidy = (entry: string) =>
  cleanPath(
    entry
      .replace(/^\s*[-*]\s+/, '')
      .replace(/\s+[([].*$|\s+[-\u2013\u2014]\s.*$/, '')
      .replace(/:\d+(?:-\d+)?$/, ''),
  ).replace(/\/$/, '')

function commits({ claimedCommits }: ProofFacts): Remark[] {
  return [...claimedCommits].flatMap(([name, where]): Remark[] => {
    if (where === 'in-history') return []
    if (where === 'elsewhere')
      return [
        { message: `the claim names commit ${name}, which is not in the history of HEAD`, severity: 'warn' },
      ]
    return [
      {
        message: `the claim names commit ${name}, which does not exist`,
        fix: 'name the commit that git log shows, or none',
      },
    ]
  })
}
