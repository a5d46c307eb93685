import { expect, it } from 'vitest'
import { vacuous } from '../../src/gate/checks/proof/vacuous.ts'
import { facts } from '../support/facts.ts'

const shared = { ...facts().task, sharedProof: true }
const changed = (path: string) => facts().changes.map((change) => ({ ...change, path }))
const found = (over: Parameters<typeof facts>[0]) =>
  vacuous.run(facts({ baseline: { green: false, output: '' }, ...over }))

it('a shared proof without a changed test warns, whoever reviews the task', () => {
  expect(found({ task: shared, changes: changed('src/greeting.js') })).toMatchObject([
    { severity: 'warn', message: expect.stringContaining('no test was changed') },
  ])
})

it('with a changed test, or with a proof of its own, it does not', () => {
  expect(found({ task: shared, changes: changed('test/greeting.test.js') })).toEqual([])
  expect(found({ changes: changed('src/greeting.js') })).toEqual([])
})
