import { describe, expect, test } from 'vitest'
import { bash, executor, play, playScreen, say } from './harness/index.ts'
import { demo, doTask, honest, honestClaim } from './support/plans.ts'

const gaveUp = [
  '```yaml',
  'status: failure',
  'task_name: "Task 1.1: Write 1.1"',
  'error: "no time left"',
  '```',
].join('\n')

/** Long enough for the first call of an executor to come in time on a busy machine. */
const LIMIT = 20

/** Until the executor's time is over: the file's own time is the moment when somebody is late. */
const untilLate =
  'd=~/.ultraplan/due/$CLAUDE_CODE_SESSION_ID; while touch "$TMPDIR/now" && [ "$d" -nt "$TMPDIR/now" ]; do sleep 0.2; done; sleep 0.5'

const tooSlow = () =>
  demo('too slow', ['1.1'], {
    config: `limits: { executor: ${LIMIT}, afterTimeout: 3 }\n`,
    cast: [
      executor({
        task: '1.1',
        attempt: 1,
        turns: [[bash(untilLate)], [bash('touch late.txt')], [say(gaveUp)]],
      }),
      honest('1.1', 2),
    ],
  })

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('an executor over its time may only hand in; that is a TIMEOUT, and the next attempt waits (S1-69, S1-75)', async () => {
    const stage = mode === 'print' ? await play(tooSlow(), { mode }) : await onScreen()
    expect(stage.asked('spec-executor')[2]?.newest).toContain('the time limit of this spec-executor is over')
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
      // The session is idle while the retry rests; it is woken by itself.
      await stage.waitForJournal('run_finished')
      await screen.waitForIdle()
    },
  })
  return stage
}

test('work that was handed in late and holds is approved, and marked', async () => {
  const scenario = demo('slow but good', ['1.1'], {
    config: `limits: { executor: ${LIMIT} }\n`,
    cast: [
      executor({ task: '1.1', turns: [[bash(`${untilLate}; ${doTask('1.1')}`)], [say(honestClaim('1.1'))]] }),
    ],
  })
  const stage = await play(scenario, { mode: 'print' })
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'approved', attempts: 1, flags: ['over time'] }] })
})
