import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ runs: [aRun({ purpose: 'lint', command: 'eslint .' })] }),
  failing: facts({ runs: [aRun({ purpose: 'lint', command: 'eslint .', exitCode: 1 })] }),
  says: /^`eslint .` exited 1$/,
}
