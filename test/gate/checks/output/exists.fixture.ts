import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ paths: new Set(['README.md']), changes: [] }),
  says: /^Expected output 'src\/greeting.js' not found$/,
}
