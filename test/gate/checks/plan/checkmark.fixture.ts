import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ ticked: new Set(['1.1']) }),
  says: /^task 1.2 is not ticked \(1 of 2 expected\)$/,
}
