import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordBefore } from '../../../src/engine/project/repository.ts'
import { makeScenario, PLAN, PLAN_FILE, type Scenario } from '../../support/gate-scenario.ts'
import { skipWithout } from '../../support/needs.ts'
import { makeRepository } from '../../support/repository.ts'
import { anAttempt } from '../../support/run-builder.ts'
import { expectCaught } from '../../support/verdicts.ts'

const edit = (scenario: Scenario, from: string, to: string, path = PLAN_FILE) => {
  const text = scenario.repository.read(path)
  expect(text).toContain(from)
  scenario.repository.write({ [path]: text.replace(from, to) })
}

/** As the run would have recorded it when it began. */
const beforeOf = ({ repository }: Scenario) => recordBefore(repository.root, join(repository.root, '.git'))

describe('the plan', () => {
  test('E16 a box that is not ticked is caught (S0-61, S0-68)', async () => {
    const scenario = makeScenario()
    scenario.work()
    edit(scenario, '- [x] 1.2', '- [ ] 1.2')
    scenario.repository.commit()
    expectCaught(
      await scenario.judge(),
      'plan/checkmark',
      'FALSE_CLAIM',
      'task 1.2 is not ticked (1 of 2 expected)',
    )
  })

  test('E17 a later task ticked as well is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.tick('1.3')
    scenario.repository.commit()
    expectCaught(
      await scenario.judge(),
      'plan/checkmark',
      'FALSE_CLAIM',
      'task 1.3 is ticked, but only task 1.2 was claimed',
    )
  })

  test('E17 an earlier task unticked is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    edit(scenario, '- [x] 1.1', '- [ ] 1.1')
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'plan/checkmark', 'FALSE_CLAIM', 'task 1.1 is not ticked')
  })

  test('E18 a tick that is not committed is caught (S0-60, S0-67)', async () => {
    const scenario = makeScenario()
    scenario.work()
    edit(scenario, '- [x] 1.2', '- [ ] 1.2')
    scenario.repository.commit()
    scenario.tick()
    const result = await scenario.judge()
    expectCaught(result, 'plan/checkmark', 'FALSE_CLAIM')
    expectCaught(result, 'plan/committed', 'FALSE_CLAIM', 'changes of a spec file are not committed')
  })

  test('E19 the plan committed without the code is caught', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
    scenario.tick()
    scenario.repository.git('commit', '-q', '-m', 'plan only', PLAN_FILE)
    const result = await scenario.judge()
    expectCaught(result, 'work/committed', 'FALSE_CLAIM', 'a new file is not committed')
    expectCaught(result, 'work/produced', 'FALSE_CLAIM')
  })

  test('E19 the code committed without the plan is caught (S0-64, S0-65)', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
    scenario.repository.commit()
    scenario.tick()
    expectCaught(await scenario.judge(), 'plan/committed', 'FALSE_CLAIM')
  })

  test('E20 a weaker verify in the plan is caught by name, and the pinned one is what counts', async () => {
    const scenario = makeScenario()
    scenario.work()
    edit(scenario, 'grep -q hello src/greeting.js', 'true')
    scenario.repository.commit()
    const result = await scenario.judge()
    expectCaught(
      result,
      'plan/unchanged',
      'FALSE_CLAIM',
      /^the verify of the task was changed: .*grep -q hello.*, now .*true/,
    )
    expect(result.findings.find(({ id }) => id === 'plan/unchanged')).toMatchObject({
      file: PLAN_FILE,
      line: 12,
    })
  })

  test('E20 a weaker verify is not forgotten when a second attempt begins on it', async () => {
    const scenario = makeScenario()
    scenario.work()
    edit(scenario, 'grep -q hello src/greeting.js', 'true')
    const second = scenario.repository.commit()
    const lastResult = await scenario.judge()
    scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello again'\n" })
    scenario.repository.commit()
    const ticket = { ...scenario.ticket, base: second, attempt: 2 }
    expectCaught(
      await scenario.judge(undefined, {
        ticket,
        state: { lastResult, attempts: [anAttempt({ base: scenario.base, head: second })] },
      }),
      'plan/unchanged',
      'FALSE_CLAIM',
      'the verify',
    )
  })

  test('E30 a test that went away after the last claim of an agent that was lost is not forgotten', async () => {
    const scenario = makeScenario({ files: { 'test/a.test.js': "it('a', () => expect(1).toBe(1))\n" } })
    scenario.repository.write({ 'src/greeting.js': 'half\n' })
    scenario.repository.commit('half done')
    const lastResult = await scenario.judge(scenario.claim({ status: 'failure' }))
    scenario.repository.remove('test/a.test.js')
    const second = scenario.repository.commit('the same agent, before it was killed')
    scenario.work()
    expectCaught(
      await scenario.judge(undefined, {
        ticket: { ...scenario.ticket, base: second, attempt: 2 },
        state: { lastResult, attempts: [anAttempt({ base: scenario.base })] },
      }),
      'tests/integrity',
      'FALSE_CLAIM',
      '1 test is gone',
    )
  })

  test.each([
    ['deletes its task', /- \[x\] 1\.2[\s\S]*?(?=- \[ \] 1\.3)/, '', /gone: "- \[ \] 1\.2/],
    ['renames its task', '1.2 Add the greeting', '1.2 Add nothing', 'the title of the task was changed'],
    ['edits another task', 'src/farewell.js`\n', 'src/none.js`\n', 'the text of task 1.3 was changed'],
    [
      'adds a task',
      '- [ ] 1.3',
      '- [ ] 1.2.1 More\n- [ ] 1.3',
      'has a line that was not pinned: "- [ ] 1.2.1 More"',
    ],
    ['edits a heading', '## Phase 1', '## Phase 2', 'the plan was changed'],
  ])('E21 an executor that %s is caught', async (_, from, to, said) => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ [PLAN_FILE]: scenario.repository.read(PLAN_FILE).replace(from, to) })
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'plan/unchanged', 'FALSE_CLAIM', said)
  })

  test('E21 a plan that is moved away is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    renameSync(join(scenario.repository.root, PLAN_FILE), join(scenario.repository.root, 'specs/demo/old.md'))
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'plan/unchanged', 'FALSE_CLAIM', 'the plan is gone')
  })

  test('E22 a view or the journal that someone else wrote to is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    expectCaught(
      await scenario.judge(undefined, { tampered: ['specs/demo/STATE.md'] }),
      'plan/unchanged',
      'FALSE_CLAIM',
      'only the engine writes',
    )
    const damaged = await scenario.judge(undefined, { journal: { problem: 'line 3 was changed' } })
    expectCaught(damaged, 'journal/intact', 'BLOCKED', 'line 3 was changed')
  })

  test.each([['committed'], ['only written']])(
    'E23 a configuration that is changed and %s is caught',
    async (how) => {
      const scenario = makeScenario({ files: { '.ultraplan/config.yaml': 'proof: { room: clean }\n' } })
      scenario.work()
      scenario.repository.write({ '.ultraplan/config.yaml': 'proof: { room: tree }\n' })
      if (how === 'committed') scenario.repository.commit()
      expectCaught(
        await scenario.judge(undefined, how === 'committed' ? {} : { wrote: ['.ultraplan/config.yaml'] }),
        'plan/unchanged',
        'FALSE_CLAIM',
        'the configuration of the run was changed',
      )
    },
  )
})

