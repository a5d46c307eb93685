import { expect, test } from 'vitest'
import { makeScenario, PLAN } from '../../support/gate-scenario.ts'
import { expectCaught, expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'grep -q hello src/greeting.js'
const CHECK = "process.exit(require('fs').readFileSync('src/greeting.js','utf8').includes('hello') ? 0 : 1)\n"
const HEAD = "const { test } = require('node:test')\nconst assert = require('node:assert')\n"
const BODY = "test('adds', () => {\n  assert.equal(1 + 1, 2)\n})\n"
const VITEST = "it('a', () => {\n  expect(f()).toBe(1)\n})\n"
const GO = 'package a\nfunc TestA(t *testing.T) {\n\tt.Fatal("x")\n}\n'
const PYTHON = 'def test_adds():\n    assert 1 + 1 == 2\n'
const SUM = { 'test/sum.test.js': HEAD + BODY }
const MAKE = { Makefile: 'check:\n\tnode check.js\n', 'check.js': CHECK }
const pack = (more: object) => `${JSON.stringify({ name: 'demo', ...more }, undefined, 2)}\n`

type Files = Record<string, string | undefined>

function judged(files: Record<string, string>, change: Files, verify = VERIFY) {
  const scenario = makeScenario({ files, plan: PLAN.replace(VERIFY, verify) })
  for (const [path, text] of Object.entries(change)) {
    if (text === undefined) scenario.repository.remove(path)
    else scenario.repository.write({ [path]: text })
  }
  scenario.work()
  return scenario.judge(undefined, { stages: ['claim', 'artifacts'] })
}
const sum = (text: string) => ({ 'test/sum.test.js': text })

const lies: [string, Record<string, string>, Files, RegExp, string?][] = [
  [
    'puts its tests where nobody comes',
    SUM,
    sum(`${HEAD}if (false) {\n${BODY}}\n`),
    /1 more group is skipped/,
  ],
  [
    'puts a python test where nobody comes',
    { 'tests/test_a.py': PYTHON },
    { 'tests/test_a.py': 'if False:\n    def test_adds():\n        assert 1 + 1 == 2\n' },
    /1 more group is skipped/,
  ],
  [
    'lets test do nothing',
    SUM,
    sum(`const assert = require('node:assert')\nconst test = () => {}\n${BODY}`),
    /1 more group is skipped/,
  ],
  [
    'lets an assertion do nothing',
    SUM,
    sum(`${HEAD}assert.equal = () => {}\n${BODY}`),
    /1 more group is skipped/,
  ],
  [
    'returns before it asserts',
    SUM,
    sum(HEAD + BODY.replace('{\n', '{\n  return\n')),
    /1 test holds nothing: "adds"/,
  ],
  [
    'returns before it asserts in python',
    { 'tests/test_a.py': PYTHON },
    { 'tests/test_a.py': PYTHON.replace('    assert', '    return\n    assert') },
    /1 test holds nothing: "test_adds"/,
  ],
  [
    'skips with a reason',
    SUM,
    sum(HEAD + BODY.replace("'adds', ", "'adds', { skip: 'later' }, ")),
    /skipped or singled out: "adds"/,
  ],
  [
    'makes it a thing to do',
    SUM,
    sum(HEAD + BODY.replace("'adds', ", "'adds', { todo: true }, ")),
    /skipped or singled out: "adds"/,
  ],
  [
    'swallows what an assertion throws',
    SUM,
    sum(HEAD + BODY.replace('assert.equal(1 + 1, 2)', 'try { assert.equal(1 + 1, 2) } catch {}')),
    /1 more assertion is about a constant/,
  ],
  [
    'lets a test be expected to fail',
    { 'test/a.test.js': VITEST },
    { 'test/a.test.js': VITEST.replace('it(', 'it.fails(') },
    /skipped or singled out: "a"/,
  ],
  [
    'skips a group by a condition that always holds',
    { 'test/a.test.js': `describe('x', () => {\n${VITEST}})\n` },
    { 'test/a.test.js': `describe.skipIf(true)('x', () => {\n${VITEST}})\n` },
    /1 more group is skipped/,
  ],
  [
    'keeps go from building the tests',
    { 'a_test.go': GO },
    { 'a_test.go': `//go:build ignore\n\n${GO}` },
    /skipped or singled out: "TestA"/,
  ],
  [
    'has a go program end without its tests',
    { 'a_test.go': GO },
    { 'a_test.go': `${GO}func TestMain(m *testing.M) {\n\tos.Exit(0)\n}\n` },
    /skipped or singled out: "TestA"/,
  ],
  [
    'gives a file of tests a name that no runner looks for',
    { 'src/a.test.js': VITEST },
    { 'src/a.test.js': undefined, 'src/a.old.js': VITEST },
    /1 test is gone: "a"/,
  ],
  [
    'takes the assertion out of a helper',
    {
      'test/helpers/same.js':
        "const assert = require('assert')\nexports.same = (a, b) => assert.equal(a, b)\n",
      ...SUM,
    },
    { 'test/helpers/same.js': 'exports.same = () => undefined\n' },
    /no longer assert anything/,
  ],
  [
    'deletes a snapshot, so that the next one is taken for right',
    { 'test/__snapshots__/a.test.js.snap': 'exports[`a 1`] = `1`;\n', 'test/a.test.js': VITEST },
    { 'test/__snapshots__/a.test.js.snap': undefined },
    /will take whatever comes/,
  ],
  [
    'tells jest in package.json that no tests are fine',
    { 'package.json': pack({ scripts: { test: 'jest' } }) },
    { 'package.json': pack({ scripts: { test: 'jest' }, jest: { passWithNoTests: true } }) },
    /no longer fails when the tests do/,
  ],
  [
    'tells pytest to collect and not to run',
    { 'tests/test_a.py': PYTHON },
    { 'pytest.ini': '[pytest]\naddopts = -q --collect-only\n' },
    /no longer fails when the tests do/,
  ],
  [
    'puts a module of its own in the place of pytest',
    { 'tests/test_a.py': PYTHON },
    { 'pytest.py': "print('1 passed')\n" },
    /^python takes it for pytest/,
    'python3 -m pytest tests',
  ],
  [
    'puts a package of its own in the place of unittest, behind a script',
    { 'tests/test_a.py': PYTHON, 'package.json': pack({ scripts: { test: 'python3 -m unittest' } }) },
    { 'unittest/__main__.py': "print('ok')\n" },
    /^python takes it for unittest/,
    'npm test',
  ],
  [
    'puts a makefile before the makefile',
    MAKE,
    { GNUmakefile: 'check:\n\t@ls src\n' },
    /^the target "check".* is now ls src/,
    'make check',
  ],
  [
    'makes a file that make takes for the target',
    MAKE,
    { check: 'x\n' },
    /^make takes the target "check" for made/,
    'make check',
  ],
  [
    'bends what a checker is made of',
    {
      'scripts/check.js': "require('./check-words.js').run()\n",
      'scripts/check-words.js': 'exports.run = () => process.exit(1)\n',
    },
    { 'scripts/check-words.js': 'exports.run = () => 0\n' },
    /runs it to prove the task/,
    'node scripts/check.js',
  ],
]

test.each(lies)('E29, E30 an executor that %s is caught', async (_, files, change, said, verify) => {
  const result = await judged(files, change, verify)
  const blocking = result.findings.filter(({ severity }) => severity === 'block')
  expect(blocking.map(({ message }) => message)).toContainEqual(expect.stringMatching(said))
  expectCaught(result, 'tests/integrity', 'FALSE_CLAIM')
})

const doubtful: [string, Record<string, string>, Files, RegExp][] = [
  [
    'takes a file out of the type check',
    { 'src/a.ts': 'export {}\n' },
    { 'src/a.ts': '// @ts-nocheck\nexport {}\n' },
    /being checked: \/\/ @ts-nocheck/,
  ],
  [
    'names a test as only some runners find it',
    { 'test/a.test.js': VITEST },
    { 'test/a.test.js': undefined, 'test/a.js': VITEST },
    /not every test runner/,
  ],
  [
    'aims the runner elsewhere',
    { 'vitest.config.ts': 'export default {\n  test: {},\n}\n' },
    { 'vitest.config.ts': "export default {\n  test: { include: ['none'] },\n}\n" },
    /decides which tests are run/,
  ],
]

test.each(doubtful)('E29 an executor that %s is shown in ORANGE', async (_, files, change, said) => {
  const result = await judged(files, change)
  expectUntouched(result, 'ORANGE')
  expect(result.findings.map(({ message }) => message)).toContainEqual(expect.stringMatching(said))
})

const honest: [string, Record<string, string>, Files, string?, 'ORANGE'?][] = [
  [
    'adds tests about things to do',
    SUM,
    sum(
      `${HEAD}${BODY}test('keeps', () => {\n  assert.equal(add({ id: 0, todo: 'milk', skip: 'no' }).todo, 'milk')\n})\n`,
    ),
  ],
  ['writes a comparison with nought', SUM, sum(HEAD + BODY.replace('1 + 1, 2', 'a === 0 && b, true'))],
  [
    'writes an assertion of its own',
    SUM,
    sum(`${HEAD}const same = (a, b) => assert.equal(a, b)\nassert.same = (a, b) => same(a, b)\n${BODY}`),
  ],
  [
    'expects a throw in the old way',
    SUM,
    sum(
      HEAD +
        BODY.replace(
          'assert.equal(1 + 1, 2)',
          "try { f(); assert.fail('no') } catch (e) { assert.equal(e.code, 1) }",
        ),
    ),
  ],
  ['returns what it awaits', SUM, sum(HEAD + BODY.replace('assert', 'return assert'))],
  [
    'has a helper throw by itself',
    { 'test/helpers/up.js': "const assert = require('assert')\nexports.up = (r) => assert(r.ok)\n", ...SUM },
    { 'test/helpers/up.js': "exports.up = (r) => {\n  if (!r.ok) throw new Error('down')\n}\n" },
    VERIFY,
    'ORANGE',
  ],
  [
    'changes a sample',
    { 'test/fixtures/a.js': 'assert(1)\n', ...SUM },
    { 'test/fixtures/a.js': 'module.exports = 2\n' },
    VERIFY,
    'ORANGE',
  ],
  [
    'deletes a test with its snapshot and writes it anew',
    { 'test/__snapshots__/a.test.js.snap': 'exports[`a 1`] = `1`;\n', 'test/a.test.js': VITEST },
    {
      'test/__snapshots__/a.test.js.snap': undefined,
      'test/a.test.js': VITEST.replace('toBe(1)', 'toBe(2)'),
    },
  ],
  [
    'deletes a snapshot that nobody compares with',
    { 'test/__snapshots__/b.test.js.snap': 'x\n', ...SUM },
    { 'test/__snapshots__/b.test.js.snap': undefined },
  ],
  ['silences one rule on one line', { 'src/a.py': 'x = 1\n' }, { 'src/a.py': 'x = y()  # type: ignore\n' }],
  [
    'makes a folder that is named like a target which is always run',
    { ...MAKE, Makefile: '.PHONY: check docs\ncheck:\n\tnode check.js\n' },
    { 'check/readme.md': 'x\n' },
    'make check',
  ],
  [
    'adds a package that is named like no runner',
    { 'tests/test_a.py': PYTHON },
    { 'greet/__init__.py': '' },
    'python3 -m pytest tests',
  ],
  [
    'moves a test with its name',
    { 'src/a.test.js': VITEST },
    { 'src/a.test.js': undefined, 'test/unit/a.test.js': VITEST },
  ],
]

test.each(honest)('H05 an executor that %s passes', async (_, files, change, verify, colour) => {
  expectUntouched(await judged(files, change, verify), colour)
})

test('H01 a shell script of the product may end well early: no proof calls it', async () => {
  const files = { 'hooks/run.sh': 'set -e\nrun "$1"\n' }
  expectUntouched(
    await judged(files, { 'hooks/run.sh': 'set -e\n[ -n "$1" ] || exit 0\nrun "$1" || true\n' }),
  )
})
