import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { whoActs } from '../../src/engine/people/person.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { makeRepository } from '../support/repository.ts'

beforeEach(() => {
  vi.stubEnv('HOME', '/nonexistent')
  vi.stubEnv('XDG_CONFIG_HOME', '/nonexistent')
  return () => vi.unstubAllEnvs()
})

describe('who acts', () => {
  test.each([
    [{ name: 'Ada', email: 'ada@example.invalid' }, 'Ada <ada@example.invalid>'],
    [{ name: 'Ada' }, 'Ada'],
    [{ email: 'ada@example.invalid' }, 'ada@example.invalid'],
    [{}, userInfo().username],
  ])('with git identity %o it is %s', (identity, who) => {
    const repository = makeRepository({ 'a.txt': 'a' })
    for (const [key, value] of Object.entries(identity)) repository.git('config', `user.${key}`, value)
    expect(whoActs(repository.root)).toBe(who)
  })

  test('S1-93 is read from the repository of the run, whatever folder the session is in', async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    await client.types('/ultraplan:implement demo')
    const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-test-')))
    onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
    mkdirSync(join(elsewhere, 'sub'))
    const away = { ...client.session, cwd: join(elsewhere, 'sub') }
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"', away)
    expect(client.events('task_skipped')).toMatchObject([{ who: 'Ada <ada@example.invalid>' }])
  })
})
