import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ runs: [aRun({ exitCode: 1 })] }),
  says: /^`grep -q hello src\/greeting.js` exited 1$/,
}
