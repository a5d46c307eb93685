import { describe, expect, it, test } from 'vitest'
import { readFileList } from '../../../src/plan/file-list.ts'
import { readPlanText } from '../../../src/plan/formats/index.ts'

/** Plans next to those for which a rule was made, and which it must not touch. */
function tasksOf(text: string, file: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading.plan.tasks
}
const commandsOf = (text: string, file: string) =>
  tasksOf(text, file)[0]?.verify.map(
    ({ command, doubt, text: words }) => command ?? `${doubt ? 'doubt' : 'words'}: ${words}`,
  )

const gsd = (verify: string, done = 'it works as the plan says') =>
  commandsOf(
    `---\nphase: 01-a\nplan: 01\n---\n<tasks>\n<task type="auto">\n<name>A</name>\n<files>src/a.ts</files>\n<action>do it</action>\n<verify>${verify}</verify>\n<done>${done}</done>\n</task>\n</tasks>\n`,
    '.planning/phases/01-a/01-01-PLAN.md',
  )
const superpowers = (body: string) =>
  commandsOf(
    `### Task 1: Wash\n\n${body}\n\n### Task 2: Dry\n\nRun: \`npm test -- dry\`\n`,
    'docs/superpowers/plans/2026-01-05-wash.md',
  )

describe('two statements in two lines', () => {
  it.each([
    [
      '`grep -n "createSession" src/auth.ts`\nNo references to oldName remain',
      ['grep -n "createSession" src/auth.ts'],
    ],
    ['`npm test -- parser`\nMust fail on the base commit', ['npm test -- parser']],
    ['`composer validate`\n`vendor/bin/phpunit`', ['composer validate', 'vendor/bin/phpunit']],
  ])('of GSD are not one: %s', (verify, commands) => expect(gsd(verify)).toEqual(commands))

  it.each([
    ['Run: `grep -n "newName" src/a.ts`\nNo references to oldName remain', ['grep -n "newName" src/a.ts']],
    ['Run `npm test -- a`\nRun `npm run lint`', ['npm test -- a', 'npm run lint']],
    [
      'Run `npm test -- a`\nIf it fails, fix the parser\n\nRun: `npm run lint`',
      ['npm test -- a', 'npm run lint'],
    ],
    [
      'Run `npm test -- a` and make sure it passes\nwithout the flag it fails\n\nRun: `npm run lint`',
      ['npm test -- a', 'npm run lint'],
    ],
    ['Run: `npm test -- a`\nRelease later using `npm run deploy`', ['npm test -- a']],
  ])('of superpowers are not one: %s', (body, commands) => expect(superpowers(body)).toEqual(commands))
})

describe('what is said of a search', () => {
  it('is not said by a result about the search of the product', () => {
    const verify = 'grep -q "useSearch" src/search.tsx'
    expect(gsd(verify, 'The search returns no results for an empty query')).toEqual([verify])
    expect(gsd('grep -n "useDebounce" src/search.tsx', 'The search is debounced')).toEqual([
      'grep -n "useDebounce" src/search.tsx',
    ])
  })

  it('ends with its sentence', () =>
    expect(gsd('grep -n "export" src/a.ts', 'The grep finds the export. No other file is changed.')).toEqual([
      'grep -n "export" src/a.ts',
    ]))

  it('with -q is not about its output, because it never has one', () =>
    expect(gsd('`npx tsc --noEmit && grep -q "export const a" src/a.ts` prints nothing')).toEqual([
      'npx tsc --noEmit && grep -q "export const a" src/a.ts',
    ]))
})

describe('a command that shall fail', () => {
  it.each([
    ['`npx vitest run -t "list|more"` fails', ['! ( npx vitest run -t "list|more" )']],
    ['`npm test -- a && grep -q PASS out.txt` fails', ['! ( npm test -- a && grep -q PASS out.txt )']],
    ['`cd ui && npm test -- a` fails', ['cd ui && ! npm test -- a']],
  ])('is turned round as a whole: %s', (verify, commands) => expect(gsd(verify)).toEqual(commands))
})

test.each(['packages/root-config', 'background-worker', 'project/api', 'apps/top-nav'])(
  'a proof runs in the folder %s, whose name only begins like a word for no folder',
  (folder) => expect(superpowers(`Run (in ${folder}): \`npm test\``)).toEqual([`cd ${folder} && npm test`]),
)

describe('the list of files of a superpowers task', () => {
  it('hides no field below it', () => {
    const plan = (fields: string) =>
      tasksOf(
        `### Task 1: Wash\n\nRun: \`npm test -- wash\`\n\n### Task 2: Dry\n\n${fields}\n`,
        'docs/superpowers/plans/2026-01-05-wash.md',
      )[1]
    expect(
      plan('**Files:** `src/c.ts`\n\n- Depends on: Task 1\n- Verify: `npm test -- c`')?.dependsOn,
    ).not.toEqual([])
    expect(
      plan(
        '**Files:**\n- Modify: `src/a.ts`\n- Verify: `src/a.ts` compiles with `npx tsc --noEmit`\n\nRun: `npm run lint`',
      )?.verify.map(({ command }) => command),
    ).toContain('npx tsc --noEmit')
  })
})

test('files with and without an ending are files, also behind a remark', () =>
  expect(
    readFileList([
      '`src/lib/auth.ts` — session helper; `src/routes/login/+page.svelte` — form; `Dockerfile` — env; `src/{a,b}.ts`, `src/routes/[page=fruit]/+page.svelte`',
    ]),
  ).toEqual([
    'src/lib/auth.ts',
    'src/routes/login/+page.svelte',
    'Dockerfile',
    'src/{a,b}.ts',
    'src/routes/[page=fruit]/+page.svelte',
  ]))

test('a script that shall print nothing is in doubt where not each of its lines is a command', () =>
  expect(
    superpowers(
      'Run:\n\n```bash\nnpx tsc --noEmit\ngrep -rn old src |\n  grep new\n```\n\nExpected: no output',
    ),
  ).toEqual([expect.stringMatching(/^doubt: /)]))

test('a line of runs that go on and on takes no time to speak of', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `Run \`npm test -- a${at}\` and make sure it passes`)
  const begun = process.cpuUsage()
  expect(superpowers(lines.join('\n'))).toHaveLength(300)
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(4000)
})