describe('the work', () => {
  test('E28 a file that its executor wrote and did not commit is caught (S1-01)', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ 'src/helper.js': 'export const help = 1\n' })
    const result = await scenario.judge(undefined, { wrote: ['src/helper.js'] })
    expectCaught(result, 'work/committed', 'FALSE_CLAIM')
    expect(result.findings[0]).toMatchObject({ file: 'src/helper.js' })
  })

  test('E28 a file that the task names and that is only staged is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello!'\n" })
    scenario.repository.git('add', '-A')
    expectCaught(await scenario.judge(), 'work/committed', 'FALSE_CLAIM', 'changes are not committed')
  })

  test('E28 a verify that passes only by an uncommitted file fails on the commit, no matter who wrote the file', async () => {
    const scenario = makeScenario({
      plan: PLAN.replace('grep -q hello src/greeting.js', 'test -f by-shell.txt'),
      config: { proof: { room: 'clean' } },
    })
    scenario.work()
    scenario.repository.write({ 'by-shell.txt': 'x\n' })
    const result = await scenario.judge()
    expectCaught(result, 'proof/verify', 'VERIFY_FAILURE')
    expect(result.leftAlone).toEqual(['by-shell.txt'])
  })

  test('E28 in a worktree of its own an executor is charged with every file', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ 'by-shell.txt': 'x\n' })
    const ticket = { ...scenario.ticket, isolated: true }
    expectCaught(await scenario.judge(undefined, { ticket }), 'work/committed', 'FALSE_CLAIM')
  })

  test('E36 an empty commit is caught (S4-03)', async () => {
    const scenario = makeScenario()
    scenario.repository.commit('nothing')
    expectCaught(await scenario.judge(), 'work/produced', 'FALSE_CLAIM', 'no file was created or modified')
  })

  test('E36 a tick and nothing else is caught', async () => {
    const scenario = makeScenario({ files: { 'src/greeting.js': 'hello\n' } })
    scenario.tick()
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'work/produced', 'FALSE_CLAIM')
  })

  test('E37 an amended approved commit is caught', async () => {
    const scenario = makeScenario()
    const approvedHead = scenario.repository.commit('approved')
    scenario.work()
    scenario.repository.git('reset', '-q', '--soft', scenario.base)
    scenario.repository.commit('all in one')
    const ticket = { ...scenario.ticket, base: approvedHead }
    const result = await scenario.judge(undefined, { approvedHead, ticket })
    expectCaught(
      result,
      'work/history',
      'FALSE_CLAIM',
      `${approvedHead.slice(0, 12)} (where the task began) is no longer`,
    )
    expect(result.findings.map(({ message }) => message).join()).toContain('(the last approved commit)')
  })

  test('E37 a rebase of what was there before is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.git('commit', '-q', '--amend', '--no-edit', '--date=2001-01-01T00:00:00')
    const orphan = scenario.repository.git('commit-tree', 'HEAD^{tree}', '-m', 'rewritten').trim()
    scenario.repository.git('reset', '-q', '--hard', orphan)
    expectCaught(await scenario.judge(), 'work/history', 'FALSE_CLAIM', 'where the task began')
  })
})

