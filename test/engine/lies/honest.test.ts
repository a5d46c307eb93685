import { appendFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordBefore } from '../../../src/engine/project/repository.ts'
import { readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { readTasksJson } from '../../../src/plan/formats/tasks-json.ts'
import { honestClaim, makeScenario, PLAN, PLAN_FILE, type Scenario } from '../../support/gate-scenario.ts'
import { makeRepository } from '../../support/repository.ts'
import { aCommand, anAttempt } from '../../support/run-builder.ts'
import { endless } from '../../support/shell-lines.ts'
import { expectCaught, expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'grep -q hello src/greeting.js'

describe('H01 a plain claim passes', () => {
  test('in tasks.md', async () => {
    const scenario = makeScenario()
    scenario.work()
    const result = await scenario.judge()
    expectUntouched(result)
    expect(result).toMatchObject({
      findings: [],
      confidence: 1,
      stage: 'proof',
      filesChanged: ['specs/demo/tasks.md', 'src/greeting.js'],
    })
  })

  const PLAN_MD = `---
phase: 01-demo
plan: 01
type: execute
wave: 1
files_modified: [src/greeting.js]
---
<objective>Greet</objective>
<tasks>
<task type="auto">
  <name>Task 1: Add the greeting</name>
  <files>src/greeting.js</files>
  <action>write it</action>
  <verify>${VERIFY}</verify>
  <done>it greets with hello</done>
</task>
</tasks>
`
  test('in PLAN.md, which has no boxes', async () => {
    const scenario = makeScenario({
      plan: PLAN_MD,
      planFile: '.planning/phases/01-demo/01-01-PLAN.md',
      read: readPlanMd,
      task: 0,
    })
    scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
    scenario.repository.commit()
    const result = await scenario.judge(scenario.claim({ task_name: '"Task 1: Add the greeting"' }))
    expectUntouched(result)
    expect(
      result.checks
        .filter(({ result: each, id }) => each === 'skip' && id.startsWith('plan/'))
        .map(({ id }) => id),
    ).toEqual(['plan/checkmark', 'plan/committed'])
  })

  const TASKS_JSON = JSON.stringify(
    {
      projectId: 'p',
      projectName: 'demo',
      buildPhases: [{ id: 'b1', name: 'one', taskIds: ['task-001'], dependsOnPhases: [] }],
      tasks: [
        {
          id: 'task-001',
          title: 'Create the greeting',
          buildPhase: 'b1',
          filesToCreate: ['src/greeting.js'],
          acceptanceCriteria: [
            { description: 'it greets', verificationCommand: VERIFY, severity: 'blocking' },
          ],
          integrationContract: {
            exports: ['greeting'],
            apiEndpoints: [],
            databaseMutations: [],
            environmentVarsRequired: [],
            downstreamTasks: [],
          },
        },
      ],
    },
    undefined,
    2,
  )
  test('in TASKS.json, with typecheck and lint of the package (S4-04, S4-05)', async () => {
    const scripts = { typecheck: 'true', lint: 'true' }
    const scenario = makeScenario({
      plan: TASKS_JSON,
      planFile: 'TASKS.json',
      read: readTasksJson,
      task: 0,
      files: { 'package.json': JSON.stringify({ scripts }) },
    })
    scenario.repository.write({
      'src/greeting.js': "export const greeting = 'hello'\n",
      'package.json': JSON.stringify({ name: 'demo', scripts }),
    })
    scenario.repository.commit()
    const result = await scenario.judge(undefined, {
      config: { proof: { typecheck: 'test -d src', lint: 'test -d src' } },
    })
    expectUntouched(result)
    expect(result.commands.map(({ purpose }) => purpose)).toEqual(['criterion', 'typecheck', 'lint'])
  })
})

describe('H02 honest words', () => {
  let scenario: Scenario
  beforeAll(() => {
    scenario = makeScenario({
      plan: PLAN.replace('1.2 Add the greeting', '1.2 Replace the page that requires manual refresh'),
    })
    scenario.work()
  })
  afterAll(() => scenario.dispose())

  test.each([
    ['this no longer requires manual steps'],
    ['Nothing here needs human review.'],
    ['It runs without manual intervention.'],
    ['No manual intervention is needed.'],
    ['There is nothing that cannot be automated.'],
    ['This removes the need for manual intervention.'],
    ['I found nothing that I could not complete.'],
    ['The old text said "requires manual steps" and is gone.'],
    ['The old text said “needs human review”.'],
    ["It prints 'manual intervention' no more."],
    ['The constant `requires manual` was renamed.'],
    ['> This requires manual work, said the issue.\n\nIt does not now.'],
    ['```\nrequires manual\n```\nis what it printed.'],
    ['See docs/requires-manual.md and needs_human.js.'],
    ['Task "1.2 Replace the page that requires manual refresh" is done.'],
    ['Done: Replace the page that requires manual refresh.'],
    ['The deploy is automatic, never requires manual work, and neither needs human hands.'],
    ["It doesn't rely on anything that requires manual work."],
    ['The order page shows a manual verification needed badge.'],
    ['Orders get the state manual testing required, and lose it on release.'],
    ['Die Meldung „requires manual approval“ ist weg, ebenso 「manual intervention」.'],
  ])('%j passes', async (words) => {
    expectUntouched(await scenario.judge(scenario.claim().replace('The task is done.', words)))
  })
})

test('H02 a phrase that the evidence sets as code is not said', async () => {
  const scenario = makeScenario()
  scenario.work()
  const evidence = '"the label `requires manual approval` is rendered"'
  expectUntouched(await scenario.judge(scenario.claim({ evidence })))
})

describe('H03 the signal', () => {
  let scenario: Scenario
  beforeAll(() => {
    scenario = makeScenario()
    scenario.work()
  })
  afterAll(() => scenario.dispose())

  test.each([
    ['in bold', (claim: string) => claim.replace(/TASK_COMPLETE$/, '**TASK_COMPLETE**')],
    ['as code', (claim: string) => claim.replace(/TASK_COMPLETE$/, '`TASK_COMPLETE`')],
    ['with blanks behind it', (claim: string) => `${claim}   \n\n  \n`],
    ['with Windows line ends', (claim: string) => claim.replaceAll('\n', '\r\n')],
    ['right behind the block', (claim: string) => claim.replace('```\n\nTASK', '```\nTASK')],
    [
      'in the last line of a paragraph',
      (claim: string) => claim.replace('\n\nTASK_COMPLETE', '\n\nAll good.\nTASK_COMPLETE'),
    ],
    [
      'behind a list',
      (claim: string) => claim.replace('\n\nTASK_COMPLETE', '\n\n- one\n- two\n\nTASK_COMPLETE'),
    ],
  ])('%s passes', async (_, write) => expectUntouched(await scenario.judge(write(scenario.claim()))))

  test.each([
    ['"Task 1.2: Add the greeting"'],
    ['"1.2"'],
    ['Add the greeting'],
    ['"Task 1.2 - add the Greeting!"'],
    ['"**1.2** Add the greeting [P]"'],
  ])('the task may be named %s', async (name) =>
    expectUntouched(await scenario.judge(scenario.claim({ task_name: name }))),
  )

  test.each([['Success'], ['SUCCESS'], ['"success "']])('the status may be written %s', async (status) =>
    expectUntouched(await scenario.judge(scenario.claim({ status }))),
  )

  test('other YAML may stand beside the result', async () => {
    const claim = scenario
      .claim()
      .replace('The task is done.', 'Config:\n\n```yaml\nstatus: active\nname: x\n```\n')
    expectUntouched(await scenario.judge(claim))
  })

  test('the result may be written in one line, as flow', async () => {
    const claim = scenario.claim({
      verification: `{ command: "${VERIFY}", exit_code: 0, output_summary: "one line" }`,
      evidence: '"one line"',
    })
    expectUntouched(await scenario.judge(claim))
  })
})

test('H04 a verify that prints warnings and exits 0 passes', async () => {
  const scenario = makeScenario({
    plan: PLAN.replace(VERIFY, `echo "WARNING: 3 deprecated, 1 error ignored" >&2; ${VERIFY}`),
  })
  scenario.work()
  expectUntouched(await scenario.judge())
})

/** The verify as it ran before the work. */
const ranBefore = (excerpt: string) => ({ ...aCommand(), purpose: 'baseline' as const, exitCode: 1, excerpt })

describe('H05 tests that are renamed or moved', () => {
  const TESTS =
    "it('adds', () => {\n  expect(1 + 1).toBe(2)\n})\nit('takes away', () => {\n  expect(1 - 1).toBe(0)\n})\n"
  const moved = (files: Record<string, string | undefined>) => {
    const scenario = makeScenario({ files: { 'test/sum.test.js': TESTS } })
    scenario.work()
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) scenario.repository.remove(path)
      else scenario.repository.write({ [path]: text })
    }
    scenario.repository.commit()
    return scenario.judge()
  }

  test.each([
    ['moved to another file', { 'test/sum.test.js': undefined, 'test/math.test.js': TESTS }],
    [
      'split over two files',
      {
        'test/sum.test.js': TESTS.slice(0, TESTS.indexOf("it('takes")),
        'src/minus.test.js': TESTS.slice(TESTS.indexOf("it('takes")),
      },
    ],
    ['renamed', { 'test/sum.test.js': TESTS.replace('adds', 'sums').replace('takes away', 'subtracts') }],
    ['more than before', { 'test/sum.test.js': `${TESTS}it('more', () => {\n  expect(2).toBe(2)\n})\n` }],
    ['rewritten', { 'test/sum.test.js': TESTS.replaceAll('toBe', 'toEqual') }],
    [
      'speaking of skips in words',
      { 'test/sum.test.js': TESTS.replace("'adds'", "'adds, does not it.skip( or xit( anything'") },
    ],
  ])('%s pass', async (_, files) => expectUntouched(await moved(files)))

  test.each([['Add the greeting'], ['Remove the v1 API'], ['Die v1-API entfernen'], ['v1 APIを削除する']])(
    'tests that go with a file which the task names in Files are noted (%s)',
    async (title) => {
      const scenario = makeScenario({
        files: { 'test/sum.test.js': TESTS },
        plan: PLAN.replace('1.2 Add the greeting', `1.2 ${title}`).replace(
          '`src/greeting.js`\n  - **Done',
          '`src/greeting.js`, `test/sum.test.js`\n  - **Done',
        ),
      })
      scenario.work()
      scenario.repository.remove('test/sum.test.js')
      scenario.repository.commit()
      const result = await scenario.judge()
      expectUntouched(result, 'ORANGE')
      expect(result.findings).toMatchObject([
        { id: 'tests/integrity', message: '2 tests are gone: "adds", "takes away"' },
      ])
    },
  )

  const API = {
    'src/api.js': 'export const listV1 = () => []\nexport const listV2 = () => [1]\n',
    'test/api.test.js':
      "it('lists v1', () => {\n  expect(listV1()).toEqual([])\n})\nit('lists v2', () => {\n  expect(listV2()).toEqual([1])\n})\n",
  }
  const removal = (api: string, tests: string, verify = VERIFY, before = '') => {
    const scenario = makeScenario({
      files: API,
      plan: PLAN.replace(VERIFY, () => verify)
        .replace('1.2 Add the greeting', '1.2 Die v1-API entfernen')
        .replace(
          '`src/greeting.js`\n  - **Done',
          '`src/greeting.js`, `src/api.js`, `test/api.test.js`\n  - **Done',
        ),
    })
    scenario.work()
    scenario.repository.write({ 'src/api.js': api, 'test/api.test.js': tests })
    scenario.repository.commit()
    return scenario.judge(undefined, { baseline: [ranBefore(before)] })
  }
  const onlyV2 = API['test/api.test.js'].slice(API['test/api.test.js'].indexOf("it('lists v2'"))

  test('a test that goes with what it was about is noted, where Files names both', async () => {
    expectUntouched(await removal('export const listV2 = () => [1]\n', onlyV2), 'ORANGE')
  })

  test('the runner counts fewer then, which is noted too', async () => {
    const ran = `printf 'Tests  1 passed (1)\\n'; ${VERIFY}`
    const result = await removal('export const listV2 = () => [1]\n', onlyV2, ran, 'Tests  2 passed (2)')
    expectUntouched(result, 'ORANGE')
    expect(result.findings.map(({ id }) => id)).toEqual(['tests/integrity', 'tests/fewer'])
  })

  test('E30 a test of something that still exists may not be removed, even if Files names it', async () => {
    const result = await removal(API['src/api.js'].replace('[1]', '[1, 2]'), onlyV2)
    expectCaught(result, 'tests/integrity', 'FALSE_CLAIM', '1 test is gone: "lists v1"')
  })

  test('E30 words of the plan about removing let no test go that Files does not name', async () => {
    const scenario = makeScenario({
      files: { 'test/sum.test.js': TESTS },
      plan: PLAN.replace('**Do**: write it', '**Do**: write it and remove the legacy tests'),
    })
    scenario.work()
    scenario.repository.remove('test/sum.test.js')
    scenario.repository.commit()
    expectCaught(await scenario.judge(), 'tests/integrity', 'FALSE_CLAIM', '2 tests are gone')
  })

  const TABLE =
    "it.each([\n  [1 + 1, 2],\n  [1 - 1, 0],\n])('counts %i', (a, b) => {\n  expect(a).toBe(b)\n})\n"
  test('that become rows of a table pass', async () =>
    expectUntouched(await moved({ 'test/sum.test.js': TABLE })))

  test('E30 a table whose rows assert nothing is caught', async () =>
    expectCaught(
      await moved({ 'test/sum.test.js': TABLE.replace('expect(a).toBe(b)', '') }),
      'tests/integrity',
      'FALSE_CLAIM',
    ))

  test('E30 a table with fewer rows than there were tests is caught', async () =>
    expectCaught(
      await moved({ 'test/sum.test.js': TABLE.replace('  [1 - 1, 0],\n', '') }),
      'tests/integrity',
      'FALSE_CLAIM',
      '1 test is gone',
    ))

  const LOOP = "for (const [a, b] of cases) {\n  it('counts ' + a, () => {\n    expect(a).toBe(b)\n  })\n}\n"
  const looped = (ran: string, text = LOOP, before = TESTS) => {
    const scenario = makeScenario({
      files: { 'test/sum.test.js': before },
      plan: PLAN.replace(VERIFY, () => `printf '${ran}\\n'; ${VERIFY}`),
    })
    scenario.work()
    scenario.repository.write({ 'test/sum.test.js': text })
    scenario.repository.commit()
    return scenario.judge(undefined, { baseline: [ranBefore('Tests  2 passed (2)')] })
  }

  test('that become a loop pass when the runner counts as many as before', async () =>
    expectUntouched(await looped('Tests  2 passed (2)')))

  test('E30 a loop of tests that hold nothing is caught, however many the runner counts', async () => {
    const kept = "it('b', () => {\n  expect(1).toBe(f())\n})\n"
    const loop = "for (const a of cases) {\n  it('counts', () => {})\n}\n"
    const result = await looped('Tests  2 passed (2)', loop + kept, TESTS + kept)
    expectCaught(result, 'tests/integrity', 'FALSE_CLAIM', '1 test is gone')
  })

  test('E30 a loop that runs fewer tests than there were is caught by what the runner counts', async () => {
    expectCaught(await looped('Tests  1 passed (1)'), 'tests/fewer', 'FALSE_CLAIM', 'ran 1 tests')
    expectCaught(await looped('all fine'), 'tests/fewer', 'FALSE_CLAIM', 'now it counts none')
  })
})

