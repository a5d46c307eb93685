import { type Fixture, facts } from '../../../support/facts.ts'

const leftAlone = [{ path: 'README.md', kind: 'modified' as const }]

export const fixture: Fixture = {
  passing: facts({ leftAlone, shownBefore: new Set(['README.md']) }),
  failing: facts({ leftAlone }),
  says: /^README\.md has changes that are not part of this task; left alone$/,
}
