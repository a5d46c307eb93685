import { aChange, type Fixture, facts } from '../../../support/facts.ts'

export const fixture: Fixture = {
  passing: facts({
    changes: [
      aChange('a.test.js', "it('a', () => expect(1).toBe(f()))\n", "it('b', () => expect(2).toBe(f()))\n"),
    ],
  }),
  failing: facts({ changes: [aChange('a.test.js', "it('a', () => expect(1).toBe(f()))\n", 'x\n')] }),
  says: /^1 test is gone: "a"$/,
}
