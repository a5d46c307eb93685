import { expect, test } from 'vitest'
import { kills, playKilledClient } from '../e2e/support/killed-client.ts'

const KILLS = 100
let reached = 0

test.each(kills(KILLS, 11))(
  'a client in mode $mode with work: $work, killed $when call $call of git: the branch of the person only ever has approved work, and the run goes on',
  async (kill) => {
    if (await playKilledClient(kill)) reached += 1
  },
)

test('most kills were at their call of git, and not later', () => {
  expect(reached).toBeGreaterThan(KILLS / 2)
})
