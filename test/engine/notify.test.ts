import { createHmac } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { spawn } from '@lydell/node-pty'
import { build } from 'esbuild'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deliver } from '../../src/engine/report/notify.ts'
import { openJournalAt, openRunAt } from '../../src/engine/runs/open-run.ts'
import { append } from '../../src/engine/runs/record.ts'
import { announcements } from '../../src/run/announcements.ts'
import { startServer } from '../../src/server/start-server.ts'
import { journalRun } from '../support/journaled-run.ts'
import { provedRun } from '../support/proved-run.ts'
import { aSummary, Story } from '../support/run-builder.ts'
import { webhookServer } from '../support/webhook-server.ts'

/** A run that waits for a person, and has claimed to tell it. */
function waitingRun(webhook: string) {
  const story = new Story([aSummary('1.1', { title: 'Call \u001b[31mit' })], 'demo', { webhook })
  story.tell({ type: 'task_blocked', task: '1.1', cause: 'the service is down' })
  story.tell({ type: 'announced', about: announcements(story.run), queued: true })
  const place = journalRun(story)
  const run = () => openJournalAt(place.dir, place.home).state
  return { ...place, run, dead: () => run()?.deadLetters ?? [] }
}

test('with notify: desktop the system\u2019s own program is told, with text as data', () => {
  const story = new Story([aSummary('1.1')], 'de"mo $(id)', { notify: 'desktop' })
  const place = journalRun(story)
  const bin = join(place.home, 'bin')
  mkdirSync(bin)
  for (const name of ['notify-send', 'osascript'])
    writeFileSync(join(bin, name), `#!/bin/sh\nprintf '%s\\n' "$@" >>'${bin}/told'\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const open = openRunAt(place.dir, place.home)
  if (!open) throw new Error('there is no run')
  append(open, { type: 'noted', text: 'nothing for a person' })
  expect(existsSync(join(bin, 'told'))).toBe(false)
  append(open, { type: 'task_blocked', task: '1.1', cause: 'no\u001b[31m `service`' })
  const told = readFileSync(join(bin, 'told'), 'utf8').trimEnd().split('\n')
  expect(told).toEqual(
    expect.arrayContaining(['ultraplan: de"mo $(id)', 'task 1.1 is blocked after 0 attempts: no `service`']),
  )
})

test('without such a program the terminal is told with OSC 9, in one line without control characters', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-osc-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = join(folder, 'notify.mjs')
  const source = join(import.meta.dirname, '../../src/io/desktop.ts')
  await build({ entryPoints: [source], bundle: true, platform: 'node', format: 'esm', outfile: program })
  const call = `import(process.argv[1]).then((it) => it.notifyDesktop('ultraplan: demo', 'no\\u001b]0;x\\u0007\\nservice'))`
  // A PATH without programs, and a pseudo-terminal that the process can open as /dev/tty.
  const pty = spawn(process.execPath, ['-e', call, program], { cwd: folder, env: { PATH: folder } })
  let written = ''
  pty.onData((text) => {
    written += text
  })
  await new Promise((resolve) => pty.onExit(resolve))
  expect(written).toBe('\u001b]9;ultraplan: demo: no ]0;x  service\u0007')
})

describe('telling the webhook', () => {
  test('the body names run, task, reason and what a person can do; chat services find a text', async () => {
    const server = await webhookServer()
    const { dir, home, run, dead } = waitingRun(server.url)
    await deliver(dir, home)
    expect(server.got).toMatchObject([
      {
        event: 'task_escalated',
        spec: 'demo',
        state: 'running',
        branch: 'main',
        task: {
          id: '1.1',
          title: 'Call it',
          status: 'blocked',
          options: ['retry', 'skip'],
          queue: { status: 'failed', attempt_number: 1, error: 'the service is down' },
        },
        reason: 'the service is down',
        text: 'ultraplan: demo: task 1.1 (Call it) needs a person: the service is down',
      },
    ])
    expect(dead()).toEqual([])
    expect(run()?.outbox).toBeUndefined()
    expect(run()?.sender).toBeUndefined()
  })

  test('a server that stumbles is asked again', async () => {
    const server = await webhookServer((n) => (n < 3 ? 503 : 200))
    const { dir, home, dead } = waitingRun(server.url)
    await deliver(dir, home, [1, 1])
    expect(server.requests).toBe(3)
    expect(server.got).toHaveLength(1)
    expect(new Set(server.headers.map((headers) => headers['webhook-id'])).size).toBe(1)
    expect(dead()).toEqual([])
  })

  test('a message that no server accepts is a dead letter, without the address, on the record and in doctor', async () => {
    const server = await webhookServer(() => 500)
    const { dir, home, dead, cli } = waitingRun(`${server.url}?token=secret`)
    await deliver(dir, home, [1])
    expect(server.requests).toBe(2)
    expect(dead()).toMatchObject([{ event: 'task_escalated', task: '1.1', why: 'it answered 500' }])
    const { out } = await cli('doctor')
    expect(out.replace(/\s+/g, ' ')).toContain(
      'no server took 1 message: task_escalated of task 1.1: it answered 500',
    )
    expect(out).not.toContain('token')
  })

  test('doctor lists the dead letters of every run here, however old', async () => {
    const place = waitingRun('http://127.0.0.1:9')
    const key = place.run()?.outbox?.[0]?.key ?? ''
    openJournalAt(place.dir, place.home).update(() => [
      { type: 'webhook_tried', key, result: 'dead', why: 'it answered 500' },
    ])
    for (let nth = 10; nth < 16; nth += 1) mkdirSync(place.dir.replace('20260126', `202602${nth}`))
    const { out } = await place.cli('doctor')
    expect(out.match(/no server took 1 message/g)).toHaveLength(1)
  })

  test('the signature is that of Standard Webhooks, with a secret that only its owner can read', async () => {
    const server = await webhookServer()
    const { dir, home } = waitingRun(server.url)
    await deliver(dir, home)
    const secret = readFileSync(join(home, '.ultraplan', 'webhook-secret'), 'utf8').trim()
    if (process.platform !== 'win32')
      expect(statSync(join(home, '.ultraplan', 'webhook-secret')).mode & 0o777).toBe(0o600)
    const [headers] = server.headers
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${server.texts[0]}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    expect(headers?.['webhook-signature']).toBe(wanted)
    expect(Math.abs(Number(headers?.['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  })

  test('a sender that died loses nothing: the next one sends what is queued, once', async () => {
    const server = await webhookServer()
    const { dir, home, run } = waitingRun(server.url)
    openJournalAt(dir, home).update(() => [
      { type: 'webhook_claimed', sender: { pid: 2 ** 22 + 7, startedAt: 'long ago' } },
    ])
    await deliver(dir, home)
    await deliver(dir, home)
    expect(server.got).toHaveLength(1)
    expect(run()?.outbox).toBeUndefined()
  })

  test('what an earlier version announced is not sent again', async () => {
    const server = await webhookServer()
    const story = new Story([aSummary('1.1')], 'demo', { webhook: server.url })
    story.tell({ type: 'task_blocked', task: '1.1', cause: 'the service is down' })
    story.tell({ type: 'announced', about: announcements(story.run) })
    const { dir, home } = journalRun(story)
    await deliver(dir, home)
    expect(server.requests).toBe(0)
  })
})

/** From here on no worker starts. */
function withoutWorkers(home: string) {
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = join(home, 'no-node')
}

describe('a process that died before it announced what it had recorded', () => {
  function diedEarly() {
    const story = new Story([aSummary('1.1')], 'demo', { webhook: 'http://127.0.0.1:9/' })
    story.tell({ type: 'task_blocked', task: '1.1', cause: 'the service is down' })
    const place = journalRun(story)
    withoutWorkers(place.home)
    return { ...place, queued: () => openJournalAt(place.dir, place.home).state?.outbox }
  }
  const ESCALATED = [{ event: 'task_escalated', task: '1.1' }]

  test('whoever opens the run next announces it, once', () => {
    const { dir, home, queued } = diedEarly()
    openRunAt(dir, home)
    openRunAt(dir, home)
    expect(queued()).toMatchObject(ESCALATED)
    expect(queued()).toHaveLength(1)
  })

  test('the board announces it when it starts', async () => {
    const { home, queued } = diedEarly()
    const silent = { open: false, newKey: false, platform: process.platform, say: () => {} }
    const server = await startServer({ home, env: {}, port: 0, host: '127.0.0.1', ...silent })
    await server.close()
    expect(queued()).toMatchObject(ESCALATED)
  })
})

test('a webhook whose worker cannot be started is noted, and what was to be recorded is recorded', () => {
  const run = provedRun(['1.1'], { webhook: 'http://127.0.0.1:9/' })
  withoutWorkers(run.home)
  const open = openRunAt(run.dir, run.home)
  if (!open) throw new Error('no run')
  append(open, { type: 'run_parked', cause: 'nobody follows' })
  expect(open.run.state).toBe('parked')
  expect([...open.journal.events()].map(({ type }) => type).slice(-3)).toEqual([
    'run_parked',
    'announced',
    'noted',
  ])
})
