import { describe, expect, test } from 'vitest'
import { executor, openStage, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { waitUntil } from './harness/wait-until.ts'
import { blocked, handIn, honest, phased, taskA, taskB } from './support/small-plan.ts'

const after = { ...taskB, id: '2.1' }

/** 1.1 is refused once and then done; 2.1 waits for a person, who lets it be tried again. */
const scenario = (): Scenario => ({
  title: 'a run with its pane',
  files: phased(taskA, after),
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({ task: '1.1', turns: [[say(handIn(taskA))], ...honest(taskA).turns] }),
    blocked(after, 1),
    honest(after, 2),
  ],
})

const ROWS = [
  /demo +waiting for you +1 of 2 approved/,
  /✔ 1\.1 Write a +approved/,
  /⏸ 2\.1 Write b +blocked/,
  /✗ 1\.1 refused \(attempt 1\): said "the file is/,
  /⏸ 2\.1 waits for you: blocked after 1 attempt/,
  /\[ Pause \] \[ Retry 2\.1 \] \[ Show the story \]/,
]

test('at 180 columns the pane docks by itself, and its button retries, signed', async () => {
  const stage = await openStage(scenario())
  const screen = await stage.screen({ columns: 180 })
  await screen.type(stage.scenario.prompt)
  await screen.waitForScreen(/⏸ 2\.1 waits for you/)
  await screen.waitForIdle()
  await waitUntil('the pane', 60_000, () => ROWS.every((row) => row.test(screen.pane())))
  console.log(screen.whole())
  // The keys of the pane come after Ctrl+X Tab.
  await screen.press('C-x')
  await screen.press('Tab')
  await screen.press('r')
  await stage.waitForJournal('task_retried', ({ origin }) => origin === 'button')
  await screen.waitForScreen(/✔ the run is finished/)
  await screen.waitForIdle()
  expect(stage.journal('task_retried')).toMatchObject([
    { assurance: 'signed', origin: 'button', task: '2.1' },
  ])
  // What it came to stays until the next prompt.
  await waitUntil('the summary', 60_000, () => /demo +finished +2 of 2 approved/.test(screen.pane()))
  await screen.type('hello')
  await waitUntil('the pane to be gone', 60_000, () => screen.pane() === '')
  // No model was told of it.
  expect(stage.exchanges.map(({ newest }) => newest).join('\n')).not.toContain('Show the story')
})

describe('where there is less room', () => {
  test.each([
    [120, 'dark'],
    [80, 'light'],
  ] as const)(
    'at %s columns, %s, a line stands above the prompt until the pane is asked for',
    async (columns, theme) => {
      const stage = await openStage(scenario())
      const screen = await stage.screen({ columns, theme })
      await screen.type(stage.scenario.prompt)
      await screen.waitForScreen(/ultraplan 1\/2 · ⏸ 2\.1 waits for you/)
      await screen.waitForIdle()
      expect(screen.pane()).toBe('')
      await screen.type('/ultraplan:pane')
      await waitUntil('the pane', 60_000, () => ROWS.every((row) => row.test(screen.whole())))
      console.log(screen.whole())
      expect(screen.pane() === '').toBe(columns === 80)
    },
  )
})
