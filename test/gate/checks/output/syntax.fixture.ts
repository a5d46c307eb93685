import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({
    parsed: new Map([['src/greeting.js', { kind: 'broken', line: 3, message: 'Unexpected token' }]]),
  }),
  says: /cannot be parsed: Unexpected token/,
}
