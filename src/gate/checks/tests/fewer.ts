import { check } from '../../check.ts'
import { decidingRuns } from '../../commands.ts'
import { goingTests, isMeasured } from '../../tests/compare-tests.ts'
import { readTestCounts } from '../../tests/test-counts.ts'

export const fewer = check({
  id: 'tests/fewer',
  stage: 'proof',
  failure: 'FALSE_CLAIM',
  tunable: true,
  summary: 'the verify runs no fewer tests than it did before the work',
  message: 'the verify ran {n} tests, before the work it ran {m}',
  run: (facts) => {
    const { runs, baseline } = facts
    const before = baseline && readTestCounts(baseline.output)
    if (!before) return { skip: 'no tests were counted before the work' }
    const after = readTestCounts(
      decidingRuns(runs)
        .map(({ output }) => output)
        .join('\n'),
    )
    if (!after) {
      const message = `before the work the verify counted ${before.passed + before.failed} tests, now it counts none`
      // If the tests could not be counted in the source, the runner's count decides.
      const severity = isMeasured(facts) ? undefined : 'warn'
      return { message, fix: 'see that the tests are still run', severity }
    }
    const [then, now] = [before, after].map(({ passed, failed }) => passed + failed) as [number, number]
    if (now >= then) return []
    return {
      message: `the verify ran ${now} tests, before the work it ran ${then}`,
      fix: 'find the tests that are no longer run, and bring them back',
      severity: goingTests(facts.task, facts.changes).length > 0 ? 'warn' : undefined,
    }
  },
})