describe('where the work is', () => {
  test.each([
    [['switch', '-q', '-c', 'elsewhere'], 'HEAD is on branch elsewhere, but the run works on main'],
    [['switch', '-q', '--detach'], 'HEAD is detached, but the run works on main'],
  ])('work on another branch than the run’s (%j) is caught', async (args, said) => {
    const scenario = makeScenario()
    scenario.repository.git(...args)
    scenario.work()
    expectCaught(await scenario.judge(), 'work/history', 'FALSE_CLAIM', said)
  })

  test('a work tree that git was pointed away from is caught', async () => {
    const scenario = makeScenario()
    scenario.work()
    const other = makeRepository({ 'x.txt': 'x' })
    scenario.repository.git('config', 'core.worktree', other.root)
    expectCaught(
      await scenario.judge(),
      'work/hidden',
      'FALSE_CLAIM',
      `git takes ${other.root} for the work tree`,
    )
  })

  test('E28 a link out of the repository is caught, one inside it is not', async () => {
    const scenario = makeScenario()
    symlinkSync('../../elsewhere/helper.js', join(scenario.repository.root, 'helper.js'))
    scenario.work()
    expectCaught(
      await scenario.judge(),
      'work/hidden',
      'FALSE_CLAIM',
      'points out of the repository, to ../../elsewhere/helper.js',
    )
    scenario.repository.remove('helper.js')
    symlinkSync('src/greeting.js', join(scenario.repository.root, 'helper.js'))
    scenario.repository.commit()
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED', findings: [] })
  })
})

