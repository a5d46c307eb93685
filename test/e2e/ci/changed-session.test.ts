import { describe, expect, test } from 'vitest'
import { bash, executor, follow, hold, openStage, playScreen, say } from '../harness/index.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { demo, doTask, honest, honestClaim } from '../support/plans.ts'

/** The first attempt of 1.1 waits in the middle of its work; a later one does it. */
const twoTasks = (title: string) =>
  demo(title, ['1.1', '1.2'], {
    cast: [
      executor({
        task: '1.1',
        attempt: 1,
        turns: [[hold('working'), bash(doTask('1.1'))], [say(honestClaim('1.1'))]],
      }),
      honest('1.1', 2),
      honest('1.2'),
    ],
  })

const finishedAfter = (attempts: number) => ({
  state: 'finished',
  tasks: [
    { status: 'approved', attempts },
    { status: 'approved', attempts: 1 },
  ],
})

describe('on the screen', () => {
  test.each(['clear', 'branch'])(
    '/%s with an executor in flight: the new session drives the run and takes its claim (A10)',
    async (command) => {
      const { stage } = await playScreen(twoTasks(`/${command} in the middle`), {
        drive: async (screen, stage) => {
          await screen.type(stage.scenario.prompt)
          await stage.waitForHold('working')
          await screen.type(`/${command}`)
          await screen.waitForScreen(/0 of 2 tasks approved.*goes\s+on\s+when\s+its\s+agent\s+is\s+back/s)
          stage.release('working')
          await stage.waitForJournal('run_finished')
          await screen.waitForIdle()
        },
      })
      const [started] = stage.journal('run_started')
      const bound = stage.journal('run_bound')
      expect(bound).toMatchObject([{ client: started?.client }])
      expect(bound[0]?.session).not.toBe(started?.session)
      expect(stage.journal('agent_lost')).toEqual([])
      expect(stage.status()).toMatchObject(finishedAfter(1))
    },
  )

  test('--fork-session while the run is driven elsewhere is left alone; when that client is gone it may resume (A10)', async () => {
    const stage = await openStage(twoTasks('a forked session'))
    const first = await stage.screen()
    await first.type(stage.scenario.prompt)
    await stage.waitForHold('working')
    const args = ['--resume', String(first.session()?.sessionId), '--fork-session']

    const fork = await stage.print('hello', { args })
    expect(fork.sessionId).not.toBe(first.session()?.sessionId)
    expect(stage.asked('coordinator').at(-1)?.newest).not.toContain('ultraplan:next')
    expect(stage.journal('run_bound')).toEqual([])

    await first.kill()
    await stage.print('/ultraplan:resume', { args })
    expect(stage.journal('run_bound')).toHaveLength(1)
    expect(stage.status()).toMatchObject(finishedAfter(2))
  })

  test('Esc before the dispatch: the next prompt brings the same directive, and the run goes on (A10)', async () => {
    const { stage } = await playScreen(
      demo('Esc while it thinks', ['1.1'], {
        coordinator: (ask) => (ask.turn === 0 ? [hold('thinking'), ...follow(ask)] : follow(ask)),
      }),
      {
        drive: async (screen, stage) => {
          await screen.type(stage.scenario.prompt)
          await stage.waitForHold('thinking')
          await screen.press('Escape')
          await screen.waitForIdle()
          await screen.type('go on, please')
          await stage.waitForJournal('run_finished')
          await screen.waitForIdle()
        },
      },
    )
    expect(stage.exchanges[0]?.state).toBe('cut')
    expect(stage.journal('ticket_issued')).toHaveLength(1)
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })

  test('Ctrl-C while an executor works stops it: nothing is shown as at work, and the next prompt starts a fresh one', async () => {
    const { stage } = await playScreen(twoTasks('Ctrl-C while it works'), {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('working')
        await stage.waitForJournal('agent_launched')
        await screen.waitForScreen(/Waiting for 1 background agent/)
        await screen.press('C-c')
        const rest = 'your next prompt goes on: no agent is at work'
        await screen.waitForScreen(new RegExp(`⏸ the run waits for you: ${rest}`))
        await screen.type('/ultraplan:status')
        await screen.waitForScreen(new RegExp(`waiting for you\\n +${rest}`))
        await waitUntil('the session to be at rest', 60_000, () =>
          /1\.1 .* interrupted/.test(stage.cli('status').stdout),
        )
        await screen.type('go on, please')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
        expect(screen.screen()).not.toMatch(/ultraplan:next|Stop hook feedback/)
      },
    })
    expect(stage.journal('agent_lost')).toMatchObject([{ cause: 'a person stopped the agent' }])
    expect(stage.status()).toMatchObject(finishedAfter(2))
  })

  test('Esc while an executor works does not touch it (A10)', async () => {
    const { stage } = await playScreen(twoTasks('Esc while it works'), {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('working')
        await screen.press('Escape')
        stage.release('working')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      },
    })
    expect(stage.journal('agent_lost')).toEqual([])
    expect(stage.status()).toMatchObject(finishedAfter(1))
  })
})

// /clear and /branch are commands of the screen, and in -p no prompt is read while an executor is in flight. Esc is not.
describe('in -p, with a stream of prompts', () => {
  test('an interrupt before the dispatch: the next prompt brings the same directive, and the run goes on (A10)', async () => {
    const stage = await openStage(
      demo('interrupted while it thinks', ['1.1'], {
        coordinator: (ask) => (ask.turn === 0 ? [hold('thinking'), ...follow(ask)] : follow(ask)),
      }),
    )
    const talk = stage.talk()
    talk.send(stage.scenario.prompt)
    await stage.waitForHold('thinking')
    await talk.interrupt()
    await talk.type('go on, please')
    expect(stage.journal('ticket_issued')).toHaveLength(1)
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })

  test('an interrupt while an executor works ends it: the next prompt starts a fresh one (A10)', async () => {
    const stage = await openStage(twoTasks('interrupted while it works'))
    const talk = stage.talk()
    talk.send(stage.scenario.prompt)
    await stage.waitForHold('working')
    await talk.interrupt()
    await talk.type('go on, please')
    expect(stage.journal('agent_lost')).toHaveLength(1)
    expect(stage.status()).toMatchObject(finishedAfter(2))
  })
})
