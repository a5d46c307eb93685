import { type Fixture, facts, PACKET, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ task: taskWith({ packet: PACKET }) }),
  failing: facts({ task: taskWith({ packet: PACKET }), filesChanged: ['src/other.js'] }),
  says: /3a scope: changed, but not in file_scope/,
}
