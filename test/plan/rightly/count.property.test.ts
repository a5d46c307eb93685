import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../src/model/gate.ts'
import type { Task } from '../../../src/model/plan.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

interface Read {
  tasks: Task[]
  /** Every line that a finding names. */
  told: Set<number>
}

/** Undefined where the plan is refused whole, with the reason. */
function read(text: string, file: string): Read | undefined {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') return undefined
  const numbers = ({ line, message }: Finding) => [line ?? 0, ...(message.match(/\d+/g) ?? []).map(Number)]
  return { tasks: answer.reading.plan.tasks, told: new Set(lintPlan(answer.reading).flatMap(numbers)) }
}

const pick = <T>(...of: T[]) => fc.constantFrom(...of)
const WORDS = pick(
  'parser',
  'printer',
  'store',
  'login page',
  'cache',
  'migration',
  'README',
  'API of users',
  '解析器',
)
const title = fc
  .tuple(pick('Add the', 'Write', 'Fix', 'Test the', 'Remove'), WORDS)
  .map((words) => words.join(' '))

/** What people put around a task, and between tasks. None of it is a task. */
const NOISE = pick(
  '',
  'Some words about it.',
  '**Purpose**: because',
  '---',
  '> a remark',
  '| a | b |',
  '<!-- - [ ] 9.9 an old one -->',
  '```sh\n- [ ] 9.8 an example\n### Task 9: an example\n```',
  '~~~md\n<task type="auto">\n</task>\n~~~',
  '1. first\n2. second',
)
const BELOW = pick(
  '',
  '  - a remark',
  '  - **Do**: it',
  '  - [ ] a step',
  '  - [x] a step that is done',
  '  ```ts\n  - [ ] 9.7 code\n  ```',
  '\n  more words',
  '  - _Requirements: 1.1, 2.3_',
)

/** How the id and the title of a task may be written. */
const DRESS = pick<(id: string, name: string) => string>(
  (id, name) => `${id} ${name}`,
  (id, name) => `**${id}** ${name}`,
  (id, name) => `**${id} ${name}**`,
  (id, name) => `${id}: ${name}`,
  (id, name) => `✅ ${id} ${name}`,
  (id, name) => `${id} [P] ${name}`,
  (id, name) => `${id} ${name} [P]`,
  (id, name) => `\`${id}\` ${name}`,
)
const BULLET = pick('-', '*', '+')
const BOX = pick('[ ]', '[ ]', '[x]', '[X]', '[~]', '[-]')
const END = pick('\n', '\r\n')

interface Written {
  text: string
  /** Each task: its id, and the line (from 1) where it begins. */
  tasks: { id: string; line: number; done: boolean }[]
}

/** Puts the parts one below the other. A part with an id is a task. */
function write(parts: readonly { id?: string; text: string; done?: boolean }[], end: string): Written {
  const tasks: Written['tasks'] = []
  let line = 1
  for (const { id, text, done = false } of parts) {
    if (id !== undefined) tasks.push({ id, line, done })
    line += text.split('\n').length
  }
  return {
    text: parts
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('\n', end),
    tasks,
  }
}

const checklist = (idOf: (at: number) => string, head: string): fc.Arbitrary<Written> =>
  fc
    .tuple(fc.array(fc.tuple(title, DRESS, BOX, BELOW, NOISE), { minLength: 2, maxLength: 8 }), BULLET, END)
    .map(([rows, bullet, end]) =>
      write(
        [
          { text: head },
          ...rows.flatMap(([name, dress, box, below, noise], at) => [
            { id: idOf(at), text: `${bullet} ${box} ${dress(idOf(at), name)}`, done: /x/i.test(box) },
            { text: below },
            { text: `\n${noise}\n` },
          ]),
        ],
        end,
      ),
    )

const headings: fc.Arbitrary<Written> = fc
  .tuple(
    fc.array(fc.tuple(title, pick('Task', '**Task', '✔️ Task #'), pick(':', ' —', '.'), BELOW, NOISE), {
      minLength: 2,
      maxLength: 6,
    }),
    pick('##', '###', '####'),
    END,
  )
  .map(([rows, level, end]) =>
    write(
      rows.flatMap(([name, word, colon, below, noise], at) => [
        {
          id: String(at + 1),
          text: `${level} ${word.endsWith('#') ? word : `${word} `}${at + 1}${word.startsWith('*') ? '**' : ''}${colon} ${name}`,
          done: word.startsWith('✔') || below.includes('[x]'),
        },
        { text: `\n${below}` },
        { text: `\n${noise}\n` },
      ]),
      end,
    ),
  )

