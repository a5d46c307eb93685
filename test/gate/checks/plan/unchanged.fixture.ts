import { type Fixture, facts } from '../../../support/facts.ts'
import { PLAN, PLAN_FILE } from '../../../support/gate-scenario.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({
    planText: new Map([[PLAN_FILE, { now: PLAN.replace('grep -q hello', 'grep -q h'), base: PLAN }]]),
  }),
  says: /^the verify of the task was changed/,
}
