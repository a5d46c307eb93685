import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { tried } from '../../src/io/files.ts'
import { journalRun } from '../support/journaled-run.ts'
import { Story } from '../support/run-builder.ts'

// The clock of the program stands still: it goes on only where a test says so.
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(10)
}

/** What `status --watch --json` has written so far. */
function follow(story: Story, since = '0') {
  stopClock()
  const run = journalRun(story)
  const terminal = run.terminal()
  let leave: () => void
  const ended = runCli(['status', '--watch', '--json', '--since', since], {
    ...terminal,
    out: (text) => terminal.out(text),
    onOrphaned: (end) => {
      leave = end
    },
  })
  const answers = () =>
    terminal.printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { run, answers, leave: () => leave(), ended }
}

const refuse = (story: Story): Story =>
  story.judge('1.1', {
    outcome: 'FAILED',
    failure: 'VERIFY_FAILURE',
    colour: 'RED',
    confidence: 0,
    findings: [{ id: 'proof/verify', severity: 'block', message: '`pytest` exited 1' }],
  })

test('a refusal is told at once, also right after a change that has no line', async () => {
  const story = new Story().dispatch('1.1')
  const { run, answers, leave, ended } = follow(story)
  await until(() => answers().length === 1)
  const begun = story.events.length
  story.claim('1.1')
  run.tell()
  await pass(100)
  refuse(story)
  run.tell()
  await pass(100)
  await until(() => answers().length === 2)
  const [, told] = answers()
  expect(told).toMatchObject({ from: begun, seq: story.events.length, state: 'running' })
  expect(told.lines).toEqual([expect.stringMatching(/^✗ 1\.1 refused \(attempt 1\)/)])
  leave()
  expect(await ended).toBe(0)
})

test('changes without a line are told together, and it ends when the program that reads is gone', async () => {
  const story = new Story().dispatch('1.1')
  const { run, answers, leave, ended } = follow(story, 'bound')
  await until(() => answers().length === 1)
  expect(answers()[0].from).toBe('bound')
  for (let n = 0; n < 5; n++) {
    story.claim('1.1').judge('1.1')
    run.tell()
    await pass(100)
    await sleep(20)
  }
  expect(answers()).toHaveLength(1)
  await pass(1000)
  await until(() => answers().length === 2)
  expect(answers()[1].seq).toBe(story.events.length)
  leave()
  expect(await ended).toBe(0)
})

test('where its client was killed it ends, and STATE.md says that the client is gone though nobody asks', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const client = { pid: child.pid ?? 0 }
  const story = new Story()
    .dispatch('1.1')
    .tell({ type: 'run_bound', session: 's1', client, mode: 'screen', cause: 'the session was resumed' })
  const { run, answers, leave, ended } = follow(story)
  mkdirSync(join(run.root, 'specs/demo'), { recursive: true })
  await until(() => answers().length === 1)
  const gone = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  await gone
  leave()
  expect(await ended).toBe(0)
  const state = readFileSync(join(run.root, 'specs/demo/STATE.md'), 'utf8')
  expect(state).toMatch(/^\*\*Needs you\*\*\n\n- the client that drove the run is gone/)
  expect(state).not.toMatch(/RUNNING|EXECUTING/)
})

/** A client that starts a follower where it is told, and reads nothing of it. It is killed, at the latest, a second later. */
const CLIENT = `process.stdin.once('data', (told) => {
  const { cli, root, home } = JSON.parse(told)
  const args = [cli, 'status', '--watch', '--json', '--since', '0']
  const options = { cwd: root, env: { ...process.env, HOME: home }, stdio: ['ignore', 'pipe', 'inherit'] }
  const follower = require('node:child_process').spawn(process.execPath, args, options)
  follower.stdout.destroy()
  const kill = () => process.kill(process.pid, 'SIGKILL')
  follower.once('exit', kill)
  setTimeout(kill, 1000)
})`

test('one that finds its pipe closed waits for the end of its client, and has STATE.md say so', async () => {
  const child = spawn(process.execPath, ['-e', CLIENT])
  const client = { pid: child.pid ?? 0 }
  const story = new Story()
    .dispatch('1.1')
    .tell({ type: 'run_bound', session: 's1', client, mode: 'screen', cause: 'the session was resumed' })
  const { root, home } = journalRun(story)
  mkdirSync(join(root, 'specs/demo'), { recursive: true })
  const cli = join(import.meta.dirname, '../../dist/cli.cjs')
  child.stdin.write(JSON.stringify({ cli, root, home }))
  await once(child, 'exit')
  const state = () => tried(() => readFileSync(join(root, 'specs/demo/STATE.md'), 'utf8'), '')
  await expect.poll(state).toMatch(/^\*\*Needs you\*\*\n\n- the client that drove the run is gone/)
})

test('it ends with the run', async () => {
  const story = new Story().dispatch('1.1')
  const { run, answers, ended } = follow(story)
  await until(() => answers().length === 1)
  story.tell({ type: 'run_cancelled', who: 'Person', reason: '' })
  run.tell()
  await pass(100)
  expect(await ended).toBe(0)
  expect(answers().at(-1)).toMatchObject({
    state: 'cancelled',
    lines: ['■ the run is cancelled by Person'],
  })
})
