import { describe, expect, test } from 'vitest'
import { readVerdict } from '../../../src/gate/verdicts/read-verdict.ts'
import { change } from './change.ts'

const read = (text: string) => readVerdict('verifier', text, change())
const json = (over: Record<string, unknown> = {}) =>
  JSON.stringify({ passed: true, issues: [], confidence: 0.8, suggestion: '', ...over })

describe('a verifier', () => {
  test('answers with one object (S3-36)', () => {
    expect(read(json())).toEqual({
      role: 'verifier',
      task: '1.2',
      decision: 'approve',
      confidence: 0.8,
      findings: [],
      concerns: [],
      feedback: '',
      problems: [],
    })
  })

  test('may put the object into a fence', () => {
    expect(read(`\`\`\`json\n${json()}\n\`\`\`\n`).decision).toBe('approve')
  })

  test('who fails the task says what is wrong and what to fix (S3-38)', () => {
    expect(read(json({ passed: false, issues: ['a', 'b'], suggestion: 'mend a' }))).toMatchObject({
      decision: 'reject',
      findings: ['a', 'b'],
      feedback: 'mend a',
    })
  })

  test('who passes it with issues leaves them as concerns', () => {
    expect(read(json({ issues: ['a warning'] }))).toMatchObject({
      decision: 'approve',
      concerns: ['a warning'],
    })
  })

  test('who does not say how sure it is, is half sure (S3-37)', () => {
    expect(read('{"passed": true, "issues": []}')).toMatchObject({ decision: 'approve', confidence: 0.5 })
  })

  test.each([
    ['no object (R01)', 'It passed.', 'the answer is not one JSON object and nothing else'],
    [
      'words around the object',
      `Here it is:\n\n${json()}`,
      'the answer is not one JSON object and nothing else',
    ],
    ['words behind the object', `${json()}\nBut look at line 3.`, /^the answer is not JSON/],
    ['two objects (R01)', `${json()}\n${json({ passed: false })}`, /^the answer is not JSON/],
    ['a field twice (R01)', '{"passed": false, "passed": true, "issues": []}', 'a field stands there twice'],
    ['a list', '[true]', 'the answer is not one JSON object and nothing else'],
    ['"true" in quotes', json({ passed: 'true' }), 'passed is neither true nor false'],
    ['nothing about passing', '{"issues": []}', 'passed is neither true nor false'],
    ['issues that are no texts', json({ issues: [1] }), 'issues is not a list of texts'],
    ['a confidence above 1', json({ confidence: 95 }), 'confidence is not a number from 0 to 1'],
    ['another task (R03)', json({ task: '1.1' }), 'it is about "1.1", not about task 1.2'],
    ['a failure without a reason', json({ passed: false }), 'it fails the task and names no issue'],
    [
      'doubt (R02)',
      json({ issues: ['I could not verify the second criterion'] }),
      'it approves, and says "i could not verify"',
    ],
  ])('with %s has not passed it', (_name, text, message) => {
    const verdict = read(text)
    expect(verdict.decision).toBe('malformed')
    expect(verdict.problems[0]).toMatchObject({
      id: 'review/verifier',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
})
