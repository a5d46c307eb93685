import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ uncommitted: [{ path: 'src/.greeting.js.swp', kind: 'untracked' }] }),
  failing: facts({ uncommitted: [{ path: 'src/other.js', kind: 'untracked' }] }),
  says: /a new file is not committed/,
}