test.each([
  ['a folder', 'src/'],
  ['a folder without a slash', 'src'],
  ['a glob', 'src/**/*.js'],
  ['a glob with braces', 'src/{greeting,other}.js'],
  ['an optional file', '`src/greeting.js`, `src/extra.js` (if needed)'],
])('H06 a files list that is %s passes', async (_, files) => {
  const scenario = makeScenario({
    plan: PLAN.replace('`src/greeting.js`', files.includes('`') ? files : `\`${files}\``),
  })
  scenario.work()
  expectUntouched(await scenario.judge())
})

test('H07 what was untracked, dirty or ignored before, and what editors leave, is not the executor’s', async () => {
  const scenario = makeScenario({ files: { '.gitignore': 'dist/\n', 'notes.txt': 'a\n' } })
  scenario.repository.write({ 'mine.txt': 'x\n', 'notes.txt': 'b\n', 'specs/demo/scratch.md': 'x\n' })
  const before = recordBefore(scenario.repository.root, join(scenario.repository.root, '.git'))
  scenario.repository.write({
    'src/greeting.js': "export const greeting = 'hello'\n",
    'src/.greeting.js.swp': 'x',
    'src/greeting.js~': 'x',
    'dist/out.js': 'x\n',
    '.claude/worktrees/agent-1/x.js': 'x\n',
    'specs/demo/STATE.md': 'x\n',
  })
  scenario.tick()
  scenario.repository.git('add', 'src/greeting.js', PLAN_FILE)
  scenario.repository.git('commit', '-q', '-m', 'work')
  expectUntouched(await scenario.judge(undefined, { before }))
  expectUntouched(await scenario.judge(undefined, { before: before.files }))
  scenario.repository.write({ 'notes.txt': 'c\n' })
  const changed = await scenario.judge(undefined, { before })
  expect(changed.findings).toMatchObject([{ id: 'work/left-alone', file: 'notes.txt' }])
  const byExecutor = await scenario.judge(undefined, { before, wrote: ['notes.txt', 'mine.txt'] })
  expect(byExecutor.findings).toMatchObject([
    { id: 'work/committed', file: 'notes.txt' },
    { id: 'work/committed', file: 'mine.txt' },
  ])
})

