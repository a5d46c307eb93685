import { describe, expect, it } from 'vitest'
import { readKiro } from '../../../src/plan/formats/kiro.ts'
import { readOpenSpec } from '../../../src/plan/formats/openspec.ts'
import { readSuperpowers } from '../../../src/plan/formats/superpowers.ts'
import { readTasksJson } from '../../../src/plan/formats/tasks-json.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { type Project, propose } from '../../../src/plan/propose.ts'

const json = (value: unknown) => readTasksJson(JSON.stringify(value, null, 2), 'TASKS.json')
const told = ({ problems }: { problems: { id: string; message: string; severity: string }[] }) =>
  problems.map(({ id, severity, message }) => `${id} ${severity}: ${message}`)
const nothing: Project = { testFile: () => undefined }

describe('the waves of a plan', () => {
  const read = (waves: string, boxes = '- [ ] 1. A\n- [ ] 2. B\n- [ ] 3. C\n') =>
    readKiro(
      `${boxes}\n## Task Dependency Graph\n\n\`\`\`json\n{ "waves": ${waves} }\n\`\`\`\n`,
      '.kiro/specs/x/tasks.md',
    )
  it('are told where they have another order than the file', () => {
    expect(told(read('[[1], [3], [2]]'))).toEqual([
      'read/waves warn: the waves of this plan have another order than its tasks, which are done in the order of the file: task 3 is in an earlier wave than task 2 above it: line 3',
    ])
    expect(told(read('[{ "id": 0, "tasks": ["2", "3"] }, { "id": 1, "tasks": ["1"] }]'))[0]).toContain(
      'task 2 is in an earlier wave than task 1 above it: lines 2, 3',
    )
  })
  it.each([
    '[[1, 2], [3]]',
    '[["1"], ["2"], ["3"]]',
    '[{ "tasks": ["1"] }, { "tasks": ["2", "3"] }]',
    '[[',
    '7',
  ])('%s agree with the file, or say nothing', (waves) => {
    expect(read(waves).problems).toEqual([])
  })
  it('count only for what is still to be done', () => {
    expect(read('[[1], [3], [2]]', '- [ ] 1. A\n- [x] 2. B\n- [ ] 3. C\n').problems).toEqual([])
  })
})

describe('a title with several commands', () => {
  const verifyOf = (title: string) =>
    readOpenSpec(
      `## 1. End\n\n- [ ] 1.1 ${title}\n`,
      'openspec/changes/x/tasks.md',
    ).plan.tasks[0]?.verify.map(({ command }) => command)
  it('has them as its proof if all are understood, and none of them otherwise', () => {
    expect(verifyOf('`npm run lint` and `npm test` pass')).toEqual(['npm run lint', 'npm test'])
    expect(verifyOf('`npm run lint`・`npm test`・`sometool gate --all` が通る')).toEqual([])
  })
  it.each([
    ['Move `a.css` to tokens. It stays white. Verify `cd ui && npm test`.', ['cd ui && npm test']],
    ['Drop `--old`. Verify `grep -n old a.css` returns nothing', ['! grep -n old a.css']],
    ['Rework the shop;\n      verify `test/run.sh` passes', ['test/run.sh']],
    ['Rework the shop; verify `test/run.sh` still passes and two persons can buy', []],
    ['Add `a.js`. Verify with `npm test`, then by hand with `./launch.sh logs`: no light frame', []],
    ['Add `a.js`. Verify the window with `npm test`', []],
    ['Verify `npm test` is fast', []],
  ])('%s: what it ends with proves it, if nothing else is to be seen', (title, commands) => {
    expect(verifyOf(title)).toEqual(commands)
  })
})

