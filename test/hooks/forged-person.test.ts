import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../src/client/session.ts'
import { SPEAKS_FOR_PERSON } from '../../src/run/speaks-for-person.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const SKIP = '/ultraplan:skip-verify --task 1.1 --reason "External dependency"'

/** One line for each command that speaks for a person; the table of the product says which those are. */
const LINES: Record<string, string> = {
  'skip-verify': SKIP,
  'force-complete': '/ultraplan:force-complete --task 1.1 --override-all',
  confirm: '/ultraplan:confirm OVERRIDE',
  decide: '/ultraplan:decide --task 1.1 skip',
  adopt: '/ultraplan:adopt --task 1.1',
  retry: '/ultraplan:retry --task 1.1',
}
const DECIDED = [
  'task_skipped',
  'force_asked',
  'task_forced',
  'task_decided',
  'task_retried',
  'override_adopted',
  'override_undone',
] as const

const says = (attended: '0' | '1' | undefined, over: Partial<Session> = {}): Partial<Session> => ({
  env: {
    PATH: process.env.PATH,
    ...(attended === undefined ? {} : { CLAUDE_CODE_SESSION_ATTENDED: attended }),
  },
  ...over,
})
const carrying = (env: Record<string, string>): Partial<Session> => ({
  startedWith: () => ({ env, args: [] }),
})

async function started(over: Partial<Session> = {}, gone = false): Promise<ClientSession> {
  // No system gives out such a number.
  const client = gone ? { client: { pid: 2 ** 22 + 1 } } : {}
  const session = new ClientSession(demoPlan('Write a', 'Write b'), { ...client, ...over })
  await session.types('/ultraplan:implement demo')
  return session
}

/** Another client, after the one that drove is gone. */
const heir = (client: ClientSession, over: Partial<Session>): Session => ({
  ...client.session,
  client: { pid: process.pid },
  ...over,
})

async function allRefused(client: ClientSession, session: Session, id: string): Promise<void> {
  for (const [name, line] of Object.entries(LINES)) {
    const { decision, shown } = await client.types(line, session)
    expect(decision, name).toBe('block')
    expect(shown, name).toContain(`[${id}]`)
  }
  for (const type of DECIDED) expect(client.events(type)).toEqual([])
  expect(new Set(client.events('refused').map((event) => event.id))).toEqual(new Set([id]))
}

test('every command that speaks for a person is tried here, and is on the page about security', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(Object.keys(SPEAKS_FOR_PERSON).toSorted())
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
  for (const [name, lowers] of Object.entries(SPEAKS_FOR_PERSON))
    expect(page).toContain(`| \`/ultraplan:${name}\` | ${lowers} |`)
})

describe('what speaks for a person is refused', () => {
  test('in a client that a shell of another client has started (S1-85)', async () => {
    const client = await started({}, true)
    await allRefused(
      client,
      heir(client, carrying({ CLAUDE_CODE_CHILD_SESSION: '1' })),
      'override/child-client',
    )
    // One name that is taken away does not make it a person's.
    for (const name of ['CLAUDECODE', 'CLAUDE_CODE_MESSAGING_SOCKET'])
      expect((await client.types(SKIP, heir(client, carrying({ [name]: '1' })))).shown).toContain(name)
    expect(client.events('task_skipped')).toEqual([])
    // Its own hooks all have that name; the client itself has not.
    const own = await started({ env: { CLAUDE_CODE_CHILD_SESSION: '1', CLAUDE_CODE_SESSION_ATTENDED: '1' } })
    await own.types(SKIP)
    expect(own.events('task_skipped')).toHaveLength(1)
  })

  test('without a person in front of the client, when the run was started on a screen', async () => {
    const client = await started({}, true)
    await allRefused(client, heir(client, says('0')), 'override/unattended')
    expect(client.events('run_started')).toMatchObject([{ attended: true }])
    const { shown } = await client.types(SKIP, heir(client, says('1')))
    expect(shown).toContain('task 1.1 is complete (unverified)')
  })

  test('in a background session that did not start the run', async () => {
    const client = await started(says('0'), true)
    const daemon = heir(client, { ...says('0'), ...carrying({ CLAUDE_CODE_SESSION_KIND: 'bg' }) })
    // It drives the run as soon as it is opened.
    await client.fires('session-start', { source: 'resume' }, daemon)
    expect(client.run.client).toEqual(daemon.client)
    await allRefused(client, daemon, 'override/background')
    const own = await started({ ...says('0'), ...carrying({ CLAUDE_CODE_SESSION_KIND: 'bg' }) })
    await own.types(SKIP)
    expect(own.events('task_skipped')).toHaveLength(1)
  })

  test('and what lowers no gate is not: a run goes on, pauses and ends anywhere', async () => {
    const client = await started({}, true)
    const child = heir(client, { ...says('0'), ...carrying({ CLAUDE_CODE_CHILD_SESSION: '1' }) })
    for (const line of ['/ultraplan:resume', '/ultraplan:status', '/ultraplan:pause', '/ultraplan:cancel'])
      expect((await client.types(line, child)).shown, line).not.toContain('[override/')
    expect(client.run.state).toBe('cancelled')
  })
})

