import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ runs: [aRun({ purpose: 'criterion' })] }),
  failing: facts({
    runs: [aRun({ purpose: 'criterion', command: 'false', exitCode: 1 }, { label: 'it greets' })],
  }),
  says: /^it greets: `false` exited 1$/,
}
