import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../src/model/gate.ts'
import type { Task } from '../../../src/model/plan.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const KIRO = '.kiro/specs/login/tasks.md'
const SPEC_KIT = 'specs/001-login/tasks.md'
const OPENSPEC = 'openspec/changes/add-login/tasks.md'
const TASKS_MD = 'specs/demo/tasks.md'
const HEADINGS = 'docs/superpowers/plans/2026-01-05-login.md'
const GSD = '.planning/phases/01-base/01-02-PLAN.md'
const BMAD = '_bmad-output/implementation-artifacts/1-2-login.md'

/** `2v Title`: its id, then x for done, v for a mere look, o for optional. */
const shown = ({ id, title, kind, ticked, markers }: Task) =>
  `${id}${ticked ? 'x' : ''}${kind === 'verify' ? 'v' : ''}${markers.includes('OPTIONAL') ? 'o' : ''} ${title}`

function read(file: string, text: string): { tasks: Task[]; found: Finding[] } {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return { tasks: answer.reading.plan.tasks, found: lintPlan(answer.reading) }
}

/** Each was read in another way than a person reads it, most of them without a word. */
describe.each<[what: string, file: string, text: string, tasks: string[]]>([
  [
    'a final checkpoint looks',
    KIRO,
    '- [ ] 1. A\n  - do\n- [ ] 2. Final checkpoint - Ensure all tests pass\n  - Ask if questions arise\n',
    ['1 A', '2v Final checkpoint - Ensure all tests pass'],
  ],
  [
    'a checkpoint in another language looks',
    KIRO,
    '- [ ] 1. 检查点 - 确保\n- [ ] 2. 最終チェックポイント\n',
    ['1v 检查点 - 确保', '2v 最終チェックポイント'],
  ],
  [
    'a module for checkpoints is work',
    KIRO,
    '- [ ] 1. Checkpoint storage module\n  - write it\n',
    ['1 Checkpoint storage module'],
  ],
  [
    'a star may be beside the id',
    KIRO,
    '- [ ] 1. A\n  - do\n- [ ] 1.1* Test A\n- [ ] *2. Test B\n',
    ['1 A', '1.1o Test A', '2o Test B'],
  ],
  ['an id has signs before it', KIRO, '- [x] ✅ 1. A\n- [ ] 🚧 2. B\n  - do\n', ['1x A', '2 B']],
  [
    'a tick is any tick',
    OPENSPEC,
    '## 1. X\n- [✓] 1.1 A\n- [✅] 1.2 B\n- [ ] 1.3 C\n',
    ['1.1x A', '1.2x B', '1.3 C'],
  ],
  [
    'numbers below a task count its steps',
    TASKS_MD,
    '- [ ] 1.1 A\n  - [ ] 1. first\n  - [ ] 2. second\n- [ ] 1.2 B\n',
    ['1.1 A', '1.2 B'],
  ],
  [
    'an id is in brackets',
    SPEC_KIT,
    '- [ ] [T001] A\n- [ ] `T002` B\n- [ ] [T003](#t3) C\n',
    ['T001 A', 'T002 B', 'T003 C'],
  ],
  [
    'an id has a prefix',
    SPEC_KIT,
    '- [ ] FE-01 A\n- [ ] BE-01 B\n- [ ] INFRA-1 C\n',
    ['FE-01 A', 'BE-01 B', 'INFRA-1 C'],
  ],
  [
    'ids count by letters',
    OPENSPEC,
    '## A. X\n- [ ] A.1 x\n- [ ] A.2 y\n## B. Y\n- [ ] B.1 z\n',
    ['A.1 x', 'A.2 y', 'B.1 z'],
  ],
  [
    'no space follows an id',
    OPENSPEC,
    '## 1. 实现\n- [ ] 1.1添加\n- [ ] 1.2修改\n',
    ['1.1 添加', '1.2 修改'],
  ],
  [
    'a title goes on',
    SPEC_KIT,
    '- [ ] T001 Add fixtures\n  under src/a.ts\n- [ ] T002 B\n',
    ['T001 Add fixtures under src/a.ts', 'T002 B'],
  ],
  [
    'a group comes after what is in it',
    OPENSPEC,
    '- [ ] 1. Group\n  - [ ] 1.1 A\n  - [ ] 1.2 B\n',
    ['1.1 A', '1.2 B', '1v Group'],
  ],
  [
    'what is crossed out is not to be done',
    OPENSPEC,
    '- [ ] ~~A~~\n- [ ] B\n- [x] ~~C~~\n',
    ['1 B', '2x ~~C~~'],
  ],
  [
    'out of scope is not to be done',
    TASKS_MD,
    '## Tasks\n- [ ] 1.1 A\n## Out of Scope\n- [ ] 1.2 no\n',
    ['1.1 A'],
  ],
  [
    'future work is not to be done',
    TASKS_MD,
    '## Tasks\n- [ ] 1.1 A\n## Future Enhancements\n- [ ] 1.2 no\n',
    ['1.1 A'],
  ],
  ['a rollback is not to be done', TASKS_MD, '## Tasks\n- [ ] A\n## Rollback Plan\n- [ ] revert\n', ['1 A']],
  [
    'a checkpoint lists what must hold',
    TASKS_MD,
    '### Part 1\n- [ ] A\n### Checkpoint: Base\n- [ ] it applies\n',
    ['1 A'],
  ],
  ['a question is not to be done', TASKS_MD, '## Tasks\n- [ ] A\n## Open Questions\n- [ ] why\n', ['1 A']],
  [
    'criteria have a bold name',
    TASKS_MD,
    '### Story 1.1: S\n- [ ] A\n\n**Acceptance Criteria:**\n- [ ] c\n',
    ['1 A'],
  ],
  ['criteria in another language', OPENSPEC, '## 实现\n- [ ] 添加\n## 验收标准\n- [ ] 能登录\n', ['1 添加']],
  [
    'tasks are headings with ids',
    SPEC_KIT,
    '### T001 [P] A\n- [ ] do a\n- [ ] do b\n### T002 B\n- [ ] do c\n',
    ['T001 A', 'T002 B'],
  ],
  [
    'tasks are headings with boxes',
    TASKS_MD,
    '### [x] Z1: A\n- do\n### [ ] Z2: B\n- do\n',
    ['Z1x A', 'Z2 B'],
  ],
  [
    'a heading is done',
    HEADINGS,
    '### ✅ Task 1: A\nx\n### Task 2: B (DONE)\nx\n### Task 3: C\n**Status:** ✅ Complete\n### Task 4: say DONE\nx\n',
    ['1x A', '2x B', '3x C', '4 say DONE'],
  ],
  ['a heading names a letter', HEADINGS, '### Task A: Foo\nx\n### Task B: Bar\ny\n', ['A Foo', 'B Bar']],
  [
    'headings in another language',
    HEADINGS,
    '### 任务 1：添加\nx\n### 任务 2：修改\ny\n',
    ['1 添加', '2 修改'],
  ],
  [
    'tasks below a task',
    HEADINGS,
    '## Task 1: G\n### Task 1.1: A\nx\n### Task 1.2: B\ny\n## Task 2: H\nz\n',
    ['1.1 A', '1.2 B', '1v G', '2 H'],
  ],
  [
    'tags are in capitals, over lines and on one line',
    GSD,
    '<Task type="auto">\n<name>A</name>\n</Task>\n<task\n  type="auto">\n<name>B</name>\n</task>\n<task><name>C</name></task><task><name>D</name></task>\n',
    ['01-02-01 A', '01-02-02 B', '01-02-03 C', '01-02-04 D'],
  ],
  [
    'a story is done since a day',
    BMAD,
    '# Story 1.2: X\n\nStatus: Done (2026-01-02)\n\n## Tasks / Subtasks\n\n- [ ] Task 1: A\n',
    ['1x A'],
  ],
  [
    'stories go by their priority',
    'prd.json',
    '{"userStories":[{"id":"b","title":"B","priority":2,"passes":false},{"id":"a","title":"A","priority":1,"passes":false}]}',
    ['a A', 'b B'],
  ],
  [
    'a task has another name',
    'TASKS.json',
    '{"tasks":[{"id":1,"task":"A"},{"id":2,"subject":"B","isDone":true}]}',
    ['1 A', '2x B'],
  ],
  [
    'a task is skipped',
    'TASKS.json',
    '{"tasks":[{"id":1,"title":"A","status":"skipped"},{"id":2,"title":"B"}]}',
    ['2 B'],
  ],
  [
    'subtasks have whole ids, and go with their task',
    '.taskmaster/tasks/tasks.json',
    '{"tasks":[{"id":"1","title":"A","subtasks":[{"id":"1.1","title":"a"}]},{"id":"2","title":"B","status":"cancelled","subtasks":[{"id":1,"title":"b"}]}]}',
    ['1.1 a', '1v A'],
  ],
])('%s', (_, file, text, expected) => {
  it('is read as a person reads it, and what is left out is named', () => {
    const { tasks, found } = read(file, text)
    expect(tasks.map(shown)).toEqual(expected)
    const isLeft = /Scope|Future|Rollback|Checkpoint: |Questions|Criteria|验收|~~A|skipped|cancelled/.test(
      text,
    )
    expect(found.some(({ id }) => id === 'read/no-task' || id === 'read/left-out')).toBe(isLeft)
  })
})