describe('what git is told not to show', () => {
  test.each([['--assume-unchanged'], ['--skip-worktree']])('a change under %s is seen', async (flag) => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.git('update-index', flag, 'README.md')
    scenario.repository.write({ 'README.md': '# other\n' })
    expectCaught(await scenario.judge(), 'work/hidden', 'FALSE_CLAIM', 'told to take this file as unchanged')
  })

  test('a tracked file that is removed and hidden by --skip-worktree is seen', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.git('update-index', '--skip-worktree', 'README.md')
    scenario.repository.remove('README.md')
    expectCaught(await scenario.judge(), 'work/hidden', 'FALSE_CLAIM')
  })

  test('flags without a change, or from before the run, are left alone', async () => {
    const scenario = makeScenario({ files: { 'other.txt': 'x\n' } })
    scenario.repository.git('update-index', '--skip-worktree', 'other.txt')
    scenario.repository.write({ 'other.txt': 'mine\n' })
    const before = beforeOf(scenario)
    scenario.work()
    scenario.repository.git('update-index', '--assume-unchanged', 'README.md')
    expect(await scenario.judge(undefined, { before })).toMatchObject({ outcome: 'PASSED', findings: [] })
  })

  test('a file hidden by a new line in .git/info/exclude is seen', async () => {
    const scenario = makeScenario()
    const before = beforeOf(scenario)
    scenario.work()
    appendFileSync(join(scenario.repository.root, '.git/info/exclude'), '\nsrc/helper.js\n')
    scenario.repository.write({ 'src/helper.js': 'x\n' })
    expectCaught(
      await scenario.judge(undefined, { before }),
      'work/hidden',
      'FALSE_CLAIM',
      'the new rule "src/helper.js" in .git/info/exclude',
    )
  })

  test('a file hidden by a new line in .gitignore is seen, build output is not', async () => {
    const scenario = makeScenario({ files: { '.gitignore': 'dist\n' } })
    scenario.repository.write({
      '.gitignore': 'dist\nnode_modules\nsrc/helper.js\n',
      'src/helper.js': 'x\n',
      'node_modules/a/b.js': 'x\n',
    })
    scenario.work()
    const result = await scenario.judge()
    expectCaught(result, 'work/hidden', 'FALSE_CLAIM', 'the new rule "src/helper.js" in .gitignore')
    expect(result.findings.filter(({ id }) => id === 'work/hidden')).toHaveLength(1)
  })

  test.each([
    ['core.excludesFile', '/elsewhere'],
    ['filter.lie.clean', 'git show HEAD:%f'],
    ['core.fsmonitor', 'true'],
  ])('a new setting %s is seen', async (name, value) => {
    const scenario = makeScenario()
    const before = beforeOf(scenario)
    scenario.work()
    scenario.repository.git('config', name, value)
    expectCaught(
      await scenario.judge(undefined, { before }),
      'work/hidden',
      'FALSE_CLAIM',
      name.toLowerCase(),
    )
  })

  test('new attributes in the git folder are seen', async () => {
    const scenario = makeScenario()
    const before = beforeOf(scenario)
    scenario.work()
    mkdirSync(join(scenario.repository.root, '.git/info'), { recursive: true })
    writeFileSync(join(scenario.repository.root, '.git/info/attributes'), '*.js filter=lie\n')
    expectCaught(
      await scenario.judge(undefined, { before }),
      'work/hidden',
      'FALSE_CLAIM',
      '.git/info/attributes',
    )
  })

  test('a replaced commit shows what is really there', async () => {
    const scenario = makeScenario()
    scenario.repository.commit('nothing')
    const empty = scenario.repository.head()
    scenario.work()
    const real = scenario.repository.head()
    scenario.repository.git('reset', '-q', '--hard', empty)
    scenario.repository.git('replace', empty, real)
    expectCaught(await scenario.judge(), 'work/produced', 'FALSE_CLAIM')
  })

  test('a grafted history shows what is really there', async () => {
    const scenario = makeScenario()
    scenario.work()
    const orphan = scenario.repository.git('commit-tree', 'HEAD^{tree}', '-m', 'rewritten').trim()
    scenario.repository.git('reset', '-q', '--hard', orphan)
    writeFileSync(join(scenario.repository.root, '.git/info/grafts'), `${orphan} ${scenario.base}\n`)
    expectCaught(await scenario.judge(), 'work/history', 'FALSE_CLAIM')
  })

  test('a change of the same size with the old time is seen', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.git('config', 'core.trustctime', 'false')
    scenario.repository.git('update-index', '--really-refresh')
    const path = join(scenario.repository.root, 'README.md')
    const old = new Date('2020-01-01T00:00:00Z')
    utimesSync(path, old, old)
    scenario.repository.git('status')
    // Without sub-second times in the index, git can only tell changes of another second.
    await new Promise((done) => setTimeout(done, 1100))
    writeFileSync(path, '# d3mo\n')
    utimesSync(path, old, old)
    expectCaught(
      await scenario.judge(undefined, { wrote: ['README.md'] }),
      'work/committed',
      'FALSE_CLAIM',
      'changes are not committed',
    )
  })

  test('uncommitted work in a submodule is seen whatever its settings say', async () => {
    const inner = makeRepository({ 'lib.js': 'x\n' })
    const scenario = makeScenario()
    scenario.repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      inner.root,
      'vendor/lib',
    )
    scenario.work()
    scenario.repository.git('config', 'submodule.vendor/lib.ignore', 'all')
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED' })
    scenario.repository.write({ 'vendor/lib/lib.js': 'y\n' })
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED', leftAlone: ['vendor/lib'] })
    expectCaught(
      await scenario.judge(undefined, { wrote: ['vendor/lib/lib.js'] }),
      'work/committed',
      'FALSE_CLAIM',
      'the submodule has changes',
    )
  })
})