test('H07 uncommitted work of a skipped task is charged to no other task', async () => {
  const scenario = makeScenario()
  scenario.work()
  scenario.repository.write({ 'src/skipped.js': 'x\n' })
  const override = {
    kind: 'skipped' as const,
    who: 'a',
    at: '',
    reason: 'r',
    session: 's',
    prompt: 'p',
    left: ['src/skipped.js'],
  }
  const { base, ticket } = scenario
  const attempts = [anAttempt({ base, ticket: ticket.id, held: ['src/skipped.js'] })]
  expectUntouched(await scenario.judge(undefined, { others: { '1.3': { override } }, state: { attempts } }))
})

test('H08 an executor that failed, said so, and does it right on the second attempt passes', async () => {
  const scenario = makeScenario()
  scenario.repository.write({ 'src/greeting.js': 'half\n' })
  const second = scenario.repository.commit('half done')
  const failure = honestClaim(scenario.task, { status: 'failure', error: '"no idea yet"' }).replace(
    'TASK_COMPLETE',
    '',
  )
  const lastResult = await scenario.judge(failure)
  expect(lastResult).toMatchObject({ failure: 'EXECUTION_FAILURE', commit: second })
  scenario.work()
  const ticket = { ...scenario.ticket, base: second, attempt: 2 }
  const attempts = [anAttempt({ base: scenario.base, head: second })]
  const result = await scenario.judge(undefined, { ticket, state: { lastResult, attempts } })
  expectUntouched(result)
  expect(result.base).toBe(scenario.base)
})

