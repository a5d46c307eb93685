import { CONTRACT, type Fixture, facts, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({
    task: taskWith({ contract: { ...CONTRACT, apiEndpoints: ['GET /a'] } }),
    endpoints: { found: new Set(['GET /a']), unsure: new Set() },
  }),
  failing: facts({
    task: taskWith({ contract: { ...CONTRACT, apiEndpoints: ['GET /b'] } }),
    endpoints: { found: new Set(['GET /a']), unsure: new Set() },
  }),
  says: /^endpoint GET \/b not found$/,
}
