import { expect, test } from 'vitest'
import { newsRows, runLine, taskRow, tasksInView } from '../../src/client/module/pane-content.ts'
import {
  costToTell,
  countCost,
  countTokens,
  type Spent,
  spendOn,
  spentByTask,
  stopSpending,
} from '../../src/client/module/spending.ts'
import type { Look } from '../../src/client/module/watch.ts'
import { displayWidth } from '../../src/view/terminal.ts'

const task = (id: string, over: Partial<Look['tasks'][number]> = {}): Look['tasks'][number] => ({
  id,
  title: `Title of ${id}`,
  status: 'pending',
  attempts: 0,
  flags: [],
  ...over,
})

const look = (over: Partial<Look> = {}): Look => ({
  run: 'r1',
  spec: 'demo',
  state: 'running',
  shown: over.state ?? 'running',
  labels: (over.tasks ?? [task('1.1')]).map(({ status }) => status),
  tasks: [task('1.1')],
  seq: 1,
  lines: [],
  waits: [],
  now: 'ultraplan demo · 1/1 1.1 · attempt 1/3 · gate 2/3: proving',
  doing: [{ text: '1/1 1.1 · attempt 1/3 · gate 2/3: proving', since: '2026-01-26T14:00:00Z' }],
  ...over,
})

const room = (width: number, spent: ReadonlyMap<string, Spent> = new Map()) => ({
  width,
  now: Date.parse('2026-01-26T14:01:05Z'),
  spent,
})
const texts = (found: Look, width = 48, spent?: ReadonlyMap<string, Spent>): string[] =>
  [
    ...newsRows(found, room(width, spent)),
    ...found.tasks.map((_, index) => taskRow(found, index, room(width, spent))),
  ].map(({ text }) => text)

test('a task has its state, attempts, marks, tokens and cost', () => {
  const done = task('1.1', { status: 'approved', attempts: 2, flags: ['orange'] })
  const [head, , row] = texts(look({ tasks: [done] }), 48, new Map([['1.1', { tokens: 12_400, usd: 0.123 }]]))
  expect(head).toBe('demo  running  1 of 1 approved')
  expect(row).toMatch(/^✔ 1\.1 Title of 1\.1 +approved ×2 ORANGE 12k ~\$0\.12$/)
  expect(row).toHaveLength(48)
})

test('the cost of a run is what its session has cost since it began, shared by what the tokens are worth', () => {
  countCost({ cost: { usd: 1 } })
  spendOn('r1', [])
  // The client tells of an agent before the journal does.
  countTokens({ agentId: 'a1', usage: { input_tokens: 500, output_tokens: 100, model: 'm' } })
  countTokens({ usage: { input_tokens: 9000, output_tokens: 9000 } })
  spendOn('r1', [
    { agentId: 'a1', task: '1.1' },
    { agentId: 'a2', task: '1.2' },
  ])
  countTokens({ agentId: 'a2', usage: { cache_read_input_tokens: 10_000, output_tokens: 400 } })
  expect(costToTell()).toBeUndefined()
  countCost({ cost: { usd: 1.8 } })
  expect(costToTell()).toEqual({ from: 1, usd: 1.8 })
  expect(costToTell()).toBeUndefined()
  expect([...spentByTask()]).toEqual([
    ['1.1', { tokens: 600, usd: expect.closeTo(0.2) }],
    ['1.2', { tokens: 10_400, usd: expect.closeTo(0.6) }],
  ])
  stopSpending()
  countCost({ cost: { usd: 3 } })
  expect(costToTell()).toBeUndefined()
})

test('the states of the run and of its tasks are in the words of every other view', () => {
  const tasks = [task('1.1', { status: 'skipped' }), task('1.2', { status: 'executing', attempts: 1 })]
  const labels = ['done before', 'WAITING']
  const [head, , first, second] = texts(look({ tasks, labels, shown: 'waiting for you' }))
  expect(head).toBe('demo  waiting for you  0 of 2 approved')
  expect(first).toMatch(/^\? 1\.1 Title of 1\.1 +done before$/)
  expect(second).toMatch(/^⏸ 1\.2 Title of 1\.2 +WAITING$/)
})

/** A line that is too long wraps before it, and not within it. */
const TIME = '·\u00a01\u00a0min\u00a005\u00a0s'

test('what the gate does now has its time', () => {
  expect(texts(look())).toContain(`1/1 1.1 · attempt 1/3 · gate 2/3: proving ${TIME}`)
  const doing = [...look().doing, { text: '2/2 1.2 · attempt 1/3', since: '2026-01-26T14:01:00Z' }]
  // Each agent has its own.
  expect(texts(look({ doing })).slice(1, 3)).toEqual([
    `1/1 1.1 · attempt 1/3 · gate 2/3: proving ${TIME}`,
    '2/2 1.2 · attempt 1/3 ·\u00a05\u00a0s',
  ])
})

