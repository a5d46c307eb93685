import { describe, expect, test } from 'vitest'
import { bash, executor, openStage, play, playPrint, playScreen, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { personAt } from './support/person.ts'
import { checklist, demo, doTask, failedClaim, fileTask, honest, honestClaim } from './support/plans.ts'
import { masked, told } from './support/what-is-read.ts'

const MODES = ['print', 'screen'] as const

/** Commits, but writes something else than the plan asks for, and claims that all is well. */
const wrong = (id: string, content: string) => [
  bash(`${doTask(id, content)} --allow-empty`),
  say(honestClaim(id)),
]

/** Fails whatever it is told: sent back once, then a fresh one, which fails too. */
const hopeless = (id: string) =>
  executor({ task: id, stubborn: true, turns: [...wrong(id, 'wrong'), say(honestClaim(id))] })

/** What a person reads at the end: the last message of `-p`, or of the screen. */
async function playToEnd(scenario: Scenario, mode: (typeof MODES)[number]) {
  if (mode === 'print') {
    const { stage, run } = await playPrint(scenario)
    return { stage, end: run.result }
  }
  const { stage, screen } = await playScreen(scenario, { columns: 140, rows: 100 })
  return { stage, end: told(screen.screen(), / finished after /) }
}

describe.each(MODES)('in mode %s', (mode) => {
  test('first the same agent is sent back, then a fresh one starts with the last failure and no other', async () => {
    const { stage, end } = await playToEnd(
      demo('warm, then cold', ['1.1'], {
        cast: [
          executor({ task: '1.1', attempt: 1, turns: [...wrong('1.1', 'apple'), ...wrong('1.1', 'banana')] }),
          honest('1.1', 2),
        ],
        files: {
          'specs/demo/tasks.md': checklist([
            { ...fileTask('1.1'), verify: 'cat 1.1.txt; grep -qx done-1.1 1.1.txt' },
          ]),
        },
      }),
      mode,
    )
    const asked = stage.asked('spec-executor')
    expect(asked.map(({ attempt, turn }) => [attempt, turn])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 0],
      [2, 1],
    ])
    expect(asked[2]?.newest).toContain('[proof/verify]')
    expect(asked[2]?.newest).toContain('apple')
    const cold = asked[4]?.newest ?? ''
    expect(cold.match(/VERIFICATION FAILED:/g)).toHaveLength(1)
    expect(cold).toContain('banana')
    expect(cold).not.toContain('apple')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
    // Attempts and retries agree, and -p ends with the summary word for word.
    await expect(masked(end, stage)).toMatchFileSnapshot(
      `../fixtures/what-a-person-reads/retried/${mode}.txt`,
    )
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('an executor that fails, says so, and does it right when it is sent back is approved (H08)', async () => {
    const stage = await play(
      demo('an honest failure', ['1.1'], {
        cast: [
          executor({
            task: '1.1',
            turns: [say(failedClaim('1.1')), bash(doTask('1.1')), say(honestClaim('1.1'))],
          }),
        ],
      }),
      { mode },
    )
    expect(stage.journal('gate_judged')).toMatchObject([
      { result: { outcome: 'FAILED', failure: 'EXECUTION_FAILURE' } },
      { result: { outcome: 'PASSED' } },
    ])
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })
})

test('a run pauses at a task that fails three times, and the person is asked at once (S1-77, S1-82), on the screen', async () => {
  const { stage, screen } = await playScreen(
    demo('three failures', ['1.1', '1.2'], { cast: [hopeless('1.1'), honest('1.2')] }),
  )
  expect(stage.journal('gate_judged').map(({ result }) => (result as { task: string }).task)).toEqual([
    '1.1',
    '1.1',
    '1.1',
  ])
  const last = stage.asked('coordinator').at(-1)
  expect(last?.newest).toContain('task 1.1 needs you')
  expect(last?.newest).toMatch(/^ *\| \$ .+ \(exit 1\)$/m)
  expect(last?.newest).toContain('ultraplan:next {"action":"ask"}')
  await screen.type('/ultraplan:status')
  await screen.waitForScreen(/waiting for you/)
  // What failed, the failing command, what to type; no instruction for a model, and no line twice.
  const shown = screen.screen().replace(/\s+/g, ' ')
  const needs = [
    'task 1.1 needs you after 2 attempts: the verify failed 3 times, the limit for one kind of failure (`grep -qx done-1.1 1.1.txt` exited 1)',
    '$ grep -qx done-1.1 1.1.txt (exit 1)',
    'to try again: /ultraplan:retry --task 1.1',
    'to count it as complete without proof: /ultraplan:skip-verify --task 1.1 --reason "..."',
    'to see what happened: /ultraplan:decide --task 1.1 investigate',
  ].join(' ')
  expect(shown).toContain(`Stop says: ultraplan asks: ${needs} `)
  expect(shown).toContain('operation blocked by hook: ✔ demo waiting for you [XXX')
  expect(shown).toContain(`waiting for you ${needs} `)
  expect(shown).not.toMatch(/Call the Agent tool|ultraplan:next|tell them this|VERIFY_FAILURE/)
  const refusals = shown.match(/✗ 1\.1 refused (?:again )?\(attempt \d\)/g)
  expect(refusals).toEqual([
    '✗ 1.1 refused (attempt 1)',
    '✗ 1.1 refused again (attempt 1)',
    '✗ 1.1 refused (attempt 2)',
  ])
  expect(stage.status()).toMatchObject({
    state: 'running',
    tasks: [
      { status: 'escalated', attempts: 2 },
      { status: 'pending', attempts: 0 },
    ],
  })
})

test('three tasks of one wave that fail halt the run: nothing else starts until a person says so (S1-80, S1-83, S1-84), on the screen', async () => {
  const mode = 'screen'

  const ids = ['1.1', '1.2', '1.3', '1.4']
  const stage = await openStage(
    demo('a wave that halts', ids, {
      config: 'stuck: go-on\n',
      cast: [...ids.slice(0, 3).map(hopeless), honest('1.4')],
    }),
  )
  const person = await personAt(mode, stage)
  const seen = await person.types(stage.scenario.prompt, 240_000)
  expect(stage.status()).toMatchObject({
    state: 'halted',
    tasks: [
      { status: 'escalated' },
      { status: 'escalated' },
      { status: 'escalated' },
      { status: 'pending', attempts: 0 },
    ],
  })
  const cause = 'the run is halted: 3 tasks failed in Phase 1: Make it work'
  expect(stage.asked('coordinator').at(-1)?.newest).toContain(cause)
  expect(seen.replace(/\s+/g, ' ')).toContain(cause)
  expect(seen).toContain('/ultraplan:retry')

  await person.types('/ultraplan:resume')
  expect(stage.status()).toMatchObject({ state: 'running', tasks: [{}, {}, {}, { status: 'approved' }] })
})
