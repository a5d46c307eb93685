import { mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesIn } from '../../../src/io/files.ts'
import { executor, openStage, say } from '../harness/index.ts'
import type { Screen } from '../harness/screen-client.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { blocked, handIn, honest, phased, taskA, taskB } from '../support/small-plan.ts'

const after = { ...taskB, id: '2.1' }

/** Clicks the mark that closes the pane, again if the pane has moved meanwhile. */
async function closeWithMouse(screen: Screen): Promise<void> {
  let clicked = 0
  await waitUntil('the pane to be closed', 60_000, async () => {
    const lines = screen.whole().split('\n')
    const row = lines.findIndex((line) => line.includes('✕'))
    if (row < 0) return !screen.whole().includes('[ Pause ]')
    if (Date.now() - clicked < 1000) return false
    clicked = Date.now()
    await screen.press(`click ${(lines[row]?.indexOf('✕') ?? 0) + 1},${row + 1}`)
    return false
  })
}

test('at 80 columns a line stands above the prompt in every state of the run, also after its pane was closed', async () => {
  const stage = await openStage({
    title: 'the line above the prompt',
    files: phased(taskA, after),
    prompt: '/ultraplan:implement demo',
    cast: [blocked(taskA, 1), honest(after)],
  })
  const screen = await stage.screen({ columns: 80 })
  const line = (text: RegExp) => screen.waitForScreen(new RegExp(`^ultraplan ${text.source}`, 'm'))
  await screen.type(stage.scenario.prompt)
  await line(/0\/2 · ⏸ 1\.1 waits for you: blocked after 1 attempt/)
  await screen.waitForIdle()

  await screen.type('/ultraplan:pane')
  await waitUntil('the block instead of the line', 60_000, () => {
    const whole = screen.whole()
    return /\[ Pause \] \[ Retry 1\.1 \]/.test(whole) && !/^ultraplan 0\/2/m.test(whole)
  })
  await closeWithMouse(screen)
  await line(/0\/2 · ⏸ 1\.1 waits for you: blocked after 1 attempt/)
  expect(screen.whole()).not.toContain('[ Pause ]')

  expect(stage.cli('pause').code).toBe(0)
  await line(/0\/2 · paused, \/ultraplan:resume goes on: paused by A Person/)
  console.log(screen.whole())
  await screen.type('/ultraplan:resume')
  await line(/0\/2 · ⏸ 1\.1 waits for you/)
  await screen.waitForIdle()
  // What was typed in a terminal has its line here; what is typed here has its answer alone.
  await screen.waitForScreen(/⏸ the run is paused by A Person/)
  await screen.waitForScreen(/✔ run \S+ goes on/)
  expect(screen.screen()).not.toContain('▸ the run goes on, by')
  expect(stage.journal('run_resumed')).toMatchObject([{ assurance: 'signed', origin: 'composer' }])

  await screen.type('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await line(/1\/2 · finished: 1 skipped/)
  await screen.waitForIdle()
  console.log(screen.whole())
  await screen.type('hello')
  await waitUntil('the line to be gone', 60_000, () => !/^ultraplan 1\/2/m.test(screen.whole()))
})

test('a pane that was closed stays closed in the client that resumes the run, and has the last refusal when it is opened', async () => {
  const stage = await openStage({
    title: 'a closed pane, and another client',
    files: phased(taskA, after),
    prompt: '/ultraplan:implement demo',
    cast: [executor({ task: '1.1', turns: [[say(handIn(taskA))], ...blocked(taskA).turns] })],
  })
  const screen = await stage.screen({ columns: 180 })
  await screen.type(stage.scenario.prompt)
  await waitUntil('the pane', 120_000, () => /\[ Retry 1\.1 \]/.test(screen.pane()))
  await screen.waitForIdle()
  await closeWithMouse(screen)
  // The client writes down what the module remembers, a moment after the pane is gone.
  const store = join(stage.room.home, '.claude/plugins/store')
  const kept = () =>
    namesIn(store).find(
      (name) => name.endsWith('.json') && readFileSync(join(store, name), 'utf8').includes('closed'),
    )
  await waitUntil('the closing to be kept', 60_000, () => kept() !== undefined)
  const session = screen.session()?.sessionId ?? ''
  await screen.kill('SIGKILL')
  // As if the client had died while it wrote: its lock is left, and would hold for an hour.
  const lock = join(store, `${kept()}.lock`)
  mkdirSync(lock, { recursive: true })
  utimesSync(lock, Date.now() / 1000 + 3600, Date.now() / 1000 + 3600)
  const again = await stage.screen({ columns: 180, args: ['--resume', session] })
  await again.type('/ultraplan:resume')
  await again.waitForScreen(/^ultraplan 0\/2 · ⏸ 1\.1 waits for you/m)
  await again.waitForIdle()
  expect(again.whole()).not.toContain('[ Retry 1.1 ]')
  await again.type('/ultraplan:pane')
  // After a kill the client may draw without the whole screen: then the pane is a block with a frame.
  await waitUntil('the pane', 60_000, () => again.whole().includes('[ Retry 1.1 ]'))
  expect(again.whole()).toMatch(/│ ?✗ 1\.1 refused \(attempt 1\): said "the file is/)
})
