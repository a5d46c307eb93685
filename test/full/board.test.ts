import { expect, test } from 'vitest'
import { fuzzBoard, fuzzRoutes } from '../support/board-fuzz.ts'
import { loadBoard } from '../support/board-load.ts'
import { KEY } from '../support/board-server.ts'

test('10,000 fuzzed requests without a key crash nothing, change nothing and leave no secret in the log', async () => {
  const { answered, printed } = await fuzzBoard(10_000)
  expect(answered).toBeGreaterThan(5000)
  expect(printed).not.toContain(KEY)
  const statuses = await fuzzRoutes(10_000)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([401, 403, 404]))
})

test('200 readers get every event of 50 clients that report once a second for a minute; memory stays flat', async () => {
  const { printed, grownMb, ...seen } = await loadBoard({ readers: 200, slow: 20, clients: 50, seconds: 60 })
  console.log({ grownMb, ...seen })
  expect(printed).not.toContain(KEY)
  expect(grownMb).toBeLessThan(30)
})
