import { type Fixture, facts, PACKET, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ task: taskWith({ packet: PACKET }) }),
  failing: facts({
    task: taskWith({ packet: PACKET }),
    packet: [{ id: 'packet/seven', severity: 'block', message: 'Gate 1 (Spec Lint): broken' }],
  }),
  says: /^Gate 1 \(Spec Lint\): broken$/,
}
