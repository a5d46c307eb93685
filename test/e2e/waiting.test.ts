import { describe, expect, test } from 'vitest'
import { bash, executor, fail, play, playScreen, say } from './harness/index.ts'
import { demo, honest, honestClaim, tick } from './support/plans.ts'

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a proof that takes longer than a hook may goes on in a process of its own and wakes the session', async () => {
    const scenario = demo('a long proof', ['1.1', '1.2'], { config: 'limits: { verify: 30, gate: 5 }\n' })
    const stage = await play(scenario, { mode })
    expect(stage.journal('proof_deferred')).toHaveLength(2)
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved' }, { status: 'approved' }],
    })
  })

  test('a box that is not ticked is said at once, though the proof would be long (E16)', async () => {
    const scenario = demo('a long proof and no tick', ['1.1'], {
      config: 'limits: { verify: 30, gate: 5 }\n',
      cast: [
        executor({
          task: '1.1',
          turns: [
            [bash(`echo done-1.1 > 1.1.txt && git add -A && git commit -qm x`)],
            [say(honestClaim('1.1'))],
            [bash(`${tick('1.1')} && git commit -qam tick`)],
            [say(honestClaim('1.1'))],
          ],
        }),
      ],
    })
    const stage = await play(scenario, { mode })
    expect(stage.asked('spec-executor')[2]?.newest).toContain('[plan/checkmark]')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })
})

test('a rate limit ends the turn, and the session is woken when it is over (A10)', async () => {
  const scenario = demo('a rate limit in the night', ['1.1'], {
    config: 'overnight: { first: 1 }\n',
    coordinator: [fail.rateLimit()],
  })
  const { stage } = await playScreen(scenario, {
    env: { CLAUDE_CODE_MAX_RETRIES: '0' },
    drive: async (screen, stage) => {
      await screen.type('/ultraplan:implement demo')
      await stage.waitForJournal('run_finished')
      await screen.waitForIdle()
    },
  })
  expect(stage.journal('turn_failed')).toMatchObject([{ error: 'rate_limit' }])
  expect(stage.status()).toMatchObject({ state: 'finished' })
})

test('a refused login parks the run, and says so', async () => {
  const scenario = demo('no login', ['1.1'], { coordinator: [fail.login()], cast: [honest('1.1')] })
  const { stage } = await playScreen(scenario, {
    env: { CLAUDE_CODE_MAX_RETRIES: '0' },
    drive: async (screen, stage) => {
      await screen.type('/ultraplan:implement demo')
      await stage.waitForJournal('run_parked')
    },
  })
  expect(stage.status()).toMatchObject({ state: 'parked' })
})
