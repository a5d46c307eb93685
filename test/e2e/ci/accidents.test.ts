import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { daemon } from '../../support/shell-lines.ts'
import { bash, executor, fail, hold, openStage, play, playScreen, say } from '../harness/index.ts'
import { claimOf, startedAgents } from '../support/hook-program.ts'
import { checklist, demo, doTask, fileTask, honest, honestClaim } from '../support/plans.ts'
import { pluginWithMaxTurns } from '../support/short-turns.ts'

const MODES = ['print', 'screen'] as const
const APPROVED_AT_ONCE = { state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] }
const APPROVED_AGAIN = { state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] }

describe.each(MODES)('in mode %s', (mode) => {
  test('an executor that runs out of turns hands in nothing: it is lost, and a fresh one starts (A02)', async () => {
    const stage = await play(
      demo('out of turns', ['1.1'], {
        plugin: pluginWithMaxTurns(3),
        cast: [
          executor({ task: '1.1', attempt: 1, stubborn: true, turns: [bash('true')] }),
          honest('1.1', 2),
        ],
      }),
      { mode },
    )
    expect(stage.journal('agent_lost')).toMatchObject([{ failure: 'EXECUTION_FAILURE' }])
    expect(stage.journal('claim_received')).toHaveLength(1)
    expect(stage.status()).toMatchObject(APPROVED_AGAIN)
  })

  test('an executor that the service fails is lost at once, and waits for nobody (A02)', async () => {
    const turns = [[bash('true')], [fail.billing()]]
    const cast = [executor({ task: '1.1', attempt: 1, stubborn: true, turns })]
    const stage = await play(demo('no more credit', ['1.1'], { cast }), { mode })
    expect(stage.journal('agent_lost')).toMatchObject([{ failure: 'EXECUTION_FAILURE' }])
    expect(stage.journal('claim_received')).toEqual([])
    expect(stage.status()).toMatchObject({ state: 'parked' })
  })

  test('a call that the client refuses after its ticket was used does not leave the run waiting permanently (A02)', async () => {
    const stage = await play(
      demo('agents are forbidden', ['1.1'], {
        files: {
          '.claude/settings.json': JSON.stringify({
            permissions: { deny: ['Agent(ultraplan:spec-executor)'] },
          }),
        },
      }),
      { mode },
    )
    expect(stage.asked('spec-executor')).toEqual([])
    // No agent worked, so no attempt is counted; a person is still asked.
    expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ status: 'escalated', attempts: 0 }] })
    expect(stage.journal('agent_not_started')).toHaveLength(4)
    expect(stage.asked('coordinator').length).toBeLessThan(10)
  })

  test('an executor that claims while its own shell still runs is sent back (E40)', async () => {
    const stage = await play(
      demo('a shell in the background', ['1.1'], {
        cast: [
          executor({
            task: '1.1',
            turns: [
              bash('until [ -e .git/stop ]; do sleep 0.1; done', { run_in_background: true }),
              bash(doTask('1.1')),
              say(honestClaim('1.1')),
              bash('touch .git/stop; sleep 1'),
              say(honestClaim('1.1')),
            ],
            stubborn: true,
          }),
        ],
      }),
      { mode },
    )
    expect(stage.asked('spec-executor')[3]?.newest).toContain('[claim/settled]')
    expect(stage.status()).toMatchObject(APPROVED_AT_ONCE)
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('a verify that leaves a daemon behind: the refusal still arrives (E39)', async () => {
    const task = fileTask('1.1')
    const verify = `${daemon('.git/daemon')}; ${task.verify}`
    const stage = await play(
      demo('a daemon', ['1.1'], {
        files: { 'specs/demo/tasks.md': checklist([{ ...task, verify }]) },
        cast: [
          executor({
            task: '1.1',
            turns: [
              bash(doTask('1.1', 'wrong')),
              say(honestClaim('1.1', undefined, verify)),
              bash(doTask('1.1')),
              say(honestClaim('1.1', undefined, verify)),
            ],
          }),
        ],
      }),
      { mode },
    )
    expect(stage.asked('spec-executor')[2]?.newest).toContain('[proof/verify]')
    expect(stage.status()).toMatchObject(APPROVED_AT_ONCE)
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('an honest executor that runs git clean -fdx loses nothing of the run (A12)', async () => {
    const stage = await play(
      demo('a clean sweep', ['1.1', '1.2'], {
        cast: [
          executor({
            task: '1.1',
            turns: [bash(`${doTask('1.1')} && git clean -qfdx`), say(honestClaim('1.1'))],
          }),
          honest('1.2'),
        ],
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ attempts: 1 }, { attempts: 1 }] })
    expect(stage.repo.read('specs/demo/STATE.md')).toContain('Total: 2 tasks, 2 approved')
    expect(stage.cli('audit').code).toBe(0)
  })
})

// In -p agents are in the foreground, where one can be stopped only by ending the client.
test('an executor that the person stops is lost, and a fresh one starts (A02)', async () => {
  const { stage } = await playScreen(
    demo('stopped by the person', ['1.1'], {
      cast: [
        executor({ task: '1.1', attempt: 1, turns: [[hold('working'), say(honestClaim('1.1'))]] }),
        honest('1.1', 2),
      ],
    }),
    {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('working')
        await stage.waitForJournal('agent_launched')
        await screen.pressUntil('Down', /x to stop/)
        await screen.press('x')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      },
    },
  )
  expect(stage.journal('agent_lost')).toHaveLength(1)
  expect(stage.status()).toMatchObject(APPROVED_AGAIN)
})

