import { type Fixture, facts, PACKET, taskWith, text } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()

export const fixture: Fixture = {
  passing: facts({
    task: taskWith({ packet: PACKET }),
    claimText: `## Assertion Results\n- A1: PASS — src/greeting.js:1 (hello)\n\n${honestClaim(task)}`,
    cited: new Map([['src/greeting.js', text('hello\n')]]),
  }),
  failing: facts({ task: taskWith({ packet: PACKET }) }),
  says: /2a completeness: A1 has no result/,
}
