import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ leftAlone: [{ path: 'README.md', kind: 'modified' }] }),
  failing: facts({ uncommitted: [{ path: 'src/other.js', kind: 'untracked' }] }),
  says: /a new file is not committed/,
}