describe('the paths in a title', () => {
  const filesOf = (title: string) =>
    readOpenSpec(`## 1. End\n\n- [ ] 1.1 ${title}\n`, 'openspec/changes/x/tasks.md').plan.tasks[0]?.files
  it.each([
    ['Rework `src/shop.ts` for guests; verify `test/run.sh` still passes', ['src/shop.ts']],
    ['Run the suite and confirm no test touches `config.json`', []],
    ['Verify that `src/shop.ts` has a default', ['src/shop.ts']],
    ['Add `a.ts`, verify `b.ts`, then update `c.ts`', ['a.ts', 'c.ts']],
    ['Add `a.ts` and check `b.ts`. Update `c.ts`', ['a.ts', 'c.ts']],
    ['Add `src/a.ts`, `test/a.test.ts`', ['src/a.ts', 'test/a.test.ts']],
    ['Add a `Dockerfile` for `Profile`', ['Dockerfile']],
    ['`[area/log]` at the 429, in `app/[locale]/[id].tsx`', ['app/[locale]/[id].tsx']],
    ['Allow it there (as in tokens.css/app.css) and in src/app.css', ['src/app.css']],
  ])('%s', (title, files) => {
    expect(filesOf(title)).toEqual(files)
  })
})

it('a heading about files below a task names its files', () => {
  const read = (heading: string) =>
    readSuperpowers(
      `## Task 1: A\n\n### ${heading}\n\n- \`src/a.ts\` — new, see \`b()\`\n- \`docs/a.md\` — a line\n\n### Notes\n\n- \`src/z.ts\` stays\n\n## Task 2: B\n\n${heading}\n`,
      'plan.md',
    ).plan.tasks.map(({ files }) => files)
  for (const heading of ['Files Changed', 'Files', 'Affected files', 'Files to modify'])
    expect(read(heading)).toEqual([['src/a.ts', 'docs/a.md'], []])
  expect(read('Files to read')).toEqual([[], []])
})

describe('a field with paths and a name in another language', () => {
  const told = (text: string) =>
    lintPlan(readSuperpowers(text, 'plan.md'))
      .filter(({ id }) => id === 'lint/files')
      .map(({ message }) => message)
  const task = (field: string) => `## Task 1: A\n${field}\n\n- Do it\n\n## Task 2: B\n\n- Do it\n`
  it('is told, since it may name the files of its task', () => {
    expect(told(task('**文件**: `src/a.ts`, `src/b.ts`'))).toEqual([
      'paths behind "文件" are not read as files of the tasks: line 1',
    ])
    expect(told(task('- **Location:** `src/a.ts`'))).toHaveLength(1)
  })
  it.each([
    '**Context**: `docs/a.md`',
    '**Note**: see `src/a.ts`',
    '**Files:** `src/a.ts`',
    '**Name**: `a b`',
  ])('%s is none', (field) => {
    expect(told(task(field))).toEqual([])
  })
})

describe('ids of a check list', () => {
  const read = (text: string) => readKiro(text, '.kiro/specs/x/tasks.md')
  const ids = (text: string) => read(text).plan.tasks.map(({ id, ticked }) => `${id}${ticked ? ' done' : ''}`)
  it('a mark may stand before the number', () => {
    const { plan, problems } = read('- [ ] 1. A\n- [ ] (P) 2. B\n  - Do it\n- [ ] (P) 3. C\n')
    expect(plan.tasks.map(({ id, title, parallel }) => [id, title, parallel])).toEqual([
      ['1', 'A', false],
      ['2', 'B', true],
      ['3', 'C', true],
    ])
    expect(problems).toEqual([])
  })
  it('what is below an optional task is optional, too', () => {
    const { plan } = read(
      '- [ ] 1. A\n  - [ ] 1.1 B\n- [ ] 2. (Optional) C\n  - [ ] 2.1 D\n- [ ] 3. Optional: E\n  - [ ] 3.1 F\n- [ ] 30. G\n  - Do it\n',
    )
    const optional = plan.tasks.filter(({ markers }) => markers.includes('OPTIONAL'))
    expect(optional.map(({ id, title }) => `${id} ${title}`)).toEqual(['2.1 D', '2 C', '3.1 F', '3 E'])
  })
  it('what is ticked and has none is told and blocks nothing', () => {
    expect(read('- [x] Copy the scripts\n- [ ] 1. A\n- [ ] 2. B\n').problems).toMatchObject([
      { id: 'read/no-id', severity: 'warn' },
    ])
  })
  it('one that is used again by what is done is that of the open task', () => {
    const twice = '- [ ] 1.1 A\n- [ ]* 1.2 Test A\n- [x] 1.2 B\n- [x] 1.2 C\n'
    expect(ids(twice)).toEqual(['1.1', '1.2', '1.2b done', '1.2c done'])
    expect(ids('- [x] 1.2 B\n- [ ] 1.2 C\n- [ ] 1.2b D\n')).toEqual(['1.2c done', '1.2', '1.2b'])
    expect(told(read(twice))).toContain(
      'read/ids warn: the id of task 1.2 is used twice; what is done at line 3 is called 1.2b',
    )
  })
  it('two open tasks keep the same id, which blocks', () => {
    const reading = read('- [ ] 1.1 A\n  - a\n- [ ] 1.1 B\n  - b\n')
    expect(lintPlan(reading).map(({ id }) => id)).toContain('lint/unique-id')
  })
})

