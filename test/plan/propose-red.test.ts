import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../src/plan/formats/index.ts'
import { type Project, propose } from '../../src/plan/propose.ts'

const project: Project = {
  test: 'npm test',
  testFile: (path) => (path.endsWith('.py') ? `pytest ${path}` : `node --test ${path}`),
}
const proposed = (text: string, file = 'docs/plans/x.md') => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const { byId } = propose(answer.reading, project)
  return Object.fromEntries([...byId].map(([id, { command }]) => [id, command]))
}
const plan = (first: string) =>
  `# P\n\n### Task 1: A\n\n**Files:**\n- Test: \`tests/a.test.ts\`\n\n${first}\n\n### Task 2: B\n\n- [ ] b\n`

describe('a task that writes a test which shall fail', () => {
  it.each([
    [
      'a command',
      '- [ ] Write the test\n\nRun: `node --test tests/a.test.ts`\nExpected: FAIL, no such module',
    ],
    ['words', '- [ ] Write failing tests for the parser.\n- [ ] Run the test and confirm it fails.'],
    ['a name', '- [ ] Red: a test of the parser'],
    ['a sign', '- [ ] Write the test for the parser\n- [ ] Run it: RED'],
  ])('is proved by a test that is there and fails, as said by %s', (_, body) =>
    expect(proposed(plan(body))).toEqual({ '1': 'test -f tests/a.test.ts && ! node --test tests/a.test.ts' }),
  )

  it.each([
    [
      'passes in the end',
      '- [ ] Write failing tests.\n- [ ] Run them, and see that they fail.\n- [ ] Run them again until they pass.',
    ],
    [
      'does the work',
      '- [ ] Write failing tests for the parser.\n- [ ] Implement the parser.\n- [ ] Run the tests.',
    ],
    ['repairs one', '- [ ] Fix the failing tests of the parser.'],
  ])('is not one that %s', (_, body) =>
    expect(proposed(plan(body))).toEqual({ '1': 'node --test tests/a.test.ts' }),
  )

  it('is called so in a check list, by its title or its phase', () => {
    const text =
      '# T\n\n## Phase 1: Failing tests\n\n- [ ] T001 Write `tests/test_a.py` for the loader\n- [ ] T002 Run the tests and confirm RED\n\n## Phase 2: Work\n\n- [ ] T003 Add failing tests to `tests/test_b.py`\n- [ ] T004 Build it in src/b.py\n'
    expect(proposed(text, 'specs/001-a/tasks.md')).toEqual({
      T001: 'test -f tests/test_a.py && ! pytest tests/test_a.py',
      T002: '! npm test',
      T003: 'test -f tests/test_b.py && ! pytest tests/test_b.py',
    })
  })
})

describe('the test file of a task', () => {
  const listed = (title: string) =>
    proposed(
      `# T\n\n- [ ] T001 Add tests in web/src/A.test.tsx\n- [ ] T002 ${title}\n`,
      'specs/001-a/tasks.md',
    ).T002

  it('is the one that the plan names with its folder', () =>
    expect(listed('Tidy up `A.test.tsx`')).toBe('node --test web/src/A.test.tsx'))
  it('has a name that its runner finds', () =>
    expect(listed('Create `tests/benchmarks/loader.py` with a class')).toBe(undefined))
  it('may stand beside the plan', () => expect(listed('Extend `test_b.py`')).toBe('pytest test_b.py'))
})

it('all checks that the steps of a task name are its proof', () => {
  const text =
    '# S\n\n### Task 1: Check it\n\n- [ ] Execute `npm run lint`.\n- [ ] Execute `npm run build`.\n- [ ] Look at it\n\n### Task 2: B\n\n- [ ] b\n'
  expect(proposed(text)).toEqual({ '1': 'npm run lint && npm run build' })
})
