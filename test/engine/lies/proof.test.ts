import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBaseline } from '../../../src/engine/proof/baseline.ts'
import { removeCheckouts } from '../../../src/engine/runs/checkout.ts'
import { readEvidence } from '../../../src/journal/evidence.ts'
import { Config } from '../../../src/model/config.ts'
import { makeScenario, PLAN, type ScenarioOptions } from '../../support/gate-scenario.ts'
import { endless } from '../../support/shell-lines.ts'
import { expectCaught, expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'grep -q hello src/greeting.js'

function withVerify(command: string, options: ScenarioOptions = {}) {
  const scenario = makeScenario({ ...options, plan: PLAN.replace(VERIFY, () => command) })
  scenario.work()
  return scenario
}

const VITEST = (passed: number) =>
  `printf 'Tests  ${passed} passed (${passed})\\n'; grep -q hello src/greeting.js`

describe('the verify', () => {
  test.each([
    ['exits non-zero', 'sh -c "exit 3"', 'exited 3'],
    ['prints "all passed" and exits 1', 'sh -c "echo all passed; exit 1"', 'exited 1'],
    ['is not to be found', 'no-such-program --at-all', 'exited 127'],
    ['is ended by a signal', "sh -c 'kill -9 $$'", /exited 137|SIGKILL/],
  ])('E27 a verify that %s is caught (S1-02, S1-25, S1-27, S1-52, S3-08)', async (_, command, said) => {
    expectCaught(await withVerify(command).judge(), 'proof/verify', 'VERIFY_FAILURE', said)
  })

  test('E28 a verify that only passes with a file git ignores is caught in the clean checkout', async () => {
    const scenario = withVerify('test -f local.cfg', {
      files: { '.gitignore': 'local.cfg\n' },
      config: { proof: { room: 'clean' } },
    })
    scenario.repository.write({ 'local.cfg': 'x\n' })
    const result = await scenario.judge()
    expectCaught(result, 'proof/verify', 'VERIFY_FAILURE', 'exited 1')
    expect(result.commands[0]).toMatchObject({ room: 'clean', commit: result.commit })
  })

  test('E29 a weakened test or runner outside the task is put back in the clean checkout', async () => {
    const scenario = withVerify('sh test/check.test.sh', {
      files: { 'test/check.test.sh': 'grep -q goodbye src/greeting.js\n' },
      config: { proof: { room: 'clean' }, checks: { 'tests/integrity': 'warn' } },
    })
    scenario.repository.write({ 'test/check.test.sh': 'grep -q hello src/greeting.js\n' })
    scenario.repository.commit()
    const result = await scenario.judge()
    expectCaught(result, 'proof/verify', 'VERIFY_FAILURE', 'exited 1')
    expect(result.commands[0]?.restored).toContain('test/check.test.sh')
  })

  test('E31 a verify that hangs is ended at its limit, with TIMEOUT and what it said so far (S1-55, S1-67, S1-69)', async () => {
    const scenario = withVerify('echo begun; sleep 600', {
      config: { limits: { verify: 0.5, verifyMax: 0.5 } },
    })
    const begun = performance.now()
    const result = await scenario.judge()
    expect(performance.now() - begun).toBeLessThan(100_000)
    expectCaught(result, 'proof/verify', 'TIMEOUT', 'did not end within 1 s (limits.verifyMax)')
    expect(result.findings[0]?.fix).toContain('types /ultraplan:retry --longer or raises limits.verifyMax')
    expect(result.commands[0]).toMatchObject({ timedOut: true, excerpt: expect.stringContaining('begun') })
  })

  test('a verify that is not done at its limit goes on to its maximum, in the same run (S1-67)', async () => {
    const scenario = withVerify('sleep 1; grep -q hello src/greeting.js', {
      config: { limits: { verify: 0.1, verifyMax: 30 } },
    })
    const said: string[] = []
    const result = await scenario.judge(undefined, { onProgress: (text) => said.push(text) })
    expectUntouched(result)
    expect(result.commands).toHaveLength(1)
    expect(said).toContainEqual(expect.stringMatching(/^still runs after 0.1 s, and may until 30 s: sleep 1/))
  })

  test('E31 E39 a child that keeps the pipe open is not waited for, and is ended with its group', async () => {
    const scenario = withVerify('(sleep 600; touch late) & grep -q hello src/greeting.js')
    const begun = performance.now()
    expectUntouched(await scenario.judge())
    expect(performance.now() - begun).toBeLessThan(100_000)
  })

  test('nothing is started that cannot end before the deadline', async () => {
    const scenario = withVerify('touch was-run')
    const result = await scenario.judge(undefined, { deadline: Date.now() + 500 })
    expectCaught(result, 'proof/verify', 'TIMEOUT', 'used up (limits.gateMax)')
    expect(existsSync(join(scenario.repository.root, 'was-run'))).toBe(false)
  })

  test('E32 a verify that fails, then passes with no edit, fails unless a second run is configured (S1-136, S1-137)', async () => {
    const flaky = 'cd "$(git rev-parse --git-dir)"; test -f flag || { touch flag; exit 1; }'
    const once = withVerify(flaky)
    expectCaught(await once.judge(), 'proof/verify', 'VERIFY_FAILURE', 'exited 1')
    const twice = withVerify(flaky, { config: { proof: { flaky: true } } })
    const result = await twice.judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      { id: 'proof/flaky', severity: 'warn', message: expect.stringContaining('exited 1, then 0') },
    ])
    expect(result.commands.map(({ exitCode }) => exitCode)).toEqual([1, 0])
    expect(result.confidence).toBe(0.6)
  })

  test.each([
    ['true'],
    ['echo done'],
    ['cat README.md'],
    ['grep -q nothing src/greeting.js || true'],
    ['exit 0'],
  ])('E33 the constant verify `%s` is caught (S1-129, S1-131)', async (command) => {
    expectCaught(await withVerify(command).judge(), 'proof/vacuous', 'VERIFY_FAILURE', 'proves nothing')
  })

  test('E33 a verify that passed before any work is ORANGE, or blocks where that is configured', async () => {
    const scenario = withVerify('test -f README.md')
    const baseline = await runBaseline({
      cwd: scenario.repository.root,
      journalDir: scenario.journalDir,
      config: Config.parse({}),
      task: scenario.task,
      base: scenario.base,
      env: { PATH: process.env.PATH },
      deadline: Date.now() + 30_000,
      bring: { from: scenario.repository.root, links: [], before: undefined },
    })
    expect(baseline).toMatchObject([
      { purpose: 'baseline', exitCode: 0, commit: scenario.base, room: 'checkout' },
    ])
    const result = await scenario.judge(undefined, { baseline })
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      { id: 'proof/vacuous', message: expect.stringContaining('already passed before any work') },
    ])
    const strict = await scenario.judge(undefined, { baseline, config: { proof: { baseline: 'block' } } })
    expectCaught(strict, 'proof/vacuous', 'VERIFY_FAILURE', 'already passed before')
    expectUntouched(await scenario.judge(undefined, { state: { flags: ['baseline-green'] } }), 'ORANGE')
  })

  test('a baseline that fails, as it should, says nothing', async () => {
    const scenario = withVerify(VERIFY)
    const config = Config.parse({})
    const { task, base, journalDir } = scenario
    const input = {
      cwd: scenario.repository.root,
      journalDir,
      config,
      task,
      base,
      env: { PATH: process.env.PATH },
      bring: { from: scenario.repository.root, links: [], before: undefined },
    }
    const baseline = await runBaseline({ ...input, deadline: Date.now() + 30_000 })
    expect(baseline).toMatchObject([{ exitCode: 2 }])
    expectUntouched(await scenario.judge(undefined, { baseline }))
  })

  test('a task without a verify that can be run does not pass (S1-42)', async () => {
    const scenario = makeScenario({ plan: PLAN.replace('`grep -q hello src/greeting.js`', 'Manual review') })
    scenario.work()
    expectCaught(
      await scenario.judge(),
      'proof/verify',
      'VERIFY_FAILURE',
      'no verify command that can be run',
    )
    expectUntouched(await scenario.judge(undefined, { config: { verify: { default: VERIFY } } }))
  })

  test('a verify that makes a commit is caught', async () => {
    const scenario = withVerify('git -c user.name=a -c user.email=a@b commit -q --allow-empty -m late')
    expectCaught(await scenario.judge(), 'proof/verify', 'VERIFY_FAILURE', 'HEAD moved')
  })

  test('a pipe that hides failing tests is caught by the runner’s own summary', async () => {
    const scenario = withVerify(`printf 'Tests  1 failed | 2 passed (3)\\n' | tail -5`)
    expectCaught(await scenario.judge(), 'proof/verify', 'VERIFY_FAILURE', 'its runner reports 1 failed')
  })
})

