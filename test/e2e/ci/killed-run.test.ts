import { expect, test } from 'vitest'
import { gitCallsOfRun, killRun, places } from '../../support/killed-run.ts'

const KILLS = 10

test(`after ${KILLS} kills at any point of a run nothing but approved work is on the branch of the person, and nothing is lost`, async () => {
  const calls = await gitCallsOfRun()
  expect(calls).toBeGreaterThan(30)
  for (const [call, when] of places(calls, KILLS, 1)) {
    const { looks, ...outcome } = await killRun(call, when)
    expect({ call, when, ...outcome }).toEqual({ call, when, lost: [], missing: [], isOver: true })
    expect(looks).toBeGreaterThan(5)
  }
})