describe('the status of a task that is a heading', () => {
  it.each([
    ['✅ Complete (2026-01-02)', true],
    ['Done', true],
    ['✅', true],
    ['✅ **COMPLETED & shipped**', true],
    ['✅ Implementation complete', true],
    ['Complete rewrite needed', false],
    ['✅ Ready', false],
    ['Not done', false],
    ['Pending', false],
  ])('%s', (status, done) => {
    const { tasks } = read(HEADINGS, `### Task 1: A\n**Status:** ${status}\n\n### Task 2: B\nx\n`)
    expect(tasks.map(({ ticked }) => ticked)).toEqual([done, false])
  })
})

describe('what is almost a task', () => {
  it.each(['- [] 1.1 A', '-[ ] 1.1 A', '- [  ] 1.1 A', '- [ ]1.1 A', '- ☐ 1.1 A'])('%j blocks', (line) => {
    const { found } = read(OPENSPEC, `## 1. X\n${line}\n- [ ] 1.2 B\n`)
    expect(found).toContainEqual(expect.objectContaining({ id: 'read/count', severity: 'block', line: 2 }))
  })

  it('a box in a quotation is named', () => {
    const { found } = read(OPENSPEC, '## 1. X\n- [ ] 1.1 A\n> - [ ] 1.2 B\n- [ ] 1.3 C\n')
    expect(found).toContainEqual(expect.objectContaining({ id: 'read/count', severity: 'warn', line: 3 }))
  })

  it.each(['- []byte is a slice', '- [](x.md) a link', '- 3.11 or later'])('%j is not', (line) => {
    expect(
      read(OPENSPEC, `## 1. X\n- [ ] 1.1 A\n\n${line}\n`).found.filter(({ id }) => id === 'read/count'),
    ).toEqual([])
  })

  it.each([OPENSPEC, KIRO])(
    'a box with another sign is open, and named where its planner has no such sign: %s',
    (file) => {
      const { tasks, found } = read(file, '- [-] 1.1 A\n  - do\n- [ ] 1.2 B\n  - do\n')
      expect(tasks.map(shown)).toEqual(['1.1 A', '1.2 B'])
      expect(found.filter(({ id }) => id === 'read/box').map(({ line }) => line)).toEqual(
        file === KIRO ? [] : [1],
      )
    },
  )

  it('a name that is there twice in JSON blocks', () => {
    const { found } = read('TASKS.json', '{"tasks":[{"id":1,"title":"A"}],\n"tasks":[{"id":2,"title":"B"}]}')
    expect(found).toContainEqual(expect.objectContaining({ id: 'read/json', severity: 'block', line: 2 }))
  })
})