describe('expectations in prose', () => {
  const expecting = (output: string, text: string) => {
    const scenario = makeScenario({
      plan: PLAN.replace(`\`${VERIFY}\``, `\`grep -q hello src/greeting.js && printf '${output}'\` ${text}`),
    })
    scenario.work()
    return scenario.judge()
  }

  test('the number is checked when it can be', async () => {
    expectUntouched(await expecting('11', 'returns 11'))
    expectCaught(
      await expecting('12', 'returns 11'),
      'proof/verify',
      'VERIFY_FAILURE',
      'expected 11, as the plan says',
    )
  })

  test('and where it cannot be, that is said', async () => {
    const unclear = await expecting('eleven', 'returns 11')
    expectUntouched(unclear, 'ORANGE')
    expect(unclear.findings[0]?.message).toContain('could not be checked')
    const prose = await expecting('fine', 'shows the greeting')
    expectUntouched(prose)
    expect(prose.checks.find(({ id }) => id === 'proof/verify')?.detail).toContain(
      'only the exit code was checked',
    )
  })

  test('what the exit code shows leaves nothing for people', async () => {
    const passes = await expecting('fine', 'passes')
    expectUntouched(passes)
    expect(passes.checks.find(({ id }) => id === 'proof/verify')?.detail ?? '').not.toContain('for people')
  })

  test('a count that the plan asks for decides', async () => {
    const counting = (least: number) => {
      const scenario = makeScenario({
        plan: PLAN.replace(`\`${VERIFY}\``, `\`grep -c hello src/greeting.js\` returns at least ${least}`),
      })
      scenario.work()
      return scenario.judge()
    }
    expectUntouched(await counting(1))
    expectCaught(await counting(99), 'proof/verify', 'VERIFY_FAILURE', '-ge 99')
  })
})