describe('scope', () => {
  const PACKET = `${PLAN}- [ ] 1.4 Greet by name
  - **Files**: \`src/greeting.js\`
  - **Do**: greet, as the packet says

  \`\`\`yaml
  # --- SPEC ---
  version: 1
  intent: "Add a greeting"
  assertions:
    - id: A1
      positive: "src/greeting.js MUST contain a line with hello"
      negative: "src/greeting.js MUST NOT lack a line with hello"
    - id: A2
      positive: "src/greeting.js MUST export the name greeting"
      negative: "src/greeting.js MUST NOT hide the name greeting"
  constraints:
    - "MUST NOT add a dependency"
  file_scope:
    - src/greeting.js
    - docs/
  # --- END SPEC ---
  \`\`\`
  - **Verify**: \`grep -q hello src/greeting.js\`
`
  const withPacket = (tier = '') => {
    const scenario = makeScenario({
      plan: PACKET.replace('  version: 1\n', (line) => `${line}${tier}`),
      task: '1.4',
    })
    scenario.work()
    return scenario
  }
  const RESULTS =
    '## Assertion Results\n- A1: PASS — src/greeting.js:1 (says hello)\n- A2: PASS – src/greeting.js:1-1 (exports it)\n\n'
  const claimWith = (scenario: Scenario, results: string) =>
    scenario.claim().replace('The task is done.', `The task is done.\n\n${results}`)

  test('E24 a file outside file_scope is caught, a scope file that was not touched is a warning (S2-03, S2-28, S2-29)', async () => {
    const scenario = withPacket()
    const honest = await scenario.judge(claimWith(scenario, RESULTS))
    expect(honest).toMatchObject({ outcome: 'PASSED', colour: 'ORANGE' })
    expect(honest.findings).toMatchObject([
      { id: 'scope/untouched', severity: 'warn', message: expect.stringContaining('3b untouched: docs/') },
    ])
    scenario.repository.write({ 'other.js': 'x\n' })
    scenario.repository.commit()
    const result = await scenario.judge(claimWith(scenario, RESULTS))
    expectCaught(result, 'scope/inside', 'SPEC_VIOLATION', 'Gate 3 (File Scope Audit) 3a')
    expect(result.findings[0]?.file).toBe('other.js')
  })

  test('E24 a file moved out of the scope is caught at both ends', async () => {
    const scenario = withPacket()
    scenario.repository.git('mv', 'README.md', 'READ.md')
    scenario.repository.commit()
    const result = await scenario.judge(claimWith(scenario, RESULTS))
    expect(result.findings.filter(({ id }) => id === 'scope/inside').map(({ file }) => file)).toEqual([
      'README.md',
      'READ.md',
    ])
  })

  test('a SIMPLE task has all of them (S2-45)', async () => {
    const scenario = withPacket('  tier: SIMPLE\n')
    const result = await scenario.judge(claimWith(scenario, RESULTS))
    const ran = result.checks.filter((check) => check.result !== 'skip').map(({ id }) => id)
    expect(ran.filter((id) => id.startsWith('packet/'))).toHaveLength(7)
    expect(ran).toEqual(expect.arrayContaining(['claim/assertions', 'scope/inside', 'scope/untouched']))
  })

  test('a TRIVIAL task has no packet gates, and shows SKIPPED (S2-43, S2-44)', async () => {
    const scenario = withPacket('  tier: TRIVIAL\n')
    const result = await scenario.judge()
    expect(result.outcome).toBe('PASSED')
    const skipped = result.checks.filter(({ detail }) => detail?.startsWith('SKIPPED')).map(({ id }) => id)
    expect(skipped.filter((id) => id.startsWith('packet/'))).toHaveLength(7)
    expect(skipped.filter((id) => !id.startsWith('packet/'))).toEqual([
      'claim/assertions',
      'scope/inside',
      'scope/untouched',
    ])
  })

  test('a packet that breaks Gate 1 is refused before its assertions are read (S2-02, S2-15 to S2-22, S2-31)', async () => {
    const scenario = makeScenario({
      plan: PACKET.replace('MUST export the name', 'exports the name'),
      task: '1.4',
    })
    scenario.work()
    const result = await scenario.judge(claimWith(scenario, RESULTS))
    expectCaught(result, 'packet/vocabulary', 'SPEC_VIOLATION', 'Gate 1 (Spec Lint) 1e')
  })

  test.each([
    ['one missing', RESULTS.replace(/- A2.*\n/, ''), '2a completeness: A2 has no result'],
    ['none at all', '', '2a completeness: A1 has no result'],
    ['one twice', RESULTS.replace('A2', 'A1'), '2a completeness: A1 has 2 results'],
    ['no status', RESULTS.replace('A2: PASS', 'A2: done'), '2b status: the result of A2 says neither'],
    ['a FAIL', RESULTS.replace('A2: PASS', 'A2: FAIL'), '2b status: A2 reports FAIL'],
    [
      'no file:line',
      RESULTS.replace('src/greeting.js:1-1', 'the module'),
      '2c evidence: the result of A2 has no file:line',
    ],
    [
      'a line that does not exist',
      RESULTS.replace(':1-1', ':58'),
      '2c evidence: A2 points to line 58 of src/greeting.js, which has 1',
    ],
    [
      'a file that does not exist',
      RESULTS.replace('greeting.js:1-1', 'none.js:1'),
      '2c evidence: A2 points to src/none.js, which is not in the commit',
    ],
    [
      'a FAIL without detail',
      RESULTS.replace('A2: PASS', 'A2: FAIL'),
      '2d detail: the FAIL of A2 does not give expected and actual',
    ],
  ])(
    'E26 assertion results with %s are caught, by gate, check, message and guidance (S2-08, S2-24 to S2-27, S2-30, S2-49)',
    async (_, results, said) => {
      const scenario = withPacket()
      const result = await scenario.judge(claimWith(scenario, results))
      expect(result).toMatchObject({ failure: 'SPEC_VIOLATION', stage: 'claim' })
      expect(result.findings.map(({ message }) => message)).toContainEqual(
        expect.stringContaining(`Gate 2 (Assertion Audit) ${said}`),
      )
    },
  )
})