describe('TASKS.json', () => {
  it('"blocks" says what waits for the task', () => {
    const { plan, problems } = json({
      tasks: [
        { id: 'a', title: 'A', blocks: ['c'] },
        { id: 'c', title: 'C' },
        { id: 'b', title: 'B', blocks: ['c'] },
      ],
    })
    expect(
      plan.tasks.map(({ id, dependsOn, statesDependencies }) => [id, dependsOn, statesDependencies]),
    ).toEqual([
      ['a', [], undefined],
      ['c', ['a', 'b'], undefined],
      ['b', [], true],
    ])
    expect(problems).toEqual([])
  })
  it('"blocks" of a subtask names those beside it', () => {
    const subtasks = [
      { id: 1, title: 'A', blocks: [2] },
      { id: 2, title: 'B' },
    ]
    const { plan } = json({
      tasks: [
        { id: 1, title: 'One', subtasks },
        { id: 2, title: 'Two' },
      ],
    })
    expect(plan.tasks.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
      ['1.1', []],
      ['1.2', ['1.1']],
      ['1', ['1.1', '1.2']],
      ['2', []],
    ])
  })
  it('"blocks" may be one name', () => {
    const tasks = [
      { id: 'a', title: 'A', blocks: 'b' },
      { id: 'b', title: 'B' },
    ]
    expect(json({ tasks }).plan.tasks[1]?.dependsOn).toEqual(['a'])
  })
  it('"blocks" that names nothing is something else', () => {
    const blocks = [{ type: 'paragraph' }]
    expect(json({ tasks: [{ id: 'a', title: 'A', blocks }] }).problems).toEqual([])
  })
  it('"blocks" with a name that is no task is told', () => {
    expect(told(json({ tasks: [{ id: 'a', title: 'A', blocks: ['release'] }] }))).toEqual([
      'read/field warn: task a blocks what is no task of this plan: release',
    ])
  })
  it('paths in a field that is not known are told where the task has no files', () => {
    const deliverables = ['src/a.ts - the parser', 'docs/a.md']
    expect(told(json({ tasks: [{ id: 'a', title: 'A', deliverables }] }))).toEqual([
      'read/field warn: paths in "deliverables" are not read as files of the tasks: line 3',
    ])
    expect(
      told(json({ tasks: [{ id: 'a', title: 'A', files_pattern: 'test/**/*,**/*.{py,js}' }] })),
    ).toHaveLength(1)
    expect(json({ tasks: [{ id: 'a', title: 'A', deliverables, files: ['src/a.ts'] }] }).problems).toEqual([])
    expect(
      json({
        tasks: [{ id: 'a', title: 'A', owner: 'a/b', due: '2024/01/02', deliverables: ['a good day'] }],
      }).problems,
    ).toEqual([])
  })
  it('commands beside the list of tasks are told, and prepare takes its tests from them', () => {
    const reading = json({ qualityGates: ['npm run lint', 'npm test'], tasks: [{ id: 'a', title: 'A' }] })
    expect(told(reading)).toEqual([
      'read/field warn: "qualityGates" beside the tasks holds commands and is not run as a proof',
    ])
    expect(propose(reading, nothing)).toMatchObject({ default: 'npm test' })
  })
  it('a command beside the list of tasks is told too, and is what prepare takes', () => {
    const test_cmd = 'make firmware && make signoff && git diff --check'
    const reading = json({ test_cmd, tasks: [{ id: 'a', title: 'A' }] })
    expect(told(reading)).toEqual([
      'read/field warn: "test_cmd" beside the tasks holds commands and is not run as a proof',
    ])
    expect(propose(reading, nothing)).toMatchObject({ default: test_cmd })
    expect(
      propose(json({ test_cmd: 'ask the team', tasks: [{ id: 'a', title: 'A' }] }), nothing).default,
    ).toBeUndefined()
  })
  it('an order of tasks beside their list is told where it is another one', () => {
    const read = (chain: string[]) =>
      told(json({ chain, tasks: ['a', 'b', 'c'].map((id) => ({ id, title: id })) }))
    expect(read(['a', 'c'])).toEqual([])
    expect(read(['c', 'a'])).toEqual([
      'read/field warn: "chain" beside the tasks names tasks and is not read',
    ])
  })
  it('prepare proposes the commands that the criteria of a task name', () => {
    const acceptance_criteria = [
      'It compiles',
      'cargo nextest run --features web passes, all green',
      'npm run dev starts it',
    ]
    const { byId } = propose(json({ tasks: [{ id: 'a', title: 'A', acceptance_criteria }] }), {
      ...nothing,
      test: 'cargo test',
    })
    expect(byId.get('a')?.command).toBe('cargo nextest run --features web')
  })
})

