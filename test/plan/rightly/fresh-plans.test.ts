import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const HEADINGS = 'docs/plans/2026-02-03-parcel.md'
const TASKS_MD = 'specs/parcel/tasks.md'
const STORY = 'docs/stories/2.3.story.md'
const JSON_FILE = 'TASKS.json'

function read(file: string, text: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const { tasks } = answer.reading.plan
  const found = lintPlan(answer.reading)
  return {
    tasks,
    names: tasks.map(({ id, title }) => `${id} ${title}`),
    /** What is run, `?` before what is in doubt. */
    runs: tasks.map(({ verify }) =>
      verify.flatMap(({ command, doubt }) => command ?? (doubt === undefined ? [] : `? ${doubt}`)),
    ),
    found: found.map(({ id, severity, line }) => `${id} ${severity} ${line}`),
    says: (id: string) => found.filter((each) => each.id === id).map(({ message }) => message),
  }
}
const gsd = (inside: string) =>
  read(
    '.planning/phases/02-parcel/02-01-PLAN.md',
    `---\nphase: 02-parcel\nplan: 01\n---\n<tasks>\n<task type="auto">\n<name>Weigh</name>\n${inside}\n</task>\n</tasks>\n`,
  )

describe('the red run of a test-driven task', () => {
  it.each([
    ['a list', 'Run:\n- `node --test weigh.test.js`\n\nExpected:\n- FAIL, since there is no module yet.'],
    ['a list behind one command', 'Run: `node --test weigh.test.js`\n\nExpected:\n- FAIL until step 3.'],
    ['another form', 'Run: `node --test weigh.test.js`\nExpected: Still failing until the scale is read.'],
  ])('is no proof where what is expected stands in %s', (_, red) => {
    const { runs } = read(
      HEADINGS,
      `### Task 1: Weigh\n\n- [ ] **Step 1: Run it**\n\n${red}\n\n- [ ] **Step 2: Build it**\n\nRun: \`node --test all.test.js\`\nExpected: PASS\n`,
    )
    expect(runs).toEqual([['node --test all.test.js']])
  })

  it('still counts as a proof where no test is failing any more', () => {
    const { runs } = read(
      HEADINGS,
      '### Task 1: Weigh\n\nRun: `node --test a.test.js`\nExpected: 0 failing\n',
    )
    expect(runs).toEqual([['node --test a.test.js']])
  })
})

describe('a search that ends with 1', () => {
  const of = (expected: string) =>
    read(HEADINGS, `### Task 1: Weigh\n\nRun: \`rg -n oldScale src\`\nExpected: ${expected}\n`).runs
  it('finds nothing, where that is said too', () =>
    expect(of('exit code 1 with no output.')).toEqual([['! rg -n oldScale src']]))
  it('is in doubt alone: it may be run before the work', () =>
    expect(of('exit code 1.')).toEqual([['? rg -n oldScale src']]))
})

it('a Verify in the list of files does not replace what the steps run', () => {
  const { runs } = read(
    HEADINGS,
    '### Task 1: Weigh\n\n**Files:**\n- Modify: `src/weigh.ts`\n- Verify: all modified files\n\n- [ ] **Step 1: Check it**\n\nRun: `npm run lint`\nExpected: PASS\n',
  )
  expect(runs).toEqual([['npm run lint']])
})

describe('what a task names and nothing reads as its proof', () => {
  it.each([
    ['another language', '**步骤 1：试**\n\n运行程序如下：`npm test -- weigh`\n\n结果：PASS', 5],
    ['a step elsewhere', 'Run: same command as Step 2\nExpected: PASS', 3],
  ])('is told with its line: %s', (_, body, line) => {
    const { runs, found } = read(HEADINGS, `### Task 1: Weigh\n\n${body}\n`)
    expect(runs).toEqual([[]])
    expect(found).toContain(`lint/verify-named warn ${line}`)
  })

  it('is not told where the task has a proof of its own', () => {
    const { found } = read(
      HEADINGS,
      '### Task 1: Weigh\n\nBefore: `npm run build`\n\nRun: `npm test`\nExpected: PASS\n',
    )
    expect(found.filter((each) => each.startsWith('lint/verify-named'))).toEqual([])
  })
})

