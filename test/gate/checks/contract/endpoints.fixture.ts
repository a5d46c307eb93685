import { CONTRACT, type Fixture, facts, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({
    task: taskWith({ contract: { ...CONTRACT, apiEndpoints: ['GET /a'] } }),
    endpoints: new Set(['GET /a']),
  }),
  failing: facts({
    task: taskWith({ contract: { ...CONTRACT, apiEndpoints: ['GET /b'] } }),
    endpoints: new Set(['GET /a']),
  }),
  says: /^endpoint GET \/b not found$/,
}
