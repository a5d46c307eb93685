import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawScreen } from '../../../scripts/draw-screen.mjs'
import { bash, executor, hold, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { claim } from '../support/claims.ts'

const VERIFY = 'node --test test/price.test.mjs'
const PLAN = `# Tasks: discount

## Phase 1: Prices

- [ ] 1.1 [SIMPLE] Take 10 % off from 100 on
  - **Do**: From a sum of 100 on, take off a tenth
  - **Files**: \`price.mjs\`
  - **Done when**: the 2 tests of test/price.test.mjs pass
  - **Verify**: \`${VERIFY}\`
  - **Commit**: \`feat: discount\`
`
const TEST = `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../price.mjs'

test('below 100 nothing is taken off', () => assert.equal(total(99), 99))
test('from 100 on it is a tenth', () => assert.equal(total(100), 90))
`

const price = (condition: string) =>
  `echo 'export const total = (sum) => (${condition} ? sum * 0.9 : sum)' > price.mjs && sed -i 's/- \\[ \\] 1.1/- [x] 1.1/' specs/discount/tasks.md && git add -A && git commit -qm 'feat: discount'`

const said = (words: string) =>
  `${words}\n\n${claim('1.1', 'Take 10 % off from 100 on', { files: ['price.mjs', 'specs/discount/tasks.md'], command: VERIFY })}`.replace(
    'the file is there',
    'all 2 tests pass',
  )

const scenario: Scenario = {
  title: 'a first hour',
  files: {
    'specs/discount/tasks.md': PLAN,
    'price.mjs': 'export const total = (sum) => sum\n',
    'test/price.test.mjs': TEST,
    '.ultraplan/config.yaml': 'review: { spec: false }\n',
  },
  prompt: '/ultraplan:implement discount',
  cast: [
    executor({
      task: '1.1',
      turns: [
        [bash(price('sum > 100'))],
        [say(said('Done. All 2 tests pass.'))],
        [hold('mending'), bash(price('sum >= 100'))],
        [say(said('The limit was wrong. All 2 tests pass.'))],
      ],
    }),
  ],
}

const COLUMNS = 110

/** The picture of the README is this screen: `node scripts/client-picture.mjs` writes it. */
test('a first hour on the screen: help, doctor, a refusal as it happens, and what the run came to', async () => {
  const stage = await openStage(scenario)
  const screen = await stage.screen({ columns: COLUMNS })
  const requests = () => stage.exchanges.filter(({ side }) => side === undefined).length
  await screen.type('/ultraplan:help')
  await screen.waitForScreen(/\/ultraplan:summary +Sum the run up/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:doctor')
  await screen.waitForScreen(/hooks +fire in this session/)
  await screen.waitForIdle()
  await screen.type('/clear')
  await screen.waitForIdle()
  expect(requests()).toBe(0)

  await screen.type(scenario.prompt)
  await stage.waitForHold('mending')
  const refused = await screen.waitForScreen(/1\.1 refused/)
  expect(refused).toContain('refs/notes/ultraplan')
  if (process.env.ULTRAPLAN_PICTURE) {
    // From what was typed to the line of the run above the prompt.
    const rows = refused.split('\n')
    const from = rows.findIndex((row) => row.startsWith(`❯ ${scenario.prompt}`))
    const to = rows.findIndex((row) => row.startsWith('ultraplan 0/1'))
    const lines = screen.pieces().slice(from, to + 1)
    const title = 'Claude Code: an executor says that all tests pass, and the gate refuses it'
    writeFileSync(process.env.ULTRAPLAN_PICTURE, drawScreen(lines, { columns: COLUMNS, title }))
  }
  console.log(refused)
  stage.release('mending')
  await stage.waitForJournal('run_finished')
  await screen.waitForIdle()

  const before = requests()
  await screen.type('/ultraplan:log 1.1')
  await screen.waitForScreen(/1\.1 +approved at/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:summary')
  await screen.waitForScreen(/1 of 1 task approved/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:show 1.1')
  await screen.waitForScreen(/flags: \[\]/)
  await screen.waitForIdle()
  console.log(screen.whole())
  expect(requests()).toBe(before)
})
