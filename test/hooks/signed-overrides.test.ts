import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeSigner } from '../../src/client/module/sign.ts'
import { registerKey } from '../../src/client/signature.ts'
import { pausePressed } from '../../src/engine/people/control-run.ts'
import { eventLine } from '../../src/view/event-lines.ts'
import { HARMLESS, modulePlugin } from '../e2e/support/plant.ts'
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

  test('a skip that is refused is told once, in its answer: the person typed it and has read why', async () => {
    const { client, module } = await started()
    const { shown } = await module.types('/ultraplan:skip-verify --task 1.1 --reason lgtm')
    expect(shown).toContain('[skip/reason]')
    expect(client.run.notices).toEqual([])
    expect((await module.types('hello')).shown).toBe('')
    const [event] = client.events('refused')
    expect(event).toMatchObject({ id: 'skip/reason', answered: true })
    expect(event && eventLine(event, client.run)).toBeUndefined()
  })

  test('whatever a person typed is told by its answer alone: pause, resume, an undone override, cancel', async () => {
    const { client, module } = await started()
    await module.types(SKIP)
    const typed = ['pause', 'resume', 'pause', 'retry --task 1.1', 'cancel']
    for (const line of typed) {
      const { shown } = await module.types(`/ultraplan:${line}`)
      expect({ line, shown }).toMatchObject({ shown: expect.stringContaining('✔ ') })
    }
    const acts = ['run_paused', 'run_resumed', 'override_undone', 'run_cancelled'] as const
    for (const type of acts) {
      expect({ type, count: client.events(type).length }).not.toMatchObject({ count: 0 })
      for (const event of client.events(type)) expect(eventLine(event, client.run)).toBeUndefined()
    }
  })

  test('in -p the question of a force says that a new client cannot answer it', async () => {
    const { module } = await started([], { mode: 'print' })
    expect((await module.types(FORCE, 'sdk')).shown).toContain(
      'here within 10 minutes; anything else, and the question expires. Another claude -p is another client and cannot confirm it: claude --continue opens a screen, and both lines are typed there.',
    )
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

  test('a signature counts once, also if what was typed changed nothing', async () => {
    const { client, module } = await started()
    const ADOPT = '/ultraplan:adopt --commits'
    expect((await module.types(ADOPT)).shown).toContain('there are no commits to adopt')
    client.repository.write({ 'more.txt': 'more\n' })
    client.repository.commit('Nobody has looked at this')
    // The first finds the commits, the second would answer for them.
    for (const _ of [1, 2]) expect((await client.types(ADOPT)).shown).toContain('was used before')
    expect(client.events('commits_adopted')).toEqual([])
  })

  test('a signature of a run counts in no later one', async () => {
    const { client, module } = await started()
    await module.types(SKIP)
    const kept = readFileSync(module.file, 'utf8')
    await module.types('/ultraplan:cancel')
    await module.types(START)
    expect(client.run.tasks[0]?.override).toBeUndefined()
    writeFileSync(module.file, kept)
    expect((await client.types(SKIP)).shown).toContain('was used before')
    expect(client.run.tasks[0]?.override).toBeUndefined()
  })

  test('a resume that no person typed keeps the configuration', async () => {
    const { client, module } = await started()
    client.repository.write({ '.ultraplan/config.yaml': 'checks: { "tests/integrity": off }\n' })
    client.repository.commit('Fewer checks')
    const { shown } = await client.types('/ultraplan:resume')
    expect(shown).toContain('so the run keeps the configuration that it has')
    expect(client.events('config_read')).toEqual([])
    await module.types('/ultraplan:resume')
    expect(client.events('config_read')).toMatchObject([{ assurance: 'signed', origin: 'composer' }])
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

  test('Pause and Resume of the pane are recorded as a signed button', async () => {
    const { client, module } = await started()
    const { home, id } = client.session
    const press = async () => {
      await module.sign('ultraplan:pause', '', 'button')
      const [pid, root] = [client.session.client.pid, client.run.root]
      pausePressed(root, home, id, pid)
    }
    await press()
    await module.types('/ultraplan:resume', 'button')
    const signed = (signature: number) => ({ assurance: 'signed', origin: 'button', signature })
    expect(client.events('run_paused')).toMatchObject([signed(2)])
    expect(client.events('run_paused')[0]).not.toHaveProperty('via')
    expect(client.events('run_resumed')).toMatchObject([signed(3)])
  })

  test('a pause without a signature is one from a terminal, and a signature counts once', async () => {
    const { client, module } = await started()
    const { home, id } = client.session
    await module.types('/ultraplan:pause')
    expect(client.events('run_paused')[0]).toMatchObject({ assurance: 'signed', origin: 'composer' })
    for (const pid of [client.session.client.pid, 1]) {
      await client.types('/ultraplan:resume')
      pausePressed(client.run.root, home, id, pid)
      expect(client.events('run_paused').at(-1)).toMatchObject({ via: 'a terminal' })
      expect(client.events('run_paused').at(-1)).not.toHaveProperty('assurance')
    }
    for (const resumed of client.events('run_resumed')) expect(resumed).not.toHaveProperty('assurance')
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
    const { shown } = await module.types(FORCE)
    expect(shown).toContain('type OVERRIDE here within 10 minutes')
    expect(shown).not.toContain('claude -p')
    await module.types('OVERRIDE')
    expect(client.events('task_forced')).toMatchObject([{ assurance: 'signed', origin: 'composer' }])
  })

  test.each([
    [9 * 60_000, 1],
    [10 * 60_000 + 1000, 0],
  ])('confirms within ten minutes: %s ms later it forces %s tasks', async (ms, forced) => {
    const { client, module } = await started()
    await module.types(FORCE)
    client.now = new Date(Date.now() + ms)
    await module.types('OVERRIDE')
    expect(client.events('task_forced')).toHaveLength(forced)
    expect(client.events('force_lapsed')).toHaveLength(1 - forced)
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

describe('with a module of another plugin in the client', () => {
  function plant(client: ClientSession, settings: object): () => void {
    const folder = join(client.home, '.claude/skills/rival')
    for (const [path, text] of Object.entries(modulePlugin('rival', HARMLESS))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    writeFileSync(join(client.home, '.claude/settings.json'), JSON.stringify(settings))
    return () => {
      rmSync(folder, { recursive: true })
      rmSync(join(client.home, '.claude/settings.json'))
    }
  }

  const DOUBT = 'the module rival@skills-dir could have changed what was typed'

  test('one is in doubt, whatever it made our module tell, and without its files', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    const remove = plant(client, { prependPlugins: ['rival@skills-dir'] })
    const module = await signingModule(client, [])
    expect((await module.types(START)).shown).toMatch(
      /every override of this run is marked "in doubt":\n +rival@skills-dir/,
    )
    remove()
    await module.types(SKIP)
    expect(skipped(client)).toMatchObject([{ assurance: 'signed', doubts: [DOUBT] }])
  })

  test('one that our module is told of is named once', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    plant(client, { prependPlugins: ['rival@skills-dir'] })
    const module = await signingModule(client, ['rival', 'other'])
    await module.types(START)
    await module.types(SKIP)
    const doubts = ['the modules other, rival@skills-dir could have changed what was typed']
    expect(skipped(client)).toMatchObject([{ doubts }])
  })

  test('one below ours sees the calls of ours, so it marks every override too', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    plant(client, {})
    const module = await signingModule(client, [])
    expect((await module.types(START)).shown).toMatch(
      /answer for a reviewer, so every override of this run is marked "in doubt":\n +rival@skills-dir/,
    )
    await module.types(SKIP)
    expect(skipped(client)).toMatchObject([{ assurance: 'signed', doubts: [DOUBT] }])
  })
})
