import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ baseline: { green: false, output: '' } }),
  failing: facts({ constants: new Set(['grep -q hello src/greeting.js']) }),
  says: /proves nothing: it passes whatever was done/,
}
