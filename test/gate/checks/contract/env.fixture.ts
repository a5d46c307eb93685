import { CONTRACT, type Fixture, facts, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ task: taskWith({ contract: { ...CONTRACT, environmentVarsRequired: ['PATH'] } }) }),
  failing: facts({ task: taskWith({ contract: { ...CONTRACT, environmentVarsRequired: ['JWT_SECRET'] } }) }),
  says: /^JWT_SECRET is NOT set — task may fail at runtime$/,
}
