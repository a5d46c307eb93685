import { expect, test } from 'vitest'
import { isCutShort } from '../../src/gate/commands.ts'
import { aCommand, aResult } from '../support/run-builder.ts'

const cut = aCommand({ timedOut: true, limit: 'gate' })
const overTime = aCommand({ timedOut: true, limit: 'verify' })
const failed = { outcome: 'FAILED', failure: 'VERIFY_FAILURE' } as const

test.each([
  ['a pass with a linter that the hook cut short', { commands: [aCommand(), cut] }, true],
  ['a verify that the hook cut short', { ...failed, failure: 'TIMEOUT', commands: [cut] }, true],
  [
    'a verify that failed beside a linter that was cut short',
    { ...failed, commands: [aCommand(), cut] },
    false,
  ],
  ['a verify that used up its own time', { ...failed, failure: 'TIMEOUT', commands: [overTime] }, false],
  ['a pass', { commands: [aCommand()] }, false],
] as const)('%s waits for a longer proof, or not', (_, over, waits) => {
  expect(isCutShort(aResult({ ...over, commands: [...over.commands] }))).toBe(waits)
})
