import { describe, expect, it } from 'vitest'
import { addFixTask } from '../../../src/plan/fix-task.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const reading = (text: string, file: string) => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const json = (value: unknown, file = 'TASKS.json') => reading(JSON.stringify(value, undefined, 2), file)
const names = ({ plan }: ReturnType<typeof reading>) => plan.tasks.map(({ id, title }) => `${id} ${title}`)
const lint = (read: ReturnType<typeof reading>) =>
  lintPlan(read).flatMap(({ id, severity }) => (id === 'lint/verify-present' ? [] : `${id} ${severity}`))

describe('lists of tasks in JSON', () => {
  const wash = { id: 'W1', title: 'Wash', status: 'open' }
  const dry = { id: 'W2', title: 'Dry', status: 'open' }

  it.each([
    [
      'groups by name with items',
      { tasks: { soap: { items: [wash] }, towel: { about: 'x', items: [dry] } } },
    ],
    ['groups by name that are lists', { tasks: { soap: [wash], towel: [dry] } }],
    ['a list somewhere below', { service: 'car', doc: { about: { x: 1 }, work: { tasks: [wash, dry] } } }],
    ['items beside phases that have none', { phases: [{ id: 'p1' }, { id: 'p2' }], items: [wash, dry] }],
    [
      'a list at the top of groups',
      [
        { name: 'One', tasks: [wash] },
        { name: 'Two', tasks: [dry] },
      ],
    ],
    ['an empty list before the other', { tasks: [], backlog: [wash, dry] }],
  ])('reads %s', (_, value) => {
    expect(names(json(value))).toEqual(['W1 Wash', 'W2 Dry'])
    expect(lint(json(value))).toEqual([])
  })

  it('reads subtasks before their task, with ids of their own or counted', () => {
    const read = json({
      tasks: [
        {
          taskId: 'CAR-1',
          title: 'Clean',
          subtasks: [
            { subtaskId: 'CAR-1.1', title: 'Wash', expectedFiles: ['src/wash.ts'] },
            { subtaskId: 'CAR-1.2', title: 'Dry', dependencies: ['CAR-1.1'] },
          ],
        },
        {
          id: 'CAR-2',
          title: 'Drive',
          dependencies: ['CAR-1'],
          subtasks: [{ title: 'Start' }, { id: 2, title: 'Stop' }],
        },
        { id: 'CAR-3', title: 'Park', subtasks: ['look back', 'turn'] },
      ],
    })
    expect(read.plan.tasks.map(({ id, kind, dependsOn }) => [id, kind, dependsOn])).toEqual([
      ['CAR-1.1', 'work', []],
      ['CAR-1.2', 'work', ['CAR-1.1']],
      ['CAR-1', 'verify', ['CAR-1.1', 'CAR-1.2']],
      ['CAR-2.task-001', 'work', ['CAR-1']],
      ['CAR-2.2', 'work', ['CAR-1']],
      ['CAR-2', 'verify', ['CAR-1', 'CAR-2.task-001', 'CAR-2.2']],
      ['CAR-3', 'work', []],
    ])
    expect(read.plan.tasks[0]?.files).toEqual(['src/wash.ts'])
    expect(read.plan.tasks.at(-1)?.steps).toEqual(['look back', 'turn'])
    expect(lint(read)).toEqual(['read/task warn'])
  })

  it('knows more words for done and for not to be done', () => {
    const entry = (id: number, more: object) => ({ id, title: `N${id}`, ...more })
    const read = json({
      tasks: [
        entry(1, { state: 'verified' }),
        entry(2, { verified: true }),
        entry(3, { status: 'removed' }),
        entry(4, { status: 'future' }),
        entry(5, { state: 'planned', verified: false }),
      ],
    })
    expect(read.plan.tasks.map(({ id, ticked }) => [id, ticked])).toEqual([
      ['1', true],
      ['2', true],
      ['5', false],
    ])
    expect(read.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('3 (removed), 4 (future)'),
    ])
  })

  it('a task that only has a spec is called by its first sentence', () => {
    const spec =
      'Wash the car with warm water. Use the soap in src/soap.ts and no brush, as brushes scratch the paint.'
    expect(names(json([{ id: 'W1', spec }]))).toEqual(['W1 Wash the car with warm water'])
  })

  it('a tag of task-master may be the list itself', () => {
    const tag = {
      master: [
        { id: '1', title: 'Wash' },
        { id: '2', title: 'Dry', dependencies: ['1'] },
      ],
    }
    const { plan } = json(tag, '.taskmaster/tasks/tasks.json')
    expect(plan.tasks).toMatchObject([{ id: '1' }, { id: '2', dependsOn: ['1'] }])
  })
})

