import { describe, expect, it } from 'vitest'
import type { Verify } from '../../../src/model/plan.ts'
import { pathsInText, readFileList } from '../../../src/plan/file-list.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { readVerifyText } from '../../../src/plan/verify-text.ts'

/* Shapes of which a public plan was read otherwise than its author meant it. The plans here are written for the test. */

function reading(text: string, file: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer))
  return answer.reading
}
const runOf = ({ command, doubt }: Verify) => (doubt === undefined ? command : 'doubt')
const findingsOf = (text: string, file: string) => lintPlan(reading(text, file)).map(({ id }) => id)

const heading = (body: string) =>
  `# P\n\n### Task 1: A\n\n${body}\n\n### Task 2: B\n\nRun: \`npm test -- b\`\n`
const proofs = (body: string) => reading(heading(body), 'docs/plans/x.md').plan.tasks[0]?.verify.map(runOf)
const fence = (...lines: string[]) => ['```bash', ...lines, '```'].join('\n')
const element = (verify: string, done = 'It is there') =>
  `---\nphase: 01-a\nplan: 01\n---\n<tasks>\n<task type="auto">\n<name>A</name>\n<files>src/a.ts</files>\n<verify>${verify}</verify>\n<done>${done}</done>\n</task>\n</tasks>\n`
const PLAN = '.planning/phases/01-a/01-01-PLAN.md'
const verifyIn = (verify: string, done?: string) =>
  reading(element(verify, done), PLAN).plan.tasks[0]?.verify.map(runOf)

describe('what is said of a chain is said of its last command', () => {
  it.each([
    ['`cd ui && grep -rn old src` returns nothing', 'cd ui && ! grep -rn old src'],
    ['`npm run build && grep -rn old dist` → no matches', 'npm run build && ! grep -rn old dist'],
    ['`cd ui && git status --porcelain` is empty', 'cd ui && test -z "$(git status --porcelain)"'],
    [
      '`test -f a.ts && grep -n "type A" a.ts` returns 1 hit',
      'test -f a.ts && test "$(grep -n "type A" a.ts | wc -l)" -eq 1',
    ],
    ['`cd ui && npm test` fails', 'cd ui && ! npm test'],
    ['`cd ui && npm test 2>&1 | tail -5` fails', 'cd ui && npm test 2>&1 | tail -5'],
    ['`npm run a && npm test` fails', '! ( npm run a && npm test )'],
    ['`cd ui && npm test` passes', 'cd ui && npm test'],
    ['`grep -q "a && b" x.ts` returns nothing', '! ( grep -q "a && b" x.ts )'],
  ])('%s', (text, command) => expect(readVerifyText(text, 1).map(runOf)).toEqual([command]))

  it('of two searches it may be said of both, so it is not run', () =>
    expect(readVerifyText('`grep -q a src/x && grep -q b src/x` finds nothing', 1).map(runOf)).toEqual([
      'doubt',
    ]))

  it.each([
    [fence('cd ui && grep -rn "old\\|older" src'), 'cd ui && ! ( grep -rn "old\\|older" src )'],
    [fence('rg -n "old" \\', '  README.md docs \\', '  src'), '! rg -n "old" README.md docs src'],
  ])('%j shall print nothing', (code, command) =>
    expect(proofs(`- [ ] **Step 2: Check**\n\n${code}\n\nExpected: no output.`)).toEqual([command]),
  )

  it('of a script it is said of each search', () =>
    expect(
      proofs(
        `Run:\n${fence('npm run build', 'grep -rn old src', 'grep -rn older src')}\nExpected: no matches`,
      ),
    ).toEqual(['set -e\nnpm run build\n! grep -rn old src || exit 1\n! grep -rn older src || exit 1']))

  it('a here-document with backslashes at the ends of its lines stays as it is', () =>
    expect(
      proofs(`Run:\n${fence('cat > a <<EOF', 'RUN x \\', '  y', 'EOF', 'docker build .')}\nExpected: PASS`),
    ).toEqual(['set -e\ncat > a <<EOF\nRUN x \\\n  y\nEOF\ndocker build .']))
})

