import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const HEADINGS = 'docs/superpowers/plans/2026-01-05-login.md'
const OPENSPEC = 'openspec/changes/add-login/tasks.md'
const SPEC_KIT = 'specs/001-login/tasks.md'
const TASKS_MD = 'specs/demo/tasks.md'

function read(file: string, text: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const { tasks } = answer.reading.plan
  const found = lintPlan(answer.reading).map(({ id, severity, line, message }) => ({
    at: `${id} ${severity} ${line}`,
    message,
  }))
  return {
    tasks,
    names: tasks.map(({ id, title }) => `${id} ${title}`),
    found,
    at: found.map(({ at }) => at),
  }
}
const counted = (at: readonly string[]) => at.filter((each) => each.startsWith('read/count'))

describe('a heading that names a task', () => {
  it('needs no colon, and keeps its own proof', () => {
    const { tasks, names } = read(HEADINGS, '## Task 1: A\n\nx\n\n### Task 2 B\n\nRun: `npm test -- b`\n')
    expect(names).toEqual(['1 A', '2 B'])
    expect(tasks.map(({ verify }) => verify.map(({ command }) => command))).toEqual([[], ['npm test -- b']])
  })

  it('has its whole id', () => {
    expect(read(HEADINGS, '### Task 1.1 Create\nx\n### Task 1.2 Test\ny\n').names).toEqual([
      '1.1 Create',
      '1.2 Test',
    ])
  })

  it('is no second task where it is about one', () => {
    const { names, at } = read(
      HEADINGS,
      '### Task 1: A\nx\n#### Task 1 Notes\ny\n### Task 2: B\nz\n## Tasks 1-2 review\nw\n',
    )
    expect(names).toEqual(['1 A', '2 B'])
    expect(at.filter((each) => each.startsWith('read/count block'))).toEqual([])
  })

  it.each([
    ['two tasks', '### Tasks 3-4: C'],
    ['two tasks with a word between', '### Task 3 and 4: C'],
    ['two tasks below the one before', '#### Tasks 3-4: C'],
    ['a bold line', '**Task 3: C**'],
    ['a bold id', '**Task 3**: C'],
  ])('of %s blocks where it is not read', (_, line) => {
    const { names, at } = read(
      HEADINGS,
      `### Task 1: A\nx\n### Task 2: B\ny\n\n${line}\n\nRun: \`npm test -- c\`\n`,
    )
    expect(names).toEqual(['1 A', '2 B'])
    expect(counted(at)).toEqual(['read/count block 6'])
  })

  it.each(['### ~~Task 2: B~~', '### Task 2: ~~B~~ (moved)'])('%s is not to be done', (heading) => {
    const { names, at } = read(HEADINGS, `### Task 1: A\nx\n${heading}\ny\n### Task 3: C\nz\n`)
    expect(names).toEqual(['1 A', '3 C'])
    expect(at).toContain('read/no-task warn 3')
    expect(counted(at)).toEqual([])
  })
})

describe('what is crossed out', () => {
  it.each([
    '1.3 ~~C~~',
    '~~1.3 C~~ — moved to follow-up',
    '~~1.3~~ C',
    '1.3 ~~C~~ moved to 2.1',
    '**~~1.3 C~~**',
    '**1.3** ~~C~~ (dropped)',
    '1.3 [P] ~~C~~',
  ])('"%s" is left out and named', (line) => {
    const { names, at } = read(OPENSPEC, `## 1. X\n- [ ] 1.1 A\n- [ ] 1.2 B\n- [ ] ${line}\n`)
    expect(names).toEqual(['1.1 A', '1.2 B'])
    expect(at).toContain('read/no-task warn 4')
  })

  it('in part blocks, since nobody can tell whether the rest is to be done', () => {
    const { at } = read(OPENSPEC, '## 1. X\n- [ ] 1.1 A\n- [ ] 1.2 ~~Use npm~~ Use pnpm\n')
    expect(at).toContain('read/box block 3')
  })

  it('inside a title is a word of it', () => {
    const { names, at } = read(OPENSPEC, '## 1. X\n- [ ] 1.1 Use ~~npm~~ pnpm\n')
    expect(names).toEqual(['1.1 Use ~~npm~~ pnpm'])
    expect(at.filter((each) => /no-task|read.box/.test(each))).toEqual([])
  })
})

