import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const TASKS_MD = 'specs/parcel/tasks.md'
function read(file: string, text: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const { tasks } = answer.reading.plan
  return {
    tasks,
    runs: tasks.flatMap(({ verify }) =>
      verify.flatMap(({ command, doubt }) => command ?? (doubt === undefined ? [] : `? ${doubt}`)),
    ),
    found: lintPlan(answer.reading).map(({ id, severity, line }) => `${id} ${severity} ${line}`),
  }
}
const verify = (text: string) => read(TASKS_MD, `- [ ] 1.1 Weigh\n  - **Verify**: ${text}\n`).runs

describe('words that turn a command round', () => {
  it.each([
    ['`! npm test -- a` (RED)', '! npm test -- a'],
    ["`grep -c 'x' a.md b.md` → `0` for both.", "! grep -c 'x' a.md b.md"],
    ['`npm test -- a` must NOT pass yet', '? npm test -- a'],
    ['`npm test -- a` turns red', '? npm test -- a'],
    ['`npm test -- a` → 3 failed', '? npm test -- a'],
    ['`node a.js` throws', '? node a.js'],
    ['`test -f src/old.ts` returns false', '? test -f src/old.ts'],
    ['`npm test -- a` → 0 failed', 'npm test -- a'],
    ['`npm test -- a` does not fail', 'npm test -- a'],
    ['`npm test -- a` prints the weight', 'npm test -- a'],
    ["`rg -c 'new' src/a.ts` ≥ 2", `test "$(rg -c 'new' src/a.ts)" -ge 2`],
  ])('%s', (text, command) => expect(verify(text)).toEqual([command]))

  it.each([
    [
      '```bash\n    cd ui && grep -rn "old" src/\n    ```\n    Should return zero matches.',
      'cd ui && ! grep -rn "old" src/',
    ],
    ['```bash\n    # should return 0 results\n    grep -rn "old" src/\n    ```', '! grep -rn "old" src/'],
  ])('stand beside a fence, too: %j', (text, command) => expect(verify(`\n    ${text}`)).toEqual([command]))
})

it('a label in italics is one', () =>
  expect(read(TASKS_MD, '- [ ] 1.1 Weigh\n  - *Verify*: `npm test`\n').runs).toEqual(['npm test']))

it.each(['cwd `apps/ui`', 'workdir: apps/ui'])('a Run is run in its folder: %s', (folder) =>
  expect(
    read('docs/plans/x.md', `### Task 1: Weigh\n\nRun (${folder}): \`npm test\`\nExpected: PASS\n`).runs,
  ).toEqual(['cd apps/ui && npm test']),
)

it('a step with a box in its heading is no other task', () =>
  expect(
    read(
      'docs/plans/x.md',
      '## Task 1: Weigh\n\n### - [ ] Step 1.1: Look\n\nx\n\n### - [ ] Step 1.2: Build\n\nRun: `npm test`\nExpected: PASS\n\n## Task 2: Label\n\ny\n',
    ).found.filter((each) => each.includes('block') && each.startsWith('read/')),
  ).toEqual([]))

it('a last step that goes on with the numbers is told', () =>
  expect(
    read(
      'docs/plans/x.md',
      '# P\n\n## Step 1: Weigh\n\n**Files:** `src/a.ts`\n\n## Step 2: Label\n\n**Files:** `src/b.ts`\n\n## Step 3: Final verification\n\n- `npm test` passes\n',
    ).found,
  ).toContain('read/count warn 11'))

it('versions of packages are no tasks', () =>
  expect(
    read(
      TASKS_MD,
      '- [ ] T001 Weigh\n  - **Dependencies**:\n    - Core: `scale>=0.2.0`, `label~=1.4`\n- [ ] T002 Label\n',
    ).tasks[0]?.dependsOn,
  ).toEqual([]))

it('several tasks in one line that is dropped do not refuse the plan', () =>
  expect(
    read(TASKS_MD, '- [ ] T001 Weigh\n- [~] T002-T004 DROPPED - not wanted\n').found.filter((each) =>
      each.startsWith('read/no-id'),
    ),
  ).toEqual(['read/no-id warn 2']))

it('a parallel task waits for a task above that its title names in brackets', () =>
  expect(
    read(
      'specs/001-a/tasks.md',
      '- [ ] T001 Weigh\n- [ ] T002 [P] Label（依赖 T001）\n- [ ] T003 [P] Send (like T009)\n',
    ).tasks.map(({ dependsOn }) => dependsOn),
  ).toEqual([[], ['T001'], []]))

it('a task for a person is told in a plan of GSD', () =>
  expect(
    read(
      '.planning/phases/02-a/02-01-PLAN.md',
      '<task type="manual">\n<name>Turn the key</name>\n<verify>npm test</verify>\n</task>\n',
    ).found,
  ).toContain('read/task warn 1'))

describe('a task that says that its tests fail when it is done', () => {
  const task = (verify: string) =>
    read(
      '.planning/phases/02-a/02-01-PLAN.md',
      `<task type="auto">\n<name>Tests of the scale</name>\n<verify>${verify}</verify>\n<done>The test exists and FAILS</done>\n</task>\n`,
    ).found.filter((each) => each.startsWith('lint/verify-red'))
  it('is told where its verify passes only if they pass', () =>
    expect(task('npm test -- scale')).toEqual(['lint/verify-red warn 1']))
  it('is not where its verify sees them fail', () => {
    expect(task('! npm test -- scale')).toEqual([])
    expect(task('npm test -- scale 2>&1 | grep -q FAIL')).toEqual([])
  })
})

it('a path with brackets that a shell would take for its own is told', () =>
  expect(
    read(TASKS_MD, '- [ ] 1.1 Weigh\n  - **Verify**: `grep -q "x" app/(main)/page.tsx`\n').found,
  ).toContain('lint/verify-closed block 2'))
it('brackets in quotes are fine', () =>
  expect(
    read(
      TASKS_MD,
      '- [ ] 1.1 Weigh\n  - **Verify**: `grep -q "x(a)/b" "app/(main)/page.tsx"`\n',
    ).found.join(),
  ).not.toContain('lint/verify-closed'))