describe('what a task waits for', () => {
  const waits = (said: string) => {
    const { tasks } = read(
      TASKS_MD,
      `- [ ] 1.1 A\n- [ ] 1.2 B\n- [ ] 1.3 C\n- [ ] 1.4 D\n  - **Depends on**: ${said}\n`,
    )
    return tasks.at(-1)
  }
  it.each<[said: string, ids: string[], states: boolean]>([
    ['1.1-1.3', ['1.1', '1.2', '1.3'], true],
    ['1.1 to 1.2 and 1.3', ['1.1', '1.2', '1.3'], true],
    ['1.1 (needs 3 fields)', ['1.1'], true],
    ['Task 1.1, Node 20', ['1.1'], true],
    ['none', [], true],
    ['all previous tasks', [], false],
    ['Phase 1', [], false],
    ['1.2 and everything above', ['1.2'], false],
    ['1.1 | **Req**: S1', ['1.1'], true],
    ['(1.2)', ['1.2'], true],
    ['(1.1, 1.2)', ['1.1', '1.2'], true],
    ['#1.2', ['1.2'], true],
    ['#1.1 and #1.2', ['1.1', '1.2'], true],
    ['(#1.2)', ['1.2'], true],
    ['the schema (1.2)', ['1.2'], false],
    ['(the schema)', [], false],
    ['(none)', [], true],
    ['1.1 (1.2)', ['1.1'], true],
  ])('%s', (said, ids, states) => {
    expect(waits(said)).toMatchObject({ dependsOn: ids })
    expect(waits(said)?.statesDependencies ?? false).toBe(states)
  })

  it('a range and a mere mention in a title', () => {
    const { tasks } = read(
      SPEC_KIT,
      '- [ ] T001 A\n- [ ] T002 B\n- [ ] T003 C (depends on T001-T002)\n- [ ] T004 D after T003\n',
    )
    expect(tasks.slice(2)).toMatchObject([
      { dependsOn: ['T001', 'T002'], statesDependencies: true },
      { dependsOn: ['T003'] },
    ])
    expect(tasks[3]).not.toHaveProperty('statesDependencies')
  })

  it('what a title says in brackets, if it is a task of the plan', () => {
    const titled = (said: string) =>
      read(
        'openspec/changes/wash/tasks.md',
        `## 1. A\n\n- [ ] 1.1 Wash ${said}\n- [ ] 1.2 Dry\n- [ ] 1.3 Park\n`,
      ).tasks.find(({ id }) => id === '1.1')?.dependsOn
    expect(titled('(depends on 1.2)')).toEqual(['1.2'])
    expect(titled('[depends: #1.3]')).toEqual(['1.3'])
    expect(titled('(after 1.2 and 1.3)')).toEqual(['1.2', '1.3'])
    expect(titled('(depends on Node 18.2)')).toEqual([])
    expect(titled('after 3.5 minutes')).toEqual([])
  })

  it.each(['#1', 'Task 1', 'task-1', '#task-1', 'Task #1', '(1)'])('%s in JSON is task 1', (said) => {
    const tasks = [
      { id: 1, title: 'A' },
      { id: 2, title: 'B', dependencies: [said] },
    ]
    expect(read('TASKS.json', JSON.stringify({ tasks })).tasks[1]?.dependsOn).toEqual(['1'])
  })

  it('ids in objects, and what is no id', () => {
    const json = (dependency: unknown) =>
      read(
        'TASKS.json',
        JSON.stringify({
          tasks: [
            { id: 1, title: 'A' },
            { id: 2, title: 'B', dependencies: [dependency] },
          ],
        }),
      )
    expect(json({ id: 1 }).tasks[1]?.dependsOn).toEqual(['1'])
    expect(json({ x: 1 }).found).toContainEqual(
      expect.objectContaining({ id: 'read/task', severity: 'block' }),
    )
  })
})

