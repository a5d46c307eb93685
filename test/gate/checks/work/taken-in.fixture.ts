import { type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts(),
  failing: facts({ taken: ['README.md'] }),
  says: /^README\.md is in the commits of this task, but neither the task nor anything the executor said or did names it: it may be what you were editing$/,
}
