import { describe, expect, it } from 'vitest'
import { joinPlans, readPlanMd } from '../../src/plan/formats/plan-md/plan-md.ts'

const read = (text: string, file = '.planning/phases/01-foundation/01-02-PLAN.md') => readPlanMd(text, file)

const PLAN = `---
phase: 01-foundation
plan: 02
type: execute
wave: 2
depends_on: ["01-01"]
files_modified: [src/a.ts]
autonomous: false
requirements: [TYPE-01]
must_haves:
  truths:
    - "a returns 1"
  artifacts:
    - path: src/a.ts
      provides: "a"
      contains: "export const a"
      exports: [a, b]
      min_lines: 10
    - docs/a.md
  key_links:
    - from: src/index.ts
      to: src/a.ts
      via: import
      pattern: "import.*a"
---

<objective>
Build the thing.
</objective>

<context>
@.planning/PROJECT.md
</context>

<tasks>

<task type="auto" tdd="true">
  <name>Task 1: Write a</name>
  <files>src/a.ts, test/a.test.ts</files>
  <behavior>a is 1</behavior>
  <action>
    Write it:
    \`\`\`xml
    <task type="auto"><name>not a task</name></task>
    \`\`\`
  </action>
  <verify>
    <automated>npm test -- a 2>&amp;1 | grep -q "1 passed" &amp;&amp; test -s src/a.ts</automated>
  </verify>
  <acceptance_criteria>
    - a is exported
  </acceptance_criteria>
  <done>a exists</done>
</task>

<task type="checkpoint:human-verify" gate="blocking">
  <what-built>A page</what-built>
  <how-to-verify>Open it</how-to-verify>
  <resume-signal>Type "approved"</resume-signal>
</task>

<task type="checkpoint:decision">
  <decision>Which store?</decision>
  <context>Two can do it.</context>
  <options>
    <option id="sqlite"><name>SQLite</name><pros>small</pros></option>
    <option id="pg"><name>Postgres</name></option>
  </options>
</task>

<task type="checkpoint:human-action">
  <name>Get a key</name>
  <action>Make an account</action>
</task>

<task type="auto">
  <name>Task 5: Finish</name>
  <files>
    src/index.ts
    docs/a.md
  </files>
  <action>Do it</action>
  <verify>test $(wc -l < src/index.ts) -gt 3 && npm test -- index</verify>
  <done>done</done>
</task>

</tasks>
`

const lineWith = (text: string) => PLAN.split('\n').findIndex((line) => line.includes(text)) + 1

