import { describe, expect, it } from 'vitest'
import type { Verify } from '../../../src/model/plan.ts'
import { readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { readSuperpowers } from '../../../src/plan/formats/superpowers.ts'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { applySidecar } from '../../../src/plan/sidecar.ts'
import { readVerifyFence, readVerifyText } from '../../../src/plan/verify-text.ts'

/** What is run; `?` before a search of which it is not clear which way round; what is left for people behind `|`. */
const shown = ({ command, doubt, expect: said }: Verify): string => {
  const people = said && said.number === undefined && !said.held ? ` | ${said.text}` : ''
  return `${doubt === undefined ? (command ?? 'text') : `?${doubt}`}${said?.number === undefined ? '' : ` = ${said.number}`}${people}`
}
const read = (text: string) => readVerifyText(text, 1).map(shown)

describe('a search that shall find nothing is turned round', () => {
  it.each([
    '`grep -r old src/` should not find anything',
    '`grep -r old src/` must print nothing.',
    '`grep -r old src/` → empty.',
    '`grep -r old src/` returns 0 results',
    '`grep -r old src/` — expected: no matches',
    '`grep -r old src/` returns no results (the file is deleted)',
    '`grep -r old src/` shows no matches in src/',
    'No `old` references: `grep -r old src/`',
    'Verify no remaining references: `grep -r old src/`',
    'grep -r old src/ returns nothing',
  ])('%s', (text) => {
    expect(read(text)).toEqual(['! grep -r old src/'])
    expect(readVerifyText(text, 1)[0]?.cut).toBe(true)
  })

  it.each([
    ['`grep -c old a.py` - Expected: 0', '! grep -c old a.py'],
    ['`grep -c old a.py` → 0', '! grep -c old a.py'],
    ['`grep -rn old src/ | grep -v legal.ts` → no matches.', '! ( grep -rn old src/ | grep -v legal.ts )'],
    ['`git grep old` → no output.', '! git grep old'],
    ['`git status --short` is empty', 'test -z "$(git status --short)"'],
    // Versions of grep disagree about its exit code.
    ['`grep -rL new src/` returns nothing', 'test -z "$(grep -rL new src/)"'],
  ])('%s', (text, command) => expect(read(text)).toEqual([command]))

  it('and only that one, where others stand beside it', () => {
    expect(read('`grep -q new f`, no `old` references: `grep old f`')).toEqual([
      'grep -q new f',
      '! grep old f',
    ])
    expect(read('`npm test` passes with no failures and `grep -q new f`')).toEqual([
      'npm test',
      'grep -q new f',
    ])
    expect(read('`grep -rn old src` returns nothing; the page still loads')).toEqual([
      '! grep -rn old src | returns nothing; the page still loads',
    ])
  })
})

describe('what is said behind joined searches', () => {
  it.each([
    ['`rg old src` and `rg older src` find nothing', ['! rg old src', '! rg older src']],
    ['`rg a src`, `rg b src` and `rg c src` return no matches', ['! rg a src', '! rg b src', '! rg c src']],
    ['`grep -r a src` and `grep -r b src` both print nothing', ['! grep -r a src', '! grep -r b src']],
    [
      '`git diff` and `git status --short` are empty',
      ['test -z "$(git diff)"', 'test -z "$(git status --short)"'],
    ],
    ['`rg old src` and `rg older src` find nothing stale', ['?rg old src', '?rg older src']],
    // It may be said of the last one only.
    ['`rg new src` and `rg old src` finds nothing', ['?rg new src', '! rg old src']],
    ['`npm test` and `rg old src` finds nothing', ['npm test', '! rg old src']],
    ['`rg new src` finds it and `rg old src` finds nothing', ['rg new src', '! rg old src']],
    ['`rg new src`; `rg old src` finds nothing', ['rg new src', '! rg old src']],
  ])('%s', (text, commands) => expect(read(text).map((each) => each.replace(/ \| .*/, ''))).toEqual(commands))
})

it.each([
  'exits 1',
  'exits with 2',
  'exits non-zero',
  'returns exit code 1',
  'exits with status 1',
  'exits with exit status 2',
  'exits with a non-zero code',
  'should exit with a non-zero exit code',
  'returns a non-zero status',
])('a stated failure: %s', (said) => {
  expect(read(`\`npm test -- old\` ${said}`)).toEqual(['! npm test -- old'])
})
it.each(['exits 0', 'returns exit code 0', 'exits with status 0', 'returns 0'])('no failure: %s', (said) => {
  expect(read(`\`npm test -- new\` ${said}`)[0]).toMatch(/^npm test -- new/)
})

describe('a search that may or may not find something is not run', () => {
  it.each([
    ['`grep -ic old a.py` returns 0 or only the constant `OLD`', 'grep -ic old a.py'],
    ['`grep -rn old docs` returns nothing stale', 'grep -rn old docs'],
    ['`grep -rn old .` returns nothing outside `vendor/`', 'grep -rn old .'],
    ['`grep -rn old .` shows no matches in src/', 'grep -rn old .'],
    ['`grep -rn old docs` → each hit is on purpose; no hit presents it as current', 'grep -rn old docs'],
    ['`grep -r old src` returns 0', 'grep -r old src'],
    ['Do not skip this: `grep -q old f`', 'grep -q old f'],
    ['Old flag removed: `grep -rn old src`', 'grep -rn old src'],
  ])('%s', (text, command) => expect(read(text)).toEqual([`?${command}`]))

  it.each([
    '`grep -q new f` exits 0',
    '`grep -q new f` returns 0',
    '`grep -q "not found" f` (the old message is gone)',
    '`grep -q new f` → present.',
    '`grep -q new f` finds it, no errors',
  ])('but is run where it is clear: %s', (text) => expect(read(text)).toEqual([/`(.*?)`/.exec(text)?.[1]]))
})

describe('a number becomes a part of the command', () => {
  it.each([
    ['`grep -c new a.py` >= 3', 'test "$(grep -c new a.py)" -ge 3'],
    ['`grep -c new a.py` returns >= 3', 'test "$(grep -c new a.py)" -ge 3'],
    ['`grep -c new a.py` → ≥ 4.', 'test "$(grep -c new a.py)" -ge 4'],
    ['`grep -c new a.py` (should be 5+)', 'test "$(grep -c new a.py)" -ge 5'],
    ['`ls a/* | wc -l` shows at least 2', 'test "$(ls a/* | wc -l)" -ge 2'],
    ['`cat a | wc -l` is at most 5', 'test "$(cat a | wc -l)" -le 5'],
    ['`grep -n new a.md` → ≥ 2 hits.', 'test "$(grep -n new a.md | wc -l)" -ge 2'],
    ['`grep -n new a.md` returns exactly one match.', 'test "$(grep -n new a.md | wc -l)" -eq 1'],
    ['grep -c new a.py >= 3', 'test "$(grep -c new a.py)" -ge 3'],
    // It succeeds with one match.
    ['`grep -c new a.py b.py` >= 1', 'grep -c new a.py b.py'],
    ['`grep -c new a.py` returns 11', 'grep -c new a.py = 11'],
    ['`grep -c new a.py` - Expected: 2', 'grep -c new a.py = 2'],
  ])('%s', (text, command) => expect(read(text)).toEqual([command]))

  it.each([
    // A number for each file; a number with a name; no lines at all.
    ['`grep -c new a.py b.py` >= 3', 'grep -c new a.py b.py | >= 3'],
    ['`wc -l a` shows at most 5 lines', 'wc -l a | shows at most 5 lines'],
    ['`grep -q new a.py` shows at least 3 matches', 'grep -q new a.py | shows at least 3 matches'],
    ['`jq length a.json` >= 3', 'jq length a.json | >= 3'],
  ])('but not where the output is another one: %s', (text, command) => expect(read(text)).toEqual([command]))
})

describe('words that no command checks are named', () => {
  it.each([
    ['`npm test` exits 0 && no file still imports `old`', 'npm test | exits 0 && no file still imports old'],
    [
      'Run `bun run typecheck` and visually confirm the footer',
      'bun run typecheck | and visually confirm the footer',
    ],
    ['`jq -r .version a.json` returns 1.0.0', 'jq -r .version a.json | returns 1.0.0'],
    [
      'Open the page without a header, then run `npm test`',
      'npm test | Open the page without a header, then run `npm test`',
    ],
    ['`bun run dev` and verify:', 'bun run dev | and verify:'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
    expect(readVerifyText(text, 1)[0]?.cut).toBe(true)
  })

  it.each([
    '`npm test` passes',
    '`npm test` shows all green',
    '`npm test` — all 12 tests pass, no regressions',
    '`npx tsc --noEmit` reports 0 errors',
    '`node --check a.js` → no output (OK).',
    '`bats a.bats` — AC-4.5',
    '`npm run build` - Expected: Build succeeds',
  ])('and those that only say that it succeeds are not: %s', (text) => {
    expect(read(text)).toEqual([/`(.*?)`/.exec(text)?.[1]])
    expect(readVerifyText(text, 1)[0]?.cut).toBeUndefined()
  })
})

describe('a comment in a fence says what the command shall show', () => {
  it.each([
    ['grep -r old src/\n# Expected: no matches', '! grep -r old src/'],
    ['grep -r old src/  # should return nothing', '! grep -r old src/'],
    ['grep -r old src/\n# Should return nothing or just the example', '?grep -r old src/'],
    [
      'npm test\ngrep -r old src/\n# Expected: no matches',
      'set -e\nnpm test\n! grep -r old src/ || exit 1\n# Expected: no matches',
    ],
    ['grep -c new a\n# a comment', 'grep -c new a'],
  ])('%j', (code, command) => expect(readVerifyFence(code, 1).map(shown)).toEqual([command]))
})

const plan = (verify: string, steps = 'edit') =>
  readTasksMd(
    `- [ ] 1.1 A\n  - **Do**: ${steps}\n  - **Files**: \`src/a.py\`\n  - **Verify**: ${verify}\n`,
    'specs/a/tasks.md',
  )
const ids = (reading: ReturnType<typeof plan>) =>
  lintPlan(reading).map(({ id, severity }) => `${id} ${severity}`)

it('commands of a Do are read with what is said of them there', () => {
  const { plan: read } = plan(
    'All commands above exit 0 with expected output',
    'Run `npm run build`, then `grep -r old src/` returns nothing',
  )
  expect(read.tasks[0]?.verify.map(shown)).toEqual(['npm run build', '! grep -r old src/'])
  const joined = plan('All commands above exit 0', 'Run `rg old src` and `rg older src`, which find nothing')
  expect(joined.plan.tasks[0]?.verify.map(shown)[0]).not.toBe('rg old src')
})

it('a line "Expected:" below a command is read the same way', () => {
  const text = (expected: string) =>
    `### Task 1: A\n\nRun: \`grep -rn old src/\`\nExpected: ${expected}\n\n### Task 2: B\n\nRun: \`npm test\`\nExpected: PASS (5 tests)\n`
  const proofs = (expected: string) =>
    readSuperpowers(text(expected), 'plan.md').plan.tasks.flatMap(({ verify }) => verify.map(shown))
  expect(proofs('no matches.')).toEqual(['! grep -rn old src/', 'npm test'])
  expect(proofs('at least 2 hits')).toEqual(['test "$(grep -rn old src/ | wc -l)" -ge 2', 'npm test'])
  expect(proofs('no matches outside of tests')).toEqual(['?grep -rn old src/', 'npm test'])
  expect(proofs('no matches outside of tests\n\nRun: `npm run build`')).toEqual([
    '?grep -rn old src/',
    'npm run build',
    'npm test',
  ])
  expect(proofs('shows the section')).toEqual(['grep -rn old src/ | Expected: shows the section', 'npm test'])
})

describe('the lint', () => {
  it('blocks a search in doubt once, and says how to write it', () => {
    const [finding, ...rest] = lintPlan(plan('`grep -rn old src` returns nothing stale'))
    expect(finding).toMatchObject({ id: 'lint/verify-doubt', severity: 'block', line: 4 })
    expect(finding?.fix).toContain('`! grep -rn old src`')
    expect(rest).toEqual([])
  })

  it('lets verify.yaml settle it, and keeps the clear command beside it', () => {
    const reading = plan('`npm test -- a` passes; `grep -rn old src` returns nothing stale')
    expect(ids(reading)).toEqual(['lint/verify-doubt block'])
    const settled = applySidecar(reading, '"1.1": "! grep -rn old src/a"\n', 'specs/a/verify.yaml')
    expect(settled.plan.tasks[0]?.verify.map(shown)).toEqual(['npm test -- a', '! grep -rn old src/a'])
    expect(ids(settled)).toEqual([])
  })

  it('warns once for a plan about words that are left over', () => {
    const xml = ['x', 'y', 'z']
      .map(
        (id) => `<task><name>${id}</name><verify>\`npm test -- ${id}\` and look at the page</verify></task>`,
      )
      .join('\n')
    const found = lintPlan(readPlanMd(xml, 'PLAN.md')).filter(({ id }) => id === 'lint/verify-words')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ severity: 'warn', line: 1 })
    expect(found[0]?.message).toMatch(/^3 verifies say more than their commands can check/)
    expect(ids(plan('`npm test -- a` passes'))).toEqual([])
  })
})
