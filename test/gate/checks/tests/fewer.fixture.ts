import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({
    baseline: { green: false, output: 'Tests  2 passed (2)' },
    runs: [aRun({}, { output: 'Tests  3 passed (3)' })],
  }),
  failing: facts({
    baseline: { green: false, output: 'Tests  3 passed (3)' },
    runs: [aRun({}, { output: 'Tests  2 passed (2)' })],
  }),
  says: /ran 2 tests, before the work it ran 3/,
}