it('paths in a list below a name that is not known are told', () => {
  const { says } = read(
    HEADINGS,
    '### Task 1: Weigh\n\n**档案：**\n- 修改：`src/weigh.ts`\n- 新建：`src/scale.ts`\n\nRun: `npm test`\nExpected: PASS\n',
  )
  expect(says('lint/files').join()).toContain('"档案"')
})

describe('a story of BMAD', () => {
  const story = (end: string) =>
    `# Story 2.3: Parcel\n\nStatus: in-progress\n\n## Tasks / Subtasks\n\n- [x] Task 1: Weigh (AC: 1)\n  - [x] Read the scale\n- [ ] Task 2: Label (AC: 2)\n  - [ ] Print\n\n${end}`
  it.each(['###', '####'])('keeps its tasks above %s Review Follow-ups', (level) => {
    const { tasks, found } = read(
      STORY,
      story(`${level} Review Follow-ups (AI)\n\n- [ ] [AI-Review][HIGH] Round up\n`),
    )
    expect(tasks.map(({ id, ticked }) => [id, ticked])).toEqual([
      ['1', true],
      ['2', false],
      ['review', false],
    ])
    expect(found.filter((each) => each.startsWith('read/count'))).toEqual([])
  })

  it('blocks where the file has two lists of tasks', () => {
    const { found } = read(
      STORY,
      story('# Story 2.4: Send\n\n## Tasks / Subtasks\n\n- [ ] Task 1: Call the van\n'),
    )
    expect(found).toContain('read/task block 14')
  })
})

describe('headings with numbers and work of their own, in a plan with boxes elsewhere', () => {
  const plan = (rest: string) =>
    `# Parcel\n\n## Implementation\n\n### Step 1: Weigh\n\n**Files:**\n- \`src/weigh.go\`\n\n**Verification:** \`go build ./...\` compiles.\n\n### Step 2: Label\n\n**Files:**\n- \`src/label.go\`\n\n**Verification:** \`go test ./label\` passes.\n\n${rest}`
  it.each([
    '## Verification Plan\n\n### Automated\n\n- [ ] `go test ./...` passes\n',
    '## Rollout\n\n- [ ] Announce\n',
  ])('block where the boxes take their place', (rest) =>
    expect(read(HEADINGS, plan(rest)).found).toContain('read/count block 5'),
  )

  it('do not block where the boxes are below them', () => {
    const { found } = read(
      TASKS_MD,
      '# P\n\n## 1. Weigh\n\n**Files:** `src/a.go`\n\n- [ ] 1.1 A\n\n## 2. Label\n\n**Files:** `src/b.go`\n\n- [ ] 2.1 B\n',
    )
    expect(found.filter((each) => each.startsWith('read/count'))).toEqual([])
  })
})

describe('bullets behind a paragraph at the margin', () => {
  const box = (below: string) => read(TASKS_MD, `- [ ] 1.1 Weigh\n  - **Do**: it\n\n${below}\n`)
  it('block where they say how the task is proved', () =>
    expect(box('More words about it.\n\n  - **Verify**: `npm test -- weigh`').found).toContain(
      'read/count block 6',
    ))
  it('are told where they name its files', () =>
    expect(box('More words about it.\n\n  - **Files**: `src/weigh.ts`').found).toContain('read/count warn 6'))
  it('are fine below a heading, or where they belong to what is crossed out', () => {
    expect(box('## Notes\n\n  - **Verify**: `npm test`').found).not.toContain('read/count block 6')
    expect(box('- [ ] ~~1.2 Label~~\n  - **Verify**: `npm test`').found.join()).not.toContain('read/count')
  })
})

describe('TASKS.json', () => {
  const task = (fields: object) =>
    read(JSON_FILE, JSON.stringify({ tasks: [{ id: 'P-1', title: 'Weigh', ...fields }] }, null, 1))
  it('says which entries of a list of proofs are not run', () => {
    const { runs, tasks, says } = task({ verification: ['npm test -- weigh', 'zork smoke', 'Open the page'] })
    expect(runs).toEqual([['npm test -- weigh']])
    expect(tasks[0]?.verify[0]?.expect?.text).toBe('zork smoke; Open the page')
    expect(says('lint/verify-words')).toHaveLength(1)
  })
  it('does not begin a project as its proof', () =>
    expect(task({ verification: ['nix flake init -t .#default', 'npm test'] }).runs).toEqual([['npm test']]))
  it('tells which tasks are for a person', () => {
    const { found } = task({ owner: 'human', verification: ['npm test'] })
    expect(found).toContain('read/field warn 3')
  })
  it('tells a status that may mean that the work is done', () =>
    expect(task({ status: 'ready_for_validation' }).found.join()).toContain('read/status warn'))
  it('knows a task that is ready to be begun', () =>
    expect(task({ status: 'ready-for-dev' }).found.join()).not.toContain('read/status'))
})

