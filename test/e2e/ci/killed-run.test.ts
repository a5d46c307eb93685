import { expect, test } from 'vitest'
import { gitCallsOfRun, killRun, places } from '../../support/killed-run.ts'

const KILLS = 10

test.each(['branch', 'isolated'] as const)(
  `with work: %s, after ${KILLS} kills at any point of a run nothing but approved work is on the branch of the person, and nothing is lost`,
  async (work) => {
    const calls = await gitCallsOfRun(work)
    expect(calls).toBeGreaterThan(30)
    for (const [call, when] of places(calls, KILLS, 1)) {
      const { looks, ...outcome } = await killRun(call, when, work)
      expect({ call, when, ...outcome }).toEqual({ call, when, lost: [], missing: [], isOver: true })
      expect(looks).toBeGreaterThan(5)
    }
  },
)
