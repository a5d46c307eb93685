import { describe, test } from 'vitest'
import { MODES } from './support/one-client.ts'
import { doesEverything, isRefused, pauses, skips } from './support/people-stories.ts'

// What is the same on the screen is played there by ci/people-screen.test.ts.
describe('a person, in mode print', () => {
  test('is refused what is no decision, and it costs no token: reasons, near matches, mistyped and lapsed overrides (S1-88 S1-90 S1-91)', () =>
    isRefused('print'))

  test('H13 S1-86 skips a task with a good reason: the run goes on, the mark stays, and it can be undone', () =>
    skips('print'))

  test('S1-82 looks, pauses and resumes without a token, and a retry of the paused run finishes it', () =>
    pauses('print'))
})

test.each(MODES)(
  'a person, in mode %s, H13 S1-97 S1-99 skips, retries, forces and adopts, and gets a summary: in the session, beside the plan, and as JSON',
  doesEverything,
)