describe('headings as tasks', () => {
  it('reads T1.2, T-3 and a [VERIFY] heading, which only looks', () => {
    const text =
      '# P\n\n### T1.1: Wash\n\n- **Verify**: `npm test -- wash`\n\n### T-3 — Dry [P]\n\nx\n\n### [VERIFY] V1 — Look at it\n\n- [ ] Verify: `npm test` exits 0\n'
    const read = reading(text, 'specs/car/tasks.md')
    expect(read.plan.tasks.map(({ id, title, kind }) => `${id} ${title} ${kind}`)).toEqual([
      'T1.1 Wash work',
      'T-3 Dry work',
      'V1 Look at it verify',
    ])
    expect(lint(read)).not.toContain('read/count warn')
  })

  it.each([
    ['phases', '# Car\n\n## Why\nx\n\n## Phase C0: Wash\ny\n\n## Phase C1 — Dry\nz\n', ['C0 Wash', 'C1 Dry']],
    [
      'numbers below a phase',
      '# Car\n\n## Phase 1\n\n### 1.1 Wash\ny\n\n### 1.2. Dry\nz\n',
      ['1.1 Wash', '1.2 Dry'],
    ],
  ])('reads %s where nothing is called a task, and says so', (_, text, expected) => {
    const read = reading(text, 'docs/superpowers/plans/2026-01-05-car.md')
    expect(names(read)).toEqual(expected)
    expect(read.problems).toMatchObject([{ id: 'read/tool', severity: 'warn' }])
  })

  it.each([
    [
      'letters and numbers',
      '# Car\n\n## A\n\n### A1: Wash\n**Verify:** `npm test -- a`\n\n### A2: Dry\n**Files:** src/dry.ts\n\n## B\n\n### B1: Drive\nRun: `npm test -- c`\n',
      ['A1 Wash', 'A2 Dry', 'B1 Drive'],
    ],
    [
      'numbers in another language',
      '# Машина\n\n## 1. Вымыть\n**Files:** src/wash.ts\n\n## 2. Высушить\nRun: `npm test`\n',
      ['1 Вымыть', '2 Высушить'],
    ],
  ])('reads %s that have files or a proof, and says so', (_, text, expected) => {
    const read = reading(text, 'docs/plans/car.md')
    expect(names(read)).toEqual(expected)
    expect(read.problems).toMatchObject([{ id: 'read/tool', severity: 'warn' }])
  })

  it.each([
    ['issues with letters', '# Car\n\n### A1: It is wet\nwords\n\n### A2: It is slow\nwords\n'],
    ['requirements', '# Car\n\n### FR-1: Dry\n**Verify:** look\n\n### FR-2: Fast\n**Verify:** look\n'],
    ['a design with numbered sections', '# Car\n\n## 1 Design\n\n### 1.1 Wheels\ny\n\n### 1.2 Doors\nz\n'],
    ['one phase', '# Car\n\n## Phase 1: Wash\n\nwords\n'],
  ])('does not take %s for tasks', (_, text) => {
    expect(readPlanText(text, 'docs/superpowers/plans/2026-01-05-car.md').kind).toBe('none')
  })

  it('a planner whose boxes are steps is told so', () => {
    const text = '# Tasks\n\n## Task 1: Wash\n- [ ] 1.1 soap\n\n## Task 2: Dry\n- [ ] 2.1 towel\n'
    const read = reading(text, '.kiro/specs/car/tasks.md')
    expect(names(read)).toEqual(['1 Wash', '2 Dry'])
    expect(read.problems[0]?.message).toBe(
      'this file of Kiro names its tasks in headings, and these are read; the check boxes below them are their steps',
    )
  })

  it('boxes stay the tasks where there are some', () => {
    const text = '# Car\n\n## Phase 1: Wash\n\n- [ ] Take soap\n\n## Phase 2: Dry\n\n- [ ] Take a towel\n'
    expect(names(reading(text, 'docs/plans/car.md'))).toEqual(['1 Take soap', '2 Take a towel'])
  })

  it('a script below which a result is expected is a proof, whatever is above it', () => {
    const text =
      '### Task 1: Wash\n\n1. write it\n   ```bash\n   npm test -- wash\n   ```\n   Expected: FAIL\n2. build it\n   ```bash\n   npm test -- wash --all\n   ```\n   Expected: GREEN\n\n```bash\nnpm install\n```\n\n### Task 2: Dry\n\nx\n'
    expect(reading(text, 'docs/plans/car.md').plan.tasks[0]?.verify.map(({ command }) => command)).toEqual([
      'npm test -- wash --all',
    ])
  })

  it('a story marks its headings as done', () => {
    const text =
      '# Story 1.1: Car\n\n## Status\nReady\n\n## Acceptance Criteria\n1. x\n\n## Tasks / Subtasks\n\n### Task 1: Wash [x]\n- soap\n\n### Task 2: Dry [ ]\n- towel\n\n## Dev Notes\nx\n\n## Dev Agent Record\n- [x] Task 1\n'
    const { plan } = reading(text, 'docs/stories/1.1.story.md')
    expect(plan.format).toBe('bmad')
    expect(plan.tasks.map(({ title, ticked }) => `${title} ${ticked}`)).toEqual(['Wash true', 'Dry false'])
  })
})

