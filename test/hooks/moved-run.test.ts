import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../src/io/process-ref.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const SCHEDULED = { promptSource: 'system', turnOrigin: 'scheduled', isMeta: true }
const MOVED =
  /run \S+ left this session \(.+\) for session parked-1-0000 \(process \d+\), where it is running/

/** A run that another client took over because both of them say that it was moved there; the old one lives on. */
async function moved() {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  await client.types('/ultraplan:implement demo')
  // A process that lives and does not descend from the one that drives: its parent has ended.
  const { stdout } = spawnSync('sh', ['-c', 'sleep 60 > /dev/null 2>&1 & echo $!'], { encoding: 'utf8' })
  const pid = Number(stdout)
  const end = () => {
    if (isAlive({ pid })) process.kill(pid)
  }
  onTestFinished(end)
  const other = { ...client.session, id: 'parked-1-0000', client: { pid } }
  const folder = join(client.home, '.claude/sessions')
  mkdirSync(folder, { recursive: true })
  const say = (pid: number, what: object) => writeFileSync(join(folder, `${pid}.json`), JSON.stringify(what))
  say(client.session.client.pid, { sessionId: client.session.id, parkedJobId: 'parked-1' })
  say(other.client.pid, { sessionId: other.id, kind: 'bg', jobId: 'parked-1' })
  await client.fires('session-start', { source: 'fork' }, other)
  expect(client.run.session).toBe(other.id)
  const waiting = () => readdirSync(join(client.home, '.ultraplan/notices'))
  return { client, other, waiting, end }
}

test('C15 the person in front of the session that a run left is told until they have typed there', async () => {
  const { client, other, waiting } = await moved()
  await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"', other)
  const first = await client.receives('go on', SCHEDULED)
  expect(first).toMatchObject({
    shown: expect.stringMatching(MOVED),
    told: expect.stringMatching(MOVED),
  })
  // No person sees the screen of a client inside the client.
  const nested = { ...client.session, client: { pid: process.ppid } }
  expect((await client.types('hello', nested)).shown).toBe('')
  // The model has heard it.
  expect(await client.receives('go on', SCHEDULED)).toMatchObject({
    shown: expect.stringMatching(MOVED),
    told: '',
  })
  expect((await client.types('hello')).shown).toMatch(MOVED)
  expect(await client.types('hello')).toMatchObject({ shown: '', told: '' })
  expect(waiting()).toEqual([])
  // What happened there is still told there.
  expect((await client.types('hello', other)).shown).toContain('task 1.1 was skipped')
})

test('C15 they are told with the answer of a command, and after /clear, too', async () => {
  const { client } = await moved()
  expect((await client.types('/ultraplan:status')).shown).toMatch(MOVED)
  expect((await client.types('hello')).shown).toBe('')
  const later = await moved()
  const cleared = { ...later.client.session, id: 'session-2' }
  expect((await later.client.types('hello', cleared)).shown).toMatch(MOVED)
})

test('a later client that got the same number is told nothing', async () => {
  const { client, waiting } = await moved()
  const stranger = {
    ...client.session,
    id: 'session-2',
    client: { ...client.session.client, startedAt: '1' },
  }
  expect((await client.types('hello', stranger)).shown).toBe('')
  expect(waiting()).toEqual(['session-1'])
})

test('a session that has the run back is told nothing', async () => {
  const { client, end } = await moved()
  end()
  await expect.poll(() => isAlive({ pid: client.run.client.pid })).toBe(false)
  await client.types('/ultraplan:resume')
  expect(client.run.session).toBe('session-1')
  await client.types('/ultraplan:cancel')
  rmSync(client.transcript())
  expect((await client.types('hello')).shown).toBe('')
})

test('/clear leaves nothing behind: the new session has said that it drives the run', async () => {
  const client = new ClientSession(demoPlan('Write a'))
  await client.types('/ultraplan:implement demo')
  await client.fires('session-start', { source: 'clear' }, { ...client.session, id: 'session-2' })
  expect(client.run.session).toBe('session-2')
  expect(() => readdirSync(join(client.home, '.ultraplan/notices'))).toThrow('ENOENT')
})
