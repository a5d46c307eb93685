import { expect, test } from 'vitest'
import { bash, executor, play, say } from './harness/index.ts'
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

test('with proof.baseline: block such a verify refuses the task (E33)', async () => {
  const blocking = scenario('done-1.1\n', 'proof: { baseline: block }\n')
  const stage = await play(blocking, { mode: 'print', loose: true })
  expect(stage.journal('gate_judged')[0]).toMatchObject({
    result: {
      outcome: 'FAILED',
      findings: expect.arrayContaining([expect.objectContaining({ id: 'proof/vacuous', severity: 'block' })]),
    },
  })
  expect(stage.journal('task_approved')).toHaveLength(0)
})