describe('outputs', () => {
  test('E25 an output that is given as a glob has to be there in kind (S3-06)', async () => {
    const scenario = makeScenario()
    scenario.work()
    scenario.task.outputs = ['db/*.sql']
    expectCaught(
      await scenario.judge(),
      'output/exists',
      'VERIFY_FAILURE',
      "Expected output 'db/*.sql' not found",
    )
    scenario.repository.write({ 'db/up.sql': 'SELECT 1;\n' })
    scenario.repository.commit()
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED' })
  })

  test('E25 an expected file that was left out is caught (S3-04, S3-25)', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'src/other.js': 'x\n' })
    scenario.tick()
    scenario.repository.commit()
    expectCaught(
      await scenario.judge(),
      'output/exists',
      'VERIFY_FAILURE',
      "Expected output 'src/greeting.js' not found",
    )
  })

  test.each([
    ['an empty file', 'src/greeting.js', '', 'output/nonempty', 'empty'],
    ['broken JSON', 'src/data.json', '{"a": ', 'output/syntax', 'JSON'],
    ['broken YAML', 'src/data.yaml', 'a: [1\nb: 2\n', 'output/syntax', 'cannot be parsed'],
    [
      'broken JavaScript',
      'src/greeting.js',
      "export const greeting = 'hello\n",
      'output/syntax',
      'cannot be parsed',
    ],
    ['broken SQL', 'src/up.sql', 'CREATE TABLE a (b int;\n', 'output/syntax', "'(' is not closed"],
  ])('E25 %s is caught (S3-26 to S3-30)', async (_, path, text, id, said) => {
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ [path]: text })
    scenario.repository.commit()
    const result = await scenario.judge()
    expectCaught(result, id, 'VERIFY_FAILURE', said)
    expect(result.findings[0]?.file).toBe(path)
  })

  test.for([
    ['in the interpreter\u2019s own words', 'x = = 1\n', 'invalid syntax'],
    ['in brackets', 'def f(:\n  pass\n', 'cannot be parsed'],
  ] as const)('E25 broken Python is caught, %s', async ([, text, said], { skip }) => {
    skipWithout(skip, 'python3')
    const scenario = makeScenario()
    scenario.work()
    scenario.repository.write({ 'src/tool.py': text })
    scenario.repository.commit()
    const result = await scenario.judge()
    expectCaught(result, 'output/syntax', 'VERIFY_FAILURE', said)
    expect(result.findings[0]?.file).toBe('src/tool.py')
  })
})

