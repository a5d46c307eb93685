import { describe, expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/gate.ts'
import { makeScenario, PLAN, type Scenario } from '../../support/gate-scenario.ts'
import { expectCaught, expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'node --test test/greeting.test.js'
const TEST = 'test/greeting.test.js'
const HEAD = "const { test } = require('node:test')\nconst assert = require('node:assert')\n"
const OTHER =
  "test('is a text', () => {\n  assert.equal(typeof require('../src/greeting.js'), 'string')\n})\n"
const greets = (body: string) => `${HEAD}test('greets', () => {\n  ${body}\n})\n${OTHER}`
const HONEST = greets("assert.equal(require('../src/greeting.js'), 'hello')")
const WRONG = "module.exports = 'hullo'\n"
const RIGHT = "module.exports = 'hello'\n"

/** A task whose own new test the gate has seen fail. */
async function refused(): Promise<{ scenario: Scenario; first: GateResult }> {
  const plan = PLAN.replaceAll('`src/greeting.js`', `\`src/greeting.js\`, \`${TEST}\``).replace(
    'grep -q hello src/greeting.js',
    VERIFY,
  )
  const scenario = makeScenario({ plan })
  scenario.repository.write({ [TEST]: HONEST, 'src/greeting.js': WRONG })
  scenario.tick()
  scenario.repository.commit()
  const first = await scenario.judge()
  expect(first).toMatchObject({ outcome: 'FAILED', stage: 'proof' })
  return { scenario, first }
}

async function judgedAfter(files: Record<string, string>): Promise<GateResult> {
  const { scenario, first } = await refused()
  scenario.repository.write(files)
  scenario.repository.commit()
  return scenario.judge(undefined, { state: { lastResult: first, failedProof: first.commit } })
}

describe('a new test that the gate has seen fail', () => {
  test.each([
    [
      'asserts a constant',
      greets('assert.ok(true)'),
      /^since the verify failed, 1 more assertion is about a constant$/,
    ],
    [
      'is skipped',
      HONEST.replace("'greets', ", "'greets', { skip: true }, "),
      /^since the verify failed, 1 test is skipped or singled out: "greets"$/,
    ],
    ['holds nothing', greets(''), /^since the verify failed, 1 test holds nothing: "greets"$/],
  ])('is no proof any more where it %s in the next claim', async (_, text, message) => {
    expectCaught(await judgedAfter({ [TEST]: text }), 'tests/integrity', 'FALSE_CLAIM', message)
  })

  test('passes where the code was fixed', async () => {
    expectUntouched(await judgedAfter({ 'src/greeting.js': RIGHT }))
  })

  test('passes where its expectation was wrong, which the reviewers see in the change', async () => {
    expectUntouched(await judgedAfter({ [TEST]: HONEST.replace("'hello'", "'hullo'") }))
  })

  test('is named for the reviewers where it is gone', async () => {
    const result = await judgedAfter({ [TEST]: HEAD + OTHER })
    expectUntouched(result, 'ORANGE')
    expect(result.findings.map(({ message }) => message)).toEqual([
      'since the verify failed, 1 test is gone: "greets"',
    ])
  })
})
