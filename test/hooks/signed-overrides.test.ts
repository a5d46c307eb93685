import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeSigner } from '../../src/client/module/sign.ts'
import { registerKey } from '../../src/client/signature.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { signingModule } from '../support/signing-module.ts'

const START = '/ultraplan:implement demo'
const ARGS = '--task 1.1 --reason "External dependency"'
const SKIP = `/ultraplan:skip-verify ${ARGS}`
const FORCE = '/ultraplan:force-complete --task 1.1 --override-all'

async function started(above: string[] = [], over = {}) {
  const client = new ClientSession(demoPlan('Write a', 'Write b'), over)
  const module = await signingModule(client, above)
  await module.types(START)
  return { client, module }
}

const skipped = (client: ClientSession) => client.events('task_skipped')

async function refused(client: ClientSession, line = SKIP, id = 'override/unsigned'): Promise<string> {
  const { decision, shown } = await client.types(line)
  expect(decision).toBe('block')
  expect(shown).toContain(`[${id}]`)
  expect(skipped(client)).toEqual([])
  return shown
}

describe('with our module in the client', () => {
  test('what a person typed counts, with its origin and as signed', async () => {
    const { client, module } = await started()
    await module.types(SKIP)
    expect(skipped(client)).toMatchObject([{ assurance: 'signed', origin: 'composer', signature: 2 }])
    expect(client.events('run_started')).toMatchObject([{ key: module.open }])
  })

  test('a command without a signature is refused, whoever imitates the hook', async () => {
    const { client } = await started()
    await refused(client)
  })

  test('a signature counts once', async () => {
    const { client, module } = await started()
    await module.types(FORCE)
    const kept = readFileSync(module.file, 'utf8')
    await module.types('/ultraplan:confirm no')
    writeFileSync(module.file, kept)
    expect((await client.types(FORCE)).shown).toContain('was used before')
    expect(client.events('force_asked')).toHaveLength(1)
  })

  test.each([
    ['rewritten arguments', 'ultraplan:skip-verify', '--task 1.2 --reason "External dependency"', {}],
    ['another command', 'ultraplan:retry', ARGS, {}],
    ['another session', 'ultraplan:skip-verify', ARGS, { session: 'session-2' }],
    ['an hour ago', 'ultraplan:skip-verify', ARGS, { at: Date.now() - 3_600_000 }],
  ])('a signature of something else is refused: %s', async (_what, command, args, over) => {
    const { client, module } = await started()
    await module.sign(command, args, 'composer', over)
    await refused(client)
  })

  test('the origin is part of what is signed', async () => {
    const { client, module } = await started()
    await module.sign('ultraplan:skip-verify', ARGS, 'plugin')
    const word = JSON.parse(readFileSync(module.file, 'utf8'))
    writeFileSync(module.file, JSON.stringify({ ...word, origin: 'composer' }))
    await refused(client)
  })

  test('a second key refuses overrides there, and nobody is kept from stopping', async () => {
    const { client, module } = await started()
    const rival = await makeSigner()
    const { session } = client
    expect(registerKey(session.home, session.client, { open: rival.open, above: [] }).isFirst).toBe(false)
    await module.sign('ultraplan:skip-verify', ARGS)
    expect(await refused(client, SKIP, 'override/two-keys')).toContain('restart the client to override')
    expect((await client.types('/ultraplan:status')).shown).toContain('0 of 2 approved')
    await client.types('/ultraplan:pause')
    expect(client.run.state).toBe('paused')
    await client.types('/ultraplan:resume')
    expect(client.run.state).toBe('running')
    await client.types('/ultraplan:cancel')
    expect(client.run.state).toBe('cancelled')
  })

  test('a key that is exchanged or removed on the disk does not help', async () => {
    const { client, module } = await started()
    const [rival, file] = [await makeSigner(), module.file.replace('.signed', '')]
    writeFileSync(`${file}.key`, JSON.stringify({ open: rival.open, above: [] }))
    const word = { session: client.session.id, count: 99, at: client.now.getTime(), origin: 'composer' }
    const text = JSON.stringify([...Object.values(word), 'ultraplan:skip-verify', ARGS])
    writeFileSync(`${file}.signed`, JSON.stringify({ ...word, signature: await rival.sign(text) }))
    await refused(client, SKIP, 'override/two-keys')
    rmSync(`${file}.key`)
    await refused(client, SKIP, 'override/two-keys')
  })

  test('a module above ours is named beside the override', async () => {
    const { client, module } = await started(['rival'])
    await module.types(SKIP)
    expect(skipped(client)).toMatchObject([
      { assurance: 'signed', doubts: ['the module rival could have changed what was typed'] },
    ])
  })

  test('a run begins only when a person typed it', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    await signingModule(client)
    expect((await client.types(START)).shown).toContain('[override/unsigned]')
  })
})

describe('the bare word OVERRIDE', () => {
  test('confirms a force if a person typed it on the screen', async () => {
    const { client, module } = await started()
    expect((await module.types(FORCE)).shown).toContain('type OVERRIDE here within 10 minutes')
    await module.types('OVERRIDE')
    expect(client.events('task_forced')).toMatchObject([{ assurance: 'signed', origin: 'composer' }])
  })

  test.each(['sdk', 'scheduled-trigger', 'plugin'])('confirms nothing from %s', async (origin) => {
    const { client, module } = await started()
    await module.types(FORCE)
    expect((await module.types('OVERRIDE', origin)).shown).toContain('[override/unsigned]')
    expect(client.events('task_forced')).toEqual([])
    expect(client.events('force_lapsed')).toHaveLength(1)
  })

  test('confirms nothing in a background session, although the client calls it typed', async () => {
    const over = { startedWith: () => ({ env: { CLAUDE_CODE_SESSION_KIND: 'bg' }, args: [] }) }
    const { client, module } = await started([], over)
    await module.types(FORCE)
    await module.types('OVERRIDE')
    expect(client.events('task_forced')).toEqual([])
  })

  test('without our module is answered with the line to type, which then works', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    await client.types(START)
    await client.types(FORCE)
    expect((await client.types('OVERRIDE')).shown).toContain('type /ultraplan:confirm OVERRIDE')
    await client.types('/ultraplan:confirm OVERRIDE')
    expect(client.events('task_forced')).toMatchObject([{ assurance: 'unsigned' }])
  })
})

describe('notices', () => {
  const NOTICE = 'task 1.1 was skipped'

  test('count as shown at a prompt that a person typed', async () => {
    const { client, module } = await started()
    await module.types(SKIP)
    expect((await module.types('hello')).shown).toContain(NOTICE)
    expect(client.events('notices_shown')).toHaveLength(1)
    expect((await module.types('and now?')).shown).not.toContain(NOTICE)
  })

  test('do not count at a prompt of another origin', async () => {
    const { client, module } = await started()
    await module.types(SKIP)
    await module.sign('prompt', 'wake up', 'scheduled-trigger')
    await client.receives('wake up', { isMeta: true, turnOrigin: 'scheduled' })
    expect(client.events('notices_shown')).toEqual([])
    expect((await module.types('hello')).shown).toContain(NOTICE)
  })
})

test('without our module everything is as before, and the start says what is missing', async () => {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  expect((await client.types(START)).shown).toContain('overrides are not signed')
  await client.types(SKIP)
  expect(skipped(client)).toMatchObject([{ assurance: 'unsigned' }])
  expect(skipped(client)[0]).not.toHaveProperty('origin')
})