test('E23 a run goes on there with the rules that it has: only a person has the configuration read again', async () => {
  const client = await started({}, true)
  const pinned = client.run.config
  client.repository.write({ '.ultraplan/config.yaml': 'checks: { "tests/integrity": off }\n' })
  client.repository.commit('Fewer checks')
  const child = heir(client, { ...says('0'), ...carrying({ CLAUDE_CODE_CHILD_SESSION: '1' }) })
  const { shown } = await client.types('/ultraplan:resume', child)
  expect(shown).toContain('so the run keeps the configuration that it has')
  expect(shown).toContain('no person speaks there')
  expect(client.run.config).toEqual(pinned)
})

test('a client where no person decides uses up no notice', async () => {
  const client = await started({}, true)
  const child = heir(client, { ...says('0'), ...carrying({ CLAUDE_CODE_CHILD_SESSION: '1' }) })
  await client.fires('session-start', { source: 'resume' }, child)
  await client.types(SKIP, child)
  for (const line of ['hello', 'hello again'])
    expect((await client.types(line, child)).shown).toContain('[override/child-client]')
  expect(client.events('notices_told')).toEqual([])
})

test('in a run that was started without a screen the next -p decides as before', async () => {
  const client = await started(says('0'), true)
  await client.types(SKIP, heir(client, says('0')))
  expect(client.run.tasks[0]?.override).not.toHaveProperty('doubts')
  expect(client.events('task_skipped')).toHaveLength(1)
})

test('a client that does not say whether a person is there decides as before, and the override says so', async () => {
  const client = await started(says(undefined))
  expect(client.events('run_started')[0]).not.toHaveProperty('attended')
  await client.types(SKIP)
  expect(client.run.tasks[0]).toMatchObject({
    flags: ['unverified', 'in doubt'],
    override: { doubts: ['the client did not say whether a person was there'] },
  })
  expect((await client.types('hello')).shown).toContain(
    'in doubt: the client did not say whether a person was there',
  )
  expect(client.read('specs/demo/STATE.md')).toContain('in_doubt: ')
})

describe('a foreign module in the client', () => {
  const plant = (client: ClientSession, module = 'a') => {
    const files = {
      '.claude-plugin/plugin.json': '{"name":"mine"}',
      'hooks/hooks.json': '{"modules":["./register.js"]}',
      'hooks/register.js': module,
    }
    for (const [path, text] of Object.entries(files)) {
      const file = join(client.home, '.claude/skills/mine', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }

  test('is named when the run starts, and marks every override', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    plant(client)
    const { shown } = await client.types('/ultraplan:implement demo')
    expect(shown).toContain('mine@skills-dir')
    expect(shown).toContain('every override of this run is marked')
    expect(client.events('run_started')[0]?.modules).toMatchObject([{ name: 'mine@skills-dir' }])
    await client.types(SKIP)
    expect(client.run.tasks[0]).toMatchObject({
      flags: ['unverified', 'in doubt'],
      override: { doubts: ['the module mine@skills-dir could have typed it'] },
    })
    await client.types('/ultraplan:retry --task 1.1')
    expect(client.run.tasks[0]?.flags).toEqual([])
  })

  test('that came or changed after the run began blocks every override until it is gone', async () => {
    const client = await started()
    plant(client)
    await allRefused(client, client.session, 'override/module')
    const known = new ClientSession(demoPlan('Write a'))
    plant(known)
    await known.types('/ultraplan:implement demo')
    plant(known, 'b')
    expect((await known.types(SKIP)).shown).toContain('mine@skills-dir came into the client, or changed,')
    plant(known, 'a')
    await known.types(SKIP)
    expect(known.events('task_skipped')).toHaveLength(1)
  })

  test('that was there when another client took the run over is not forgotten when its files are gone', async () => {
    const client = await started({}, true)
    plant(client)
    const next = heir(client, { client: { pid: 2 ** 22 + 2 } })
    await client.fires('session-start', { source: 'resume' }, next)
    rmSync(join(client.home, '.claude/skills'), { recursive: true })
    await allRefused(client, next, 'override/module')
    const restarted = heir(client, {})
    await client.fires('session-start', { source: 'resume' }, restarted)
    await client.types(SKIP, restarted)
    expect(client.events('task_skipped')).toHaveLength(1)
  })

  test('is not there for most people, and then nothing is said', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    const { shown } = await client.types('/ultraplan:implement demo')
    expect(shown).not.toContain('module')
    await client.types(SKIP)
    expect(client.run.tasks[0]).toMatchObject({ flags: ['unverified'] })
  })
})
