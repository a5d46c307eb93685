import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ running: [{ id: 'b1', type: 'shell', status: 'completed' }] }),
  failing: facts({ running: [{ id: 'b1', type: 'shell', status: 'running' }] }),
  says: /background shell b1 still runs/,
}
