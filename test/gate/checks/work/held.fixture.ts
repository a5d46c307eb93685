import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ leftAlone: [{ path: 'src/half.js', kind: 'untracked' }] }),
  failing: facts({ held: [{ path: 'src/half.js', task: '1.1', how: 'skipped', was: undefined }] }),
  says: /^src\/half\.js was left for the person when task 1\.1 was skipped, and is in the commits of this task$/,
}
