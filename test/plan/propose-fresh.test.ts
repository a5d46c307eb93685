import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { type Project, propose } from '../../src/plan/propose.ts'
import { applySidecar } from '../../src/plan/sidecar.ts'

const project: Project = {
  test: 'npm test',
  testFile: (path) => (path.endsWith('.py') ? `pytest ${path}` : `npm test -- ${path}`),
}
const reading = (text: string, file: string) => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const proposed = (text: string, file = 'specs/001-parcel/tasks.md') =>
  Object.fromEntries(
    [...propose(reading(text, file), project).byId].map(([id, { command }]) => [id, command]),
  )

describe('a task whose test shall fail', () => {
  it.each([
    'Verify**: the tests exist and FAIL (not yet implemented)',
    'Acceptance**: the tests fail before `src/weigh.ts` exists',
  ])('is proved by that, where its bullets say so: %s', (said) =>
    expect(
      proposed(
        `- [ ] T001 Write \`tests/weigh.test.ts\`\n  - **${said}\n- [ ] T002 Build \`src/weigh.ts\`\n`,
      ),
    ).toEqual({
      T001: 'test -f tests/weigh.test.ts && ! npm test -- tests/weigh.test.ts',
    }),
  )

  it('is told where no test file is known, and the proof asks for the opposite', () => {
    const text =
      '- [ ] 1. Write an exploration test\n  - This test MUST FAIL on unfixed code\n  - **EXPECTED OUTCOME**: Test FAILS (this proves the bug)\n- [ ] 2. Fix it\n'
    const read = reading(text, '.kiro/specs/parcel/tasks.md')
    expect(propose(read, project).byId.size).toBe(0)
    const served = applySidecar(read, 'default: npm test\n', 'verify.yaml')
    expect(lintPlan(served).map(({ id, line }) => `${id} ${line}`)).toContain('lint/verify-red 1')
    expect(lintPlan(read).map(({ id }) => id)).not.toContain('lint/verify-red')
  })

  it('is no task that also does the work', () =>
    expect(
      proposed(
        '### Task 1: Weigh\n\n**Files:**\n- `app/weigh.py`\n- `tests/test_weigh.py`\n\n- [ ] Add failing behavior tests for it.\n- [ ] Take the weight from the records.\n- [ ] Run the regression tests.\n',
        'docs/plans/x.md',
      ),
    ).toEqual({ '1': 'pytest tests/test_weigh.py' }))

  it('is not proved by a whole suite that fails', () =>
    expect(
      proposed(
        '### Task 1: Check\n\n- [ ] Write a failing test of the spelling check.\n- [ ] Run it and see it fail.\n',
        'docs/plans/x.md',
      ),
    ).toEqual({}))

  it('is not proved by a file outside of the repository', () =>
    expect(
      proposed(
        '### Task 1: Check\n\n**Files:**\n- `/workspace/tests/test_weigh.py`\n\n- [ ] Write failing tests for it.\n',
        'docs/plans/x.md',
      ),
    ).toEqual({}))
})

it('a test file that a task deletes does not prove it', () =>
  expect(
    proposed(
      '- [ ] T001 Delete `tests/old.test.ts` after `tests/new.test.ts` replaces it\n- [ ] T002 Remove `src/old.ts` and its test `src/old.test.ts`\n',
    ),
  ).toEqual({}))

it('a command with a remark of its file behind it is text that is edited', () =>
  expect(
    proposed(
      '### Task 1: Docs\n\n- [ ] In the line `python -m unittest discover -s tests      # 68 tests` change `68` to `126`\n',
      'docs/plans/x.md',
    ),
  ).toEqual({}))

it('a command that a title names and the proposal does not hold is told', () => {
  const read = reading(
    '- [ ] 1.1 Run `npm test` and `npm run typecheck` at the repo root and verify both succeed\n',
    'openspec/changes/parcel/tasks.md',
  )
  const served = applySidecar(read, 'default: npm test\n', 'verify.yaml')
  const [message] = lintPlan(served).flatMap(({ id, message }) => (id === 'lint/verify-named' ? message : []))
  expect(message).toContain('npm run typecheck')
  expect(message).not.toContain('`npm test`')
})

it('a test file that stands where a command could is run by its runner', () =>
  expect(proposed('### Task 1: Weigh\n\n- [ ] `tests/test_weigh.py`\n', 'docs/plans/x.md')).toEqual({
    '1': 'pytest tests/test_weigh.py',
  }))