const gsd: fc.Arbitrary<Written> = fc
  .tuple(
    fc.array(fc.tuple(title, pick('type="auto"', "type='auto'", 'type="auto"\n  tdd="true"'), BELOW, NOISE), {
      minLength: 1,
      maxLength: 6,
    }),
    END,
  )
  .map(([rows, end]) =>
    write(
      [
        { text: '<tasks>' },
        ...rows.flatMap(([name, attributes, below, noise], at) => [
          {
            id: `01-02-${String(at + 1).padStart(2, '0')}`,
            text: `<task ${attributes}>\n<name>${name}</name>\n<action>\n${below}\n</action>\n<verify>npm test</verify>\n</task>`,
          },
          { text: noise },
        ]),
        { text: '</tasks>' },
      ],
      end,
    ),
  )

const story: fc.Arbitrary<Written> = fc
  .array(fc.tuple(title, BOX, pick('', '  - [ ] a step', '  - words')), { minLength: 1, maxLength: 6 })
  .map((rows) =>
    write(
      [
        {
          text: '# Story 1.2: S\n\nStatus: ready\n\n## Acceptance Criteria\n\n- [ ] a criterion\n\n## Tasks / Subtasks\n',
        },
        ...rows.flatMap(([name, box, below], at) => [
          { id: String(at + 1), text: `- ${box} Task ${at + 1}: ${name}`, done: /x/i.test(box) },
          { text: below },
        ]),
        { text: '\n## Dev Notes\n\n- [ ] a note' },
      ],
      '\n',
    ),
  )

const json = (isMaster: boolean): fc.Arbitrary<Written> =>
  fc
    .tuple(
      fc.array(fc.tuple(title, pick('pending', 'done', 'cancelled')), { minLength: 1, maxLength: 6 }),
      pick(0, 2),
    )
    .map(([rows, indent]) => {
      const tasks = rows.map(([name, status], at) => ({
        id: at + 1,
        title: `${name} ${at}`,
        status,
        ...(isMaster ? { testStrategy: '' } : {}),
      }))
      const text = JSON.stringify(isMaster ? { master: { tasks } } : { tasks }, undefined, indent)
      const lineOf = (id: number) =>
        text.slice(0, text.indexOf(`"id":${indent ? ' ' : ''}${id},`)).split('\n').length - (indent ? 1 : 0)
      return {
        text,
        tasks: tasks.flatMap(({ id, status }) =>
          status === 'cancelled' ? [] : [{ id: String(id), line: lineOf(id), done: status === 'done' }],
        ),
      }
    })

describe.each<[format: string, file: string, plans: fc.Arbitrary<Written>]>([
  ['tasks-md', 'specs/demo/tasks.md', checklist((at) => `1.${at + 1}`, '# Tasks\n\n## Phase 1: A\n')],
  [
    'spec-kit',
    'specs/001-x/tasks.md',
    checklist((at) => `T00${at + 1}`, '# Tasks: X\n\n## Phase 1: Setup\n'),
  ],
  ['kiro', '.kiro/specs/x/tasks.md', checklist((at) => `${at + 1}.1`, '# Implementation Plan\n')],
  ['openspec', 'openspec/changes/x/tasks.md', checklist((at) => `1.${at + 1}`, '## 1. A\n')],
  ['superpowers', 'docs/superpowers/plans/x.md', headings],
  ['plan-md', '.planning/phases/01-x/01-02-PLAN.md', gsd],
  ['bmad', '_bmad-output/1-2-x.md', story],
  ['tasks-json', 'TASKS.json', json(false)],
  ['task-master', '.taskmaster/tasks/tasks.json', json(true)],
])('a plan of %s, however it is decorated', (_, file, plans) => {
  it('is read task for task, where it is written, and nothing else is', () => {
    fc.assert(
      fc.property(plans, ({ text, tasks }) => {
        const found = read(text, file)
        const got = found?.tasks.map(({ id, line, ticked }) => ({ id, line, done: ticked }))
        expect(got).toEqual(tasks)
      }),
      { numRuns: 100 },
    )
  })
})

