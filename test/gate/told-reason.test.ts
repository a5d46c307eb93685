import { describe, expect, test } from 'vitest'
import { retryContext, warmFeedback } from '../../src/gate/feedback.ts'
import type { Finding, GateResult } from '../../src/model/gate.ts'
import { refusalReason, rejectionReason } from '../../src/model/reasons.ts'
import type { Role } from '../../src/model/roles.ts'
import { fixContext, rejectionContext, verificationContext } from '../../src/prompts/rejection.ts'
import { CONTRACT, facts, taskWith } from '../support/facts.ts'
import { aCommand, aResult, aVerdict } from '../support/run-builder.ts'

const finding = (id: string, message: string): Finding => ({ id, severity: 'block', message })
const refused = (over: Partial<GateResult>): GateResult =>
  aResult({ outcome: 'FAILED', failure: 'VERIFY_FAILURE', colour: 'RED', confidence: 0, ...over })

const VITEST = ` RUN  v4.1.12
 ❯ test/math.test.js (1 test | 1 failed) 5ms
   × adds 3ms
     → expected 3 to be 4 // Object.is equality
 FAIL  test/math.test.js > adds
AssertionError: expected 3 to be 4 // Object.is equality
 Test Files  1 failed (1)
`
const JEST = `FAIL src/PlannerId.test.js
  ● PlannerId › should validate UUID format

    expect(received).toBe(expected) // Object.is equality

    Expected: true
    Received: false
`
const PYTEST = `=================================== FAILURES ===================================
__________________________________ test_hello __________________________________
    def test_hello():
>       assert open('hello.txt').read() == 'hello'
E       FileNotFoundError: hello.txt was not found
1 failed in 0.02s
`
const GO = `--- FAIL: TestAdd (0.00s)
    add_test.go:7: got 3, want 4
FAIL
`
const NODE_TEST = `TAP version 13
# Subtest: first
ok 1 - first
# Subtest: second
not ok 2 - second
  ---
  duration_ms: 1.2
  location: '/app/test/discount.test.mjs:6:1'
  failureType: 'testCodeFailure'
  error: |-
    Expected values to be strictly equal:

    100 !== 90

  code: 'ERR_ASSERTION'
  name: 'AssertionError'
`
const TSC = `src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n`

const verify = (excerpt: string, over: Partial<GateResult> = {}): GateResult =>
  refused({
    findings: [finding('proof/verify', '`npm test` exited 1')],
    commands: [aCommand({ command: 'npm test', exitCode: 1, excerpt })],
    ...over,
  })

describe('a person is told the line that says what is wrong', () => {
  test.each([
    ['vitest', VITEST, '→ expected 3 to be 4 // Object.is equality'],
    ['jest', JEST, 'Expected: true'],
    ['pytest', PYTEST, "> assert open('hello.txt').read() == 'hello'"],
    ['go test', GO, '--- FAIL: TestAdd (0.00s)'],
    ['node:test', NODE_TEST, 'not ok 2 - second'],
    ['tsc', TSC, "src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."],
    ['a command that says little', 'no\nway\n', 'no'],
  ])('of %s', (_, output, line) => {
    expect(refusalReason(verify(output)).replace(/\s+/g, ' ')).toBe(`\`npm test\` exited 1: ${line}`)
  })

  test('of the command that the first finding names, whatever failed after it', () => {
    const commands = [
      aCommand({ command: 'npm test', exitCode: 1, excerpt: VITEST }),
      aCommand({ purpose: 'criterion', command: 'grep x y', exitCode: 2, excerpt: 'error: no y' }),
    ]
    const findings = [
      finding('proof/verify', '`npm test` exited 1'),
      finding('proof/criteria', 'a y: `grep x y` exited 2'),
    ]
    expect(refusalReason(refused({ findings, commands }))).toContain('expected 3 to be 4')
    // A criterion that only warns refuses nothing.
    const warned = [{ ...finding('proof/criteria', 'a y: `grep x y` exited 2'), severity: 'warn' as const }]
    const result = refused({ findings: [...findings.slice(0, 1), ...warned], commands })
    expect(refusalReason(result)).toContain('expected 3 to be 4')
    expect(warmFeedback(result, facts().task, { attempt: 1 })).not.toContain('no y')
    // A finding that is about no command has no output.
    const other = finding('proof/claim-matches', 'the claim names another command')
    expect(refusalReason(refused({ findings: [other, ...findings], commands }))).toBe(other.message)
  })
})

