import type { Check } from '../../check.ts'
import { readTestCounts } from '../../tests/test-counts.ts'

export const fewer: Check = {
  id: 'tests/fewer',
  stage: 'proof',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  rows: [],
  tunable: true,
  summary: 'the verify runs no fewer tests than it did before the work',
  message: 'the verify ran {n} tests, before the work it ran {m}',
  run: ({ runs, baseline }) => {
    const before = baseline && readTestCounts(baseline.output)
    if (!before) return { skip: 'no tests were counted before the work' }
    const after = readTestCounts(
      runs
        .filter(({ result }) => result.purpose === 'verify')
        .map(({ output }) => output)
        .join('\n'),
    )
    if (!after) return { skip: 'no tests were counted now' }
    const [then, now] = [before, after].map(({ passed, failed }) => passed + failed) as [number, number]
    if (now >= then) return []
    return [
      {
        message: `the verify ran ${now} tests, before the work it ran ${then}`,
        fix: 'find the tests that are no longer run, and bring them back',
      },
    ]
  },
}
