import { type Fixture, facts } from '../../../support/facts.ts'
import { PLAN_FILE } from '../../../support/gate-scenario.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ filesChanged: [PLAN_FILE] }),
  says: /no file was created or modified since bbbbbbbbbbbb/,
}
