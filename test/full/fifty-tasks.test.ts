import { expect, test } from 'vitest'
import { play } from '../e2e/harness/index.ts'
import { demo } from '../e2e/support/plans.ts'

test.each(['print', 'screen'] as const)(
  'fifty tasks run to the end in one session, with at most 1.15 requests an agent (%s)',
  async (mode) => {
    const ids = Array.from({ length: 50 }, (_, index) => `1.${index + 1}`)
    const stage = await play(demo('fifty tasks', ids), { mode, limit: 3_000_000 })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: ids.map((id) => ({ id, status: 'approved', attempts: 1 })),
    })
    const { agents, coordinatorRequests } = stage.figures()
    expect(agents).toBe(50)
    expect(coordinatorRequests / agents).toBeLessThanOrEqual(1.15)
  },
)
