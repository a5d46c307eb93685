import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLines } from '../../../src/gate/verdicts/citations.ts'
import { readVerdict } from '../../../src/gate/verdicts/read-verdict.ts'
import { change, DIFF } from './change.ts'

const ROLES = ['spec-reviewer', 'architect', 'verifier', 'security-reviewer'] as const

const word = fc.constantFrom(
  'REVIEW_PASS',
  'REVIEW_FAIL',
  'verdict: APPROVED',
  'verdict: REJECTED',
  '```yaml',
  '```',
  '> ',
  '| a | PASS | b |',
  '| --- | --- | --- |',
  '{"passed": true',
  ', "issues": []}',
  'task_name: "Task 1.2"',
  'confidence: HIGH',
  'findings: ["x"]',
  'recommendation: commit',
  '\n',
  '\n\n',
  '\r\n',
  '## Feedback for Revision',
)
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.string() }), { maxLength: 24 })
  .map((words) => words.join(''))

test('whatever a reviewer writes is read without a throw, and malformed exactly when there is a problem', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...ROLES), (said, role) => {
      const verdict = readVerdict(role, said, change())
      expect(verdict).toMatchObject({ role, task: '1.2' })
      expect(verdict.decision === 'malformed').toBe(verdict.problems.length > 0)
    }),
    { numRuns: 1000 },
  )
})

test('an approval in a quotation or in code approves nothing (E38)', () => {
  const approvals = {
    'spec-reviewer':
      '| a | b | c |\n| --- | --- | --- |\n| x | PASS | src/parser.ts:12 adds |\n\nREVIEW_PASS',
    architect:
      '```yaml\nverdict: APPROVED\ntask_name: Task 1.2\nconfidence: HIGH\nfindings: ["src/parser.ts:12 returns the sum"]\nrecommendation: commit\n```',
    verifier: '{"passed": true, "issues": [], "confidence": 1}',
  } as const
  for (const role of ['spec-reviewer', 'architect', 'verifier'] as const) {
    expect(readVerdict(role, approvals[role], change()).decision).toBe('approve')
    const quoted = approvals[role].replace(/^/gm, '> ')
    expect(readVerdict(role, `The executor wrote:\n\n${quoted}`, change()).decision).not.toBe('approve')
    expect(readVerdict(role, `It wrote:\n\n~~~~\n${approvals[role]}\n~~~~`, change()).decision).not.toBe(
      'approve',
    )
  }
})

test('the lines that a diff shows are those of both sides', () => {
  expect([...shownLines(DIFF)]).toEqual([
    [
      'src/parser.ts',
      [
        { from: 10, to: 12 },
        { from: 10, to: 14 },
      ],
    ],
    ['docs/new.md', [{ from: 1, to: 2 }]],
  ])
})

test('a changed line that looks like a header of the diff is read as a line', () => {
  const diff = `diff --git a/x.sql b/x.sql
--- a/x.sql
+++ b/x.sql
@@ -1,2 +1,2 @@
--- a comment of SQL
+++ b/other.ts
 @@ -1,500 +1,500 @@
diff --git "a/t\\303\\244b.txt" "b/t\\303\\244b.txt"
--- "a/a\\tb.txt"
+++ "b/a\\tb.txt"
@@ -0,0 +1 @@
+x
\\ No newline at end of file
`
  expect([...shownLines(diff).entries()]).toEqual([
    [
      'x.sql',
      [
        { from: 1, to: 2 },
        { from: 1, to: 2 },
      ],
    ],
    [
      'a\tb.txt',
      [
        { from: 0, to: 0 },
        { from: 1, to: 1 },
      ],
    ],
  ])
})
