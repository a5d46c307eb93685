import { expect, test } from 'vitest'
import { isCutShort } from '../../src/gate/commands.ts'
import { aCommand, aResult } from '../support/run-builder.ts'

const cut = aCommand({ timedOut: true, limit: 'gate' })
const overTime = aCommand({ timedOut: true, limit: 'verify' })
const failed = { outcome: 'FAILED', failure: 'VERIFY_FAILURE' } as const

test.each([
  ['a pass with a linter that the hook cut short', { commands: [aCommand(), cut] }],
  ['a verify that the hook cut short', { ...failed, failure: 'TIMEOUT', commands: [cut] }],
] as const)('%s needs a longer proof', (_, over) => {
  expect(isCutShort(aResult({ ...over, commands: [...over.commands] }))).toBe(true)
})

test.each([
  ['a verify that failed beside a linter that was cut short', { ...failed, commands: [aCommand(), cut] }],
  ['a verify that used up its own time', { ...failed, failure: 'TIMEOUT', commands: [overTime] }],
  ['a pass', { commands: [aCommand()] }],
] as const)('%s is final', (_, over) => {
  expect(isCutShort(aResult({ ...over, commands: [...over.commands] }))).toBe(false)
})
