import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const read = (text: string, file = 'docs/plans/x.md') => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const inTask = (body: string) =>
  read(`# P\n\n### Task 1: A\n\n${body}\n\n### Task 2: B\n\nRun: \`npm test -- b\`\n`)
const commands = (body: string) => inTask(body).plan.tasks[0]?.verify.map(({ command }) => command)
const told = (body: string) =>
  inTask(body).problems.flatMap(({ id, severity, line }) => (id === 'read/run' ? [[severity, line]] : []))
const fence = (code: string) => `\`\`\`bash\n${code}\n\`\`\``
const TEST = '**Step 9: Verify**\n\nRun: `npm test -- a`\nExpected: PASS'

describe('a command below Run: is a proof if it is said to be one, and is work otherwise', () => {
  it.each([
    ['a step of work', '**Step 1: Load the rows**\n\nRun: `node tools/load.js --all`'],
    ['a fence', `**Step 1: Load the rows**\n\nRun:\n${fence('node tools/load.js --all')}`],
    ['Run without a colon', '- [ ] Run `node tools/load.js --all`'],
  ])('%s is told, and not run again', (_, work) => {
    expect(commands(`${work}\n\n${TEST}`)).toEqual(['npm test -- a'])
    expect(told(`${work}\n\n${TEST}`)).toHaveLength(1)
    expect(told(`${work}\n\n${TEST}`)[0]?.[0]).toBe('warn')
  })

  it.each([
    ['makes files', '**Step 1: Make it**\n\nRun: `bin/rails generate model Item name:string`'],
    ['installs', '**Step 1: Get it**\n\nRun: `npm install zod`'],
  ])('what %s needs no word', (_, work) => {
    expect(commands(`${work}\n\n${TEST}`)).toEqual(['npm test -- a'])
    expect(told(`${work}\n\n${TEST}`)).toEqual([])
  })

  it.each([
    [
      'a result',
      '**Step 1: Load the rows**\n\nRun: `node tools/load.js --all`\nExpected: exit 0',
      'node tools/load.js --all',
    ],
    [
      'a step that verifies',
      '**Step 1: Verify the rows**\n\nRun: `node tools/load.js --dry`',
      'node tools/load.js --dry',
    ],
    ['a known check', '**Step 1: All of it**\n\nRun: `npx vitest run`', 'npx vitest run'],
    [
      'the name of its script',
      '**Step 1: All of it**\n\nRun: `./scripts/check-all.sh -q`',
      './scripts/check-all.sh -q',
    ],
    ['the name of what is run', '**Step 1: All of it**\n\nRun: `bin/rails test`', 'bin/rails test'],
    ['a look', '**Step 1: All of it**\n\nRun: `grep -q a src/a.ts`', 'grep -q a src/a.ts'],
  ])('%s makes it one', (_, body, command) => {
    expect(commands(body)).toEqual([command])
    expect(told(body)).toEqual([])
  })

  it('a task called so is a step that verifies', () => {
    const { plan } = read(
      '# P\n\n### Task 1: A\n\n- [ ] a\n\n### Task 2: Final verification\n\nRun: `node tools/load.js --dry`\n',
    )
    expect(plan.tasks[1]?.verify).toMatchObject([{ command: 'node tools/load.js --dry' }])
  })
})

