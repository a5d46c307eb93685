import { CONTRACT, type Fixture, facts, taskWith } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({ task: taskWith({ contract: { ...CONTRACT, exports: ['greeting'] } }) }),
  failing: facts({ task: taskWith({ contract: { ...CONTRACT, exports: ['Greeter'] } }) }),
  says: /^export Greeter is in none of the files/,
}
