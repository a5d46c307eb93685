import { describe, expect, test } from 'vitest'
import { readVerdict } from '../../../src/gate/verdicts/read-verdict.ts'
import { change } from './change.ts'

const block = (over: Record<string, unknown> = {}): string => {
  const fields = {
    verdict: 'APPROVED',
    task_name: 'Task 1.2: Add the parser',
    confidence: 'HIGH',
    findings: ['Criterion met: src/parser.ts:11 adds b'],
    concerns: [],
    recommendation: 'commit',
    feedback: '',
    ...over,
  }
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['```yaml', ...lines, '```'].join('\n')
}

const read = (text: string) => readVerdict('architect', text, change())
const messages = (text: string) => read(text).problems.map(({ message }) => message)

describe('an architect', () => {
  test('who approves with findings approves (S1-37..S1-40)', () => {
    expect(read(`I looked at it.\n\n${block()}`)).toEqual({
      role: 'architect',
      task: '1.2',
      decision: 'approve',
      confidence: 0.9,
      findings: ['Criterion met: src/parser.ts:11 adds b'],
      concerns: [],
      recommendation: 'commit',
      feedback: '',
      problems: [],
    })
  })

  test('says how sure it is in three steps, and its concerns are kept (S1-38, S1-48)', () => {
    expect(read(block({ confidence: 'MEDIUM', concerns: ['3 warnings'] }))).toMatchObject({
      decision: 'approve',
      confidence: 0.6,
      concerns: ['3 warnings'],
    })
    expect(read(block({ confidence: 'LOW' })).confidence).toBe(0.3)
  })

  test('who rejects says what has to change (S1-37, S1-61)', () => {
    const text = block({
      verdict: 'REJECTED',
      recommendation: 'retry',
      feedback: '1. No error handling for null input',
    })
    expect(read(text)).toMatchObject({ decision: 'reject', feedback: '1. No error handling for null input' })
  })

  test('may cite anything when it rejects', () => {
    const text = block({
      verdict: 'REJECTED',
      recommendation: 'retry',
      findings: ['src/missing.ts:4 should be there'],
      feedback: 'write it',
    })
    expect(read(text).decision).toBe('reject')
  })

  test('without quotes in YAML is still understood', () => {
    const text =
      '```yaml\nverdict: APPROVED\ntask_name: Add the parser\nconfidence: HIGH\nfindings:\n  - Criterion X met: it parses\nrecommendation: commit\n```'
    expect(read(text)).toMatchObject({ decision: 'approve', findings: ['Criterion X met: it parses'] })
  })

  test('with Windows line ends is read the same', () => {
    expect(read(`Fine.\n\n${block()}\n`.replaceAll('\n', '\r\n')).decision).toBe('approve')
  })

  test.each([
    ['no verdict at all (R01)', 'It is all fine. APPROVED', 'there is no verdict block'],
    [
      'two blocks (R01)',
      `${block()}\n\n${block({ verdict: 'REJECTED' })}`,
      'there are 2 verdict blocks where one was expected',
    ],
    [
      'a block in the middle (R01)',
      `${block()}\n\nOn second thought, it is not done.`,
      'the verdict block is not the last thing',
    ],
    [
      'a second verdict in the prose (R01)',
      `verdict: REJECTED\n\n${block()}`,
      'there is a second verdict outside the block',
    ],
    ['something that is not YAML', '```yaml\nverdict: [APPROVED\n```', /^the verdict block is not YAML/],
    [
      'another word',
      block({ verdict: 'approved' }),
      'verdict: expected APPROVED or REJECTED, got "approved"',
    ],
    ['both words', block({ verdict: 'APPROVED or REJECTED' }), /^verdict: expected APPROVED or REJECTED/],
    [
      'a confidence of its own',
      block({ confidence: 0.9 }),
      'confidence: expected HIGH, MEDIUM or LOW, got 0.9',
    ],
    ['no recommendation', block({ recommendation: undefined }), /^recommendation: expected commit/],
    ['no finding (R03)', block({ findings: [] }), 'it approves without a finding'],
    [
      'another task (R03)',
      block({ task_name: 'Task 1.1: Lay the ground' }),
      /^task_name: expected task 1\.2/,
    ],
    ['the fix of this task (R03)', block({ task_name: 'Task 1.2.1: Fix' }), /^task_name: expected task 1\.2/],
    ['no task', block({ task_name: undefined }), 'task_name: expected task 1.2, got nothing'],
    ['approval and retry', block({ recommendation: 'retry' }), 'it approves and recommends retry'],
    [
      'a file that is not in the change (R04)',
      block({ findings: ['src/main.ts:3 calls it'] }),
      'src/main.ts:3 is cited, but src/main.ts is not in the change',
    ],
    [
      'a line that the diff does not show (R04)',
      block({ findings: ['src/parser.ts:90 handles null'] }),
      'src/parser.ts:90 is cited, but the diff does not show that line',
    ],
    [
      'a range that leaves the diff (R04)',
      block({ findings: ['src/parser.ts:11-40'] }),
      'src/parser.ts:11-40 is cited, but the diff does not show that line',
    ],
    [
      'a file that does not exist (R04)',
      block({ findings: ['src/imagined.ts is complete'] }),
      'src/imagined.ts is cited, but there is no such file',
    ],
    [
      'doubt in the prose (R02)',
      `I could not verify the tests, but it looks right.\n\n${block()}`,
      'it approves, and says "i could not verify"',
    ],
    [
      'doubt in a finding (R02)',
      block({ findings: ['Tests probably pass'] }),
      'it approves, and says "probably pass"',
    ],
    [
      'doubt in a concern (R02)',
      block({ concerns: ['The second criterion was not verified'] }),
      'it approves, and says "was not verified"',
    ],
    [
      'rejection and commit',
      block({ verdict: 'REJECTED', feedback: 'no' }),
      /^recommendation: expected retry or manual_review/,
    ],
    [
      'rejection without a reason',
      block({ verdict: 'REJECTED', findings: [], recommendation: 'retry' }),
      /^feedback: expected what has to change/,
    ],
  ])('with %s has not approved', (_name, text, message) => {
    const verdict = read(text)
    expect(verdict.decision).toBe('malformed')
    expect(verdict.problems).toContainEqual(
      expect.objectContaining({
        id: 'review/architect',
        severity: 'block',
        failure: 'MALFORMED',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    )
  })

  test.each([
    'There is nothing here that I could not verify.',
    'The task asks that "unable to verify" is shown to the user, and it is.',
    'The text `could not verify` is printed on error.',
    'I did not find any problem, and I do not see side effects.',
    'I did not run the tests; the gate did, and its output shows 5 passed.',
  ])('may say: %s', (words) => {
    expect(messages(`${words}\n\n${block()}`)).toEqual([])
  })

  test.each([
    'parser.ts:11',
    './src/parser.ts:12-14',
    'docs/new.md:2',
    'http://localhost:3000 answers',
    'at 14:30 it ran',
    'src/main.ts still calls it',
  ])('may cite: %s', (citation) => {
    expect(messages(block({ findings: [citation] }))).toEqual([])
  })
})

describe('a security reviewer', () => {
  const five = [
    'secrets: none logged',
    'sql: does not apply',
    'idor: does not apply',
    'auth: checked first',
    'uploads: none',
  ]
  const security = (findings: string[]) => readVerdict('security-reviewer', block({ findings }), change())

  test('says something about each of the five criteria', () => {
    expect(security(five)).toMatchObject({ role: 'security-reviewer', decision: 'approve' })
  })

  test.each([
    [0, 'no secrets in logs (S4-43)'],
    [1, 'SQL injection prevented (parameterized queries) (S4-44)'],
    [2, 'IDOR prevented (tenant_id on all queries) (S4-45)'],
    [3, 'auth checked before data access (S4-46)'],
    [4, 'file uploads validate type and size (S4-47)'],
  ])('who leaves out criterion %i has not approved: %s', (left, asks) => {
    expect(security(five.filter((_, at) => at !== left))).toMatchObject({
      decision: 'malformed',
      problems: [{ id: 'review/security', message: `no finding about ${asks.replace(/ \(S4-\d+\)$/, '')}` }],
    })
  })
})