/** What could be a task, also where a hand slipped. `$` is the text behind it. */
const LOOKS = [
  '- [ ] $',
  '- [x] $',
  '  - [ ] $',
  '1. [ ] $',
  '- [ ]\\* $',
  '- [] $',
  '-[ ] $',
  '- [  ] $',
  '- ☐ $',
  '### $',
  '#### $',
  '### [ ] $',
  '<task type="auto"> $',
  '<Task> $',
  '</task><task> $',
]
const NAMES = [
  '1.1 A',
  '1.2 B',
  'T001 C',
  'Task 1: D',
  'Task F2: E',
  'Task 5 I',
  'Tasks 6-7: J',
  'words',
  '4 files',
  'Z1: F',
  '**2.1** G',
  '~~3.1 H~~',
]
const AROUND = [
  '<tasks>',
  '</tasks>',
  '</task>',
  '<name>N</name>',
  '## Success Criteria',
  '## Phase 1: A',
  '# Story 1.1: S',
  '## Tasks / Subtasks',
  '**Acceptance:**',
  '## Out of scope',
  'words',
  '',
]

/** A heading may also be about a task that is read from another line. */
const idIn = (name: string) => /^\W*(?:Task )?([A-Z]?\d[\d.]*)/.exec(name)?.[1]

describe('whatever looks like a task', () => {
  it('is in a task that was read, or a finding names its line', () => {
    const look = fc.tuple(pick(...LOOKS), pick(...NAMES)).map(([shape, name]) => ({
      text: shape.replace('$', name),
      /** A heading or a tag is a task of its own, also inside another; a box there may be a step. */
      isOwn: /^#|task/i.test(shape),
      name,
      looks: !shape.startsWith('###') || /^Task|^T00/.test(name) || shape.includes('['),
    }))
    const other = pick(...AROUND).map((text) => ({ text, looks: false, isOwn: false, name: '' }))
    fc.assert(
      fc.property(fc.array(fc.oneof(look, other), { maxLength: 25 }), (lines) => {
        const found = read(lines.map(({ text }) => text).join('\n'), 'specs/x/tasks.md')
        if (!found) return
        for (const [at, { text, looks, isOwn, name }] of lines.entries()) {
          if (!looks) continue
          const isRead = found.tasks.some(({ id, line, endLine }) =>
            isOwn
              ? line === at + 1 || (text.startsWith('#') && id === idIn(name))
              : line <= at + 1 && at + 1 <= endLine,
          )
          expect(isRead || found.told.has(at + 1), `line ${at + 1}: ${text}`).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

/** Entries of JSON in groups, below other objects, and with entries below them; each has a title of its own. */
const nested = fc
  .tuple(
    fc.array(fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    pick('tasks', 'stories', 'groups', 'named', 'below', 'top'),
    pick('subtasks', 'children', 'tasks', 'subSubtasks'),
    fc.boolean(),
  )
  .map(([shape, how, list, hasIds]) => {
    let count = 0
    const entry = () => ({
      ...(hasIds ? { id: `N${++count}` } : {}),
      title: `Entry ${hasIds ? count : ++count}`,
    })
    const groups = shape.map((group) =>
      group.map((below) => ({
        ...entry(),
        ...(below > 0 ? { [list]: Array.from({ length: below }, entry) } : {}),
      })),
    )
    const value = {
      tasks: { tasks: groups.flat() },
      stories: { userStories: groups.flat() },
      groups: { phases: groups.map((tasks, at) => ({ name: `Part ${at}`, tasks })) },
      named: { tasks: Object.fromEntries(groups.map((tasks, at) => [`part${at}`, tasks])) },
      below: { a: { b: { tasks: groups.flat() } }, c: [1] },
      top: groups.flat(),
    }[how]
    return { value, titles: Array.from({ length: count }, (_, at) => `Entry ${at + 1}`) }
  })

describe('entries of JSON in any of these shapes', () => {
  it('are read, or the lint blocks', () => {
    fc.assert(
      fc.property(nested, ({ value, titles }) => {
        const answer = readPlanText(JSON.stringify(value, undefined, 2), 'TASKS.json')
        if (answer.kind !== 'read') throw new Error(answer.kind)
        const read = new Set(answer.reading.plan.tasks.map((task) => task.title))
        const lost = titles.filter((each) => !read.has(each))
        const blocks = lintPlan(answer.reading).some(
          ({ id, severity }) => id === 'read/count' && severity === 'block',
        )
        expect({ lost, blocks: lost.length === 0 || blocks }).toEqual({ lost, blocks: true })
      }),
      { numRuns: 300 },
    )
  })
})
