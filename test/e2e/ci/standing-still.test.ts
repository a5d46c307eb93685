import { describe, expect, test } from 'vitest'
import { agent, bash, executor, follow, hold, openStage, play, playScreen, say } from '../harness/index.ts'
import { personAt } from '../support/person.ts'
import { demo, doTask, honest, honestClaim } from '../support/plans.ts'

const MODES = ['print', 'screen'] as const

/** An executor that waits in the middle of its work until the test lets it go on. */
const held = (id: string) =>
  executor({
    task: id,
    turns: [[hold(`working on ${id}`), bash(doTask(id))], [say(honestClaim(id))]],
  })

describe.each(MODES)('in mode %s', (mode) => {
  test('a coordinator that would stop twenty times is parked after three, long before the cap of 8 (C09)', async () => {
    const stage = await openStage(
      demo('a coordinator that stops and stops', ['1.1'], { coordinator: () => say('All right.') }),
    )
    const person = await personAt(mode, stage)
    for (let round = 1; round <= 2; round++) {
      const told = await person.types(round === 1 ? stage.scenario.prompt : '/ultraplan:resume')
      expect(told).toMatch(/parked|stopped 3 times/)
      expect(stage.journal('run_parked')).toHaveLength(round)
      // Without a screen it is asked twice more for the words that the person has to see.
      expect(stage.asked('coordinator')).toHaveLength((mode === 'print' ? 5 : 3) * round)
    }
    expect(stage.journal('run_parked')[0]?.cause).toContain(
      'stopped 3 times without starting the executor of task 1.1',
    )
    expect(stage.status()).toMatchObject({ state: 'parked', tasks: [{ status: 'pending' }] })
    expect(stage.journal('ticket_issued')).toHaveLength(1)
  })

  test('a run that is paused lets its executor finish and starts nothing; resume goes on', async () => {
    const stage = await openStage(
      demo('a pause in the middle', ['1.1', '1.2'], { cast: [held('1.1'), honest('1.2')] }),
    )
    const person = await personAt(mode, stage)
    const first = person.types(stage.scenario.prompt)
    await stage.waitForHold('working on 1.1')
    if (mode === 'print') expect(stage.cli('pause').stdout).toContain('is paused')
    else await person.says('/ultraplan:pause')
    await stage.waitForJournal('run_paused')
    stage.release('working on 1.1')
    await first
    await person.waits()
    expect(stage.status()).toMatchObject({
      state: 'paused',
      tasks: [{ status: 'approved' }, { status: 'pending', attempts: 0 }],
    })
    await person.types('/ultraplan:resume')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved' }, { status: 'approved' }],
    })
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('one that ignores the directive and does other things is parked as well (C09)', async () => {
    const stage = await play(
      demo('a coordinator with plans of its own', ['1.1'], {
        coordinator: ({ turn }) => (turn % 2 === 0 ? bash(`echo ${turn} >> notes.txt`) : say('I tidied up.')),
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({ state: 'parked', tasks: [{ status: 'pending' }] })
    // Three stops, and two more for the words that the person has to see; a deed before each.
    expect(stage.asked('coordinator')).toHaveLength(10)
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('a refused dispatch is no progress: a run whose coordinator only tries made-up tickets is parked (C04, C09)', async () => {
    const madeUp = agent({
      subagent_type: 'ultraplan:spec-executor',
      description: '1.1',
      prompt: 'ultraplan-ticket 0123456789abcdef',
    })
    const stage = await play(
      demo('a coordinator with tickets of its own', ['1.1'], {
        coordinator: ({ turn }) => (turn % 2 === 0 ? madeUp : say('It does not work.')),
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({ state: 'parked', tasks: [{ status: 'pending' }] })
    expect(stage.journal('refused')).toHaveLength(3)
    expect(stage.asked('spec-executor')).toEqual([])
  })
})

// In -p a person cannot type while the session works.
test('a person may ask questions while an executor works: nothing is parked, and the run goes on', async () => {
  const { stage } = await playScreen(
    demo('questions in between', ['1.1', '1.2'], {
      cast: [held('1.1'), honest('1.2')],
      coordinator: (ask) => (/question \d/.test(ask.newest) ? say('It is at work.') : follow(ask)),
    }),
    {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('working on 1.1')
        for (let n = 1; n <= 4; n++) {
          await screen.type(`question ${n}: how far is it?`)
          await stage.waitForRequest(`question ${n}`, ({ newest }) => newest.includes(`question ${n}`))
        }
        stage.release('working on 1.1')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      },
    },
  )
  expect(stage.asked('coordinator').filter(({ newest }) => /question \d/.test(newest))).toHaveLength(4)
  expect(stage.journal('run_parked')).toEqual([])
  expect(stage.journal('agent_lost')).toEqual([])
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { status: 'approved', attempts: 1 },
      { status: 'approved', attempts: 1 },
    ],
  })
})

// Esc is a key of the screen.
test("a person's prompt starts the count of stops from zero", async () => {
  const { stage } = await playScreen(
    demo('four stops, and a word in between', ['1.1'], {
      coordinator: (ask) => {
        if (ask.turn === 2) return [hold('thinking'), say('Never said.')]
        return ask.turn < 5 ? say('Not yet.') : follow(ask)
      },
    }),
    {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('thinking')
        await screen.press('Escape')
        await screen.waitForIdle()
        const rest = 'your next prompt goes on: no agent is at work'
        await screen.waitForScreen(new RegExp(`⏸ the run waits for you: ${rest}`))
        expect(stage.cli('status').stdout).toContain(rest)
        expect(stage.repo.read('specs/demo/STATE.md')).toContain(rest)
        await screen.type('/ultraplan:status')
        await screen.waitForScreen(new RegExp(`waiting for you\\n +${rest}`))
        await screen.type('why not?')
        await screen.waitForScreen(/Esc ended the turn, and the run goes on; \/ultraplan:pause stops it/)
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      },
    },
  )
  expect(stage.journal('directive_given').filter(({ via }) => via === 'stop')).toHaveLength(4)
  expect(stage.journal('run_parked')).toEqual([])
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ attempts: 1 }] })
})
