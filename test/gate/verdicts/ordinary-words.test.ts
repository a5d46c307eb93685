import { describe, expect, test } from 'vitest'
import { falseCitations } from '../../../src/gate/verdicts/citations.ts'
import { findDoubts } from '../../../src/gate/verdicts/doubts.ts'
import { readVerdict } from '../../../src/gate/verdicts/read-verdict.ts'
import { change } from './change.ts'

const doubts = (text: string) => findDoubts([{ text, line: 1 }], 'a title').length

describe('ordinary words of an honest review', () => {
  test.each([
    'speaks HTTP/1.1 and listens on 127.0.0.1:8080',
    'example.com:443 and localhost:3000 are reached',
    'works for Node.js/Express.js, versions 1.2/1.3',
  ])('"%s" cites no file', (text) => {
    expect(falseCitations([text], change())).toEqual([])
  })

  test.each([
    'throws when the token cannot be verified',
    'returns 401 if the email has not been confirmed',
    'rejects input that is not verified',
  ])('"%s" speaks of the product', (text) => {
    expect(doubts(text)).toBe(0)
  })

  test.each([
    'could not verify the tests',
    'note that it could not be verified',
    'the result was not verified',
  ])('"%s" is a doubt all the same (R02)', (text) => {
    expect(doubts(text)).toBe(1)
  })

  test('a file that is not there is still a false citation (R04)', () => {
    expect(falseCitations(['src/nowhere.ts is fine', 'gone.ts:12 holds it'], change())).toHaveLength(2)
  })

  test('a review that is too long to be read as a whole is not read in part (R02)', () => {
    const long = `I could not verify this.\n${'word '.repeat(5000)}\nREVIEW_PASS`
    expect(readVerdict('spec-reviewer', long, change()).decision).toBe('malformed')
  })
})

const architect = (finding: string) =>
  readVerdict(
    'architect',
    [
      '```yaml',
      'verdict: APPROVED',
      `task_name: "Task ${change().task.id}: ${change().task.title}"`,
      'confidence: HIGH',
      `findings: [${JSON.stringify(finding)}]`,
      'concerns: []',
      'recommendation: commit',
      'feedback: ""',
      '```',
    ].join('\n'),
    change(),
  ).decision

describe('approvals that take themselves back (R02, R03, R04)', () => {
  test('an architect that finds a criterion not met, or nothing but "ok", has not approved', () => {
    expect(architect('Criterion 1 met: src/parser.ts:12 returns the sum')).toBe('approve')
    expect(architect('Criterion 2 is not met, the parser crashes')).toBe('malformed')
    expect(architect('ok')).toBe('malformed')
  })

  test('a verifier that cites a line which is not in the change has not approved', () => {
    const said = (issue: string) =>
      readVerdict('verifier', JSON.stringify({ passed: true, issues: [issue], confidence: 1 }), change())
        .decision
    expect(said('src/parser.ts:12 could be shorter')).toBe('approve')
    expect(said('src/nope.ts:999 handles it')).toBe('malformed')
  })
})
