import { describe, expect, test } from 'vitest'
import { bash, executor, play, playScreen, say } from '../harness/index.ts'
import { demo, honest, honestClaim, tick } from '../support/plans.ts'

const gaveUp = [
  '```yaml',
  'status: failure',
  'task_name: "Task 1.1: Write 1.1"',
  'error: "no time left"',
  '```',
].join('\n')

/** Long enough for the first call of an executor to come in time on a busy machine. */
const LIMIT = 20

/** Waits until the executor's time is checked again: the modification time of the due file is that moment. */
const untilDue =
  'd=~/.ultraplan/due/$CLAUDE_CODE_SESSION_ID; while touch "$TMPDIR/now" && [ "$d" -nt "$TMPDIR/now" ]; do sleep 0.2; done; sleep 0.5'

/** An executor that is told at 80 % of its time to finish, and continues nevertheless. */
const tooSlow = () =>
  demo('too slow', ['1.1'], {
    config: `limits: { executor: ${LIMIT}, executorMax: ${LIMIT}, afterTimeout: 3 }\n`,
    cast: [
      executor({
        task: '1.1',
        attempt: 1,
        turns: [[bash(untilDue)], [bash(untilDue)], [bash('touch late.txt')], [say(gaveUp)]],
      }),
      honest('1.1', 2),
    ],
  })

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('an executor over its time may only hand in; that is a TIMEOUT, and the next attempt waits (S1-69, S1-75)', async () => {
    const stage = mode === 'print' ? await play(tooSlow(), { mode }) : await onScreen()
    expect(stage.asked('spec-executor')[3]?.newest).toContain(
      `the time limit of this spec-executor is over: ${LIMIT} s of work (limits.executorMax)`,
    )
    expect(stage.repo.changes()).not.toContain('late.txt')
    expect(stage.journal('agent_overran')).toHaveLength(1)
    const [first, second] = stage.journal('ticket_issued')
    const waited = Date.parse(String(second?.at)) - Date.parse(String(first?.at))
    expect(waited).toBeGreaterThan(3000)
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
  })
})

async function onScreen() {
  const { stage } = await playScreen(tooSlow(), {
    drive: async (screen, stage) => {
      await screen.type('/ultraplan:implement demo')
      // The session is idle until the retry is due; a hook wakes it.
      await stage.waitForJournal('run_finished')
      await screen.waitForIdle()
    },
  })
  return stage
}

test('a limit extends with progress, warns at 80 %, and leaves time to commit; the work is approved, and marked', async () => {
  // Its progress is checked after 12 s, it is told to finish after 19 s, and its time is over after 24 s.
  const commit =
    "git add -- 1.1.txt specs/demo/tasks.md && git commit -qm 'feat: task 1.1' -- 1.1.txt specs/demo/tasks.md"
  const scenario = demo('slow but good', ['1.1'], {
    config: 'limits: { executor: 12, executorMax: 24 }\n',
    cast: [
      executor({
        task: '1.1',
        turns: [
          [bash(untilDue)],
          [bash(`echo done-1.1 > 1.1.txt && ${tick('1.1')}; ${untilDue}`)],
          [bash(`true; ${untilDue}`)],
          [bash('touch late.txt')],
          [bash(commit)],
          [say(honestClaim('1.1'))],
        ],
      }),
    ],
  })
  const stage = await play(scenario, { mode: 'print' })
  expect(stage.journal('limit_extended')).toMatchObject([{ because: 'a new command or edit' }])
  const told = stage.asked('spec-executor').map(({ newest }) => newest)
  expect(told.join('\n')).toContain('most of your time is over: at 24 s of work (limits.executorMax)')
  expect(told[4]).toContain('for 2 min more you may only commit what is finished')
  expect(stage.repo.changes()).not.toContain('late.txt')
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'approved', attempts: 1, flags: ['over time'] }] })
})