describe('a task without a box', () => {
  it.each<[what: string, line: string]>([
    ['a bullet', '- T002 B'],
    ['a line that is glued to the title above', 'T002 [P] B'],
    ['a bold id', '- **T002** B'],
    ['a heading', '#### T002 B'],
    ['a row of a table', '| T002 | B |'],
  ])('blocks as %s', (_, line) => {
    const { names, at } = read(SPEC_KIT, `- [ ] T001 A\n${line}\n- [ ] T003 C\n`)
    expect(names).toEqual(['T001 A', 'T003 C'])
    expect(counted(at)).toEqual(['read/count block 2'])
  })

  it.each(['- 1.2 B', '- **1.2** B', '#### 1.2 B', '**1.2 B**', '| 1.2 | B |', '1.2 B'])(
    '%j blocks',
    (line) => {
      const { names, at } = read(OPENSPEC, `## 1. X\n- [ ] 1.1 A\n${line}\n- [ ] 1.4 D\n\n- 1.3 C\n`)
      expect(names).toEqual(['1.1 A', '1.4 D'])
      expect(counted(at)).toEqual(['read/count block 3'])
    },
  )

  it.each(['- 1.2 B', '- [] 1.2 B'])('%j blocks below a group', (line) => {
    const { at } = read('.kiro/specs/x/tasks.md', `- [ ] 1. G\n  - [ ] 1.1 A\n  ${line}\n  - [ ] 1.3 C\n`)
    expect(counted(at)).toEqual(['read/count block 3'])
  })

  it('blocks beside one that is crossed out', () => {
    const { at } = read(OPENSPEC, '## 1. X\n- [ ] 1.1 A\n- [ ] ~~1.2 B~~\n#### 1.3 C\n')
    expect(counted(at)).toEqual(['read/count block 4'])
  })

  it.each([
    '- T001 blocks T003',
    '| T003 | waits for T001 |',
    '- T001-T003: setup',
    'T001 and T003 may run together',
  ])('"%s" only speaks of tasks', (line) => {
    const { at } = read(SPEC_KIT, `- [ ] T001 A\n- [ ] ~~T002 B~~\n- [ ] T003 C\n\n## Order\n\n${line}\n`)
    expect(counted(at)).toEqual([])
  })

  it('a numbered heading above its tasks is no task', () => {
    const { at } = read(TASKS_MD, '- [ ] 1.1 A\n\n### 1.2 Group\n\n- [ ] 1.2.1 B\n- [ ] 1.2.2 C\n')
    expect(counted(at)).toEqual([])
  })
})

describe('an id', () => {
  it('is read whole', () => {
    expect(read(OPENSPEC, '## 2. X\n- [ ] 2.A K\n- [ ] 2.B L\n- [ ] 2.1 M\n').names).toEqual([
      '2.A K',
      '2.B L',
      '2.1 M',
    ])
    expect(read(OPENSPEC, '## X\n- [ ] 1.添加\n- [ ] 2.修改\n').names).toEqual(['1 添加', '2 修改'])
  })

  it.each(['- [ ] 3.4/3.5 N', '- [ ] 3.4-3.5 N', '  - [ ] 3.4/3.5 N'])(
    '%j are several, which blocks',
    (line) => {
      const { names, at } = read(OPENSPEC, `## 3. X\n- [ ] 3.3 M\n${line}\n`)
      expect(names).toEqual(['3.3 M'])
      expect(at).toContain('read/no-id block 3')
    },
  )
})

