import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { webhookServer } from '../support/webhook-server.ts'
import { bash, executor, fail, hold, openStage, play, playScreen, say } from './harness/index.ts'
import { waitUntil } from './harness/wait-until.ts'
import { MODES, personAt } from './support/one-client.ts'
import { demo, doTask, honest, honestClaim } from './support/plans.ts'
import { setUp } from './support/set-up.ts'

describe.each(['print', 'screen'] as const)('after init, in mode %s', (mode) => {
  test('/implement works as typed', async () => {
    const stage = await openStage(demo('bare implement', ['1.1']))
    setUp(stage)
    if (mode === 'print') await stage.print('/implement demo')
    else {
      const screen = await stage.screen()
      await screen.type('/implement demo')
      await stage.waitForJournal('run_finished')
      await screen.waitForIdle()
    }
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ id: '1.1', status: 'approved' }] })
  })

  test('an /implement of the project\u2019s own is the project\u2019s: no run starts, nothing is said', async () => {
    const stage = await openStage(
      demo('their implement', ['1.1'], {
        files: { '.claude/commands/implement.md': 'Say hello to $ARGUMENTS.\n' },
        coordinator: [say('hello')],
      }),
    )
    setUp(stage)
    if (mode === 'print') await stage.print('/implement demo')
    else {
      const screen = await stage.screen()
      await screen.type('/implement demo')
      await screen.waitForScreen(/hello/)
      await screen.waitForIdle()
    }
    expect(stage.asked('coordinator')[0]?.newest).toContain('Say hello to demo.')
    expect(stage.hooks('UserPromptExpansion')).toMatchObject([{ decision: 'pass', text: '' }])
    expect(stage.journal()).toEqual([])
  })
})

test('/ultraplan:init shows what it would write, writes it with --yes, and takes it back, without a token', async () => {
  const stage = await openStage(demo('init in the client', ['1.1']))
  const shown = await stage.print('/ultraplan:init')
  expect(shown.result).toContain('.claude/settings.json  new')
  expect(shown.result).toContain('type: /ultraplan:init --yes')
  expect(stage.repo.changes()).toEqual([])
  await stage.print('/ultraplan:init --yes')
  expect(JSON.parse(stage.repo.read('.claude/settings.json')).permissions.defaultMode).toBeUndefined()
  await stage.print('/ultraplan:init --undo --yes')
  expect(stage.repo.changes()).toEqual([])
  expect(stage.exchanges.filter(({ side }) => side === undefined)).toEqual([])
})

test.each(MODES)('init in the middle of a run is charged to no executor (%s)', async (mode) => {
  const turns = [[bash(doTask('1.1'))], [hold('claim'), say(honestClaim('1.1'))]]
  const scenario = demo('init in between', ['1.1'], { cast: [executor({ task: '1.1', turns })] })
  const stage = await openStage(scenario)
  const person = await personAt(stage, mode)
  await person.starts('/ultraplan:implement demo')
  await stage.waitForHold('claim')
  // A turn of -p is not interrupted; its person has a terminal.
  if (mode === 'screen') await person.starts('/ultraplan:init --yes')
  else expect(stage.cli('init', '--yes')).toMatchObject({ code: 0 })
  await waitUntil('what init writes', 120_000, () => stage.repo.changes().length > 0)
  stage.release('claim')
  await stage.waitForJournal('run_finished')
  expect(stage.journal('gate_judged')).toMatchObject([{ result: { outcome: 'PASSED', findings: [] } }])
})

test('work that is not approved cannot be pushed, approved work can (C12)', async () => {
  const remote = mkdtempSync(join(tmpdir(), 'up-remote-'))
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }))
  const stage = await openStage(
    demo('a push in between', ['1.1'], {
      cast: [
        executor({
          task: '1.1',
          turns: [
            [bash(`${doTask('1.1')} && git push -q origin HEAD:main 2>&1; git ls-remote origin main`)],
            [say(honestClaim('1.1'))],
          ],
        }),
      ],
    }),
  )
  stage.repo.git('init', '-q', '--bare', remote)
  stage.repo.git('remote', 'add', 'origin', remote)
  setUp(stage, '--pre-push')
  stage.repo.git('push', '-q', 'origin', 'main')
  const before = stage.repo.head()
  await stage.print('/implement demo')
  const told = stage.asked('spec-executor')[1]?.newest ?? ''
  expect(told).toContain('[push/unapproved]')
  expect(told).toContain(`${before}\trefs/heads/main`)
  expect(stage.status()).toMatchObject({ state: 'finished' })
  stage.repo.git('push', '-q', 'origin', 'main')
  expect(stage.repo.git('ls-remote', 'origin', 'main')).toContain(stage.repo.head())
})

describe('the webhook', () => {
  const told = async (server: { got: unknown[] }, count: number) => {
    await waitUntil(`${count} calls of the webhook`, 120_000, () => server.got.length >= count)
  }

  test('hears once that a task escalated, though the client is gone by then (S4-34)', async () => {
    const server = await webhookServer()
    const blocked = [
      'The service is down.',
      '```yaml',
      'status: blocked',
      'task_name: "Task 1.1: Write 1.1"',
      'error: the staging service does not answer',
      '```',
    ].join('\n')
    const stage = await play(
      demo('an escalation', ['1.1'], {
        config: `webhook: ${server.url}\n`,
        cast: [executor({ task: '1.1', turns: [[say(blocked)]] })],
      }),
      { mode: 'print' },
    )
    await told(server, 1)
    expect(server.got).toMatchObject([{ event: 'task_escalated', task: { id: '1.1', status: 'blocked' } }])
    expect(stage.journal('announced')).toHaveLength(1)
  })

  test('hears that a refused login parked the run, and that a run has finished', async () => {
    const server = await webhookServer()
    const scenario = demo('no login', ['1.1'], {
      config: `webhook: ${server.url}\n`,
      coordinator: [fail.login()],
      cast: [honest('1.1')],
    })
    const { stage } = await playScreen(scenario, {
      env: { CLAUDE_CODE_MAX_RETRIES: '0' },
      drive: async (screen, stage) => {
        await screen.type('/ultraplan:implement demo')
        await told(server, 1)
        await screen.type('/ultraplan:resume')
        await stage.waitForJournal('run_finished')
        await told(server, 2)
      },
    })
    expect(server.got).toMatchObject([
      { event: 'run_parked', reason: expect.stringContaining('authentication') },
      { event: 'run_finished' },
    ])
    expect(stage.journal('announced')).toHaveLength(2)
  })
})
