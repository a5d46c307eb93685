import { describe, expect, test } from 'vitest'
import { actOnBoard } from '../../../src/engine/people/act-on-board.ts'
import { BoardRuns } from '../../../src/engine/report/board-runs.ts'
import { bash, executor, fail, openStage, type Scenario, say } from '../harness/index.ts'
import type { Stage } from '../harness/stage.ts'
import { playWhile } from '../support/person.ts'
import { demo, honest, honestClaim, tick } from '../support/plans.ts'
import { blocked, honest as honestAt, smallPlan, taskA } from '../support/small-plan.ts'

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a proof that takes longer than a hook may goes on in a process of its own and wakes the session', async () => {
    const scenario = demo('a long proof', ['1.1', '1.2'], { config: 'limits: { verify: 30, gate: 5 }\n' })
    // While a proof is waited for the session is idle.
    const stage = await playWhile(scenario, mode, async (stage) => {
      await stage.waitForJournal('run_finished')
    })
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
    const stage = await playWhile(scenario, mode, async (stage) => {
      await stage.waitForJournal('run_finished')
    })
    expect(stage.asked('spec-executor')[2]?.newest).toContain('[plan/checkmark]')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })
})

test('a reset on the board sets an idle session going on the screen, and nobody types', async () => {
  const stage = await openStage({
    title: 'a reset on the board',
    files: smallPlan(taskA),
    prompt: '/ultraplan:implement demo',
    cast: [blocked(taskA, 1), honestAt(taskA, 2)],
  })
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await screen.waitForScreen(/⏸ 1\.1 waits for you/)
  await screen.waitForIdle()
  const runs = new BoardRuns(stage.room.home)
  const [board] = runs.all()
  if (!board) throw new Error('the board has no run')
  const by = { name: 'Ada', reason: 'the service is up again' }
  expect(actOnBoard(runs.open(board), { kind: 'reset', task: '1.1' }, by)).toHaveProperty('text')
  await stage.waitForJournal('run_finished')
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
})

/** The client gives up on the service at once. */
const NO_RETRIES = { CLAUDE_CODE_MAX_RETRIES: '0' }

/** Types the prompt and leaves the session alone until this has happened. In -p the client is one that stays. */
async function leaveAlone(scenario: Scenario, mode: 'print' | 'screen', until: string): Promise<Stage> {
  const stage = await openStage(scenario)
  if (mode === 'print') stage.talk({ env: NO_RETRIES }).send(scenario.prompt)
  else await (await stage.screen({ env: NO_RETRIES })).type(scenario.prompt)
  await stage.waitForJournal(until)
  return stage
}

describe('in the night', () => {
  test.each([
    ['a rate limit', 'print', 'rate_limit', fail.rateLimit()],
    ['a rate limit', 'screen', 'rate_limit', fail.rateLimit()],
    // The client has one word for both.
    ['an overload', 'print', 'server_error', fail.overloaded()],
    ['a server error', 'screen', 'server_error', fail.server()],
  ] as const)(
    '%s ends the turn, and the session is woken when it is over (A10), in mode %s',
    async (what, mode, error, failure) => {
      const stage = await leaveAlone(
        demo(`${what} in the night`, ['1.1'], {
          config: 'overnight: { first: 1 }\n',
          coordinator: [failure],
        }),
        mode,
        'run_finished',
      )
      expect(stage.journal('turn_failed')).toMatchObject([{ error, wakeAt: expect.any(String) }])
      expect(stage.status()).toMatchObject({ state: 'finished' })
    },
  )

  test.each([
    ['login', 'print', fail.login()],
    ['billing', 'screen', fail.billing()],
  ] as const)(
    'a refused %s parks the run with its cause, and says so, in mode %s',
    async (_what, mode, failure) => {
      const stage = await leaveAlone(
        demo('the service refuses', ['1.1'], { coordinator: [failure], cast: [honest('1.1')] }),
        mode,
        'run_parked',
      )
      expect(stage.status()).toMatchObject({ state: 'parked' })
      expect(stage.journal('run_parked')).toMatchObject([
        { cause: expect.stringContaining('the service refused') },
      ])
    },
  )
})

// A client that was given one prompt ends with the error and ends its hooks: there is no session left to wake.
test('claude -p with one prompt ends at a rate limit: the next session is told, and the run goes on where it was (A10)', async () => {
  const stage = await openStage(
    demo('a rate limit in -p', ['1.1'], { coordinator: [fail.rateLimit(), say('There is a run.')] }),
  )
  const ended = await stage.print(stage.scenario.prompt, { env: NO_RETRIES })
  expect(ended.exitCode).toBe(1)
  await stage.print('good morning')
  const told = stage.asked('coordinator').at(-1)?.newest
  expect(told).toContain('is stopped (its client is gone), 0 of 1 tasks approved.')
  expect(told).toContain('/ultraplan:resume')
  await stage.print('go on', { args: ['--resume', ended.sessionId] })
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ attempts: 1 }] })
})