describe('a task of GSD', () => {
  it('has the number that its criteria give the same command', () => {
    const { runs } = gsd(
      '<verify><automated>grep -c oldScale src/weigh.ts</automated></verify>\n<acceptance_criteria>\n- `grep -c oldScale src/weigh.ts` returns 0 matches\n</acceptance_criteria>',
    )
    expect(runs).toEqual([['! grep -c oldScale src/weigh.ts']])
  })
  it('is told that a count without a number finds what shall be gone', () =>
    expect(
      gsd(
        '<verify><automated>grep -c oldScale src/weigh.ts</automated></verify>\n<done>The old scale is removed</done>',
      ).says('lint/verify-count'),
    ).toHaveLength(1))
  it('keeps both of two commands that AND joins', () => {
    const { runs } = gsd(
      '<verify><automated>grep -c newScale docs/a.md (expect >= 1) AND grep -c oldScale docs/a.md (expect == 0)</automated></verify>',
    )
    expect(runs).toEqual([['grep -c newScale docs/a.md', '! grep -c oldScale docs/a.md']].map((each) => each))
  })
  it('does not run the name of what a person starts', () =>
    expect(
      gsd('<verify>Run `weigh_parcels` task manually and inspect the newest one.</verify>').runs,
    ).toEqual([[]]))
  it('has its file', () => {
    const { tasks } = gsd('<file>src/weigh.ts</file>\n<verify>npm test</verify>')
    expect(tasks[0]?.files).toEqual(['src/weigh.ts'])
  })
  it('is no mere question where it names files and what to do', () => {
    const { says } = read(
      '.planning/phases/02-parcel/02-01-PLAN.md',
      '<task type="checkpoint:human-verify">\n<name>Label</name>\n<files>src/label.ts</files>\n<action>Create label.ts and print it.</action>\n<verify>Look at it.</verify>\n</task>\n',
    )
    expect(says('lint/checkpoint').join()).toContain('src/label.ts')
  })
})

describe('a verify', () => {
  const of = (verify: string) => read(TASKS_MD, `- [ ] 1.1 Weigh\n  - **Verify**: ${verify}\n`)
  it('that goes on in a second piece of code is not run by half', () =>
    expect(of('`grep -c scale a.md` devuelve ≥2 `&& grep -q label a.md`').runs).toEqual([[]]))
  it('with a request that no answer can fail is told', () => {
    expect(of('`curl -X PATCH http://localhost:8000/api/parcels/1`').says('lint/verify-shows')).toHaveLength(
      1,
    )
    expect(of('`curl -fsS http://localhost:8000/health`').says('lint/verify-shows')).toEqual([])
  })
})

describe('a title', () => {
  const titled = (title: string) =>
    read(
      TASKS_MD,
      `- [ ] 1.1 Weigh\n  - **Verify**: \`npm test\`\n- [ ] 1.2 ${title}\n  - **Verify**: \`npm test\`\n`,
    )
  it.each([
    'Label — **Deferred: the board decides**',
    'Label — SKIPPED: not needed',
    'Label — SUPERSEDED 2026-01-02',
    'Label — CUT',
    'Label ✅ done in PR 12',
    'Label ⏸️ Postponed',
    'Label [ABANDONED]',
  ])('that says the task is left out or done is told: %s', (title) =>
    expect(titled(title).says('lint/open')).toHaveLength(1),
  )
  it.each(['Cut the label', 'Label — remove the old one', 'Print labels that are done'])(
    'is work otherwise: %s',
    (title) => expect(titled(title).says('lint/open')).toEqual([]),
  )
  it('is read without a comment in it', () => {
    const { tasks } = titled('Label in `src/label.ts` <!-- was tests/old.test.ts -->')
    expect(tasks[1]?.title).toBe('Label in `src/label.ts`')
  })
})