describe('claim against measurement', () => {
  test.each([
    ['12/12 tests pass', '12 tests passed, the gate measured 9'],
    ['All 12 tests passed.', '12 tests passed'],
    ['Tests: 12 passed', '12 tests passed'],
  ])('E14 "%s" with 9 measured is caught', async (words, said) => {
    const scenario = withVerify(VITEST(9))
    const result = await scenario.judge(scenario.claim().replace('The task is done.', words))
    expectCaught(result, 'proof/claim-matches', 'FALSE_CLAIM', said)
  })

  test.each([
    ['9/9 tests pass'],
    ['5 new tests, all 9 tests pass'],
    ['added 4 tests, 4 passing'],
    ['full suite: 340 passed, here 9 passed'],
  ])('"%s" with 9 measured is fine', async (words) => {
    const scenario = withVerify(VITEST(9))
    expectUntouched(await scenario.judge(scenario.claim().replace('The task is done.', words)))
  })

  test('E15 a listed file that does not exist is caught, one that did not change is a warning', async () => {
    const scenario = withVerify(VERIFY)
    const nowhere = await scenario.judge(scenario.claim({ files_modified: '[src/greeting.js, src/none.js]' }))
    expectCaught(nowhere, 'proof/claim-matches', 'FALSE_CLAIM', 'no such file')
    const same = await scenario.judge(scenario.claim({ files_modified: '[src/greeting.js, README.md]' }))
    expectUntouched(same, 'ORANGE')
  })

  test.each([['"./src/greeting.js (new)"'], ['src/'], ['"src/*.js"'], ['"`src/greeting.js`"']])(
    'a listed file may be written %s',
    async (entry) => {
      const scenario = withVerify(VERIFY)
      expectUntouched(await scenario.judge(scenario.claim({ files_modified: `[${entry}]` })))
    },
  )

  test('E15 a commit that does not exist is caught, the real one is fine', async () => {
    const scenario = withVerify(VERIFY)
    const say = (commit: string) =>
      scenario.judge(scenario.claim().replace('The task is done.', `Done in commit \`${commit}\`.`))
    expectCaught(
      await say('deadbeef1'),
      'proof/claim-matches',
      'FALSE_CLAIM',
      'commit deadbeef1, which does not exist',
    )
    expectUntouched(await say(scenario.repository.git('rev-parse', '--short', 'HEAD').trim()))
  })

  test('fewer tests than before the work are caught', async () => {
    const scenario = withVerify(VITEST(9))
    const { judge } = scenario
    const first = await judge()
    const command = first.commands[0]
    if (!command?.output) throw new Error('no evidence')
    expectUntouched(await judge(undefined, { baseline: [{ ...command, exitCode: 1 }] }))
    const fewer = withVerify(VITEST(7))
    const before = readEvidence(scenario.journalDir, command.output)
    expectCaught(
      await fewer.judge(undefined, {
        baseline: [{ ...command, exitCode: 1, output: undefined, excerpt: before }],
      }),
      'tests/fewer',
      'FALSE_CLAIM',
      'ran 7 tests, before the work it ran 9',
    )
    const none = withVerify(VERIFY)
    const silent = await none.judge(undefined, {
      baseline: [{ ...command, exitCode: 1, output: undefined, excerpt: before }],
    })
    expectUntouched(silent, 'ORANGE')
    expect(silent.findings).toMatchObject([
      { id: 'tests/fewer', message: 'before the work the verify counted 9 tests, now it counts none' },
    ])
  })
})