describe('what proves a task', () => {
  const commands = (file: string, text: string) =>
    read(file, text).tasks.map(({ verify }) => verify.map(({ command }) => command))
  it.each<[said: string, command: string | undefined]>([
    ['`src/a.ts` exists', undefined],
    ['`npm test` or `pnpm test`', 'npm test'],
    ['`$ npm test`', 'npm test'],
    ['`npm test -- a` fails (RED)', '! npm test -- a'],
    ['`npm test -- a` fails without the fix', 'npm test -- a'],
    ['`npm run a && npm test` should fail', '! ( npm run a && npm test )'],
  ])('%s', (said, command) => {
    expect(commands(TASKS_MD, `- [ ] 1.1 A\n  - **Verify**: ${said}\n`)).toEqual([[command]])
  })

  it('bullets at the margin of their task are of it', () => {
    expect(commands(TASKS_MD, '- [ ] 1.1 A\n- **Do**: x\n- **Verify**: `npm test`\n- [ ] 1.2 B\n')).toEqual([
      ['npm test'],
      [],
    ])
  })

  it('a verify in bold, and one below the box of a heading', () => {
    expect(
      commands(
        HEADINGS,
        '### Task 1: A\n\n**Verify:** `npm test`\n\n### Task 2: B\n\n- [ ] B\n  - **Verify**: `npm run b`\n',
      ),
    ).toEqual([['npm test'], ['npm run b']])
  })

  it('several elements, a fence in one, and a verification', () => {
    const task = (inside: string) => `<task type="auto">\n<name>A</name>\n${inside}\n</task>\n`
    expect(
      commands(
        GSD,
        task('<verify>npm test</verify>\n<verify>npm run lint</verify>') +
          task('<verify><automated>\n```bash\nnpm test\n```\n</automated></verify>') +
          task('<verification>npm run b</verification>'),
      ),
    ).toEqual([['npm test', 'npm run lint'], ['npm test'], ['npm run b']])
  })
})
