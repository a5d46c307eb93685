import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ uncommitted: [{ path: 'src/other.js', kind: 'modified' }] }),
  failing: facts({ uncommitted: [{ path: 'specs/demo/design.md', kind: 'modified' }] }),
  says: /spec file are not committed/,
}