describe('tests', () => {
  const TESTS =
    "import { expect, it } from 'vitest'\nit('adds', () => {\n  expect(1 + 1).toBe(2)\n})\nit('takes away', () => {\n  expect(1 - 1).toBe(0)\n})\n"
  const withTests = () => {
    const scenario = makeScenario({
      files: {
        'test/sum.test.js': TESTS,
        'package.json': '{ "scripts": { "test": "vitest run" } }\n',
        Makefile: 'test:\n\tnpm test\n',
        'test_sum.py': 'def test_a():\n    assert 1\n',
      },
    })
    scenario.work()
    return scenario
  }
  const second = "it('takes away', () => {\n  expect(1 - 1).toBe(0)\n})\n"

  test.each([
    [
      'deletes the file',
      (s: Scenario) => s.repository.remove('test/sum.test.js'),
      '2 tests are gone: "adds", "takes away"',
    ],
    [
      'deletes one test',
      (s: Scenario) => s.repository.write({ 'test/sum.test.js': TESTS.replace(second, '') }),
      '1 test is gone: "takes away"',
    ],
    [
      'comments it out',
      (s: Scenario) => s.repository.write({ 'test/sum.test.js': TESTS.replace(second, `/*\n${second}*/\n`) }),
      '1 test is gone',
    ],
    [
      'skips it',
      (s: Scenario) =>
        s.repository.write({ 'test/sum.test.js': TESTS.replace("it('takes", "it.skip('takes") }),
      'skipped or singled out: "takes away"',
    ],
    [
      'singles another out',
      (s: Scenario) => s.repository.write({ 'test/sum.test.js': TESTS.replace("it('adds", "it.only('adds") }),
      'skipped or singled out: "adds"',
    ],
    [
      'empties it',
      (s: Scenario) =>
        s.repository.write({ 'test/sum.test.js': TESTS.replace('{\n  expect(1 - 1).toBe(0)\n}', '{}') }),
      '1 test holds nothing: "takes away"',
    ],
    [
      'lets it assert a constant',
      (s: Scenario) =>
        s.repository.write({
          'test/sum.test.js': TESTS.replace('expect(1 - 1).toBe(0)', 'expect(true).toBe(true)'),
        }),
      '1 more assertion is about a constant',
    ],
    [
      'takes the assertions out',
      (s: Scenario) => s.repository.write({ 'test/sum.test.js': TESTS.replace(/expect\(.*/g, 'void 0') }),
      'no longer assert anything',
    ],
    [
      'skips a python test',
      (s: Scenario) =>
        s.repository.write({
          'test_sum.py': 'import pytest\n@pytest.mark.skip\ndef test_a():\n    assert 1\n',
        }),
      'skipped or singled out: "test_a"',
    ],
  ])('E30 an executor that %s is caught', async (_, lie, said) => {
    const scenario = withTests()
    lie(scenario)
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'tests/integrity', 'FALSE_CLAIM', said)
  })

  test.each([
    ['exit 0', 'package.json', '{ "scripts": { "test": "exit 0" } }\n'],
    ['|| true', 'package.json', '{ "scripts": { "test": "vitest run || true" } }\n'],
    ['--passWithNoTests', 'package.json', '{ "scripts": { "test": "vitest run --passWithNoTests" } }\n'],
    ['|| true in a Makefile', 'Makefile', 'test:\n\tnpm test || true\n'],
  ])('E29 a test script turned into constant success by %s is caught', async (_, path, text) => {
    const scenario = withTests()
    scenario.repository.write({ [path]: text })
    scenario.repository.commit()
    expectCaught(
      await scenario.judge(),
      'tests/integrity',
      'FALSE_CLAIM',
      'no longer fails when the tests do',
    )
  })

  test('E29 a test that is kept from being run by configuration is caught', async () => {
    const scenario = makeScenario({ files: { 'jest.config.js': 'module.exports = {}\n' } })
    scenario.work()
    scenario.repository.write({
      'jest.config.js': "module.exports = {\n  testPathIgnorePatterns: ['sum'],\n}\n",
    })
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'tests/integrity', 'FALSE_CLAIM', 'keeps tests from being run')
  })

  test('E29 a program that the verify calls and that may be the work itself is shown in ORANGE', async () => {
    const scenario = makeScenario({
      plan: PLAN.replace('grep -q hello src/greeting.js', 'node report.js'),
      files: { 'report.js': "process.exit(require('fs').existsSync('src/greeting.js') ? 0 : 1)\n" },
    })
    scenario.work()
    scenario.repository.write({ 'report.js': 'process.exit(0)\n' })
    scenario.repository.commit()
    const result = await scenario.judge()
    expect(result.colour).toBe('ORANGE')
    expect(result.findings).toContainEqual(
      expect.objectContaining({ id: 'tests/integrity', severity: 'warn', file: 'report.js' }),
    )
  })

  test('E29 a script that the verify calls and that can no longer fail is caught', async () => {
    const scenario = makeScenario({
      plan: PLAN.replace('grep -q hello src/greeting.js', 'sh tools/check.sh'),
      files: { 'tools/check.sh': '#!/bin/sh\ngrep -q hello src/greeting.js\n' },
    })
    scenario.work()
    scenario.repository.write({ 'tools/check.sh': '#!/bin/sh\nexit 0\n' })
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'tests/integrity', 'FALSE_CLAIM')
  })
})