const plain = facts().task
const withContract = taskWith({ contract: CONTRACT })
const typecheck = refused({
  findings: [finding('proof/typecheck', 'new error of `npm run types`: TS2322')],
  commands: [aCommand({ purpose: 'typecheck', command: 'npm run types', exitCode: 2, excerpt: TSC })],
})
const twoKinds = refused({
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  findings: [
    finding('plan/checkmark', 'task 1.2 is not ticked (3 of 4 expected)'),
    finding('work/committed', 'a.txt is not committed'),
  ],
  commands: [],
})

describe('the executor gets what the person is told', () => {
  test.each([
    ['vitest', verify(VITEST)],
    ['jest', verify(JEST)],
    ['pytest', verify(PYTEST)],
    ['go test', verify(GO)],
    ['node:test', verify(NODE_TEST)],
    ['a type check', typecheck],
    ['findings of two kinds', twoKinds],
  ])(
    'after %s, the one that goes back and a fresh one, of a plain task and of one with a contract',
    (_, result) => {
      const [message = '', line] = refusalReason(result).split(/(?<=exited 1|TS2322): /)
      for (const task of [plain, withContract])
        for (const text of [
          warmFeedback(result, task, { attempt: 1 }),
          retryContext(result, task, { attempt: 1 }),
        ]) {
          if (line !== undefined) expect(text).toContain(line)
          // The form of document 001 has the command and its exit code in lines of their own.
          else expect(text).toContain(message)
        }
    },
  )

  test.each<[Role, Parameters<typeof aVerdict>[0]]>([
    ['architect', { feedback: 'Passes its tests, but:\n1. mi is ignored\n2. no docs' }],
    ['architect', { feedback: '', concerns: ['mi is ignored'], findings: ['Criterion X met: a.ts:1'] }],
    ['architect', { feedback: '', findings: ['mi is ignored'] }],
    ['verifier', { feedback: 'add both numbers', findings: ['the sum is wrong'] }],
    ['verifier', { feedback: '', concerns: ['mi is ignored'], findings: ['the sum is wrong'] }],
    ['spec-reviewer', { feedback: '', concerns: ['mi is ignored'], findings: ['the sum is wrong'] }],
    ['spec-reviewer', { feedback: 'write a test\nfor it', findings: ['there is no test'] }],
  ])('after a rejection by the %s: %j', (role, over) => {
    const verdict = aVerdict({ role, decision: 'reject', ...over })
    const text =
      role === 'architect'
        ? rejectionContext(role, verdict)
        : role === 'verifier'
          ? verificationContext([verdict], 1)
          : fixContext(verdict)
    for (const part of rejectionReason(verdict).split('\n')) expect(text).toContain(part)
  })
})

test.each([
  [{ feedback: 'Passes its tests, but:\n1. mi is ignored' }, 'Passes its tests, but:\nmi is ignored'],
  [{ feedback: 'fix it\nand more' }, 'fix it'],
  [{ concerns: ['a concern'], findings: ['a finding'] }, 'a concern'],
  [{ findings: ['a finding', 'another'] }, 'a finding'],
  [{ findings: [] }, 'no reason was given'],
])('of a rejection %j the first point is told', (over, told) => {
  expect(rejectionReason(aVerdict({ decision: 'reject', ...over }))).toBe(told)
})
