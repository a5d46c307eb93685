import { describe, expect, test } from 'vitest'
import { readFailingTests, readTestCounts } from '../../src/gate/tests/test-counts.ts'

const ESC = String.fromCharCode(27)

const OUTPUTS: Record<string, { output: string; counts: object; failing: string[] }> = {
  vitest: {
    output: ` ❯ src/sum.test.ts (3 tests | 1 failed) 5ms\n   × adds 4ms\n\n FAIL  src/sum.test.ts > sums > adds\nAssertionError: expected 3 to be 4\n\n Test Files  1 failed | 1 passed (2)\n      Tests  ${ESC}[31m1 failed${ESC}[39m | 9 passed | 2 skipped (12)\n   Duration  1.2s\n`,
    counts: { passed: 9, failed: 1, skipped: 2 },
    failing: ['src/sum.test.ts > sums > adds'],
  },
  jest: {
    output:
      'FAIL src/sum.test.js\n  ● PlannerId › should validate UUID format\n\n    expect(received)\n\n  ● PlannerId › should reject future dates\n\nTest Suites: 1 failed, 1 total\nTests:       2 failed, 1 passed, 3 total\nTime: 1 s\n',
    counts: { passed: 1, failed: 2, skipped: 0 },
    failing: ['PlannerId › should validate UUID format', 'PlannerId › should reject future dates'],
  },
  node: {
    output:
      '✔ adds (1ms)\n✖ fails here (1.1ms)\nℹ tests 3\nℹ suites 0\nℹ pass 1\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0\n\n✖ failing tests:\n\ntest at a.test.mjs:2:40\n✖ fails here (1.1ms)\n',
    counts: { passed: 1, failed: 1, skipped: 1 },
    failing: ['fails here'],
  },
  'node in tap': {
    output:
      'TAP version 13\nok 1 - adds\nnot ok 2 - fails here\n1..3\n# tests 3\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 1\n# todo 0\n',
    counts: { runner: 'node', passed: 1, failed: 1, skipped: 1 },
    failing: ['fails here'],
  },
  pytest: {
    output:
      'tests/test_a.py .F                 [100%]\nFAILED tests/test_a.py::test_sum - assert 3 == 4\n=========== 1 failed, 4 passed, 1 skipped, 2 warnings in 0.12s ===========\n',
    counts: { passed: 4, failed: 1, skipped: 1 },
    failing: ['tests/test_a.py::test_sum'],
  },
  'pytest -q': {
    output: '5 passed in 0.01s\n',
    counts: { runner: 'pytest', passed: 5, failed: 0, skipped: 0 },
    failing: [],
  },
  unittest: {
    output: 'FAIL: test_sum (tests.Sum)\n----\nRan 4 tests in 0.001s\n\nFAILED (failures=1, skipped=1)\n',
    counts: { passed: 2, failed: 1, skipped: 1 },
    failing: ['test_sum (tests.Sum)'],
  },
  go: {
    output:
      '=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n--- FAIL: TestB (0.00s)\n--- SKIP: TestC (0.00s)\nFAIL\n',
    counts: { passed: 1, failed: 1, skipped: 1 },
    failing: ['TestB'],
  },
  cargo: {
    output:
      'test a::one ... ok\ntest a::two ... FAILED\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured\n\nrunning 2 tests\ntest result: ok. 2 passed; 0 failed; 1 ignored; 0 measured\n',
    counts: { passed: 3, failed: 1, skipped: 1 },
    failing: ['a::two'],
  },
  mocha: {
    output: '\n  12 passing (10ms)\n  1 pending\n  1 failing\n\n  1) Sum adds:\n',
    counts: { passed: 12, failed: 1, skipped: 1 },
    failing: ['Sum adds:'],
  },
  rspec: {
    output: '4 examples, 1 failure, 1 pending\nrspec ./spec/a_spec.rb:3 # Sum adds\n',
    counts: { passed: 2, failed: 1, skipped: 1 },
    failing: ['Sum adds'],
  },
  tap: {
    output: '1..4\nok 1 - a\nok 2 - b # SKIP later\nnot ok 3 - c\nnot ok 4 - d # TODO\n',
    counts: { passed: 1, failed: 1, skipped: 2 },
    failing: ['c'],
  },
  junit: {
    output:
      '<?xml version="1.0"?><testsuites tests="4" failures="1" errors="1" skipped="1"><testsuite tests="4"><testcase classname="a" name="adds"><failure message="x"/></testcase></testsuite></testsuites>',
    counts: { passed: 1, failed: 2, skipped: 1 },
    failing: ['adds'],
  },
}

describe.each(Object.entries(OUTPUTS))('%s', (name, { output, counts, failing }) => {
  test('is counted by its own summary', () => {
    expect(readTestCounts(output)).toMatchObject({ runner: name.split(' ')[0], ...counts })
  })
  test('names the tests that failed (S1-59)', () => {
    const found = readFailingTests(output)
    for (const test of failing) expect(found).toContain(test)
    if (failing.length === 0) expect(found).toEqual([])
  })
})

test('several suites of one runner are added up', () => {
  const line = (n: number) => `      Tests  ${n} passed (${n})\n`
  expect(readTestCounts(line(3) + line(4))).toMatchObject({ passed: 7 })
})

test('what no runner wrote is not counted', () => {
  expect(readTestCounts('all 12 tests passed, trust me\n')).toBeUndefined()
  expect(readTestCounts('')).toBeUndefined()
  expect(readFailingTests('fine\n')).toEqual([])
})