describe('readPlanMd', () => {
  const { plan, problems } = read(PLAN)

  it('reads tasks with positional ids, wave, files, steps and done (S1-23)', () => {
    expect(problems).toEqual([])
    expect(plan.title).toBe('Build the thing.')
    expect(plan.tasks.map((task) => [task.id, task.title, task.kind])).toEqual([
      ['01-02-01', 'Write a', 'work'],
      ['01-02-02', 'A page', 'checkpoint'],
      ['01-02-03', 'Which store?', 'checkpoint'],
      ['01-02-04', 'Get a key', 'checkpoint'],
      ['01-02-05', 'Finish', 'work'],
    ])
    expect(plan.tasks[0]).toMatchObject({
      line: lineWith('tdd='),
      phase: '01-foundation',
      wave: 2,
      files: ['src/a.ts', 'test/a.test.ts'],
      doneWhen: ['a is exported', 'a exists'],
      markers: ['TDD'],
      requirements: ['TYPE-01'],
    })
    expect(plan.tasks[0]?.steps[0]).toBe('a is 1')
  })

  it('undoes entities in a nested command, and keeps raw shell as it is', () => {
    expect(plan.tasks[0]?.verify).toMatchObject([
      {
        command: 'npm test -- a 2>&1 | grep -q "1 passed" && test -s src/a.ts',
        line: lineWith('<automated>'),
      },
    ])
    expect(plan.tasks[4]?.verify).toMatchObject([
      { command: 'test $(wc -l < src/index.ts) -gt 3 && npm test -- index' },
    ])
  })

  it('makes a question of each checkpoint', () => {
    expect(plan.tasks[1]?.checkpoint).toEqual({
      type: 'human-verify',
      question: 'A page\n\nOpen it',
      options: ['approved', 'rejected'],
    })
    expect(plan.tasks[2]?.checkpoint).toEqual({
      type: 'decision',
      question: 'Which store?\n\nTwo can do it.',
      options: ['sqlite: SQLite', 'pg: Postgres'],
    })
    expect(plan.tasks[3]?.checkpoint).toMatchObject({ type: 'human-action', question: 'Make an account' })
  })

  it('gives must-haves to the task that names the file, the rest to the last', () => {
    expect(plan.tasks[0]?.outputs).toEqual(['src/a.ts'])
    expect(plan.tasks[0]?.criteria.map((criterion) => criterion.description)).toEqual([
      'src/a.ts provides a',
      'src/a.ts contains export const a',
      'src/a.ts exports a, b',
      'src/a.ts has at least 10 lines',
    ])
    expect(plan.tasks[4]?.outputs).toEqual(['docs/a.md'])
    expect(plan.tasks[4]?.criteria.map((criterion) => criterion.description)).toEqual([
      'a returns 1',
      'src/index.ts is linked to src/a.ts via import (pattern import.*a)',
    ])
  })

  it('has no boxes: status stays in the run', () => {
    expect(plan.tasks.every((task) => task.box === undefined && !task.ticked)).toBe(true)
  })

  it.each([
    [
      'several lines that are all commands',
      'npm run build\nnpm test -- a',
      ['set -e\nnpm run build\nnpm test -- a'],
    ],
    ['a fence', '\n```bash\nnpm test -- a\n```\n', ['npm test -- a']],
    ['prose with a command in it', 'Run `npm test -- a` and see', ['npm test -- a']],
    ['prose', 'Build passes without errors', [undefined]],
    ['a missing automated', '<automated>MISSING - write the test first</automated>', [undefined]],
    [
      'two automated',
      '<automated>npm run a</automated>\n<automated>npm run b</automated>',
      ['npm run a', 'npm run b'],
    ],
    ['CDATA', '<automated><![CDATA[test 1 -lt 2 && echo <ok>]]></automated>', ['test 1 -lt 2 && echo <ok>']],
    ['tags of others', 'grep -c "<name>" src/a.xml', ['grep -c "<name>" src/a.xml']],
  ])('reads a verify of %s', (_, verify, commands) => {
    const text = `<task type="auto">\n<name>A</name>\n<verify>${verify}</verify>\n</task>\n`
    expect(read(text).plan.tasks[0]?.verify.map((each) => each.command)).toEqual(commands)
  })

  it('says so when a task is never closed, and still reads the next', () => {
    const { plan: open, problems: found } = read(
      '<task type="auto">\n<name>A</name>\n<verify>npm test -- a\n<task type="auto">\n<name>B</name>\n<verify>npm test -- b</verify>\n</task>\n',
    )
    expect(open.tasks.map((task) => task.title)).toEqual(['A', 'B'])
    expect(found).toMatchObject([{ id: 'read/task', line: 1, severity: 'block' }])
  })

  it('skips a task in an html comment', () => {
    expect(read('<!--\n<task type="auto"><name>A</name></task>\n-->\n').plan.tasks).toEqual([])
  })

  it.each([
    ['', 'PLAN.md', '1'],
    ['', 'plans/auth-PLAN.md', 'auth-01'],
    ['', '.planning/phases/03-x/03-04-PLAN.md', '03-04-01'],
    ['---\nphase: 2\nplan: 1\n---\n', 'x/PLAN.md', '02-01-01'],
    ['---\nphase: 02.1-hotfix\nplan: 01\n---\n', 'x/PLAN.md', '02.1-01-01'],
  ])('gives the first task of %j in %s the id %s', (front, file, id) => {
    expect(read(`${front}<task type="auto">\n<name>A</name>\n</task>\n`, file).plan.tasks[0]?.id).toBe(id)
  })
})

describe('joinPlans', () => {
  const plan = (file: string, wave: number, depends: string) =>
    read(
      `---\nwave: ${wave}\ndepends_on: [${depends}]\n---\n<task type="auto">\n<name>A</name>\n</task>\n<task type="auto">\n<name>B</name>\n</task>\n`,
      `p/01-x/${file}`,
    )

  it('orders by wave, and makes dependencies of plans dependencies of tasks', () => {
    const { plan: joined, problems } = joinPlans(
      [plan('01-03-PLAN.md', 2, '01-01, "02"'), plan('01-02-PLAN.md', 1, ''), plan('01-01-PLAN.md', 1, '')],
      '01-x',
    )
    expect(joined.name).toBe('01-x')
    expect(joined.files.map((file) => file.path)).toEqual([
      'p/01-x/01-01-PLAN.md',
      'p/01-x/01-02-PLAN.md',
      'p/01-x/01-03-PLAN.md',
    ])
    expect(joined.tasks.map((task) => [task.id, task.dependsOn])).toEqual([
      ['01-01-01', []],
      ['01-01-02', ['01-01-01']],
      ['01-02-01', []],
      ['01-02-02', ['01-02-01']],
      ['01-03-01', ['01-01-02', '01-02-02']],
      ['01-03-02', ['01-03-01']],
    ])
    expect(problems).toEqual([])
  })

  it('warns of a plan that is not among the files', () => {
    expect(joinPlans([plan('01-02-PLAN.md', 2, '01-01')], '01-02').problems).toMatchObject([
      { id: 'read/depends-on', severity: 'warn', file: 'p/01-x/01-02-PLAN.md' },
    ])
  })
})