describe('criteria, types, lint', () => {
  const withCriterion = (severity: 'blocking' | 'warning', command = 'false') => {
    const scenario = withVerify(VERIFY)
    scenario.task.criteria = [{ description: 'it answers', command, severity }]
    return scenario.judge()
  }

  test('E35 a blocking criterion whose command fails is caught, a warning one is noted (S4-09, S4-10)', async () => {
    expectCaught(
      await withCriterion('blocking'),
      'proof/criteria',
      'VERIFY_FAILURE',
      'it answers: `false` exited 1',
    )
    expectUntouched(await withCriterion('warning'), 'ORANGE')
    expectUntouched(await withCriterion('blocking', 'true'))
  })

  test('criteria alone prove a task that has no verify (S4-11)', async () => {
    const scenario = withVerify(VERIFY)
    scenario.task.verify = []
    scenario.task.criteria = [{ description: 'it greets', command: VERIFY, severity: 'blocking' }]
    const result = await scenario.judge()
    expectUntouched(result)
    expect(result.commands).toHaveLength(1)
  })

  test('E33 criteria that stand for a verify and passed before any work are ORANGE', async () => {
    const scenario = withVerify(VERIFY)
    scenario.task.verify = []
    scenario.task.criteria = [{ description: 'there', command: 'test -f README.md', severity: 'blocking' }]
    const baseline = await runBaseline({
      cwd: scenario.repository.root,
      journalDir: scenario.journalDir,
      config: Config.parse({}),
      task: scenario.task,
      base: scenario.base,
      env: { PATH: process.env.PATH },
      deadline: Date.now() + 60_000,
      bring: { from: scenario.repository.root, links: [], before: undefined },
    })
    expect(baseline).toMatchObject([{ purpose: 'baseline', exitCode: 0 }])
    const result = await scenario.judge(undefined, { baseline })
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([{ id: 'proof/vacuous', severity: 'warn' }])
  })

  test.each([
    ['typecheck', 'S4-04, S3-07'],
    ['lint', 'S4-05'],
  ])('a failing %s is caught (%s)', async (name) => {
    const scenario = withVerify(VERIFY)
    const config = (command: string) => ({ config: { proof: { [name]: command } } })
    expectCaught(
      await scenario.judge(undefined, config('exit 2')),
      `proof/${name}`,
      'VERIFY_FAILURE',
      '`exit 2` exited 2',
    )
    expectUntouched(await scenario.judge(undefined, config('test -d src')))
  })
})

