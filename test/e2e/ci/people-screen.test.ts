import { describe, test } from 'vitest'
import { isRefused, pauses, skips } from '../support/people-stories.ts'

describe('a person, in mode screen', () => {
  test('is refused what is no decision, and it costs no token: reasons, near matches, mistyped and lapsed overrides (S1-88 S1-90 S1-91)', () =>
    isRefused('screen'))

  test('H13 S1-86 skips a task with a good reason: the run goes on, the mark stays, and it can be undone', () =>
    skips('screen'))

  test('S1-82 looks, pauses and resumes without a token, and a retry of the paused run finishes it', () =>
    pauses('screen'))
})
