import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deliver } from '../../src/engine/report/notify.ts'
import { openJournalAt, openRunAt } from '../../src/engine/runs/open-run.ts'
import { append } from '../../src/engine/runs/record.ts'
import { announcements } from '../../src/run/brief.ts'
import { journalRun } from '../support/journaled-run.ts'
import { provedRun } from '../support/proved-run.ts'
import { aSummary, Story } from '../support/run-builder.ts'
import { webhookServer } from '../support/webhook-server.ts'

/** A run that waits for a person, and has claimed to tell it. */
function waitingRun(webhook: string) {
  const story = new Story([aSummary('1.1', { title: 'Call \u001b[31mit' })], 'demo', { webhook })
  story.tell({ type: 'task_blocked', task: '1.1', cause: 'the service is down' })
  story.tell({ type: 'announced', about: announcements(story.run) })
  const place = journalRun(story)
  return { ...place, seq: story.events.length, notes: () => notesOf(place.dir, place.home) }
}

const notesOf = (dir: string, home: string): string[] =>
  [...openJournalAt(dir, home).events()].flatMap((event) => (event.type === 'noted' ? [event.text] : []))

describe('telling the webhook', () => {
  test('the body names run, task, reason and what a person can do; chat services find a text', async () => {
    const server = await webhookServer()
    const { dir, home, seq, notes } = waitingRun(server.url)
    await deliver(dir, home, seq)
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
    expect(notes()).toEqual([])
  })

  test('a server that stumbles is asked again', async () => {
    const server = await webhookServer((n) => (n < 3 ? 503 : 200))
    const { dir, home, seq, notes } = waitingRun(server.url)
    await deliver(dir, home, seq, [1, 1])
    expect(server.requests).toBe(3)
    expect(server.got).toHaveLength(1)
    expect(notes()).toEqual([])
  })

  test('a message that no server accepts is noted, without the address, and is not fatal', async () => {
    const server = await webhookServer(() => 500)
    const { dir, home, seq, notes } = waitingRun(`${server.url}?token=secret`)
    await deliver(dir, home, seq, [1])
    expect(server.requests).toBe(2)
    expect(notes()).toEqual(['the webhook was not told task_escalated: it answered 500'])
  })

  test('an event that is none, or another one, tells nothing', async () => {
    const server = await webhookServer()
    const { dir, home } = waitingRun(server.url)
    await deliver(dir, home, 1)
    await deliver(dir, home, 99)
    expect(server.requests).toBe(0)
  })
})

test('a webhook whose worker cannot be started is noted, and what was to be recorded is recorded', () => {
  const run = provedRun(['1.1'], { webhook: 'http://127.0.0.1:9/' })
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = join(run.home, 'no-node')
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