describe('commands on the lines below Run:', () => {
  it.each([
    ['code alone', 'Run:\n`npm test -- a`\n\nExpected: pass.', ['npm test -- a']],
    [
      'a list',
      'Run:\n- `npm test -- a`\n- `npm run build`\n\nExpected: PASS',
      ['npm test -- a', 'npm run build'],
    ],
    ['boxes', 'Run:\n\n- [ ] `npm test -- a`\n- [ ] `npm run build`', ['npm test -- a', 'npm run build']],
  ])('%s', (_, body, expected) => expect(commands(body)).toEqual(expected))

  it.each([
    ['one', 'Run:\n`npm test -- a`\n\nExpected: FAIL, no such module'],
    [
      'a long list',
      `Run:\n${[1, 2, 3, 4, 5, 6].map((n) => `- \`npm test -- a${n}\``).join('\n')}\n\nExpected: FAIL`,
    ],
  ])('%s that shall fail is none', (_, body) => expect(commands(body)).toEqual([]))

  it('a list of files is none', () =>
    expect(commands('Run the checks for:\n- `src/a.ts`\n- a page that is long')).toEqual([]))
})

it('what is expected may have a box of its own', () => {
  const body = '- [ ] Run `rg -n "oldName" src`.\n- [ ] Expected: no matches.\n- [ ] Run `npm test -- a`.'
  expect(commands(body)).toEqual(['! rg -n "oldName" src', 'npm test -- a'])
})

it('a folder behind the command is where it is run', () =>
  expect(commands('- [ ] Run `npm run build` in `desktop/`.')).toEqual(['cd desktop && npm run build']))

describe('the files of a task', () => {
  it.each([
    [
      'a paragraph',
      '**Files:** `a.py` (`x` rewritten), `b.py`\n(`run` also writes it); tests `tests/a.py`,\n`CHANGELOG.md`.\n**Interfaces:** `c.py`',
      ['a.py', 'b.py', 'tests/a.py', 'CHANGELOG.md'],
    ],
    ['a paragraph with names of code', '**Files:** `a.py`\nIt calls `foo.bar` and `Thing`.', ['a.py']],
    [
      'a paragraph without backticks',
      '**Files:** src/a.ts,\nsrc/b.ts\nThis is all.',
      ['src/a.ts', 'src/b.ts'],
    ],
    [
      'a bullet',
      '**Files:**\n- Create: `a.ts` (which has\n  what `foo.bar` needs)\n- Modify: `b.ts`',
      ['a.ts', 'b.ts'],
    ],
  ])('are also on the next lines of %s', (_, body, files) =>
    expect(inTask(body).plan.tasks[0]?.files).toEqual(files),
  )

  it('are read in a story whose tasks are headings, with its proof', () => {
    const { plan } = read(
      '# Story 1.2: A\n\nStatus: ready-for-dev\n\n## Tasks / Subtasks\n\n### Task 1: A\n\n**Files:**\n\n- `src/a.ts` (new)\n- `src/b.ts`\n\n**Implementation:**\n\n1.1 Add it, as in `src/other.ts`\n\n**Verify:** `npm test -- a`\n\n### Task 2: B\n\n1.1 Add it\n',
      '_bmad-output/implementation-artifacts/1-2-a.md',
    )
    expect(plan.tasks).toMatchObject([
      { id: '1', files: ['src/a.ts', 'src/b.ts'], verify: [{ command: 'npm test -- a' }] },
      { id: '2', files: [], verify: [] },
    ])
  })

  it('are read below a box of a story', () => {
    const { plan } = read(
      '# Story 1.2: A\n\n## Tasks / Subtasks\n\n- [ ] Task 1: A\n  - Files: `src/a.ts`\n  - Verify: `npm test -- a`\n- [ ] Task 2: B in `src/b.ts`\n',
      '_bmad-output/implementation-artifacts/1-2-a.md',
    )
    expect(plan.tasks).toMatchObject([
      { files: ['src/a.ts'], verify: [{ command: 'npm test -- a' }] },
      { files: ['src/b.ts'], verify: [] },
    ])
  })
})

describe('a task that is to run its proof', () => {
  const titled = (title: string) =>
    read(`# T\n\n- [ ] T001 Add it in src/a.ts\n- [ ] T002 ${title}\n`, 'specs/001-a/tasks.md').plan.tasks[1]
      ?.verify

  it.each([
    [
      'Verify: `npm run test:all`, `node tools/doctor.mjs --check`.',
      ['npm run test:all', 'node tools/doctor.mjs --check'],
    ],
    ['Run `npm test` and `npm run build`', ['npm test', 'npm run build']],
    ['Run `npm run build` in `web/`', ['cd web && npm run build']],
  ])('%s', (title, expected) => expect(titled(title)?.map(({ command }) => command)).toEqual(expected))

  it.each([
    'Run `npx prisma migrate dev`',
    'Verify: `src/a.ts` exports it',
    'Run `npm test` and fix what it says in `src/b.ts`',
    'Verify: the page, as `npm run dev` shows it',
  ])('not: %s', (title) => expect(titled(title)).toEqual([]))
})

describe('an open task that is called left out or done', () => {
  const named = (titles: string[], mark = ' ') => {
    const text = `# T\n\n${titles.map((title, at) => `- [${mark}] T00${at + 1} ${title}`).join('\n')}\n`
    return lintPlan(read(text, 'specs/001-a/tasks.md')).flatMap(({ id, severity, line, message }) =>
      id === 'lint/open' ? [{ severity, line, message }] : [],
    )
  }

  it.each([
    'Call it in src/a.ts (deferred - needs the SDK)',
    'Call it in src/a.ts (SKIPPED: no such page)',
    'Call it in src/a.ts — **DEFERRED**',
    'SKIPPED: call it in src/a.ts',
    'Call it in src/a.ts (done)',
    'Call it in src/a.ts ✅',
    'Call it in src/a.ts (already supported)',
  ])('%s', (title) => {
    expect(named(['Add it in src/b.ts', title])).toMatchObject([
      { severity: 'warn', line: 4, message: expect.stringContaining('T002') },
    ])
    expect(named([title], 'x')).toEqual([])
  })

  it.each([
    'Add deferred loading (lazy images)',
    'Show skipped rows in src/a.ts (greyed out)',
    'Mark the order done',
    'Handle removed users (see src/a.ts)',
    'Load it (deferred loading) in src/a.ts',
    'Add a test for tasks that are done',
  ])('not: %s', (title) => expect(named([title])).toEqual([]))
})

describe('the title of a plan', () => {
  it('is no task, though it is called one', () => {
    const reading = read('# Task 7 Last things\n\n### Task 1: A\n\n- [ ] a\n\n### Task 2: B\n\n- [ ] b\n')
    expect(reading.plan.tasks.map(({ id }) => id)).toEqual(['1', '2'])
    const found = lintPlan(reading).filter(({ id }) => id.startsWith('read/'))
    expect(found).toMatchObject([{ id: 'read/title', severity: 'warn', line: 1 }])
  })

  it.each([
    ['alone', '# Task 7: Last things\n\n- [ ] a\n', ['7']],
    ['beside others of its level', '# Task 1: A\n\n- [ ] a\n\n# Task 2: B\n\n- [ ] b\n', ['1', '2']],
    ['around its parts', '# Task 7: A\n\n### Task 7.1: B\n\n- [ ] b\n', ['7.1', '7']],
  ])('is one %s', (_, text, ids) => expect(read(text).plan.tasks.map(({ id }) => id)).toEqual(ids))
})

describe('a result in other words', () => {
  it.each([
    ['import failures, since there is no such module.', []],
    ['two errors and one failed test', []],
    ['the new test failing', []],
    ['no failures', ['npm test -- a']],
    ['0 failed, 3 passed', ['npm test -- a']],
    ['all tests pass without failures.', ['npm test -- a']],
  ])('Expected: %s', (said, expected) =>
    expect(commands(`Run: \`npm test -- a\`\n\nExpected: ${said}`)).toEqual(expected),
  )

  it('is said of the commands above it', () => {
    const body = 'Run: `node a.mjs --all`\n\nRun: `npm test -- a`\n\nExpected: all pass.'
    expect(commands(body)).toEqual(['node a.mjs --all', 'npm test -- a'])
    expect(commands(body.replace('all pass', 'FAIL'))).toEqual([])
    expect(told(body)).toEqual([])
  })

  it('is said in the step', () => {
    expect(commands('**Step 2: Run the new and the old backend tests**\n\nRun: `node a.mjs --all`')).toEqual([
      'node a.mjs --all',
    ])
    expect(commands('**Step 2: Run it and confirm failure**\n\nRun: `npm test -- a`')).toEqual([])
  })
})

describe('a title that says to run a check and see it pass', () => {
  const titled = (title: string) =>
    read(`# T\n\n- [ ] T001 Add it in src/a.ts\n- [ ] T002 ${title}\n`, 'specs/001-a/tasks.md').plan.tasks[1]
      ?.verify

  it.each([
    ['Run `npm test -- a` and confirm all tests (T001) now pass', 'npm test -- a'],
    ['Run `PORT=1 pytest tests/test_a.py -v` — ALL GREEN', 'PORT=1 pytest tests/test_a.py -v'],
    [
      'Run the full test suite `npm run test --workspace=web` and confirm no regressions',
      'npm run test --workspace=web',
    ],
  ])('%s', (title, command) => expect(titled(title)).toMatchObject([{ command }]))

  it.each([
    'Run `npm test -- a` and confirm it fails',
    'Run `npm test -- a` — confirm RED',
    'Run `npm run lint:fix` and make sure that nothing changes',
    'Run `node tools/load.js` and check that all rows are there',
  ])('not: %s', (title) => expect(titled(title)).toEqual([]))
})

it('what is out of scope is told', () => {
  const text =
    '# Story 1.1: A\n\n## Tasks / Subtasks\n\n- [ ] **Do it**\n- [ ] **Explicitly out of scope for 1.1** — the rest of it\n'
  expect(lintPlan(read(text, '_bmad-output/implementation-artifacts/1-1-a.md'))).toContainEqual(
    expect.objectContaining({ id: 'lint/open', line: 6 }),
  )
})

it('a second call of a program that is not known is a command as well', () => {
  const body = '- [ ] **Step 2: Verify**: run `frob -m app check a` and `frob -m app check b`.'
  expect(commands(body)).toEqual(['frob -m app check a', 'frob -m app check b'])
  expect(
    commands('- [ ] **Step 2: Verify**: run `frob -m app check a`, and not `frob -m app load`.'),
  ).toEqual(['frob -m app check a'])
})

describe('the status of a story', () => {
  const found = (status: string, mark = ' ') =>
    read(
      `# Story 1.1: A\n\nStatus: ${status}\n\n## Tasks / Subtasks\n\n- [${mark}] Task 1: A\n`,
      '_bmad-output/implementation-artifacts/1-1-a.md',
    ).problems.map(({ id, severity, line }) => [id, severity, line])

  it.each(['cancelled', 'Canceled (see 1.2)', '**superseded** by 1.2', 'deferred', "won't do", 'on-hold'])(
    '%s is not begun without a word',
    (status) => {
      expect(found(status)).toEqual([['read/box', 'block', 7]])
      expect(found(status, 'x')).toEqual([])
    },
  )

  it('is heeded where tasks are headings', () =>
    expect(
      read(
        '# Story 1.1: A\n\n## Status: cancelled\n\n## Tasks / Subtasks\n\n### Task 1: A\n\nDo it.\n',
        '_bmad-output/implementation-artifacts/1-1-a.md',
      ).problems,
    ).toMatchObject([{ id: 'read/box', severity: 'block', line: 7 }]))

  it.each(['ready-for-dev', 'draft', 'in-progress', 'review', 'Approved', 'not-started', 'blocked'])(
    '%s is open',
    (status) => expect(found(status)).toEqual([]),
  )
})
