import { expect, test } from 'vitest'
import { fuzzBoard, fuzzRoutes } from '../support/board-fuzz.ts'
import { loadBoard, MOST_SLOWED, mostGrown, slowedBy } from '../support/board-load.ts'
import { KEY } from '../support/board-server.ts'

test('10,000 fuzzed requests without a key crash nothing, change nothing and leave no secret in the log', async () => {
  const { answered, printed } = await fuzzBoard(10_000)
  expect(answered).toBeGreaterThan(5000)
  expect(printed).not.toContain(KEY)
  const statuses = await fuzzRoutes(10_000)
  const inBrowser = await fuzzRoutes(10_000, true)
  expect([...inBrowser.keys()]).toEqual(expect.arrayContaining([200, 403, 404]))
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([401, 403, 404]))
})

test('200 readers get every event of 50 clients that report once a second for a minute; memory stays flat', async () => {
  const seen = await loadBoard({ readers: 200, slow: 20, clients: 50, seconds: 60 })
  console.log(seen)
  expect(seen.grownBytes).toBeLessThan(mostGrown(seen.since))
})

test('50 readers that read nothing do not slow the reports of others', async () => {
  const slowed = await slowedBy({ readers: 50, slow: 50, clients: 20, seconds: 15 })
  console.log({ slowed })
  expect(slowed).toBeLessThan(MOST_SLOWED)
})
