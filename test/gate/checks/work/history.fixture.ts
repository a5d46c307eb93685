import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ lost: [{ commit: 'b'.repeat(40), what: 'where the task began' }] }),
  says: /^bbbbbbbbbbbb \(where the task began\) is no longer in the history/,
}
