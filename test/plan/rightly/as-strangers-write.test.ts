import { describe, expect, it } from 'vitest'
import { readFileList } from '../../../src/plan/file-list.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { propose } from '../../../src/plan/propose.ts'

/** Shapes of public plans that were read wrongly without a word. */
function reading(text: string, file = 'specs/x/tasks.md') {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(`${answer.kind}: ${JSON.stringify(answer)}`)
  return answer.reading
}
const tasks = (text: string, file?: string) => reading(text, file).plan.tasks
const titles = (text: string, file?: string) => tasks(text, file).map(({ title }) => title)
const proofs = (text: string, file?: string) =>
  tasks(text, file).map(({ verify }) =>
    verify.map(({ command, text: words }) => command ?? `words: ${words}`),
  )
const findings = (text: string, file?: string) =>
  lintPlan(reading(text, file)).map(({ id, line }) => `${id}:${line}`)

describe('the files of a task', () => {
  it.each([
    [
      'Modify `a/package.json`: add `vitest@^2.1.0`, see `http://localhost:3000/health` and `name`',
      ['a/package.json'],
    ],
    ['Create: `a.ts`, Modify: `src/b.ts`', ['a.ts', 'src/b.ts']],
    ['`src/a.ts`: new, `src/b.ts`', ['src/a.ts', 'src/b.ts']],
    ['All lib/a/*, lib/b/* files', ['lib/a/*', 'lib/b/*']],
    ['16 PNG files in evidence/screenshots/', ['evidence/screenshots/']],
    ['All touched source and test files.', []],
    ['docs/My Plan.md', ['docs/My Plan.md']],
  ])('%s', (line, files) => expect(readFileList([line])).toEqual(files))
})

it('a search that shall show a name and its value is more than success', () => {
  const text = '- [ ] 1.1 A\n  - **Verify**: `grep "x" a.md` shows `status: complete`\n'
  expect(findings(text)).toContain('lint/verify-words:2')
})

describe('a story of BMAD', () => {
  const file = 'docs/stories/1.1.story.md'
  it('is done where a bullet of its head says so', () =>
    expect(
      tasks(
        '# Story 1.1: A\n- **Status:** Done\n\n## Tasks / Subtasks\n\n### Task 1: X (AC: 1)\n- do it\n',
        file,
      )[0]?.ticked,
    ).toBe(true))

  it('is not done because a bullet of its notes says so', () =>
    expect(
      tasks(
        '# Story 1.1: A\n\n## Tasks / Subtasks\n- [ ] Task 1: X\n\n## Dev Notes\n- Status: done before\n',
        file,
      )[0]?.ticked,
    ).toBe(false))

  it('takes no proof out of its notes', () =>
    expect(
      proofs(
        '# Story 1.1: A\n\n## Tasks / Subtasks\n- [ ] Task 1: Write README\n\n## Dev Notes\n\n### Testing\n\n**Verification**:\n- Run `npm test` to check\n',
        file,
      ),
    ).toEqual([[]]))
})

describe('a box whose title is a command that passes', () => {
  it('is its own proof', () =>
    expect(
      proofs(
        '## 6. Verification\n- [ ] 6.1 `npm --prefix web run typecheck` clean (no errors).\n- [ ] 6.2 `npm --prefix web run test` green (`a.test.ts`).\n- [ ] 6.3 `npm test` in the readme\n',
        'openspec/changes/a/tasks.md',
      ),
    ).toEqual([['npm --prefix web run typecheck'], ['npm --prefix web run test'], []]))
})

it('files to modify are the files of a task that is a heading', () =>
  expect(
    tasks(
      '### Task 1: A\n\n**Files to Modify**:\n- `src/a.cpp`\n\n### Task 2: B\n\n**Files:**\n- `src/b.cpp`\n',
    ).map(({ files }) => files),
  ).toEqual([['src/a.cpp'], ['src/b.cpp']]))

it('a JSON file without a task is told what an entry is', () =>
  expect(
    lintPlan(reading('{"tasks": []}', 'TASKS.json'))
      .map(({ fix }) => fix)
      .join(),
  ).toContain('an entry of "tasks"'))

