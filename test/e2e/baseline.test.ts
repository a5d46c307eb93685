import { expect, test } from 'vitest'
import { bash, executor, openStage, play, say } from './harness/index.ts'
import { personAt } from './support/person.ts'
import { demo, doTask, honestClaim } from './support/plans.ts'

/** The executor takes its time: until the gate has run the verify on the commit before its work. */
const UNTIL_BASELINE = 'until grep -q baseline_ran .git/ultraplan/runs/*/journal.jsonl; do sleep 0.05; done'

const scenario = (before: string, config = '') =>
  demo('a baseline', ['1.1'], {
    config,
    files: { '1.1.txt': before },
    cast: [
      executor({
        task: '1.1',
        turns: [
          [bash(`${UNTIL_BASELINE}; echo more >> note.txt; ${doTask('1.1')}`)],
          [say(honestClaim('1.1'))],
        ],
      }),
    ],
  })

test('a verify that fails before the work is what a proof should be: nothing is flagged', async () => {
  const stage = await play(scenario('not yet\n'), { mode: 'print' })
  expect(stage.journal('baseline_ran')).toMatchObject([
    { task: '1.1', commands: [{ purpose: 'baseline', exitCode: 1 }] },
  ])
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'approved', flags: [] }] })
})

test('a verify that passes before any work is ORANGE, not refused (E33, H16)', async () => {
  const stage = await play(scenario('done-1.1\n'), { mode: 'print' })
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
  const [judged] = stage.journal('gate_judged')
  expect(judged).toMatchObject({ result: { outcome: 'PASSED', colour: 'ORANGE' } })
})

test('with proof.baseline: block no executor starts for such a verify, and the person is asked (E33)', async () => {
  const blocking = scenario('done-1.1\n', 'proof: { baseline: block }\n')
  const stage = await play(blocking, { mode: 'print', loose: true })
  expect(stage.asked('spec-executor')).toEqual([])
  expect(stage.journal('task_blocked')).toMatchObject([
    { task: '1.1', cause: expect.stringContaining('passes before any work') },
  ])
  expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ status: 'blocked', attempts: 0 }] })
})

test('a verify that passes before any work is shown on the screen as the executor starts', async () => {
  const stage = await openStage(scenario('done-1.1\n'))
  const person = await personAt('screen', stage)
  const seen = await person.types(stage.scenario.prompt)
  expect(seen.replace(/\s+/g, ' ')).toContain('⚠ 1.1: its verify passes before any work, so it proves little')
  expect(stage.asked('spec-executor')[0]?.newest).toContain('passed already before any work')
})
