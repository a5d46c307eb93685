import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ claimText: honestClaim(task).replace('TASK_COMPLETE', 'done') }),
  says: /does not end with TASK_COMPLETE/,
}
