import { expect, test } from 'vitest'
import { fuzzBoard, fuzzRoutes } from '../../support/board-fuzz.ts'
import { loadBoard, MOST_SLOWED, mostGrown, slowedBy } from '../../support/board-load.ts'
import { KEY } from '../../support/board-server.ts'

// A tenth of test/full/board.test.ts, which is not for npm test.

test('1000 fuzzed requests without a key crash nothing, change nothing and leave no secret in the log', async () => {
  const { answered, printed } = await fuzzBoard(1000)
  expect(answered).toBeGreaterThan(500)
  expect(printed).not.toContain(KEY)
  const statuses = await fuzzRoutes(1000)
  const inBrowser = await fuzzRoutes(1000, true)
  expect([...inBrowser.keys()]).toEqual(expect.arrayContaining([200, 403, 404]))
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([401, 403, 404]))
})

test('20 readers get every event of 5 reporting clients, once and in order; memory stays flat', async () => {
  const { grownBytes, since } = await loadBoard({ readers: 20, slow: 2, clients: 5, seconds: 6 })
  expect(grownBytes).toBeLessThan(mostGrown(since))
})

test('readers that read nothing do not slow the reports of others', async () => {
  expect(await slowedBy({ readers: 5, slow: 20, clients: 10, seconds: 6 })).toBeLessThan(MOST_SLOWED)
})
