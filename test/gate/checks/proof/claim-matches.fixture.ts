import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ claimText: honestClaim(task, { files_modified: '[src/none.js]' }) }),
  says: /there is no such file in the commit/,
}
