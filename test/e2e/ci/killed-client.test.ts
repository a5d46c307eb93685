import { test } from 'vitest'
import { kills, playKilledClient } from '../support/killed-client.ts'

test.each(kills(10, 7))(
  'a client in mode $mode with work: $work, killed $when call $call of git: the branch of the person only ever has approved work, and the run goes on',
  async (kill) => {
    await playKilledClient(kill)
  },
)