test('in a run that is paused the agents in flight finish, with their time', () => {
  const found = look({ state: 'paused', shown: 'paused', now: 'ultraplan demo · PAUSED: paused by A Person' })
  expect(texts(found).slice(1, 3)).toEqual([
    'paused by A Person',
    `1/1 1.1 · attempt 1/3 · gate 2/3: proving ${TIME}`,
  ])
})

test('the last refusal and what waits are in words, and are not said twice', () => {
  const waits = [{ task: '1.1', question: 'q', options: ['retry'], line: '⏸ 1.1 waits for you: q' }]
  const now = 'ultraplan demo · WAITING for you: q'
  const found = look({ waits, lastRefusal: '✗ 1.1 refused', doing: [], now })
  expect(texts(found).slice(1, 3)).toEqual(['✗ 1.1 refused', '⏸ 1.1 waits for you: q'])
})

test.each([20, 48, 76])('no row of a plan of 500 tasks is wider than %s columns', (width) => {
  const tasks = Array.from({ length: 500 }, (_, n) => task(`${n}.1`, { title: 'A long title '.repeat(9) }))
  const rows = tasks.map((_, index) => taskRow(look({ tasks }), index, room(width)))
  for (const { text } of rows) expect(text.length).toBeLessThanOrEqual(width)
})

test.each([
  ['日本語のタイトル', 24],
  ['日本語のとても長いタイトルで、列に収まらない', 32],
  ['emoji 🚀🚀🚀 and 한국어', 40],
])('the row of %s is as wide as all others, in the cells of a terminal', (title, width) => {
  const tasks = [task('1.1', { title, status: 'approved' }), task('1.2', { status: 'approved' })]
  const rows = tasks.map((_, index) => taskRow(look({ tasks }), index, room(width)).text)
  expect(rows.map(displayWidth)).toEqual([width, width])
  const line = runLine(look({ now: `ultraplan demo · ${title.repeat(5)}` }), width)
  expect(displayWidth(line)).toBeLessThanOrEqual(width)
})

const WIDTH = 48

test.each([0, 1, 7, 40, 250, 480, 512])(
  'from row %s every task of 500 that the window can show is drawn, and not many more',
  (offset) => {
    const above = ['demo  running  0 of 500 approved', '⏸ 1.1 waits for you: '.repeat(9), '[ Pause ]']
    const { from, to } = tasksInView(500, above, { width: WIDTH, offset, bodyRows: 40 })
    // The texts above take between 3 and 12 rows, as they are wrapped.
    for (const rows of [3, 12]) {
      expect(from).toBeLessThanOrEqual(Math.max(0, offset - rows))
      expect(to).toBeGreaterThanOrEqual(Math.min(500, offset - rows + 40))
    }
    expect(to - from).toBeLessThanOrEqual(150)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(500)
  },
)

test('an ended run says once that it has ended, and what was not approved', () => {
  const tasks = [task('1.1', { status: 'approved' }), task('1.2', { status: 'skipped' }), task('1.3')]
  const found = look({ tasks, state: 'finished', now: 'ultraplan demo · FINISHED' })
  expect(texts(found).slice(0, 2)).toEqual(['demo  finished  1 of 3 approved', '1 skipped, 1 pending'])
  expect(runLine(found, 80)).toBe('ultraplan 1/3 · finished: 1 skipped, 1 pending')
  const whole = look({ tasks: tasks.slice(0, 1), state: 'finished', now: 'ultraplan demo · FINISHED' })
  expect(texts(whole)[1]).toMatch(/^✔ 1\.1/)
  expect(runLine(whole, 80)).toBe('ultraplan 1/1 · finished')
  // What was refused on the way is in the summary. In red it would look like the end.
  const mended = look({
    tasks: tasks.slice(0, 1),
    state: 'finished',
    lastRefusal: '✗ 1.1 refused (attempt 1)',
  })
  expect(texts(mended)[1]).toMatch(/^✔ 1\.1/)
})

test.each([
  ['paused', 'PAUSED: paused by A Person <a@b>', 'paused by A Person <a@b>'],
  ['parked', 'PARKED: four dispatches were refused', 'four dispatches were refused'],
  ['halted', 'HALTED: the plan cannot be read', 'the plan cannot be read'],
])('a run that is %s says why, and how it goes on, also in one line', (state, now, why) => {
  const found = look({ state, now: `ultraplan demo · ${now}` })
  expect(texts(found).slice(0, 2)).toEqual([`demo  ${state}  0 of 1 approved`, why])
  expect(runLine(found, 80)).toBe(`ultraplan 0/1 · ${state}, /ultraplan:resume goes on: ${why}`.slice(0, 80))
})
