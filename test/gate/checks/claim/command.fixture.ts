import { type Fixture, facts } from '../../../support/facts.ts'
import { honestClaim } from '../../../support/gate-scenario.ts'

const { task } = facts()
const claimText = honestClaim(task, { verification: '{ command: "true", exit_code: 0, output_summary: "" }' })

export const fixture: Fixture = {
  passing: facts({ ran: task.verify.flatMap(({ command }) => command ?? []) }),
  failing: facts({ claimText, ran: ['ls', 'true'] }),
  says: /^verification\.command is "true"; the plan asks for "[^"]+", which was never run$/,
}
