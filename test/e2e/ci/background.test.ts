import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientBinary } from '../harness/client-binary.ts'
import { executor, hold, openStage, say } from '../harness/index.ts'
import { forgetDaemon } from '../support/forget-daemon.ts'
import { demo, honest, honestClaim } from '../support/plans.ts'

test('a session that is moved to the background with ← takes its run along, and goes on with the next prompt (A10)', async () => {
  const stage = await openStage(
    demo('moved to the background', ['1.1'], {
      cast: [
        executor({ task: '1.1', attempt: 1, turns: [[hold('working'), say(honestClaim('1.1'))]] }),
        honest('1.1', 2),
      ],
    }),
  )
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('working')
  const [started] = stage.journal('run_started')
  await screen.press('Left')
  await screen.waitForScreen(/moved to the background/)
  await screen.press('Enter')
  const bound = await stage.waitForJournal('run_bound')
  forgetDaemon(stage)
  expect(bound.cause).toBe('the session was moved to the background')
  expect(bound.session).not.toBe(started?.session)
  // The client has ended its agent with the move.
  expect(stage.journal('agent_lost')).toMatchObject([{ failure: 'EXECUTION_FAILURE' }])
  await screen.waitForScreen(/goes on with your next prompt/)
  await screen.type('go on')
  await stage.waitForJournal('run_finished')
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
})

test('a run that is started with --bg has the module too, and its start is signed', async () => {
  const stage = await openStage(demo('started in the background', ['1.1']))
  // Without it no session goes to the background.
  const trust = {
    bypassPermissionsModeAccepted: true,
    customApiKeyResponses: { approved: ['dummy'], rejected: [] },
    projects: { [stage.repo.path]: { hasTrustDialogAccepted: true } },
  }
  writeFileSync(join(stage.room.home, '.claude.json'), JSON.stringify(trust))
  const args = ['--plugin-dir', stage.plugin, '--dangerously-skip-permissions']
  const begun = spawnSync(clientBinary() ?? '', ['--bg', ...args, stage.scenario.prompt], {
    cwd: stage.repo.path,
    env: stage.environment(),
    encoding: 'utf8',
  })
  expect(begun.status, `${begun.stdout}${begun.stderr}`).toBe(0)
  await stage.waitForJournal('run_finished')
  forgetDaemon(stage)
  expect(stage.journal('run_started')).toMatchObject([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
})