// The client has only one way to a second claim while the first is judged: a person writes to the agent in its own
// view. The client keeps these words back until the hook has ended and then wakes the agent, so that both claims come,
// one after the other. A message of the coordinator is fenced (C14), a stopped agent says nothing more (A02), and a
// killed client leaves its judge running, whose verdict is awaited (A03). Two claims at exactly the same time come only
// in the test below.
test('an agent that is made to claim again while its claim is judged is judged once, and disturbs nobody (A08)', async () => {
  const gated = `until [ -e "$(git rev-parse --git-common-dir)/open" ]; do sleep 0.1; done; ${fileTask('1.1').verify}`
  const claimed = honestClaim('1.1', undefined, gated)
  const stage = await openStage(
    demo('claims twice', ['1.1', '1.2'], {
      files: {
        'specs/demo/tasks.md': checklist([{ ...fileTask('1.1'), verify: gated }, fileTask('1.2')]),
      },
      cast: [
        executor({
          task: '1.1',
          turns: [bash(doTask('1.1')), say(claimed), say(claimed)],
        }),
        executor({
          task: '1.2',
          turns: [bash(doTask('1.2')), [hold('1.2 hands in'), say(honestClaim('1.2'))]],
        }),
      ],
    }),
  )
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await stage.waitForJournal('claim_received')
  await screen.pressUntil('Down', /Enter to view/)
  await screen.press('Enter')
  await screen.waitForScreen(/Message @ultraplan:spec-exec/)
  await screen.type('hand in again')
  await screen.waitForScreen(/❯ hand in again/)
  writeFileSync(join(stage.repo.commonDir(), 'open'), '')
  await stage.waitForHold('1.2 hands in')
  const again = await stage.waitForRequest(
    'the second claim',
    ({ task, turn }) => task === '1.1' && turn === 2,
  )
  expect(again.newest).toContain('hand in again')
  await stage.waitForJournal('noted')
  stage.release('1.2 hands in')
  await stage.waitForJournal('run_finished')
  expect(stage.problems()).toEqual([])
  expect(stage.hooks('SubagentStop').filter(({ plugin }) => plugin.startsWith('ultraplan'))).toHaveLength(3)
  expect(stage.journal('claim_received')).toHaveLength(2)
  expect(stage.journal('gate_judged')).toHaveLength(2)
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { status: 'approved', attempts: 1 },
      { status: 'approved', attempts: 1 },
    ],
  })
})

describe('hooks with input that no client of today sends', () => {
  /** The executor has done its work and is about to hand in. */
  async function aboutToHandIn(title: string, verify = fileTask('1.1').verify) {
    const stage = await openStage(
      demo(title, ['1.1'], {
        files: { 'specs/demo/tasks.md': checklist([{ ...fileTask('1.1'), verify }]) },
        cast: [
          executor({
            task: '1.1',
            turns: [bash(doTask('1.1')), [hold('handing in'), say(honestClaim('1.1'))]],
          }),
        ],
      }),
    )
    const client = stage.startPrint(stage.scenario.prompt)
    await stage.waitForHold('handing in')
    const { session } = stage.journal('run_started')[0] as unknown as { session: string }
    const [agent] = await startedAgents(stage, session)
    if (!agent) throw new Error('no agent has started')
    return { stage, client, agent }
  }

  test('a stop with an empty type or with another id is no claim (A02)', async () => {
    const { stage, client, agent } = await aboutToHandIn('strange stops')
    const message = { last_assistant_message: honestClaim('1.1') }
    const other = {
      id: 'a0123456789abcdef',
      transcript: agent.transcript.replace(agent.id, 'a0123456789abcdef'),
    }
    const answers = [
      await claimOf(stage, agent, { ...message, agent_type: '' }),
      await claimOf(stage, other, message),
      await claimOf(stage, { ...agent, id: other.id }, message),
    ]
    expect(answers.map(({ code, stdout }) => [code, stdout])).toEqual(Array(3).fill([0, '']))
    expect(stage.journal('claim_received')).toEqual([])
    expect(stage.journal('noted')).toHaveLength(2)
    stage.release('handing in')
    await client.ended
    expect(stage.status()).toMatchObject(APPROVED_AT_ONCE)
  })

  test('two claims for one task at the same moment: one is judged, once (A08)', async () => {
    const gated = `until [ -e "$(git rev-parse --git-common-dir)/open" ]; do sleep 0.1; done; ${fileTask('1.1').verify}`
    const { stage, client, agent } = await aboutToHandIn('two claims', gated)
    const message = { last_assistant_message: honestClaim('1.1', undefined, gated) }
    const both = [claimOf(stage, agent, message), claimOf(stage, agent, message)]
    // One of them waits in the proof; the other one has nothing to do.
    const first = await Promise.race(both)
    expect(first).toMatchObject({ code: 0, stdout: '' })
    expect(stage.journal('claim_received')).toHaveLength(1)
    writeFileSync(join(stage.repo.commonDir(), 'open'), '')
    expect(await Promise.all(both)).toMatchObject([
      { code: 0, stdout: '' },
      { code: 0, stdout: '' },
    ])
    expect(stage.journal('gate_judged')).toHaveLength(1)
    expect(stage.journal('task_approved')).toHaveLength(1)
    stage.release('handing in')
    await client.ended
    expect(stage.journal('gate_judged')).toHaveLength(1)
    expect(stage.status()).toMatchObject(APPROVED_AT_ONCE)
  })
})
