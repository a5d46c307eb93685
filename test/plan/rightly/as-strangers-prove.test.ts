import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

/** Proofs of public plans that were lost, inverted, or dangerous to run. */
function reading(text: string, file: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(`${answer.kind}: ${JSON.stringify(answer)}`)
  return answer.reading
}
const proofs = (text: string, file: string) =>
  reading(text, file).plan.tasks.map(({ verify }) =>
    verify.map(
      ({ command, doubt, text: words }) => command ?? (doubt ? `doubt: ${doubt}` : `words: ${words}`),
    ),
  )
const blocking = (text: string, file: string) =>
  lintPlan(reading(text, file)).flatMap(({ id, severity }) => (severity === 'block' ? id : []))
const all = (text: string, file: string) => lintPlan(reading(text, file)).map(({ id }) => id)

const superpowers = 'docs/superpowers/plans/2026-07-01-a.md'
const gsd = '.planning/phases/01-a/01-01-PLAN.md'
const list = 'specs/x/tasks.md'
const task = (verify: string) => `- [ ] 1.1 A\n  - **Verify**: ${verify}\n`
const fence = (code: string, info = 'bash') => `\`\`\`${info}\n${code}\n\`\`\`\n`

describe('a test that shall fail is turned round', () => {
  it.each([
    'Run `npm test -- a` and confirm the new tests fail.',
    'Run `npm test -- a` and verify that it fails for missing cookies',
    '`npm test -- a`, expect the tests to fail',
  ])('%s', (verify) =>
    expect(
      proofs(
        `<tasks>\n<task type="auto">\n<name>A</name>\n<action>x</action>\n<verify>${verify}</verify>\n</task>\n</tasks>\n`,
        gsd,
      ),
    ).toEqual([['! npm test -- a']]),
  )
})

describe('what is to be looked at by hand', () => {
  const manual = `### Task 1: A\n- [ ] **Step 5: Restart and verify the routes manually**\n\n${fence('curl -s localhost:5000/x')}`
  it('is not run', () => {
    expect(proofs(manual, superpowers)).toEqual([['words: curl -s localhost:5000/x']])
    expect(blocking(manual, superpowers)).toContain('lint/verify-runnable')
  })
  it('is named beside the commands of its task', () => {
    const both = manual.replace(
      '- [ ] **Step 5',
      '- [ ] **Step 4: Run the tests**\n\nRun: `npm test -- a`\n\n- [ ] **Step 5',
    )
    expect(proofs(both, superpowers)).toEqual([['npm test -- a']])
    expect(all(both, superpowers)).toContain('lint/verify-words')
  })
})

describe('a command that would do harm or cannot run', () => {
  it.each([
    'pkill -f "node server.js" && npm test',
    'killall node; npm test',
    'curl -sf localhost:5000/x -H "Bearer <TOKEN>"',
  ])('is refused: %s', (command) =>
    expect(blocking(task(`\`${command}\``), list)).toContain('lint/verify-ends'),
  )
  it.each(['npm run tauri dev', 'pnpm --filter web dev', 'pnpm -C x dev', 'yarn workspace web start'])(
    'does not end: %s',
    (command) => expect(all(task(`\`${command}\``), list)).toContain('lint/verify-ends'),
  )
  it.each(['gh pr checks --watch', 'npm install serve', 'npm test -- watch'])('ends: %s', (command) =>
    expect(all(task(`\`${command}\``), list)).not.toContain('lint/verify-ends'),
  )
})

describe('the folder in which a command is run', () => {
  it.each([
    ['`cargo check` in src-tauri', 'cd src-tauri && cargo check'],
    ['`cargo check` in `src-tauri` passes', 'cd src-tauri && cargo check'],
    ['`npm test` in the `web` folder', 'cd web && npm test'],
    ['`npm test` from apps/web/', 'cd apps/web && npm test'],
    ['`npm test` in CI', 'npm test'],
    ['`npm test` in watch-mode', 'npm test'],
    ['`npm test` in the terminal', 'npm test'],
    ['`grep -q a b.ts` in `src`', 'grep -q a b.ts'],
    ['`npm test` in `src/a.ts`', 'npm test'],
  ])('%s', (verify, command) => expect(proofs(task(verify), list)).toEqual([[command]]))

  it('is each its own', () =>
    expect(
      proofs(
        '### Task 1: A\n\n**Verify:** Run `dart test` in `dart_ping` and `flutter test` in `dart_ping_ios` — both pass.\n\n### Task 2: B\n\nRun: `dart test`\n',
        superpowers,
      )[0],
    ).toEqual(['cd dart_ping && dart test', 'cd dart_ping_ios && flutter test']))
})

describe('a fence of powershell', () => {
  const run = (code: string, info: string) =>
    `### Task 1: A\n\nRun:\n\n${fence(code, info)}\nExpected: pass.\n`
  it.each(['powershell', 'pwsh', 'ps1', 'cmd'])('is run where any shell would run it: %s', (info) =>
    expect(proofs(run('npm test -- a', info), superpowers)).toEqual([['npm test -- a']]),
  )
  it.each([
    'D:\\conda\\python.exe -m unittest tests.a',
    '$env:CI = 1; npm test',
    'Get-ChildItem src | Select-String x',
  ])('is named as not runnable otherwise: %s', (code) => {
    expect(proofs(run(code, 'powershell'), superpowers)).toEqual([[`words: ${code}`]])
    expect(blocking(run(code, 'powershell'), superpowers)).toContain('lint/verify-runnable')
    expect(
      proofs(`- [ ] 1.1 A\n  - **Verify**:\n    \`\`\`powershell\n    ${code}\n    \`\`\`\n`, list),
    ).toEqual([[`words: ${code}`]])
  })
})

it('`[P]` in a remark about tasks is no box', () => {
  const plan = reading(
    '- [ ] T001 A in src/a.ts\n- [ ] T002 B in src/b.ts\n\n## Parallel Opportunities\n\n- [P] T001 and T002 can run in parallel\n- [P] T001/T002 too\n',
    'specs/1-a/tasks.md',
  ).plan
  expect(plan.tasks.map(({ id }) => id)).toEqual(['T001', 'T002'])
})

it('open follow-ups of a review are a task of the story', () =>
  expect(
    reading(
      '# Story 1.1: A\n\n## Tasks / Subtasks\n\n### Task 1: X (AC1) [x]\n- [x] a\n\n### Review Follow-ups (AI)\n- [ ] [AI-Review][LOW] two\n',
      'docs/stories/1.1.story.md',
    ).plan.tasks.map(({ id, title, ticked }) => [id, title, ticked]),
  ).toEqual([
    ['1', 'X (AC1)', true],
    ['review', 'Review Follow-ups (AI)', false],
  ]))

it('a step that only runs a check is a proof', () =>
  expect(
    proofs(
      '### Task 3: Checks\n- [ ] **Step 1: Run `npm run lint`**\n- [ ] **Step 2: Run `npm test`**\n',
      superpowers,
    ),
  ).toEqual([['npm run lint', 'npm test']]))

it('a search that returns a text in quotes is more than success', () =>
  expect(all(task('`curl -s localhost:3000/health | jq .status` returns "ok"'), list)).toContain(
    'lint/verify-words',
  ))
