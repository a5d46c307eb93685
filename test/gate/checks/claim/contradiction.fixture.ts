import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ claimText: `It requires manual steps.\n\n${honestClaim(task)}` }),
  says: /^CONTRADICTION: claimed completion while admitting failure \("requires manual"\)$/,
}
