import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ hidden: [{ path: 'a.js', how: 'hidden by a rule', fix: 'take it out' }] }),
  says: /hidden by a rule/,
}
