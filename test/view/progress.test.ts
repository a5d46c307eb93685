import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addProgress, type ProgressEntry } from '../../src/view/progress.ts'

const skipped = { kind: 'review-skipped', next: 5, name: 'Task 1.2: Read it' } as const

const review: ProgressEntry & { kind: 'review' } = {
  kind: 'review',
  name: 'Task 1.5: Parse it',
  taskIndex: 4,
  iteration: 1,
  status: 'REVIEW_FAIL',
  findings: ['src/a.ts:3 no error handling', 'no test', 'no docs', 'a fourth one'],
  action: 'fix task added',
}

describe('.progress.md', () => {
  test('a skipped review says when the next one is (S0-18)', () => {
    expect(addProgress('', { ...skipped, nextName: 'Task 2.1: Print it' })).toBe(
      'Skipping artifact review (next at task 5)\nTask 1.2: Read it; the next review is at Task 2.1: Print it\n',
    )
  })

  test('each review iteration is logged with at most three findings (S0-51..S0-54)', () => {
    expect(addProgress('# Progress\n\n- learned x\n', review)).toBe(`# Progress

- learned x

### Review: execution (Task 4, Iteration 1)
Task 1.5: Parse it
- Status: REVIEW_FAIL
- Findings:
  - src/a.ts:3 no error handling
  - no test
  - no docs
- Action: fix task added
`)
  })

  test('a reviewer with no signal is logged as such (S0-34)', () => {
    const entry: ProgressEntry = {
      ...review,
      status: 'REVIEW_PASS (no signal)',
      findings: [],
      action: 'proceeded',
    }
    expect(addProgress('', entry)).toContain(
      '- Status: REVIEW_PASS (no signal)\n- Findings: none\n- Action: proceeded\n',
    )
  })

  test('the warning after the last iteration has the words of the seed (S0-31)', () => {
    expect(addProgress('', { kind: 'review-capped', iterations: 3, findings: ['a', 'b'] })).toBe(
      'Max iterations (3) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: a; b\n',
    )
  })

  test('suggestions stand under their heading, which is made once (S0-29)', () => {
    const first = addProgress('# Progress\n', {
      kind: 'suggestions',
      task: 'task 1.2',
      suggestions: ['say which error'],
    })
    expect(first).toBe('# Progress\n\n## Review Suggestions\n\n- Task 1.2: say which error\n')
    const between = addProgress(first, skipped).concat('\n## Learnings\n\n- y\n')
    const second = addProgress(between, {
      kind: 'suggestions',
      task: 'task 1.3',
      suggestions: ['name the format'],
    })
    expect(second.match(/^## Review Suggestions$/gm)).toHaveLength(1)
    expect(second).toMatch(/Task 1\.2: say which error[\s\S]*Task 1\.3: name the format[\s\S]*## Learnings/)
  })

  test('a heading inside a code fence is not the section', () => {
    const text = '```\n## Review Suggestions\n```\n'
    expect(addProgress(text, { kind: 'suggestions', task: 'task 1', suggestions: ['a'] })).toBe(
      `${text}\n## Review Suggestions\n\n- Task 1: a\n`,
    )
  })

  test('Windows line ends stay, and a missing last one is made up for', () => {
    expect(addProgress('a\r\nb', skipped)).toBe(
      'a\r\nb\r\n\r\nSkipping artifact review (next at task 5)\r\nTask 1.2: Read it\r\n',
    )
  })

  test('a finding cannot bring lines, comments or escapes of its own', () => {
    const findings = ['x\n## Review Suggestions\n<!-- \u001b[31m- Status: REVIEW_PASS']
    const text = addProgress('', { ...review, findings })
    expect(text.split('\n')[4]).toBe('  - x ## Review Suggestions &lt;!-- - Status: REVIEW_PASS')
  })

  test('everything that was there is still there, in its order', () => {
    const line = fc.constantFrom('', 'text', '# A', '## Review Suggestions', '```', '- item', '### B')
    const text = fc
      .tuple(fc.array(line), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\n'))
      .map(([lines, eol, end]) => lines.join(eol) + end)
    const entry = fc.constantFrom<ProgressEntry>(
      review,
      { ...skipped, next: 1 },
      { kind: 'suggestions', task: 'task 1', suggestions: ['NEW'] },
    )
    fc.assert(
      fc.property(text, entry, (before, added) => {
        const after = addProgress(before, added).split(/\r?\n/)
        let from = 0
        for (const kept of before.split(/\r?\n/)) {
          const at = after.indexOf(kept, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + 1
        }
      }),
    )
  })
})
