import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ discarded: ['git stash'] }),
  says: /^the executor ran "git stash", which discards what is not committed$/,
}
