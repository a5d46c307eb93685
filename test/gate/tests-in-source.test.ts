import { describe, expect, test } from 'vitest'
import { compareTests } from '../../src/gate/tests/compare-tests.ts'
import { countTests } from '../../src/gate/tests/count-tests.ts'
import { aChange } from '../support/facts.ts'

const names = (path: string, text: string) => countTests(path, text)?.tests.map(({ name }) => name)
const skipped = (path: string, text: string) =>
  countTests(path, text)
    ?.tests.filter((each) => each.skipped)
    .map(({ name }) => name)
const empty = (path: string, text: string) =>
  countTests(path, text)
    ?.tests.filter((each) => each.empty)
    .map(({ name }) => name)

describe('rows of a table', () => {
  const EACH =
    "it.each([\n  [1, [2, 3]],\n  { a: 'x, y', b: [4] },\n  f(5, 6),\n])('adds %i', (a) => {\n  expect(a).toBe(1)\n})\n"
  test.each([
    ['a.test.js', EACH, 3],
    ['a.test.js', EACH.replace('expect(a).toBe(1)', ''), 0],
    ['a.test.js', EACH.replace('it.each', 'it.skip.each'), 0],
    ['a.test.js', `${EACH.replace('expect(a).toBe(1)', '')}it('b', () => expect(1).toBe(f()))\n`, 0],
    ['a.test.js', "test.each([1, 2, 3])('b %i', (n) => expect(n).toBe(f()))\n", 2],
    ['a.test.js', 'it.each(cases)("b %i", (n) => expect(n).toBe(f()))\n', 0],
    [
      'test_a.py',
      '@pytest.mark.parametrize("a,b", [\n    (1, 2),\n    (3, 4),\n])\ndef test_a(a, b):\n    assert a < b\n',
      1,
    ],
    ['test_a.py', '@pytest.mark.parametrize("a", [1, 2])\ndef test_a(a):\n    pass\n', 0],
  ])('%s %j has %i more than the tests that are declared', (path, text, rows) => {
    expect(countTests(path, text)?.rows).toBe(rows)
  })
})

describe('tests are counted in', () => {
  test.each([
    [
      'a.test.js',
      "it('a', f)\ntest.each([1])('b %i', f)\nspecify('c', f)\nxit('d', f)\n/re/.test('x')\nconst s = \"it('no', f)\"\n// it('no', f)\n",
      ['a', 'b %i', 'c', 'd'],
    ],
    [
      'test_a.py',
      'def test_a():\n    assert 1\n\nclass T:\n    async def test_b(self):\n        pass\n\ndef helper(): pass\n',
      ['test_a', 'test_b'],
    ],
    [
      'a_test.go',
      'func TestA(t *testing.T) {}\nfunc helper() {}\nfunc ExampleB() {}\n',
      ['TestA', 'ExampleB'],
    ],
    [
      'lib.rs',
      '#[test]\nfn adds() { assert!(x()); }\n#[tokio::test]\nasync fn waits() {}\nfn helper() {}\n',
      ['adds', 'waits'],
    ],
    ['ATest.java', '@Test\npublic void adds() {}\n@ParameterizedTest\nvoid more() {}\n', ['adds', 'more']],
    ['a_spec.rb', "it 'adds' do\nend\nxit 'later' do\nend\n", ['adds', 'later']],
    ['a.bats', '@test "adds" {\n  [ 1 -eq 1 ]\n}\n', ['adds']],
  ])('%s', (path, text, expected) => expect(names(path, text)).toEqual(expected))

  test('and not in what is no source of tests', () => expect(countTests('a.md', "it('a')")).toBeUndefined())
})

describe('skipped tests are told by name', () => {
  test.each([
    [
      'a.test.js',
      "it.skip('a', f)\nit('b', f)\nxit('c', f)\nit.only('d', f)\nit('e', (t) => t.skip())\ntest.skipIf(win)('f', f)\nit.todo('g')\n",
      ['a', 'c', 'd', 'e'],
    ],
    [
      'test_a.py',
      '@pytest.mark.skip\ndef test_a(): x\n@pytest.mark.skipif(win, reason="")\ndef test_b(): x\ndef test_c():\n    pytest.skip("x")\n',
      ['test_a', 'test_c'],
    ],
    ['a_test.go', 'func TestA(t *testing.T) {\n\tt.Skip("x")\n}\nfunc TestB(t *testing.T) {}\n', ['TestA']],
    ['lib.rs', '#[test]\n#[ignore]\nfn a() {}\n#[test]\nfn b() {}\n', ['a']],
    ['ATest.java', '@Disabled\n@Test\nvoid a() {}\n@Test\nvoid b() {}\n', ['a']],
  ])('%s', (path, text, expected) => expect(skipped(path, text)).toEqual(expected))
})

describe('empty tests are told from empty mocks', () => {
  test.each([
    [
      'a.test.js',
      "it('a', () => {})\nit('b', async () => {\n})\nit('c', function () {})\nit('d', () => {\n  vi.fn().mockImplementation(() => {})\n})\n",
      ['a', 'b', 'c'],
    ],
    ['test_a.py', 'def test_a():\n    pass\n\ndef test_b():\n    assert f()\n', ['test_a']],
    ['a_test.go', 'func TestA(t *testing.T) {}\nfunc TestB(t *testing.T) { f() }\n', ['TestA']],
  ])('%s', (path, text, expected) => expect(empty(path, text)).toEqual(expected))
})

describe('a change', () => {
  const A = "it('a', () => { expect(f()).toBe(1) })\n"
  const B = "it('b', () => { expect(f()).toBe(2) })\n"

  test('that skips an old test weighs, one that adds a skipped test does not', () => {
    expect(compareTests([aChange('x.test.js', A, A.replace('it(', 'it.skip('))]).skipped).toEqual({
      old: ['a'],
      new: [],
    })
    expect(compareTests([aChange('x.test.js', A, A + B.replace('it(', 'it.skip('))]).skipped).toEqual({
      old: [],
      new: ['b'],
    })
    expect(
      compareTests([aChange('x.test.js', A.replace('it(', 'it.skip('), A.replace('it(', 'it.skip('))])
        .skipped,
    ).toEqual({ old: [], new: [] })
  })

  test('that turns a test into a todo has lost it', () => {
    expect(compareTests([aChange('x.test.js', A + B, `${A}it.todo('b')\n`)]).lost).toEqual(['b'])
  })

  test('that moves tests between files has lost none', () => {
    const moved = [aChange('x.test.js', A + B, A), aChange('y.test.js', undefined, B)]
    expect(compareTests(moved)).toMatchObject({ lost: [], skipped: { old: [], new: [] } })
  })

  test('in a new file weakens nothing that was there', () => {
    const balance = compareTests([
      aChange(
        'x.test.js',
        undefined,
        "describe.skip('g', () => {\n  it('a', () => { expect(true).toBe(true) })\n})\n",
      ),
    ])
    expect(balance).toMatchObject({ groupSkips: { old: 0, new: 1 }, constants: { old: 0, new: 1 }, lost: [] })
  })
})
