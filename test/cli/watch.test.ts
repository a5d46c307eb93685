import { spawn } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { LiveScreen } from '../../src/cli/command.ts'
import { runCli } from '../../src/cli/run-cli.ts'
import { journalRun } from '../support/journaled-run.ts'
import { makeRepository } from '../support/repository.ts'
import { Story } from '../support/run-builder.ts'

const ENTER = '\u001b[?1049h'
const LEAVE = '\u001b[?25h\u001b[?1049l'

/** A screen whose keys are pressed by the test. */
function fakeScreen() {
  const listeners = { end: new Set<() => void>(), resize: new Set<() => void>() }
  const size = { columns: 80, rows: 24 }
  const on = (set: Set<() => void>) => (callback: () => void) => {
    set.add(callback)
    return () => void set.delete(callback)
  }
  const live: LiveScreen = { size: () => size, onEnd: on(listeners.end), onResize: on(listeners.resize) }
  const fire = (set: Set<() => void>) => {
    for (const callback of [...set]) callback()
  }
  return {
    live,
    listeners,
    size,
    pressCtrlC: () => fire(listeners.end),
    resize: () => fire(listeners.resize),
  }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
const frames = (printed: string) => printed.split('\u001b[H').length - 2

test('draws again only when the journal has grown, and leaves the terminal clean on Ctrl-C', async () => {
  const story = new Story().dispatch('1.1')
  const run = journalRun(story)
  const screen = fakeScreen()
  const terminal = run.terminal(screen.live)
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => frames(terminal.printed) === 1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(frames(terminal.printed)).toBe(1)

  story
    .claim('1.1')
    .judge('1.1')
    .tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
  run.tell()
  await until(() => terminal.printed.includes('1 of 2 approved'))
  expect(frames(terminal.printed)).toBe(2)

  screen.pressCtrlC()
  expect(await watching).toBe(0)
  expect(terminal.printed.startsWith(ENTER)).toBe(true)
  const [, after = ''] = terminal.printed.split(LEAVE)
  expect(after).toContain('1 of 2 approved')
  expect(after).not.toContain('\u001b')
  expect(screen.listeners.end.size + screen.listeners.resize.size).toBe(0)
})

test('a frame never has more lines than the screen, and a resize draws it again', async () => {
  const run = journalRun(new Story())
  const screen = fakeScreen()
  const terminal = run.terminal(screen.live)
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => frames(terminal.printed) === 1)
  screen.size.rows = 5
  screen.size.columns = 30
  screen.resize()
  expect(frames(terminal.printed)).toBe(2)
  const frame = terminal.printed.slice(terminal.printed.lastIndexOf('\u001b[H'))
  expect(frame.split('\r\n').length).toBeLessThanOrEqual(5)
  screen.pressCtrlC()
  await watching
})

test('ends by itself when the run ends; a pipe gets plain lines', async () => {
  const story = new Story().approve('1.1')
  const run = journalRun(story)
  const terminal = run.terminal()
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => terminal.printed.includes('running: 1.1 approved, 1.2 pending'))
  story.tell({ type: 'run_cancelled', who: 'Ada' })
  run.tell()
  expect(await watching).toBe(0)
  expect(terminal.printed).toContain('cancelled: 1.1 approved, 1.2 pending')
  expect(terminal.printed).not.toContain('\u001b')
})

test('in a pipe it says at once what is so, in local time, and that something waits', async () => {
  const story = new Story().fail('1.1').fail('1.1').fail('1.1')
  const run = journalRun(story)
  const terminal = run.terminal()
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => terminal.printed.includes('\n'))
  expect(terminal.printed).toMatch(
    /^\d\d:\d\d:\d\d waiting for you: 1\.1 escalated, 1\.2 pending\n {2}task 1\.1 needs you after \d attempts[^\n]*\n {4}to try again: \/ultraplan:retry --task 1\.1\n/,
  )
  story.tell({ type: 'run_cancelled', who: 'Ada' })
  run.tell()
  await watching
})

test.each(['before', 'after'])(
  'in a pipe that was started %s the kill it says that the client is gone',
  async (when) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const client = { pid: child.pid ?? 0 }
    const kill = () => {
      const ended = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGKILL')
      return ended
    }
    const story = new Story()
      .dispatch('1.1')
      .tell({ type: 'run_bound', session: 's1', client, mode: 'screen', cause: 'the session was resumed' })
    const run = journalRun(story)
    const terminal = run.terminal()
    if (when === 'after') await kill()
    const watching = runCli(['status', '--watch'], terminal)
    if (when === 'before') {
      await until(() => terminal.printed.includes('running: 1.1 executing, 1.2 pending\n'))
      await kill()
    }
    await until(() => terminal.printed.includes('stopped: 1.1 interrupted, 1.2 pending\n'))
    await until(() => terminal.printed.includes('/ultraplan:resume in Claude Code goes on\n'))
    story.tell({ type: 'run_cancelled', who: 'Ada' })
    run.tell()
    await watching
  },
)

test('can be started before a run', async () => {
  const { root } = makeRepository({ 'README.md': '# demo\n' })
  const run = journalRun(
    new Story().approve('1.1').approve('1.2').tell({ type: 'run_finished', commit: 'c' }),
  )
  const terminal = { ...run.terminal(), cwd: root }
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => terminal.printed.includes('waiting for a run to start in this repository'))
  mkdirSync(join(root, '.git/ultraplan/runs'), { recursive: true })
  renameSync(run.dir, join(root, '.git/ultraplan/runs', basename(run.dir)))
  expect(await watching).toBe(0)
  expect(terminal.printed).toContain('2 of 2 approved')
})

test('on a screen it waits for the run after one that has ended, until Ctrl-C', async () => {
  const run = journalRun(new Story().tell({ type: 'run_cancelled', who: 'Ada' }))
  const screen = fakeScreen()
  const terminal = run.terminal(screen.live)
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => terminal.printed.includes('waiting for a run'))
  screen.pressCtrlC()
  expect(await watching).toBe(0)
})

test('draws again when the client is gone, without any event', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const client = { pid: child.pid ?? 0 }
  const story = new Story()
    .dispatch('1.1')
    .tell({ type: 'run_bound', session: 's1', client, mode: 'screen', cause: 'the session was resumed' })
  const screen = fakeScreen()
  const terminal = journalRun(story).terminal(screen.live)
  const watching = runCli(['status', '--watch'], terminal)
  await until(() => terminal.printed.includes('executing'))
  expect(terminal.printed).not.toContain('stopped')
  child.kill('SIGKILL')
  expect(terminal.printed).toContain('Ctrl-C stops watching; the run goes on')
  await until(() => terminal.printed.includes('stopped: its client is gone'))
  const frame = terminal.printed.slice(terminal.printed.lastIndexOf('\u001b[H'))
  expect(frame).toContain('Ctrl-C stops watching')
  expect(frame).not.toContain('the run goes on')
  screen.pressCtrlC()
  await watching
})
