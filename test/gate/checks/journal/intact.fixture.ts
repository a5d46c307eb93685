import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ journal: { problem: 'line 3 does not follow line 2' } }),
  says: /line 3 does not follow/,
}