describe('contracts', () => {
  const contract = {
    exports: [],
    apiEndpoints: [],
    databaseMutations: [],
    environmentVarsRequired: [],
    downstreamTasks: [],
  }
  const withContract = (change: object) => {
    const scenario = makeScenario()
    scenario.work()
    scenario.task.contract = { ...contract, ...change }
    return scenario
  }

  test('E34 an export that is only named like a file, or only in a comment, is caught (S4-06)', async () => {
    const scenario = withContract({ exports: ['greeting', 'UserService'] })
    scenario.repository.write({
      'src/UserService.js': '// export class UserService {}\nclass UserService {}\n',
    })
    scenario.repository.commit()
    const result = await scenario.judge()
    expectCaught(result, 'contract/exports', 'VERIFY_FAILURE', 'export UserService is in none of the files')
    expect(result.findings).toHaveLength(1)
    scenario.repository.write({ 'src/UserService.js': 'class UserService {}\nexport { UserService }\n' })
    scenario.repository.commit()
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED' })
  })

  test('E34 a variable that is not set is caught, and no value is shown (S4-07, S4-26)', async () => {
    const scenario = withContract({ environmentVarsRequired: ['JWT_SECRET', 'DATABASE_URL'] })
    const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://user:hunter22@db' }
    const result = await scenario.judge(undefined, { env })
    expectCaught(result, 'contract/env', 'VERIFY_FAILURE', 'JWT_SECRET is NOT set — task may fail at runtime')
    expect(result.findings).toHaveLength(1)
    expect(JSON.stringify(result)).not.toContain('hunter22')
    expect(await scenario.judge(undefined, { env: { ...env, JWT_SECRET: 'abcdefgh' } })).toMatchObject({
      outcome: 'PASSED',
    })
  })

  test('E34 an endpoint that is not available is caught (S4-08)', async () => {
    const scenario = withContract({ apiEndpoints: ['POST /api/auth/register', 'GET /users/:id'] })
    const config = { contract: { endpoints: ['GET /api/health', 'get /users/{id}/'] } }
    expectCaught(
      await scenario.judge(undefined, { config }),
      'contract/endpoints',
      'VERIFY_FAILURE',
      'endpoint POST /api/auth/register not found',
    )
    expect(await scenario.judge()).toMatchObject({ outcome: 'PASSED' })
  })

  test('an endpoint that a glob declares is found, also in a router that another file mounts (S4-08)', async () => {
    const scenario = makeScenario()
    scenario.repository.write({
      'src/routes/auth.js': "router.post('/register', register)\nmodule.exports = router\n",
      'src/app.js': "app.use('/api/auth', require('./routes/auth.js'))\n",
    })
    scenario.work()
    const judged = (endpoint: string) => {
      scenario.task.contract = { ...contract, apiEndpoints: [endpoint] }
      return scenario.judge(undefined, { config: { contract: { endpoints: ['src/routes/**'] } } })
    }
    expect(await judged('POST /api/auth/register')).toMatchObject({ outcome: 'PASSED', colour: 'PASS' })
    // It may be mounted by what cannot be read here: that is shown, and is no refusal.
    expect(await judged('POST /api/people/register')).toMatchObject({ outcome: 'PASSED', colour: 'ORANGE' })
    expectCaught(
      await judged('GET /api/auth/register'),
      'contract/endpoints',
      'VERIFY_FAILURE',
      'endpoint GET /api/auth/register not found',
    )
  })
})

test('a file with an executable bit, a link and odd names are all followed', async () => {
  const scenario = makeScenario()
  scenario.repository.write({ 'src/näme with "quotes"\n and lines.js': 'x\n', 'run.sh': 'echo hi\n' })
  chmodSync(join(scenario.repository.root, 'run.sh'), 0o755)
  scenario.work()
  const result = await scenario.judge()
  expect(result).toMatchObject({ outcome: 'PASSED', findings: [] })
  expect(result.filesChanged).toContain('src/näme with "quotes"\n and lines.js')
})