describe('numbers that begin again in each phase', () => {
  const again = (...tasks: [string, string[]][]) => tasks

  it.each([
    [
      'headings',
      'docs/plans/car.md',
      '## Phase 1: A\n\n### Task 1: Wash\nx\n\n### Task 2: Dry\n\n**Dependencies:** Task 1\n\n## Phase 2: B\n\n### Task 1: Drive\nx\n\n### Task 2: Park\n\n**Dependencies:** Task 1\n',
    ],
    [
      'boxes',
      'specs/car/tasks.md',
      '## Phase 1: A\n- [ ] 1. Wash\n  - Do: x\n- [ ] 2. Dry\n  - Depends on: 1\n\n## Phase 2: B\n- [ ] 1. Drive\n  - Do: x\n- [ ] 2. Park\n  - Depends on: 1\n',
    ],
  ])('make the phase a part of the id: %s', (_, file, text) => {
    const read = reading(text, file)
    expect(read.plan.tasks.map(({ id, dependsOn }) => [id, dependsOn])).toEqual(
      again(['P1-1', []], ['P1-2', ['P1-1']], ['P2-1', []], ['P2-2', ['P2-1']]),
    )
    expect(read.problems).toMatchObject([{ id: 'read/ids', severity: 'warn' }])
    expect(lint(read)).not.toContain('lint/unique-id block')
  })

  it('a fix that is written into such a plan is read back with its id', () => {
    const text = '## Phase 1: A\n- [ ] 1. Wash\n  - Do: x\n\n## Phase 2: B\n- [ ] 1. Drive\n  - Do: x\n'
    const { plan } = reading(text, 'specs/car/tasks.md')
    const original = plan.tasks[1] as (typeof plan.tasks)[number]
    const fix = addFixTask(plan, {
      original,
      files: ['car.ts'],
      finding: 'too fast',
      summary: 'Slow down',
      scope: 'car',
    })
    const again = reading(fix?.insert(text) ?? '', 'specs/car/tasks.md').plan.tasks
    expect(fix?.task.id).toBe('P2-1.1')
    expect(again.map(({ id, fixOf }) => [id, fixOf])).toEqual([
      ['P1-1', undefined],
      ['P2-1', undefined],
      ['P2-1.1', 'P2-1'],
    ])
  })

  it('an id that is there twice in one phase is refused as before', () => {
    const read = reading('## Phase 1: A\n- [ ] 1.1 Wash\n- [ ] 1.1 Dry\n', 'specs/car/tasks.md')
    expect(lint(read)).toContain('lint/unique-id block')
  })

  it('a line that a planner left behind is no second task', () => {
    const read = reading(
      '- [x] 1. Wash\n\n- [ ] 1. Wash\n  - with soap\n\n- [ ] 2. Dry\n  - with a towel\n',
      '.kiro/specs/car/tasks.md',
    )
    expect(read.plan.tasks.map(({ id, ticked, line }) => [id, ticked, line])).toEqual([
      ['1', false, 3],
      ['2', false, 6],
    ])
    expect(lint(read)).toEqual(['read/box warn'])
  })
})

describe('ids in a check list', () => {
  it('T-3 and TASK-07 are ids, also with gaps and behind a heading about looking', () => {
    const text = (a: string, b: string) =>
      `- [ ] ${a} Wash\n\n#### Verification\n\n- [ ] ${b} Dry (depends: ${a})\n`
    const read = reading(text('T-1', 'T-5'), 'specs/001-car/tasks.md')
    expect(read.plan).toMatchObject({
      format: 'spec-kit',
      tasks: [{ id: 'T-1' }, { id: 'T-5', dependsOn: ['T-1'] }],
    })
    expect(names(reading('- [ ] TASK-02: Wash\n- [ ] TASK-07: Dry\n', 'specs/car/tasks.md'))).toEqual([
      'TASK-02 Wash',
      'TASK-07 Dry',
    ])
  })

  it('a path in the front matter is not the name of the plan', () => {
    const text = '---\nspec: specs/001-car/spec.md\n---\n\n- [ ] T001 Wash\n'
    expect(reading(text, 'specs/001-car/tasks.md').plan.name).toBe('001-car')
  })

  it('files end where the sentence does, and words are none', () => {
    const text =
      '### Task 1: Wash\n\nFiles: src/wash.ts, test/wash.test.ts and the package/soap setup.\n\n### Task 2: Dry\n\nFiles: src/dry.ts.\n'
    expect(reading(text, 'docs/plans/car.md').plan.tasks.map(({ files }) => files)).toEqual([
      ['src/wash.ts', 'test/wash.test.ts'],
      ['src/dry.ts'],
    ])
  })
})
