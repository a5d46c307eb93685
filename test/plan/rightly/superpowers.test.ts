import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'

const read = (body: string) => {
  const answer = readPlanText(
    `# P\n\n### Task 1: A\n\n${body}\n\n### Task 2: B\n\nRun: \`npm test -- b\`\n`,
    'docs/plans/x.md',
  )
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading.plan.tasks[0]?.verify.map(({ command }) => command)
}
const fence = (code: string, info = 'bash') => `\`\`\`${info}\n${code}\n\`\`\``

describe('superpowers', () => {
  it.each([
    ['Run: above a fence', `Run:\n${fence('npm test -- a')}\nExpected: PASS`, ['npm test -- a']],
    ['a blank line between them', `Run:\n\n${fence('npm test -- a')}`, ['npm test -- a']],
    [
      'several lines',
      `**Run:**\n${fence('npm run build\nnpm test -- a')}`,
      ['set -e\nnpm run build\nnpm test -- a'],
    ],
    ['a folder', 'Run (in apps/backend): `npm test -- a`', ['cd apps/backend && npm test -- a']],
    ['a folder in backticks', 'Run (from `apps/backend`): `npm test`', ['cd apps/backend && npm test']],
    [
      'a folder above a fence',
      `Run (in apps/backend):\n${fence('npm run build\nnpm test')}`,
      ['set -e\ncd apps/backend\nnpm run build\nnpm test'],
    ],
    [
      'a step that verifies',
      `- [ ] **Step 5: Verify that it parses**\n\n${fence('npm test -- a')}`,
      ['npm test -- a'],
    ],
    [
      'a numbered step',
      `**Step 2: Run test to verify it passes**\n\n${fence('npm test -- a', '')}`,
      ['npm test -- a'],
    ],
    ['a paragraph', `Verification:\n\n${fence('npm test -- a')}`, ['npm test -- a']],
    ['a heading', `#### Verify\n\n${fence('npm test -- a')}`, ['npm test -- a']],
    [
      'the last that shall pass',
      `Run: \`npm test -- a\`\nExpected: FAIL\n\nRun:\n${fence('npm test -- a2')}\nExpected: PASS\n\n**Step 5: Commit**\n${fence('git add a\ngit commit -m "a"')}`,
      ['npm test -- a2'],
    ],
    [
      'every run that shall pass',
      'Run: `npm test -- a`\nExpected: FAIL\n\nRun: `npm run build`\nExpected: PASS\n\nRun: `npm test -- a`\nExpected: PASS',
      ['npm run build', 'npm test -- a'],
    ],
    ['a plain Verify', 'Verify: `npm test -- a`', ['npm test -- a']],
    ['Run without a colon', 'Run `npm test -- a` and make sure it passes.', ['npm test -- a']],
    ['Run without a colon, and its result', 'Run `npm test -- a`\nExpected: PASS', ['npm test -- a']],
    [
      '**Verify:** above bullets',
      '**Verify:**\n- `npm run build` passes\n- [ ] `npm test -- a` is green\n- the page looks good\n\n- [ ] **Step 5: Commit**',
      ['npm run build', 'npm test -- a'],
    ],
    ['words above a fence', `**Verification:** run this\n\n${fence('npm test -- a')}`, ['npm test -- a']],
    ['a test command', '**Test command:** `npm test -- a`', ['npm test -- a']],
    ['a test command in a fence', `**Test command:**\n\n${fence('npm test -- a')}`, ['npm test -- a']],
    ['a search that finds nothing', 'Run: `grep -rn old src`\nExpected: no output', ['! grep -rn old src']],
    ['a count of 0', 'Run: `grep -c old src/a.ts`\nExpected: `0` (none is left)', ['! grep -c old src/a.ts']],
    ['the same on its line', 'Verify: `grep -rn old src` returns nothing', ['! grep -rn old src']],
    // Work that is run is no proof where something else is.
    [
      'a Run that makes something',
      `Run: \`go mod init stock\`\n\nRun: \`go get example.com/x && mkdir -p cmd\`\n\nRun: \`npm create vite@latest .\`\n\nRun: \`git remote get-url origin\`\n\nRun: \`npx prettier --write src\`\n\nRun: \`go build ./...\``,
      ['go build ./...'],
    ],
    [
      'an install before a check',
      'Run: `npm install && npm run typecheck`',
      ['npm install && npm run typecheck'],
    ],
    [
      'what begins a project, in a script',
      `Run:\n${fence('go mod init stock\ngo vet ./...')}`,
      ['go vet ./...'],
    ],
    ['an install that is called a verify', '**Verify:** `npm install` works', ['npm install']],
    ['a box that runs tests', '- [ ] Run `pytest x -q`.', ['pytest x -q']],
    ['a box that runs two checks', '- [ ] Run `npm test`, `npm run build`.', ['npm test', 'npm run build']],
    [
      'checks below a step that verifies',
      '- [ ] **Step 3: Verify**\n\nRun `npx tsc --noEmit` and `npx eslint a.ts`.',
      ['npx tsc --noEmit', 'npx eslint a.ts'],
    ],
    ['another command there', '**Step 3: Verify**\n\nRun `./bin/check all`.', ['./bin/check all']],
    [
      'Run: above an indented block',
      'Run:\n\n    npm run build\n    npm test -- a\n\nText',
      ['set -e\nnpm run build\nnpm test -- a'],
    ],
    // A stated verify wins over what the instructions run, also if it is in words.
    ['a Verify in words', 'Run: `npm run seed`\n\n**Verify**: the page shows ten rows', [undefined]],
    ['a Verify in words alone', '**Verify**: the page shows ten rows', [undefined]],
    ['a Verify in words above its Run', '**Verify**: the tests still pass\n\nRun: `npm test`', ['npm test']],
    [
      'a Verify in words above its command',
      `Run: \`npm run build\`\n\n**Verify**: the page shows ten rows\n\n${fence('npm test -- a')}`,
      ['npm run build', 'npm test -- a'],
    ],
  ])('%s', (_, body, commands) => {
    expect(read(body)).toEqual(commands)
  })

  it.each([
    ['a run that shall fail', `Run:\n${fence('npm test -- a')}\nExpected: FAIL with "no parser"`],
    [
      'a step that verifies a failure',
      `**Step 2: Run test to verify it fails**\n\n${fence('npm test -- a')}`,
    ],
    ['an example in a fence', fence('Run: `npm test -- a`', 'markdown')],
    [
      'code that is no shell',
      `**Step 3: Verify that the type is exported**\n\n${fence('export type A = 1', 'ts')}`,
    ],
    ['work without a result', 'Run `npm install left-pad` in the folder.'],
    ['only work', 'Run: `go mod init stock`\nExpected: creates go.mod\n\nRun: `touch main.go`'],
    ['another program without a result', '- [ ] Run `npm run db:migrate`.'],
    ['a check with other words', '- [ ] Run `npm test` to see what is missing.'],
    ['a failure without a colon', 'Run `npm test -- a` and confirm that it fails.'],
    ['a commit below Verify', '**Verify:**\n- the page\n- `git commit -m "a"`'],
    ['a commit', `**Step 3: Verify and commit**\n\n${fence('git add a\ngit commit -m "a"')}`],
  ])('%s is no proof', (_, body) => {
    expect(read(body)).toEqual([])
  })

  it.each([
    ['### Task F1: A\n\n### Task F2: B\n', ['F1', 'F2']],
    ['## Task 11.1：A\n\n## Task 11.2：B\n', ['11.1', '11.2']],
    ['### Task 1.1: A [x]\n\n### Task 1.2: B [ ]\n', ['1.1', '1.2']],
    ['### Task #1: A\n\n### Task #2: B\n', ['1', '2']],
    ['### ✅ Task 1: A\n\n### **Task 2**: B\n', ['1', '2']],
  ])('%j are task headings', (text, ids) => {
    const answer = readPlanText(text, 'docs/plans/x.md')
    if (answer.kind !== 'read') throw new Error(answer.kind)
    expect(answer.reading.plan.tasks.map(({ id, title }) => `${id} ${title}`)).toEqual([
      `${ids[0]} A`,
      `${ids[1]} B`,
    ])
  })

  it('a heading with [x] is done', () => {
    const answer = readPlanText('### Task 1.1: A [x]\n\n### Task 1.2: B [ ]\n', 'docs/plans/x.md')
    if (answer.kind !== 'read') throw new Error(answer.kind)
    expect(answer.reading.plan.tasks.map(({ ticked }) => ticked)).toEqual([true, false])
  })
})