describe('checkouts', () => {
  test('a clean checkout has the configured links and is set up, and goes with its run', async () => {
    const scenario = withVerify('test -f node_modules/a.js && test -f prepared && pwd', {
      files: { '.gitignore': 'node_modules\n' },
      config: { proof: { room: 'clean', setup: 'touch prepared' } },
    })
    scenario.repository.write({ 'node_modules/a.js': 'x\n' })
    const result = await scenario.judge()
    expectUntouched(result)
    expect(result.commands.map(({ purpose }) => purpose)).toEqual(['setup', 'verify'])
    const room = result.commands[1]?.excerpt.trim() ?? ''
    expect(room).not.toBe(scenario.repository.root)
    removeCheckouts(scenario.journalDir, scenario.repository.root)
    expect(existsSync(room)).toBe(false)
    expect(scenario.repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(scenario.repository.root, 'node_modules/a.js'))).toBe(true)
  })

  test('a set-up that fails ends it', async () => {
    const scenario = withVerify(VERIFY, { config: { proof: { room: 'clean', setup: 'exit 7' } } })
    const result = await scenario.judge()
    expectCaught(result, 'proof/verify', 'VERIFY_FAILURE', 'exited 7')
    expect(result.commands).toHaveLength(1)
  })
})

describe('evidence', () => {
  test('the client’s credentials are not in the environment, contract variables are, and are masked', async () => {
    const scenario = withVerify('env; grep -q hello src/greeting.js')
    scenario.task.contract = {
      exports: [],
      apiEndpoints: [],
      databaseMutations: [],
      environmentVarsRequired: ['APP_PLAIN'],
      downstreamTasks: [],
    }
    const env = {
      PATH: process.env.PATH,
      ANTHROPIC_API_KEY: 'sk-ant-1234567',
      CLAUDE_CODE_SESSION_ID: 'session-77',
      NODE_OPTIONS: '--max-old-space-size=512',
      APP_PLAIN: 'value-of-contract',
      OTHER_TOKEN: 'token-abcdef',
    }
    const result = await scenario.judge(undefined, { env, config: { secrets: ['sess\\w+'] } })
    const [command] = result.commands
    const kept = command?.output ? readEvidence(scenario.journalDir, command.output) : ''
    expect(kept).toContain('APP_PLAIN=[masked]')
    expect(kept).not.toMatch(/ANTHROPIC|CLAUDE|NODE_OPTIONS|value-of-contract|token-abcdef/)
    expect(command?.excerpt).toContain('OTHER_TOKEN=[masked]')
  })

  test('output is capped in the middle, with head and tail kept', async () => {
    const scenario = withVerify(
      `echo first; ${endless('filler')} | head -c 300000; echo last; grep -q hello src/greeting.js`,
      { config: { proof: { outputBytes: 8192 } } },
    )
    const [command] = (await scenario.judge()).commands
    const kept = command?.output ? readEvidence(scenario.journalDir, command.output) : ''
    expect(kept.startsWith('first\n')).toBe(true)
    expect(kept.trimEnd().endsWith('last')).toBe(true)
    expect(kept.length).toBeLessThan(9000)
    expect(command?.output?.cut).toBeGreaterThan(290_000)
  })
})
