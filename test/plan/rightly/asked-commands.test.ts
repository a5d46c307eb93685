import { describe, expect, it } from 'vitest'
import { readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { propose } from '../../../src/plan/propose.ts'
import { readVerifyText } from '../../../src/plan/verify-text.ts'

const commands = (text: string) => readVerifyText(text, 1).flatMap(({ command }) => command ?? [])
const tasks = (body: string) => readTasksMd(`# Tasks: a\n\n- [ ] 1.1 Parse\n${body}`, 'specs/a/tasks.md')
const gsd = (inner: string) =>
  readPlanMd(
    `<tasks>\n<task type="auto">\n<name>A</name>\n${inner}\n</task>\n</tasks>\n`,
    '.planning/phases/01-a/01-01-PLAN.md',
  )
const found = (reading: Parameters<typeof lintPlan>[0]) => lintPlan(reading).map(({ id }) => id)

describe('a sentence that speaks of a command does not run it', () => {
  it.each([
    'The guide says that the stack is NOT managed via `terraform apply`',
    'The guide no longer mentions `npm run old`',
    'The docs describe `docker compose up -d`',
    'The script calls `rm -rf out` first',
    'The workflow contains `npm publish` as its last step',
    'The page exists, and nothing is deployed with `kubectl apply -f k8s`',
    'Make sure that people do not run `npm publish`',
    'Verify that it is not deployed with `terraform apply`',
    'The old way is gone (`npm run old`)',
  ])('%s', (text) => {
    expect(commands(text)).toEqual([])
  })
})

describe('a sentence that asks for a command runs it', () => {
  it.each([
    ['No type errors: `tsc --noEmit`', 'tsc --noEmit'],
    ['No lint errors (`npm run lint`)', 'npm run lint'],
    ['No errors from `npm run build`', 'npm run build'],
    ['All is green under `pytest -q`', 'pytest -q'],
    ['Verify via `psql -c "select 1"`', 'psql -c "select 1"'],
    ['Use `zig build test`', 'zig build test'],
    ['Unit tests — `zig build test`', 'zig build test'],
    ['No lint errors (`zig fmt --check src`)', 'zig fmt --check src'],
    ['Ejecutar `node scripts/check.js`', 'node scripts/check.js'],
    ['运行 `node scripts/check.js`', 'node scripts/check.js'],
    ['Verify that it does not crash with `npm test`', 'npm test'],
    ['The type check passes with `python -c "import a"`', 'python -c "import a"'],
    ['The tool (`./bin/tool --check`) exits 0', './bin/tool --check'],
    ['The parser does not crash: run `node a.js`', 'node a.js'],
    ['It does not throw when `node a.js` is run. Then `npm test -- a`', 'npm test -- a'],
  ])('%s', (text, command) => {
    expect(commands(text)).toEqual([command])
  })
})

describe('what stands beside a marked command in GSD', () => {
  it('another marked one that cannot be run is told, not dropped', () => {
    const reading = gsd(
      '<verify>\n<automated>node --check a.js</automated>\n<automated>The page opens</automated>\n</verify>',
    )
    expect(reading.plan.tasks[0]?.verify).toMatchObject([
      { command: 'node --check a.js', cut: true, expect: { text: 'The page opens' } },
    ])
    expect(found(reading)).toContain('lint/verify-words')
  })

  it('words beside it are told', () => {
    const reading = gsd(
      '<verify>\n<automated>npm test -- a</automated>\nExpected: the command fails until the parser is there.\n</verify>',
    )
    expect(reading.plan.tasks[0]?.verify).toMatchObject([{ command: 'npm test -- a', cut: true }])
    expect(found(reading)).toContain('lint/verify-words')
  })

  it('a command beside it is run as well, and a comment is not', () => {
    const { plan } = gsd(
      '<verify>\n<automated>npm test -- a</automated>\n<!-- `npm run later` -->\n- `npx tsc --noEmit` exits 0\n</verify>',
    )
    expect(plan.tasks[0]?.verify.map(({ command }) => command)).toEqual(['npm test -- a', 'npx tsc --noEmit'])
  })

  it('a program as Windows names it is one', () => {
    const { plan } = gsd('<verify><automated>npm.cmd test -- a.test.mjs</automated></verify>')
    expect(plan.tasks[0]?.verify.map(({ command }) => command)).toEqual(['npm.cmd test -- a.test.mjs'])
  })
})

it('of the commands of a Do none is left out, also not a name alone', () => {
  const { plan } = tasks(
    '  - **Do**:\n    1. `pytest` -- all tests\n    2. `python3 -m py_compile a.py`\n    3. Look at `a.py`\n  - **Verify**: All commands exit 0\n',
  )
  expect(plan.tasks[0]?.verify.map(({ command }) => command)).toEqual([
    'pytest',
    'python3 -m py_compile a.py',
  ])
})

it('a fence that nothing closes ends with the list item that holds it, so that no field is lost', () => {
  const { plan, problems } = tasks(
    '  - **Do**:\n    1. Write this:\n       ```text\n       # A\n       ```bash\n       ls\n       ```\n       more\n       ```\n    2. Save it\n  - **Files**: `a.md`\n  - **Verify**: `grep -q A a.md`\n\n- [ ] 1.2 Next\n  - **Verify**: `test -f b`\n',
  )
  expect(plan.tasks).toMatchObject([
    { id: '1.1', files: ['a.md'], verify: [{ command: 'grep -q A a.md' }] },
    { id: '1.2', verify: [{ command: 'test -f b' }] },
  ])
  expect(problems.map(({ id }) => id)).toContain('read/fence')
})

it.each([
  ['`cd api && uv run pytest tests/a.py -q` exits 0', 'cd api && uv run pytest tests/a.py -q'],
  ['`PYTHONPATH=src python3 -m pytest tests/a.py` exits 0', 'PYTHONPATH=src python3 -m pytest tests/a.py'],
])('prepare proposes %s as its author wrote it', (said, command) => {
  const reading = gsd(`<acceptance_criteria>\n- ${said}\n</acceptance_criteria>`)
  const { byId } = propose(reading, { test: 'pytest', testFile: (path) => `pytest ${path}` })
  expect([...byId.values()]).toMatchObject([{ command }])
})

describe('what is said above or below a fence is said of its command', () => {
  const fence = (script: string) => `\`\`\`bash\n${script}\n\`\`\``
  const read = (verify: string) => gsd(`<verify>\n${verify}\n</verify>`).plan.tasks[0]?.verify ?? []
  const search = fence('grep -r old src')

  it.each([
    [`${search}\nShould return nothing.`, '! grep -r old src'],
    [`This must return no matches:\n${search}`, '! grep -r old src'],
    [`<automated>grep -r old src</automated>\nNo matches expected.`, '! grep -r old src'],
    [`Check that the section exists:\n${search}`, 'grep -r old src'],
    [`${fence('npm test -- a')}\nThe tests must fail.`, '! npm test -- a'],
    [`${fence('npm test -- a')}\nExpected: FAIL with "not defined"`, '! npm test -- a'],
    [`Confirm that the test fails:\n${fence('npm test -- a')}`, '! npm test -- a'],
    [`<automated>npm test -- a</automated>\nExpected RED state: the test command fails.`, '! npm test -- a'],
    [`${fence('npm test -- a')}\nThe tests fail if the parser is missing.`, 'npm test -- a'],
    [`${fence('npm test -- a')}\nThe tests fail on Windows.`, 'npm test -- a'],
  ])('%j', (verify, command) => {
    expect(read(verify).map((each) => each.command)).toEqual([command])
  })

  it.each([
    `Verify that no old imports remain:\n${search}`,
    `${fence('cd a\ngrep -r old src')}\nShould return nothing.`,
  ])('it is in doubt: %j', (verify) => {
    expect(read(verify)).toMatchObject([{ doubt: expect.stringContaining('grep -r old src') }])
  })

  it('words that no exit code shows are told, and an introduction says nothing more', () => {
    const [first, second, ...more] = read(
      `Run the type check:\n${fence('npx tsc')}\nShould show fewer errors than before, about 80.\n\nThen the tests:\n${fence('npm test')}`,
    )
    expect(first).toMatchObject({
      command: 'npx tsc',
      expect: { text: 'Should show fewer errors than before, about 80.' },
    })
    expect(second).toMatchObject({ command: 'npm test' })
    expect(second?.expect).toBeUndefined()
    expect(more).toEqual([])
  })

  it('also in a check list', () => {
    const { plan } = tasks(
      `  - **Verify**: This must return no matches:\n    \`\`\`bash\n    grep -r old src\n    \`\`\`\n`,
    )
    expect(plan.tasks[0]?.verify.map(({ command }) => command)).toEqual(['! grep -r old src'])
  })
})

it.each([
  ['Run: cd api && cargo test --lib', ['cd api && cargo test --lib']],
  ['Run the tests', []],
  ['Run npm test -- a and look at the page', []],
])('%j asks for %j', (text, expected) => {
  expect(commands(text)).toEqual(expected)
})

describe('words that name trouble', () => {
  it.each([
    ['`pytest a.py -v` exits with failure', '! pytest a.py -v'],
    ['`pytest a.py -v` exits with no failures', 'pytest a.py -v'],
    ['`npm test` passes without errors or warnings', 'npm test'],
  ])('%s', (text, command) => {
    expect(commands(text)).toEqual([command])
  })

  it('are no success if nothing denies them', () => {
    const held = (text: string) => readVerifyText(text, 1)[0]?.expect?.held
    expect(held('`npm test` shows failures')).toBeUndefined()
    expect(held('`npm test` shows no failures, errors and warnings')).toBe(true)
  })

  it.each([
    ['cargo build 2>&1 | grep -E "error|warning"', true],
    ['npm test && cargo clippy 2>&1 | grep -E "(BUILD|error:)"', true],
    ['! cargo build 2>&1 | grep -E "error"', false],
    ['cargo build 2>&1 | grep -cE "error"', false],
    ['cargo bench 2>&1 | grep -E "thrpt|time"', false],
    ['cat log.txt | grep error', false],
  ])('a check whose output is searched for them is told of: %s', (verify, isTold) => {
    const ids = found(tasks(`  - **Verify**: \`${verify}\`\n`))
    expect(ids.includes('lint/verify-pipe')).toBe(isTold)
  })

  it('and not where a test shall fail', () => {
    const verify = 'pytest a.py 2>&1 | grep -E "error|FAILED"'
    expect(found(tasks(`  - **Done when**: The test fails\n  - **Verify**: \`${verify}\`\n`))).not.toContain(
      'lint/verify-pipe',
    )
  })
})

it('a first sentence with a command and no backticks is read where a later one has some', () => {
  expect(commands('go build ./... succeeds. `tool --help` shows the flag.')).toEqual(['go build ./...'])
  expect(commands('The page loads. `tool --help` shows it')).toEqual([])
})

it.each([
  ['grep -q x a.txt && echo "OK" || echo "MISSING"', 'grep -q x a.txt && echo "OK"'],
  ['test -s a.txt || true', 'test -s a.txt'],
])('prepare proposes the verify itself without what makes it always pass: %s', (verify, command) => {
  const reading = gsd(`<verify><automated>${verify}</automated></verify>`)
  const { byId } = propose(reading, { test: 'npm test', testFile: () => undefined })
  expect([...byId.values()]).toMatchObject([{ command }])
})

it('each sentence of a verify has its command', () => {
  expect(commands('npm test passes. Then `npm run lint` passes')).toEqual(['npm test', 'npm run lint'])
})

it('a script whose lines are in doubt is not called a search', () => {
  const reading = gsd('<verify>\n```bash\nnpm run build\nnpm test -- a\n```\nThe tests must fail.\n</verify>')
  const [doubt] = lintPlan(reading).filter(({ id }) => id === 'lint/verify-doubt')
  expect(doubt).toMatchObject({ severity: 'block', message: expect.stringContaining('which of its lines') })
})
