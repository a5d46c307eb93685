import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ claimText: honestClaim(task, { status: 'finished' }) }),
  says: /^status: expected success, failure, blocked, got "finished"$/,
}
