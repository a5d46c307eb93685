import { Config } from '../../../../src/model/config.ts'
import { aRun, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ config: Config.parse({ proof: { flaky: true } }) }),
  failing: facts({
    config: Config.parse({ proof: { flaky: true } }),
    runs: [aRun({}, { firstTry: aRun({ exitCode: 1 }).result })],
  }),
  says: /exited 1, then 0 with no edit in between/,
}