describe('boxes that look at the work', () => {
  it.each([
    'Verification',
    'Verification Steps',
    'Testing & Verification',
    'Success Metrics',
    'Acceptance Checks',
    'Acceptance Criteria Met',
  ])('under %s are no tasks, and are named', (heading) => {
    const { names, at } = read(TASKS_MD, `## Build\n- [ ] 1.1 A\n\n## ${heading}\n- [ ] 1.2 tests pass\n`)
    expect(names).toEqual(['1.1 A'])
    expect(at).toContain('read/no-task warn 5')
  })

  it('are the tasks of a plan that has no others', () => {
    expect(read(TASKS_MD, '# P\n\n## Verification\n- [ ] 1.1 Run it\n- [ ] 1.2 See it\n').names).toEqual([
      '1.1 Run it',
      '1.2 See it',
    ])
  })
})

describe('a story that says it is done', () => {
  const story = (tasks: string) =>
    read('stories/1-2.md', `# Story 1.2: X\n\nStatus: Done\n\n## Tasks / Subtasks\n\n${tasks}`)
  it('blocks where a box is open', () => {
    expect(story('- [x] Task 1: A\n- [ ] Task 2: B\n').at).toContain('read/box block 8')
  })
  it('is done where none is', () => {
    const { tasks, at } = story('- [x] Task 1: A\n- [x] Task 2: B\n')
    expect(tasks.map(({ ticked }) => ticked)).toEqual([true, true])
    expect(at.filter((each) => each.startsWith('read/box'))).toEqual([])
  })
})

describe('a file of a known planner', () => {
  it.each<[tool: string, file: string, text: string, wants: string]>([
    ['Kiro', '.kiro/specs/x/tasks.md', '# Plan\n\n1. Write it\n2. Test it\n', 'check boxes'],
    ['OpenSpec', OPENSPEC, '## 1. X\n\n- 1.1 Write it\n', 'check boxes'],
    ['spec-kit', SPEC_KIT, '# Tasks\n\n- T001 Write it\n', 'check boxes'],
    ['BMAD', 'stories/1-2.md', '# Story 1.2: X\n\n## Tasks / Subtasks\n\n- Write it\n', 'check boxes'],
    ['superpowers', HEADINGS, '# Plan\n\n### Step 1: Write it\n\n### Step 2: Test it\n', 'Task 1: Title'],
    ['GSD', '.planning/phases/01-x/01-01-PLAN.md', '# Plan\n\n## Step\n\nwords\n', '<task>'],
  ])('of %s whose shape is not read is refused by name, with the reason', (tool, file, text, wants) => {
    const answer = readPlanText(text, file)
    expect(answer).toMatchObject({ kind: 'none', tool: { name: tool } })
    expect(JSON.stringify(answer)).toContain(wants)
  })

  it('of GSD with Task headings says how it is read', () => {
    const { names, found } = read(
      '.planning/phases/01-x/01-01-PLAN.md',
      '# Plan\n\n## Task 1: A\n\nx\n\n## Task 2: B\n\ny\n',
    )
    expect(names).toEqual(['1 A', '2 B'])
    expect(found.find(({ at }) => at === 'read/tool warn 1')?.message).toContain('GSD has no <task>')
  })
})

describe('a task that depends on one that is left out', () => {
  it.each(['.taskmaster/tasks/tasks.json', 'TASKS.json'])('is named: %s', (file) => {
    const tasks = [
      { id: 1, title: 'A', status: 'deferred' },
      { id: 2, title: 'B', status: 'pending', dependencies: [1] },
    ]
    const { found } = read(file, JSON.stringify({ tasks }, undefined, 1))
    const lost = found.find(({ at }) => at.startsWith('read/depends-on warn'))
    expect(lost?.message).toContain(
      'task 1 is left out (deferred), and these depend on it and do not wait: 2',
    )
  })
})
