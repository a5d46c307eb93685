import { describe, expect, test } from 'vitest'
import { Config } from '../../src/model/config.ts'
import type { FailureType } from '../../src/model/gate.ts'
import { policy } from '../../src/run/policy.ts'
import { aFailure, anAttempt, aTask } from '../support/run-builder.ts'

const config = Config.parse({})

/** A task whose attempts failed as listed; the last entry of the last attempt is the failure being decided. */
function taskAfter(...attempts: FailureType[][]) {
  return aTask('1.1', {
    attempts: attempts.map((types, index) =>
      anAttempt({ n: index + 1, failures: types.map((type) => aFailure({ type, attempt: index + 1 })) }),
    ),
  })
}

const decide = (type: FailureType, alive: boolean, ...attempts: FailureType[][]) =>
  policy(taskAfter(...attempts), type, config, alive).kind

describe('the retry table', () => {
  test('a false claim is sent back three times, then the attempt has failed (S0-07, S0-12)', () => {
    const lies = (count: number): FailureType[] => Array(count).fill('FALSE_CLAIM')
    expect([1, 2, 3, 4].map((count) => decide('FALSE_CLAIM', true, lies(count)))).toEqual([
      'warm',
      'warm',
      'warm',
      'cold',
    ])
  })

  test.each([
    ['EXECUTION_FAILURE', 'S1-51, S1-72'],
    ['VERIFY_FAILURE', 'S1-52, S1-73'],
    ['MALFORMED', 'S1-56, S1-76'],
  ] as const)(
    '%s gets two retries, the first warm and the second cold, then a person is asked (%s)',
    (type, _rows) => {
      expect(decide(type, true, [type])).toBe('warm')
      expect(decide(type, true, [type, type])).toBe('cold')
      expect(decide(type, true, [type, type], [type])).toBe('pause')
    },
  )

  test('a broken specification is retried exactly once, then the task is blocked (S2-32, S2-34)', () => {
    expect(decide('SPEC_VIOLATION', true, ['SPEC_VIOLATION'])).toBe('warm')
    expect(decide('SPEC_VIOLATION', true, ['SPEC_VIOLATION', 'SPEC_VIOLATION'])).toBe('block')
  })

  test('a broken specification is counted apart from other failures (S2-35)', () => {
    expect(decide('SPEC_VIOLATION', true, ['VERIFY_FAILURE', 'VERIFY_FAILURE'], ['SPEC_VIOLATION'])).toBe(
      'warm',
    )
  })

  test('an architect rejects once for a retry, twice for a question (S1-74, S1-78)', () => {
    expect(decide('ARCHITECT_REJECTION', false, ['ARCHITECT_REJECTION'])).toBe('cold')
    expect(decide('ARCHITECT_REJECTION', false, ['ARCHITECT_REJECTION'], ['ARCHITECT_REJECTION'])).toBe(
      'pause',
    )
  })

  test('a failed spec review has two more rounds by a fresh agent, then a person is asked (S0-19)', () => {
    const one: FailureType[] = ['REVIEW_FAIL']
    const decided = (...attempts: FailureType[][]) =>
      policy(taskAfter(...attempts), 'REVIEW_FAIL', config, true)
    expect(decided(one)).toEqual({ kind: 'cold' })
    expect(decided(one, one)).toEqual({ kind: 'cold' })
    expect(decided(one, one, one)).toMatchObject({ kind: 'pause', reason: 'REVIEW_FAIL 3 times' })
  })

  test('a timeout is retried once, after thirty seconds, and the second offers to retry longer (S1-75, S1-70, S1-79)', () => {
    expect(policy(taskAfter(['TIMEOUT']), 'TIMEOUT', config, true)).toEqual({ kind: 'cold', waitSeconds: 30 })
    expect(policy(taskAfter(['TIMEOUT'], ['TIMEOUT']), 'TIMEOUT', config, true)).toMatchObject({
      kind: 'pause',
      options: ['retry longer', 'skip', 'investigate'],
    })
  })

  test('a blocked executor is not retried (S1-54)', () => {
    expect(decide('BLOCKED', true, ['BLOCKED'])).toBe('block')
  })

  test('an agent that is gone is never sent back', () => {
    expect(decide('VERIFY_FAILURE', false, ['VERIFY_FAILURE'])).toBe('cold')
    expect(decide('FALSE_CLAIM', false, ['FALSE_CLAIM'])).toBe('cold')
  })

  test('three failed attempts pause the task and offer Retry, Skip, Investigate (S1-77, S1-82)', () => {
    const four: FailureType[] = ['FALSE_CLAIM', 'FALSE_CLAIM', 'FALSE_CLAIM', 'FALSE_CLAIM']
    expect(policy(taskAfter(four, four, four), 'FALSE_CLAIM', config, true)).toMatchObject({
      kind: 'pause',
      options: ['retry', 'skip', 'investigate'],
    })
  })

  test("a person's retry starts the count again", () => {
    const task = {
      ...taskAfter(['VERIFY_FAILURE', 'VERIFY_FAILURE'], ['VERIFY_FAILURE'], ['VERIFY_FAILURE']),
      forgiven: 2,
    }
    expect(policy(task, 'VERIFY_FAILURE', config, true).kind).toBe('warm')
  })
})
