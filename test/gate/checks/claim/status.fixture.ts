import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ claimText: honestClaim(task, { status: 'failure', error: '"no module uuid"' }) }),
  says: /^the executor reports failure: no module uuid$/,
}