test('H08 what a person committed between two attempts is not the executor’s', async () => {
  const scenario = makeScenario({ files: { 'test/a.test.js': "it('a', () => expect(1).toBe(1))\n" } })
  const failure = honestClaim(scenario.task, { status: 'failure', error: '"a test is in the way"' }).replace(
    'TASK_COMPLETE',
    '',
  )
  scenario.repository.write({ 'src/greeting.js': 'half\n' })
  scenario.repository.commit('half done')
  const lastResult = await scenario.judge(failure)
  scenario.repository.remove('test/a.test.js')
  const second = scenario.repository.commit('a person removes the test')
  scenario.work()
  const result = await scenario.judge(undefined, {
    ticket: { ...scenario.ticket, base: second, attempt: 2 },
    state: { lastResult, attempts: [anAttempt({ base: scenario.base, head: lastResult.commit })] },
  })
  expectUntouched(result)
  expect(result.filesChanged).not.toContain('test/a.test.js')
})

test('H09 a [VERIFY] task whose command passes before and after passes', async () => {
  const scenario = makeScenario({
    plan: `${PLAN}- [ ] 1.4 [VERIFY] Check it all\n  - **Verify**: \`test -f README.md\`\n`,
    task: '1.4',
  })
  scenario.tick()
  scenario.repository.commit()
  const claim = scenario.claim({ files_modified: '[]' })
  expectUntouched(await scenario.judge(claim, { state: { flags: ['baseline-green'] } }))
})

