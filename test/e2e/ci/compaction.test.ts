import { describe, expect, test } from 'vitest'
import { bash, executor, follow, hold, play, playScreen, say, tokens } from '../harness/index.ts'
import { demo, doTask, honest, honestClaim } from '../support/plans.ts'

/** A context that is nearly full; the second time the client compacts. */
const full = tokens(98_000)
const env = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000' }

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a coordinator that is compacted is told the run and its directive again, and goes on (A05)', async () => {
    const stage = await play(
      demo('the coordinator is compacted', ['1.1', '1.2'], {
        coordinator: (ask) => (ask.turn < 2 ? [full, bash('true')] : follow(ask)),
      }),
      { mode, env },
    )
    expect(stage.exchanges.filter(({ side }) => side === 'compaction')).toHaveLength(1)
    const told = stage.asked('coordinator')[2]?.newest
    expect(told).toContain('of demo is running, 0 of 2 tasks approved')
    expect(told).toContain('ultraplan:next {"action":"dispatch"')
    expect(stage.journal('run_bound')).toEqual([])
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ attempts: 1 }, { attempts: 1 }],
    })
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('an executor that is compacted gets its task again, word for word, and only its claim counts (A05)', async () => {
    const stage = await play(
      demo('the executor is compacted', ['1.1'], {
        cast: [
          executor({
            task: '1.1',
            turns: [
              [full, bash('true')],
              [full, bash('true')],
              [bash(doTask('1.1'))],
              [say(honestClaim('1.1'))],
            ],
          }),
        ],
      }),
      { mode, env },
    )
    expect(stage.exchanges.filter(({ side }) => side === 'compaction')).toHaveLength(1)
    const [first, , afterwards] = stage.asked('spec-executor')
    const task = /ultraplan:task 1\.1.*TASK_COMPLETE/s.exec(first?.newest ?? '')?.[0] ?? 'no task'
    expect(JSON.stringify(afterwards?.request.messages)).toContain(JSON.stringify(task).slice(1, -1))
    expect(stage.journal('claim_received')).toHaveLength(1)
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })
})

// In -p a person cannot type while an executor works.
test('a compaction while an executor works changes nothing: the session waits for it (A05)', async () => {
  const { stage } = await playScreen(
    demo('compacted while it waits', ['1.1', '1.2'], {
      cast: [
        executor({
          task: '1.1',
          turns: [[hold('working'), bash(doTask('1.1'))], [say(honestClaim('1.1'))]],
        }),
        honest('1.2'),
      ],
    }),
    {
      drive: async (screen, stage) => {
        await screen.type(stage.scenario.prompt)
        await stage.waitForHold('working')
        await screen.type('/compact')
        await screen.waitForScreen(/Compacted/)
        stage.release('working')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      },
    },
  )
  expect(stage.journal('agent_lost')).toEqual([])
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ attempts: 1 }, { attempts: 1 }] })
})
