import { describe, expect, test } from 'vitest'
import { bash, executor, play, type Scenario, say } from './harness/index.ts'
import { doing, handIn, honest, smallPlan, taskA, taskB } from './support/small-plan.ts'

/** The session's main agent is the executor: Stop judges what it says, and hands it the next task. */
const solo = (): Scenario => ({
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
    honest(taskB),
  ],
})

describe.each(['print', 'screen'] as const)('claude --agent ultraplan:spec-executor in mode %s', (mode) => {
  test('a false claim is sent back by Stop, and the plan runs to its end (E16, E18)', async () => {
    const stage = await play(solo(), { mode, args: ['--agent', 'ultraplan:spec-executor'] })

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