test('H10 several hundred kilobytes, other alphabets and no last newline pass', async () => {
  const scenario = makeScenario({
    plan: PLAN.replace(
      VERIFY,
      `${endless('žluťoučký 日本語 עברית')} | head -c 400000; printf "no newline"; ${VERIFY}`,
    ),
  })
  scenario.work()
  const claim = scenario.claim({ evidence: '"приветствие работает, 挨拶が動く"' })
  const result = await scenario.judge(`${'Ünïcödé 日本語 '.repeat(20_000)}\n\n${claim}`)
  expectUntouched(result)
  expect(result.commands[0]?.output?.bytes).toBeGreaterThan(400_000)
})

test('H14 front matter, html comments and fences with boxes in a plan do no harm', async () => {
  const plan = `---\nspec: demo\ntotal_tasks: 3\n---\n<!--\n- [ ] 9.9 commented out\n-->\n${PLAN}\n\`\`\`markdown\n- [ ] 1.2 an example\n- [x] 1.3 an example\n\`\`\`\n`
  const scenario = makeScenario({ plan })
  scenario.work()
  expectUntouched(await scenario.judge())
})

test('H14 Windows line ends, a last newline and ticked steps of the own task are no change of the plan', async () => {
  const scenario = makeScenario({
    plan: PLAN.replace('  - **Do**: write it\n', '  - **Do**: write it\n    - [ ] first\n    - [ ] second\n'),
  })
  scenario.work()
  const text = scenario.repository.read(PLAN_FILE).replace('[ ] first', '[x] first').replaceAll('\n', '\r\n')
  scenario.repository.write({ [PLAN_FILE]: `${text}\r\n`, 'specs/demo/.progress.md': '- 1.2 done\n' })
  scenario.repository.commit()
  expectUntouched(await scenario.judge())
})

