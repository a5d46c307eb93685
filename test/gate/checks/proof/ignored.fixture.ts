import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ ignored: [{ command: 'npm test', how: 'needed', paths: ['src/local.js'] }] }),
  says: /^`npm test` passes because of src\/local\.js, which git ignores: it fails on the commit alone$/,
}
