import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEvidence } from '../../src/journal/evidence.ts'
import { makeScenario, PLAN } from '../support/gate-scenario.ts'
import { expectUntouched } from '../support/verdicts.ts'

const stagesIn = (result: { checks: { stage: string }[] }) => [
  ...new Set(result.checks.map(({ stage }) => stage)),
]

test('an excerpt names files as the repository does, not the checkout that is gone when it is read', async () => {
  const verify = 'echo "Error at file://$PWD/src/a.js:3 and $PWD/src/b.js"; false'
  const scenario = makeScenario({ plan: PLAN.replace('grep -q hello src/greeting.js', () => verify) })
  scenario.work()
  const [command] = (await scenario.judge()).commands.filter(({ purpose }) => purpose === 'verify')
  expect(command?.excerpt.trim()).toBe('Error at src/a.js:3 and src/b.js')
})

describe('stages', () => {
  test('all three run for a success, cheap to expensive, and a strong pass is unflagged (S1-06, S1-07, S1-20, S1-41, S1-47, S3-20, S4-01)', async () => {
    const scenario = makeScenario()
    scenario.work()
    const result = await scenario.judge()
    expectUntouched(result)
    expect(stagesIn(result)).toEqual(['claim', 'artifacts', 'proof'])
    expect(result).toMatchObject({ task: '1.2', stage: 'proof', confidence: 1, findings: [] })
  })

  test('the first stage that fails ends the judging: nothing more expensive is run (S2-02, S2-04, S3-21, S3-31)', async () => {
    const scenario = makeScenario({ plan: PLAN.replace('grep -q hello src/greeting.js', 'touch was-run') })
    scenario.repository.write({ 'src/greeting.js': 'hello\n' })
    scenario.repository.commit()
    const claim = await scenario.judge(scenario.claim().replace('TASK_COMPLETE', ''))
    expect(stagesIn(claim)).toEqual(['claim'])
    const artifacts = await scenario.judge()
    expect(stagesIn(artifacts)).toEqual(['claim', 'artifacts'])
    expect(artifacts.commands).toEqual([])
    expect(scenario.repository.git('status', '--porcelain')).toBe('')
  })

  test('all checks of the failing stage report, and passing ones are recorded too (S2-30, S3-45)', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'src/other.js': 'x = = 1\n', 'left.js': 'x\n' })
    scenario.repository.git('add', 'src/other.js')
    scenario.repository.git('commit', '-q', '-m', 'work')
    const result = await scenario.judge(undefined, { wrote: ['left.js', 'src/other.js'] })
    expect(new Set(result.findings.map(({ id }) => id))).toEqual(
      new Set(['plan/checkmark', 'work/committed', 'output/exists', 'output/syntax', 'work/produced']),
    )
    expect(result.findings.findIndex(({ severity }) => severity === 'warn')).toBe(result.findings.length - 1)
    expect(result.checks.some(({ result: each }) => each === 'pass')).toBe(true)
  })

  test('every claim is judged from the beginning again (S2-33)', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ 'left.js': 'x\n' })
    const first = await scenario.judge(undefined, { wrote: ['left.js'] })
    expect(first.stage).toBe('artifacts')
    rmSync(join(scenario.repository.root, 'left.js'))
    const second = await scenario.judge(scenario.claim().replace('TASK_COMPLETE', 'done'), {
      state: { lastResult: first },
    })
    expect(second.stage).toBe('claim')
    expectUntouched(await scenario.judge(undefined, { state: { lastResult: second } }))
  })

  test('only those that are asked for are run', async () => {
    const scenario = makeScenario()
    scenario.work()
    expect(stagesIn(await scenario.judge('', { stages: ['artifacts'] }))).toEqual(['artifacts'])
    expect(stagesIn(await scenario.judge('', { stages: ['proof'] }))).toEqual(['proof'])
  })
})

test('every command leaves what was run, how it ended, when, how long, where, and all it said (S1-03, S1-26, S1-45)', async () => {
  const verify = 'echo out; echo err >&2; grep -q hello src/greeting.js'
  const scenario = makeScenario({ plan: PLAN.replace('grep -q hello src/greeting.js', verify) })
  scenario.work()
  const result = await scenario.judge()
  const [command] = result.commands
  expect(command).toMatchObject({
    command: verify,
    exitCode: 0,
    room: 'checkout',
    commit: scenario.repository.head(),
    tree: scenario.repository.git('rev-parse', 'HEAD^{tree}').trim(),
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    durationMs: expect.any(Number),
  })
  expect(command?.output && readEvidence(scenario.journalDir, command.output)).toBe('out\nerr\n')
  expect(result.filesChanged).toContain('src/greeting.js')
})

test('the gate needs no model and no network: its verdict is the same every time (S2-48)', async () => {
  const scenario = makeScenario()
  scenario.work()
  const [first, second] = [await scenario.judge(), await scenario.judge()]
  const steady = ({ checks, findings, commit, base, filesChanged }: typeof first) => ({
    checks,
    findings,
    commit,
    base,
    filesChanged,
  })
  expect(steady(second)).toEqual(steady(first))
})

test('a repository without a commit cannot be judged, and that is said', async () => {
  const scenario = makeScenario()
  scenario.repository.git('update-ref', '-d', 'HEAD')
  await expect(scenario.judge()).rejects.toThrow('there is no commit to judge')
})
