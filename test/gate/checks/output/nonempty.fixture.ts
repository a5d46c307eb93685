import { type Fixture, facts, text } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ files: new Map([['src/greeting.js', text('')]]) }),
  says: /the file is empty/,
}