describe('what prepare takes from a check list', () => {
  const proposed = (text: string) => propose(readOpenSpec(text, 'openspec/changes/x/tasks.md'), nothing)
  it('is run in the folder that the plan names', () => {
    const kiro = readKiro(
      '- [ ] 1. A\n  - Build it\n- [ ] 2. Checkpoint\n  - Run `npm test` inside `backend/`; fix what fails\n',
      '.kiro/specs/x/tasks.md',
    )
    expect(propose(kiro, nothing).default).toBe('cd backend && npm test')
  })
  it('is run in no folder that is a file', () => {
    const { byId, default: all } = proposed(
      '## 1. A\n\n- [ ] 1.1 Set `npm test` in `package.json`\n- [ ] 1.2 B\n',
    )
    expect(all).toBe('npm test')
    expect([...byId.values()]).toEqual([])
  })
  it.each([
    'Run `npm test` and check that failing tests are fixed',
    'Run `npm test` and ensure it does not fail',
    'Run `npm test` and verify that nothing fails',
    'Run `npm test` and see which tests fail',
  ])('%s: does not ask that it fails', (title) => {
    const { byId } = proposed(`## 1. A\n\n- [ ] 1.1 ${title}\n- [ ] 1.2 Run \`npm test\`\n`)
    expect([...byId.values()].filter(({ command }) => command.startsWith('!'))).toEqual([])
  })
  it('is the suite of the plan, and says where it knows only some of the commands of a task', () => {
    const { default: all, byId } = proposed(
      '## 1. A\n\n- [ ] 1.1 Write it\n- [ ] 1.2 Run `uv run pytest tests/`, `uv run ruff check .`, `uv run sometool scan -r .`\n',
    )
    expect(all).toBe('uv run pytest tests/')
    expect(byId.get('1.2')).toEqual({
      command: 'uv run pytest tests/ && uv run ruff check .',
      why: 'some of the commands that it names',
    })
  })
  it('fails where the task asks that it fails', () => {
    const { default: all, byId } = proposed(
      '## 1. A\n\n- [ ] 1.1 Write `test/a.test.ts`\n- [ ] 1.2 Run `npm test` — confirm that the test fails\n- [ ] 1.3 Run `npm test` — confirm tests pass\n- [ ] 1.4 Fix the build: `npm test` fails on Windows\n',
    )
    expect(all).toBe('npm test')
    expect([...byId].map(([id, { command }]) => [id, command])).toEqual([['1.2', '! npm test']])
  })
})
