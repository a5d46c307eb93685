import { expect, test } from 'vitest'
import { status } from '../../src/gate/checks/claim/status.ts'
import { retryContext } from '../../src/gate/feedback.ts'
import type { GateResult } from '../../src/model/gate.ts'
import { facts } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const { task } = facts()

/** What the gate finds in a claim of failure with this error, and what the next attempt is told. */
function failed(error: string, said = 'failure') {
  const claim = honestClaim(task)
    .replace('status: success', `status: ${said}`)
    .replace(/error: null/, `error: ${JSON.stringify(error)}`)
    .replace('TASK_COMPLETE', '')
  const answer = status.run(facts({ claimText: claim }))
  const [remark] = 'skip' in answer ? [] : [answer].flat()
  const finding = { id: status.id, severity: 'block' as const, ...remark, message: remark?.message ?? '' }
  const result = { stage: 'claim', failure: 'EXECUTION_FAILURE', findings: [finding], commands: [] }
  return { remark, told: retryContext(result as unknown as GateResult, task, { attempt: 1 }) }
}

test('the advice of the executor itself is the suggested fix of the next attempt (S1-57, S1-58)', () => {
  const { remark, told } = failed("Cannot find module 'zod'\nadd it to the workspace root first")
  expect(remark?.fix).toBe('add it to the workspace root first')
  expect(told).toMatch(/^PREVIOUS ATTEMPT FAILED:\nError: .*Cannot find module 'zod'/)
  expect(told).toContain('SUGGESTED FIX: add it to the workspace root first')
  expect(told).toContain('Please address this before retrying the task.')
})

test('without advice a known error brings its own (S1-57)', () => {
  expect(failed("Cannot find module 'zod'").remark?.fix).toBe('Run `npm install zod` first')
  expect(failed('something odd').told).toContain('SUGGESTED FIX: do what the error asks for')
})

test('blocked is a failure of its own kind, and any other is retried (S1-22, S1-51, S1-54)', () => {
  expect(failed('waits for 1.1', 'blocked').remark?.failure).toBe('BLOCKED')
  expect(failed('boom').remark?.failure).toBeUndefined()
})