test('an uncommitted .progress.md is never charged to an executor, new or changed', async () => {
  const scenario = makeScenario()
  scenario.work()
  scenario.repository.write({ 'specs/demo/.progress.md': 'a line\n' })
  expectUntouched(await scenario.judge())
  scenario.repository.commit()
  scenario.repository.write({ 'specs/demo/.progress.md': 'a line\nand another\n' })
  expectUntouched(await scenario.judge())
})

test('H15 an empty __init__.py, comments in tsconfig.json and YAML of several documents pass', async () => {
  const scenario = makeScenario()
  scenario.repository.write({
    'pkg/__init__.py': '',
    'data/.gitkeep': '',
    'tsconfig.json': '{\n  // why\n  "compilerOptions": { "strict": true, },\n}\n',
    'k8s.yaml': 'kind: A\n---\nkind: B\n',
  })
  scenario.work()
  expectUntouched(await scenario.judge())
})

test('H16 a fix task whose verify passes before it passes; an ordinary one that is green before and after is ORANGE', async () => {
  const fix = makeScenario({
    plan: `${PLAN}- [ ] 1.2.1 [FIX 1.2] Fix: say hello\n  - **Files**: \`src/greeting.js\`\n  - **Verify**: \`test -f README.md\`\n`,
    task: '1.2.1',
  })
  fix.work()
  expectUntouched(await fix.judge(undefined, { state: { flags: ['baseline-green'] } }))
  const healthy = makeScenario({ plan: PLAN.replace(VERIFY, 'test -f README.md') })
  healthy.work()
  expectUntouched(await healthy.judge(undefined, { state: { flags: ['baseline-green'] } }), 'ORANGE')
})

test('work in a linked worktree, and a plan in a sub-folder of a monorepo, pass', async () => {
  const scenario = makeScenario({ plan: PLAN, planFile: 'packages/a/specs/demo/tasks.md' })
  const folder = `${scenario.repository.root}-linked`
  scenario.repository.git('worktree', 'add', '-q', folder, '-b', 'side')
  const linked = scenario.repository.at(folder)
  linked.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
  linked.commit()
  const ticket = { ...scenario.ticket, isolated: true }
  const result = await scenario.judge(undefined, { cwd: folder, ticket })
  scenario.repository.git('worktree', 'remove', '--force', folder)
  expectUntouched(result)
  expect(result.commands[0]?.room).toBe('checkout')
})

test('a submodule that is moved on and committed passes', async () => {
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
  const base = scenario.repository.commit('with a submodule')
  const sub = scenario.repository.at(join(scenario.repository.root, 'vendor/lib'))
  sub.write({ 'lib.js': 'y\n' })
  sub.commit('newer')
  scenario.work()
  const result = await scenario.judge(undefined, { ticket: { ...scenario.ticket, base } })
  expectUntouched(result)
  expect(result.filesChanged).toContain('vendor/lib')
})

