import { expect, test } from 'vitest'
import { fuzzBoard, fuzzRoutes } from '../../support/board-fuzz.ts'
import { loadBoard } from '../../support/board-load.ts'
import { KEY } from '../../support/board-server.ts'

// A tenth of test/full/board.test.ts, which is not for npm test.

test('1000 fuzzed requests without a key crash nothing, change nothing and leave no secret in the log', async () => {
  const { answered, printed } = await fuzzBoard(1000)
  expect(answered).toBeGreaterThan(500)
  expect(printed).not.toContain(KEY)
  const statuses = await fuzzRoutes(1000)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([401, 403, 404]))
})

test('20 readers get every event of 5 reporting clients, once and in order, beside 2 that read nothing', async () => {
  const { printed, grownMb } = await loadBoard({ readers: 20, slow: 2, clients: 5, seconds: 6 })
  expect(printed).not.toContain(KEY)
  expect(grownMb).toBeLessThan(30)
})
