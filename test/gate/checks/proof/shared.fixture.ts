import { type Fixture, facts } from '../../../support/facts.ts'

const task = { ...facts().task, sharedProof: true }
const changed = (path: string) => facts().changes.map((change) => ({ ...change, path }))

export const fixture: Fixture = {
  passing: facts({ task, changes: changed('test/greeting.test.js') }),
  failing: facts({ task, changes: changed('src/greeting.js') }),
  says: /^its proof is shared with other tasks and no test was changed/,
}
