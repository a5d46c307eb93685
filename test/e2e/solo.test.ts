import { describe, expect, test } from 'vitest'
import { architect, bash, executor, follow, openStage, play, type Scenario, say } from './harness/index.ts'
import { doing, handIn, honest, smallPlan, taskA, taskB } from './support/small-plan.ts'
import { architectVerdict } from './support/verdicts.ts'

/** The session's main agent is the executor: Stop judges what it says, and hands it the next task. */
const solo = (mode: 'print' | 'screen'): Scenario => ({
  title: 'the main agent is the executor, and lies first',
  files: smallPlan(taskA, taskB),
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        bash('echo hello > a.txt'),
        say(handIn(taskA)),
        ({ newest }) => {
          expect(newest).toContain('[plan/checkmark]')
          return bash(doing(taskA))
        },
        say(handIn(taskA)),
      ],
    }),
    // Without a screen a person sees only the last message.
    executor({
      task: '1.2',
      turns: [bash(doing(taskB)), say(handIn(taskB)), ...(mode === 'print' ? [follow] : [])],
    }),
  ],
})

describe.each(['print', 'screen'] as const)('claude --agent ultraplan:spec-executor in mode %s', (mode) => {
  test('a false claim is sent back by Stop, and the plan runs to its end (E16, E18)', async () => {
    const stage = await play(solo(mode), { mode, args: ['--agent', 'ultraplan:spec-executor'] })

    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1', status: 'approved', attempts: 1 },
        { id: '1.2', status: 'approved', attempts: 1 },
      ],
    })
    expect(stage.journal('gate_judged').map(({ result }) => (result as { outcome: string }).outcome)).toEqual(
      ['FAILED', 'PASSED', 'PASSED'],
    )
    expect(stage.hooks('SubagentStop')).toEqual([])
    expect(stage.asked('coordinator')).toEqual([])
    expect(stage.repo.log()).toEqual(['feat: write b.txt', 'feat: write a.txt', 'Start'])
  })
})

test('an executor that is alone does not review itself: the run waits for a session that can ask an architect', async () => {
  const stage = await openStage({
    title: 'solo, with an architect',
    files: { ...smallPlan(taskA), '.ultraplan/config.yaml': 'review: { spec: false }\n' },
    prompt: '/ultraplan:implement demo',
    cast: [
      honest(taskA),
      architect({
        task: '1.1',
        turns: [say(architectVerdict('1.1', taskA.title, { findings: ['Criterion met: a.txt:1'] }))],
      }),
    ],
  })
  await stage.print(stage.scenario.prompt, { args: ['--agent', 'ultraplan:spec-executor'] })
  expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ status: 'reviewing' }] })
  expect(stage.asked('architect')).toEqual([])
  expect(JSON.stringify(stage.asked('spec-executor').at(-1)?.request.messages)).not.toContain(
    'Review one task',
  )
  await stage.print('/ultraplan:resume')
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
})