describe('superpowers', () => {
  it('"Verify:" in the list of files names a file, which is never run', () =>
    expect(
      proofs(
        '**Files:**\n- Modify: `src/a.ts`\n- Verify: `dist/out/a.zip`\n\n- [ ] **Step 1: Build**\n\nRun: `npm run build`\nExpected: PASS',
      ),
    ).toEqual(['npm run build']))

  it('a command there is a proof', () =>
    expect(proofs('**Files:** `src/a.ts`\n- Verify: `npm test -- a`')).toEqual(['npm test -- a']))

  it('a search that finds nothing before the work is no proof after it', () =>
    expect(
      proofs(
        '- [ ] **Step 1: Verify it is not there**\n\nRun: `grep -c "class A" src/a.py`\nExpected: `0`\n\n- [ ] **Step 4: Verify**\n\nRun: `grep -c "class A" src/a.py`\nExpected: `1`',
      ),
    ).toEqual(['grep -c "class A" src/a.py']))

  it.each([
    ['Run from the repo root: `npm test -- a`', 'npm test -- a'],
    ['Run (from the repository root): `npm test -- a`', 'npm test -- a'],
    ['Run in a new terminal: `npm test -- a`', 'npm test -- a'],
    ['Run (in backend): `npm test -- a`', 'cd backend && npm test -- a'],
  ])('%s', (text, command) => expect(proofs(text)).toEqual([command]))

  it('a blank before the colon of Expected makes no difference', () =>
    expect(
      proofs('Run : `npm test -- new`\nExpected : FAIL\n\nRun : `npm run build`\nExpected : PASS'),
    ).toEqual(['npm run build']))
})

it('steps with a proof are the tasks of a plan whose only boxes say when it is done', () => {
  const { plan, problems } = reading(
    '# Plan 7\n\n## Steps\n\n### Step 1: Warn\n\n**Verify**: `npm test -- a` → exit 0\n\n### Step 2: Tell\n\n**Verify**: `npm test -- b`\n\n## Done criteria\n\n- [ ] `npm test` exits 0\n',
    'docs/plans/007.md',
  )
  expect(plan.tasks.map(({ id, title, verify }) => [id, title, ...verify.map(runOf)])).toEqual([
    ['1', 'Warn', 'npm test -- a'],
    ['2', 'Tell', 'npm test -- b'],
  ])
  expect(problems.map(({ id }) => id)).toContain('read/tool')
})

describe('a verify with more lines than commands', () => {
  it.each([
    ['GSD', PLAN, element('\nRun: `npx tsc --noEmit` -- no errors.\nCount the entries -- should be 35.\n')],
    [
      'a list of GSD',
      PLAN,
      element('\n- `npm run build` compiles without errors\n- Open the page and click "New"\n'),
    ],
    [
      'tasks.md',
      'specs/a/tasks.md',
      '- [ ] 1.1 A\n  - **Verify**:\n    - `npm run build`\n    - Open the page and click "New"\n',
    ],
  ])('%s: what no command checks is told', (_, file, text) =>
    expect(findingsOf(text, file)).toContain('lint/verify-words'),
  )

  it('an introduction and a remark that all of them pass ask for nothing more', () =>
    expect(
      findingsOf(
        element('\nAll of these must pass:\n- `npm run build -- a`\n- `npm test -- a`\nEverything passes.\n'),
        PLAN,
      ),
    ).not.toContain('lint/verify-words'))

  it('words behind a number are told', () =>
    expect(findingsOf(element('grep -rl old src | wc -l = 0; npm run build ends well'), PLAN)).toContain(
      'lint/verify-words',
    ))
})

describe('a sentence in several lines is one', () => {
  const wrapped = '`grep -rn old src/` → no\n    matches'
  it.each([
    ['tasks.md', 'specs/a/tasks.md', `- [ ] 1.1 A\n  - **Verify**: ${wrapped}\n`],
    ['GSD', PLAN, element(`\n    ${wrapped}\n  `)],
    ['superpowers', 'docs/plans/x.md', heading(`**Verify**: ${wrapped.replace(/ {4}/, '')}`)],
  ])('%s', (_, file, text) =>
    expect(reading(text, file).plan.tasks[0]?.verify.map(runOf)).toEqual(['! grep -rn old src/']),
  )

  it('two commands in two lines are two', () =>
    expect(
      reading(
        '- [ ] 1.1 A\n  - **Verify**:\n    `npm run build`\n    `npm test -- a`\n',
        'specs/a/tasks.md',
      ).plan.tasks[0]?.verify.map(runOf),
    ).toEqual(['npm run build', 'npm test -- a']))
})

