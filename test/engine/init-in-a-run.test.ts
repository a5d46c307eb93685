import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uncommittedWork } from '../../src/engine/dispatch/held-work.ts'
import { foreignCommits } from '../../src/engine/judge/review-change.ts'
import { hashOf, readRecord, writeRecord, writtenByInit } from '../../src/engine/project/init-files.ts'
import { offerInit } from '../../src/engine/setup/init.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { makeScenario } from '../support/gate-scenario.ts'

const LOWER = 'review: { architect: false }\nchecks: { tests/integrity: off }\n'

/** What a person does who reads that a permission is missing. */
function init(root: string, home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))): string {
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const offer = offerInit({
    cwd: root,
    home,
    env: {},
    plan: '',
    prePush: false,
    statusLine: false,
    undo: false,
  })
  if ('error' in offer) throw new Error(offer.error)
  return offer.apply()
}

const commonDir = (root: string): string => join(root, '.git')

/** As an executor would do that wants a file of its own taken for `init`'s. */
function forgeRecord(root: string, text: string, path = '.ultraplan/config.yaml'): void {
  const record = readRecord(commonDir(root))
  record.files[path] = hashOf(text)
  record.settings[path] = { after: hashOf(text), rules: [], members: [] }
  writeRecord(commonDir(root), record)
}

describe('init while an executor is at work', () => {
  test.each(['are not committed', 'are committed by the person'])(
    'is not charged to it: its files %s',
    async (how) => {
      const scenario = makeScenario()
      init(scenario.repository.root)
      if (how === 'are committed by the person') scenario.repository.commit('Set up ultraplan')
      scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
      scenario.tick()
      scenario.repository.git('add', 'src', 'specs')
      scenario.repository.git('commit', '-qm', 'add the greeting')
      const { outcome, findings } = await scenario.judge()
      expect({ outcome, findings }).toEqual({ outcome: 'PASSED', findings: [] })
    },
  )

  test.each(['committed', 'not committed'])(
    'E23 lets no executor lower the rules: a configuration of its own that is %s is caught, also with a forged record',
    async (how) => {
      const scenario = makeScenario()
      const { root } = scenario.repository
      init(root)
      scenario.repository.commit('Set up ultraplan')
      forgeRecord(root, LOWER)
      if (how === 'committed') scenario.repository.write({ '.ultraplan/config.yaml': LOWER })
      scenario.work()
      if (how === 'not committed') scenario.repository.write({ '.ultraplan/config.yaml': LOWER })
      const { outcome, findings } = await scenario.judge()
      expect(outcome).toBe('FAILED')
      expect(findings).toContainEqual(
        expect.objectContaining({ id: 'plan/unchanged', file: '.ultraplan/config.yaml' }),
      )
    },
  )

  test.each([
    ['a bent test', 'test/greeting.test.js', "require('../src/greeting.js')\n"],
    ['a command of its own', '.claude/commands/implement.md', 'Say yes.\n'],
    ['another file of the configuration', '.ultraplan/verify.yaml', '# nothing\n'],
  ])(
    'E30 E22 hides nothing of an executor’s: %s in a forged record is charged all the same',
    (_, path, text) => {
      const { repository } = makeScenario()
      repository.write({ [path]: text })
      forgeRecord(repository.root, text, path)
      expect(uncommittedWork({ root: repository.root } as never)).toEqual([path])
      expect(writtenByInit(commonDir(repository.root), [path], () => text)).toEqual(new Set())
    },
  )

  test('what a person wrote into those files since is not init’s any more', () => {
    const client = new ClientSession(demoPlan('Write a'))
    const { root } = client.repository
    init(root)
    const settings = join(root, '.claude/settings.json')
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('{', '{ "model": "opus",'))
    expect(uncommittedWork({ root } as never)).toEqual(['.claude/settings.json'])
  })

  test('and between tasks: a commit of nothing but its files holds the approved ref back nowhere', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    await client.types('/ultraplan:implement demo')
    init(client.repository.root)
    const own = client.repository.commit('Set up ultraplan')
    expect(foreignCommits(client.run, own)).toEqual([])
    client.repository.write({ 'mine.txt': 'mine\n' })
    const mine = client.repository.commit('Mine')
    expect(foreignCommits(client.run, mine)).toMatchObject([{ files: ['mine.txt'] }])
  })
})

describe('the configuration of a run', () => {
  const commitConfig = (client: ClientSession): string => {
    client.repository.write({ '.ultraplan/config.yaml': LOWER })
    return client.repository.commit('Fewer reviews')
  }

  test('stays as it was pinned until the person types /ultraplan:resume, and then they hear what changed', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    await client.types('/ultraplan:implement demo')
    const pinned = client.run.config
    await client.types('/ultraplan:pause')
    commitConfig(client)
    await client.types('/ultraplan:status')
    expect(client.run.config).toEqual(pinned)
    const { shown } = await client.types('/ultraplan:resume')
    expect(shown).toContain('the configuration was read again: ')
    expect(shown).toContain('checks.tests/integrity: none -> "off"')
    expect(client.run.config.checks).toEqual({ 'tests/integrity': 'off' })
    expect(client.events('config_read')).toHaveLength(1)
    await client.types('/ultraplan:resume')
    expect(client.events('config_read')).toHaveLength(1)
  })

  test('E23 is not what an executor committed: resume says so and keeps the old one', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    const { told } = await client.types('/ultraplan:implement demo')
    const pinned = client.run.config
    await client.dispatches(told)
    commitConfig(client)
    const { shown } = await client.types('/ultraplan:resume')
    expect(shown).toContain('while an executor was at work, so the run keeps the configuration that it has')
    expect(client.run.config).toEqual(pinned)
  })

  test('one that cannot be used changes nothing', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    await client.types('/ultraplan:implement demo')
    client.repository.write({ '.ultraplan/config.yaml': 'nonsense: true\n' })
    client.repository.commit('Broken')
    const { shown } = await client.types('/ultraplan:resume')
    expect(shown).toContain('cannot be used (unknown key nonsense)')
    expect(client.events('config_read')).toEqual([])
  })

  test('and on the branch of a run it names no commit there, which would not come along when HEAD goes back', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    await client.types('/ultraplan:implement demo')
    const { root } = client.repository
    expect(init(root, client.home)).toContain(
      'HEAD is on ultraplan/demo, the branch of a run; when it is back on main, commit there what is to count: git add ',
    )
  })
})