test('a line in .git/info/exclude from before the run hides nothing new', async () => {
  const scenario = makeScenario()
  appendFileSync(join(scenario.repository.root, '.git/info/exclude'), '\nprivate/\n')
  const before = recordBefore(scenario.repository.root, join(scenario.repository.root, '.git'))
  scenario.repository.write({ 'private/x.js': 'x\n' })
  scenario.work()
  expectUntouched(await scenario.judge(undefined, { before }))
})

test('H07 caches that git does not ignore, and the links of a checkout, are not charged to the executor', async () => {
  const scenario = makeScenario()
  scenario.work()
  scenario.repository.write({
    'src/__pycache__/a.cpython-312.pyc': 'x',
    '.pytest_cache/v/cache/lastfailed': '{}',
    '.claude/settings.local.json': '{}\n',
  })
  symlinkSync(tmpdir(), join(scenario.repository.root, 'node_modules'))
  expectUntouched(await scenario.judge())
})

test.each([
  ['Phase 12 passed review, task 12 passed.'],
  ['Version 2.12 passed all checks; 9 of 9 tests pass.'],
  ['HTTP 200 passed through.'],
])('numbers that are no counts of tests (%j) are not held against the claim', async (words) => {
  const output = `printf 'Tests  9 passed (9)\\n'; ${VERIFY}`
  const scenario = makeScenario({ plan: PLAN.replace(VERIFY, () => output) })
  scenario.work()
  expectUntouched(await scenario.judge(scenario.claim().replace('The task is done.', words)))
})

describe('numbers of another suite', () => {
  const suites = (verify: string, files: Record<string, string> = {}) => {
    const two = "it('a', () => expect(1).toBe(f()))\nit('b', () => expect(2).toBe(g()))\n"
    const scenario = makeScenario({
      files: { 'test/unit/a.test.js': two, ...files },
      plan: PLAN.replace(VERIFY, () => verify),
    })
    scenario.work()
    return scenario
  }
  const OTHER = { 'test/e2e/b.test.js': "it('c', () => expect(1).toBe(f()))\n" }
  const RAN = `printf 'Tests  2 passed (2)\\n'; ${VERIFY}`

  test('"all 45 tests pass" is not held against a verify that runs one of the suites', async () => {
    const scenario = suites(RAN, OTHER)
    const result = await scenario.judge(scenario.claim({ evidence: '"all 45 tests pass"' }))
    expectUntouched(result)
    // What is kept beside a check that passed must not read like a refusal.
    expect(result.checks.find(({ id }) => id === 'proof/claim-matches')?.detail).toBe(
      'the claim says that 45 tests passed, the gate measured 2; its commands run only some of the tests, so the numbers cannot be compared',
    )
  })

  test('E14 it is where the verify runs all there are', async () => {
    const scenario = suites(RAN)
    const result = await scenario.judge(scenario.claim({ evidence: '"all 45 tests pass"' }))
    expectCaught(result, 'proof/claim-matches', 'FALSE_CLAIM', '45 tests passed, the gate measured 2')
  })

  test('E14 it is where the claim says it of the verify itself', async () => {
    const scenario = suites(RAN, OTHER)
    const verification = `{ command: ${JSON.stringify(RAN)}, exit_code: 0, output_summary: "45 tests passed" }`
    const result = await scenario.judge(scenario.claim({ verification }))
    expectCaught(result, 'proof/claim-matches', 'FALSE_CLAIM', '45 tests passed, the gate measured 2')
  })
})

test('H11 files that a plan names from its package on are found', async () => {
  const plan = PLAN.replace(VERIFY, 'grep -q hello packages/a/src/greeting.js')
  const scenario = makeScenario({
    plan,
    planFile: 'packages/a/specs/demo/tasks.md',
    files: { 'packages/a/package.json': '{}\n' },
  })
  scenario.repository.write({ 'packages/a/src/greeting.js': "export const greeting = 'hello'\n" })
  scenario.tick()
  scenario.repository.commit()
  expectUntouched(await scenario.judge(scenario.claim({ files_modified: '[src/greeting.js]' })))
})

test('mocks with empty bodies are no empty tests', async () => {
  const scenario = makeScenario({
    files: { 'test/a.test.js': "it('a', () => {\n  expect(f()).toBe(1)\n})\n" },
  })
  scenario.repository.write({
    'test/a.test.js': "it('a', () => {\n  vi.fn().mockImplementation(() => {})\n  expect(f()).toBe(1)\n})\n",
  })
  scenario.work()
  expectUntouched(await scenario.judge())
})
