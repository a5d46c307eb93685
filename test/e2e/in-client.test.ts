import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { clientBinary, repositoryRoot } from './harness/client-binary.ts'
import { bash, executor, openStage, playPrint, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { blocked, doing, handIn, smallPlan, taskA, taskB } from './support/small-plan.ts'
import { toldIn } from './support/told.ts'

/** The executor of 1.1 claims what it has not done, is sent back and mends it; 1.2 cannot be done. */
const mended = (): Scenario => ({
  title: 'a refusal that is mended in place',
  files: smallPlan(taskA, taskB),
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [[say(handIn(taskA))], [bash(doing(taskA))], [say(handIn(taskA))]],
    }),
    blocked(taskB),
  ],
})

const LINES = [
  /✗ 1\.1 refused \(attempt 1\): said "the file is there", but task 1\.1 is not ticked/,
  /✔ 1\.1 approved: verify passed, 2 files, \d+ s/,
  /⏸ 1\.2 waits for you: blocked after 1 attempt: .*the staging service does not answer/,
]

describe('every event has its line as it happens', () => {
  test('in -p, as stream-json', async () => {
    const { run, stage } = await playPrint(mended())
    const told = toldIn(run.stream)
    expect(told).toHaveLength(LINES.length)
    for (const [index, line] of LINES.entries()) expect(told[index]).toMatch(line)
    // It is shown while the run goes on, not at its end.
    const shown = run.stream.findIndex(({ subtype }) => subtype === 'ui_log')
    const agents = run.stream.findLastIndex(
      ({ type, parent_tool_use_id: by }) => type === 'user' && by !== null,
    )
    expect(shown).toBeLessThan(agents)
    // What the client says at its end that the session has cost is in the journal.
    expect(stage.journal('cost_told').at(-1)).toMatchObject({
      from: 0,
      usd: run.stream.findLast(({ type }) => type === 'result')?.total_cost_usd,
    })
  })

  test('on the screen', async () => {
    const stage = await openStage(mended())
    const screen = await stage.screen()
    await screen.type(stage.scenario.prompt)
    await screen.waitForScreen(/⏸ 1\.2 waits for you/)
    const shown = screen.screen().replace(/\s*\n\s*/g, ' ')
    for (const line of LINES) expect(shown).toMatch(line)
    // No model reads any of it.
    const read = stage.exchanges.map(({ newest }) => newest).join('\n')
    expect(read).not.toMatch(/✗ 1\.1|✔ 1\.1|⏸ 1\.2/)
  })
})

test('the client can follow every call of the bundled module', () => {
  const binary = clientBinary() ?? ''
  const said = execFileSync(binary, ['plugin', 'validate', '--strict', repositoryRoot], { encoding: 'utf8' })
  expect(said).toContain('../dist/module.js hooks: ')
  expect(said).not.toMatch(/gating hook without \.catch/)
})