describe('what is run is never prose', () => {
  it.each([
    ['curl -X POST localhost:3000/login 返回 200 + Set-Cookie'],
    ['curl -s localhost:3000/login вернет 200'],
  ])('%s is not runnable', (text) => expect(verifyIn(text)).toEqual([undefined]))

  it.each([
    '`MATCH (n) RETURN count(n)` returns 0',
    '`tests/send/test_send.py#test_owner`',
    '`tests/test_send.py::test_owner`',
    '`src/Service.swift:44`',
    'the file is loaded (data comes via `mysql <`, and is not run)',
  ])('%s is no command', (text) => expect(readVerifyText(text, 1).map(runOf)).toEqual([undefined]))

  it('behind a pipe wc takes no words', () =>
    expect(readVerifyText('grep "export default" app/page.tsx | wc -l equals 1', 1)).toMatchObject([
      { command: 'grep "export default" app/page.tsx | wc -l', expect: { number: 1 } },
    ]))

  it('a comment in a field that holds a command says how the command ends', () =>
    expect(verifyIn('<automated>npm test -- a # MUST FAIL</automated>')).toEqual(['! npm test -- a']))

  it.each([
    ['The grep returns no matches — the old name is gone.', '! grep -n "old" src/a.ts'],
    ['The grep finds both lines', 'grep -n "old" src/a.ts'],
    ['The old name is gone', 'grep -n "old" src/a.ts'],
  ])('a search where Done says: %s', (done, command) =>
    expect(verifyIn('grep -n "old" src/a.ts', done)).toEqual([command]),
  )
})

it('an indented name of a field begins no section: the tasks below it are read', () => {
  const task = (id: string, title: string) =>
    `- [ ] ${id} ${title}\n  **Do**: It.\n\n  **Verify**: \`npm test -- ${id}\`\n\n  **Done when**:\n  - it is there\n\n`
  const { plan, leftOut } = reading(
    `# T\n\n## Phase 1: A\n\n${task('1.1', 'A')}${task('V1', '[VERIFY] Look')}${task('1.2', 'B')}${task('VF', '[VERIFY] Goal')}`,
    'specs/a/tasks.md',
  )
  expect(plan.tasks.map(({ id }) => id)).toEqual(['1.1', 'V1', '1.2', 'VF'])
  expect(leftOut).toEqual([])
})

describe('JSON', () => {
  it('a list that is named after a state gives it to the tasks that state none', () => {
    const task = (id: string, more = {}) => ({ id, title: `Do ${id}`, description: 'it', ...more })
    const { plan, problems } = reading(
      JSON.stringify({
        tasks: {
          in_progress: [task('a')],
          planned: [task('b')],
          completed: [task('c'), task('d', { status: 'pending' })],
          backburner: [task('e')],
        },
      }),
      'TASKS.json',
    )
    expect(plan.tasks.map(({ id, ticked }) => `${id}${ticked ? ' done' : ''}`)).toEqual([
      'a',
      'b',
      'c done',
      'd',
    ])
    expect(problems.map(({ id }) => id)).toContain('read/left-out')
  })
})

describe('files', () => {
  it.each([
    ['Install `@scope/ui`, `@scope/icons-*` and `left-pad`', []],
    ['Add `golang.org/x/crypto/bcrypt` and `github.com/a/jwt/v5` to go.mod', []],
    ['Load `JWT_SECRET` in `config.Settings`, and call `console.log`', []],
    ['Create `drizzle.config.ts` and `.env.example`', ['drizzle.config.ts', '.env.example']],
    ['Write `src/a.py` and `internal/db`', ['src/a.py', 'internal/db']],
  ])('in the title %s', (title, files) => expect(pathsInText(title)).toEqual(files))

  it.each([
    ['`src/a.py` — the line with `frame.to_csv("data/a.csv")`', ['src/a.py']],
    ['`scripts/a` — add `read_a()` and the type `Found`', ['scripts/a']],
    ['`src/a.ts` — and the same in `src/b.ts`', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts`, `src/b.ts` - `src/c.ts`', ['src/a.ts', 'src/b.ts', 'src/c.ts']],
    ['Makefile, `Dockerfile`', ['Dockerfile']],
  ])('in the list %s', (line, files) => expect(readFileList([line])).toEqual(files))

  it('the attribute of a GSD task names its files', () =>
    expect(
      reading(
        '---\nphase: 01-a\nplan: 01\n---\n<task id="1" files=".editorconfig, src/a.ts">\n<action>Do it</action>\n<verify>npm test -- a</verify>\n</task>\n',
        PLAN,
      ).plan.tasks[0]?.files,
    ).toEqual(['.editorconfig', 'src/a.ts']))
})

it('a BMAD story without tasks is refused by the name of its tool', () =>
  expect(
    readPlanText(
      '# Story 1.2: Articles\n\n## Acceptance Criteria\n\n- [ ] `a.mdx` is there\n',
      'docs/stories/1.2.story.md',
    ),
  ).toMatchObject({ kind: 'none', tool: { name: 'BMAD' } }))
