import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ failedCalls: [] }),
  failing: facts({ failedCalls: [{ tool: 'Bash', what: 'npm run build', error: 'Exit code 1' }] }),
  says: /^the last Bash call \(npm run build\) failed and was not repeated with success: Exit code 1$/,
}