it('headings with ids of two parts are tasks if each has a verify', () =>
  expect(
    tasks('### US1-T1: A\n- **Verify**: `npm test -- a`\n\n### V-T1: B\n- **Verify**: `npm test -- b`\n').map(
      ({ id, verify }) => [id, verify[0]?.command],
    ),
  ).toEqual([
    ['US1-T1', 'npm test -- a'],
    ['V-T1', 'npm test -- b'],
  ]))

describe('boxes below a heading', () => {
  it('are tasks although all of them are indented', () =>
    expect(titles('## A\n  - [ ] one\n  - [ ] two\n    - a note\n- [ ] three\n## B\n  - [ ] four\n')).toEqual(
      ['one', 'two', 'three', 'four'],
    ))
  it('are steps below another box, also behind a paragraph', () =>
    expect(titles('## A\n- [ ] one\n\nthen\n\n  - [ ] step\n')).toEqual(['one']))

  it.each([
    '验收检查项',
    '验收检查',
    'Abnahmekriterien',
    'Akzeptanzkriterien',
    'Criterios de aceptación',
    'Critérios de aceitação',
    "Critères d'acceptation",
    'Критерии приёмки',
  ])('that says when the work is done are none: %s', (name) =>
    expect(titles(`## 1. A\n- [ ] eins\n\n## ${name}\n- [ ] zwei\n`)).toEqual(['eins']),
  )

  it('without a number beside numbered ones are named in a plan of another language', () => {
    const text = '## 第一阶段：甲\n- [ ] 一\n\n## 第二阶段：乙\n- [ ] 二\n\n## 交付前确认\n- [ ] 三\n'
    expect(titles(text)).toEqual(['一', '二', '三'])
    expect(findings(text)).toContain('read/other-heading:8')
  })
})

describe('tests that an entry of JSON names', () => {
  const json = (fields: object) =>
    proofs(JSON.stringify({ tasks: [{ id: 'T1', title: 'A', ...fields }] }, null, 1), 'TASKS.json')
  it('prove it', () =>
    expect(json({ acceptance_tests: ['npm test -- a.test.ts', 'looks right'] })).toEqual([
      ['npm test -- a.test.ts'],
    ]))
  it('prove it as the procedure of its validation', () =>
    expect(json({ validation: { method: 'unit', procedure: 'npm test -- b' } })).toEqual([['npm test -- b']]))
})

describe('prepare', () => {
  const project = { test: 'npm test', testFile: (path: string) => `node --test ${path}` }
  const proposed = (text: string, file?: string) =>
    [...propose(reading(text, file), project).byId.values()].map(({ command }) => command)
  const superpowers = 'docs/superpowers/plans/2026-07-01-a.md'

  it('takes the whole command of a box before a test file', () =>
    expect(
      proposed(
        '### Task 1: A\n**Files:**\n- Test: `test/a.test.mjs`\n\n- [ ] Write it.\n- [ ] Run `npm run build && node --test test/a.test.mjs` and commit the service.\n',
        superpowers,
      ),
    ).toEqual(['npm run build && node --test test/a.test.mjs']))

  it('takes each of several test files', () =>
    expect(
      proposed(
        '### Task 1: A\n**Files:**\n- Test: `test/a.test.mjs`\n- Test: `test/b.test.mjs`\n\n- [ ] Write it.\n',
        superpowers,
      ),
    ).toEqual(['node --test test/a.test.mjs && node --test test/b.test.mjs']))

  it('takes both of two commands', () =>
    expect(proposed('- [ ] 1.1 Verify `pnpm lint` and `pnpm build` pass with the new modules\n')).toEqual([
      'pnpm lint && pnpm build',
    ]))

  it('takes no command that the task only writes into a file', () =>
    expect(
      proposed('- [ ] 1.1 Create the Makefile\n  - Add `lint` target: `uv run ruff check src tests`\n'),
    ).toEqual([]))
})
