import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ runs: [aRun({ purpose: 'typecheck', command: 'tsc' })] }),
  failing: facts({ runs: [aRun({ purpose: 'typecheck', command: 'tsc', exitCode: 2 })] }),
  says: /^`tsc` exited 2$/,
}
