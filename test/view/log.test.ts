import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failingLines } from '../../src/model/proof-runs.ts'
import { eventsOfTask } from '../../src/run/lifecycle.ts'
import { renderLog } from '../../src/view/log.ts'
import { displayWidth } from '../../src/view/terminal.ts'
import { anyResult, anyReview, foreign } from '../support/arbitrary-run.ts'
import { aCommand, aSummary, aVerdict, Story } from '../support/run-builder.ts'

const plain = { columns: 100, colour: false }

test.each([
  ['spec-executor', 'the executor failed'],
  ['architect', 'the reviewer failed'],
] as const)('a lost %s: %s', (role, words) => {
  const story = new Story([aSummary('1.1')])
  story.tell({
    type: 'ticket_issued',
    ticket: 'r1',
    task: '1.1',
    role,
    attempt: 1,
    iteration: 1,
    base: 'b'.repeat(40),
    isolated: false,
  })
  story.tell({ type: 'agent_lost', ticket: 'r1', failure: 'EXECUTION_FAILURE', cause: 'it is gone' })
  expect(renderLog(story.events, { ...plain, read: () => undefined })).toContain(
    `${role} lost (${words}): it is gone`,
  )
})

test('the story of a task: its claims, findings, commands and verdicts', () => {
  const story = new Story([aSummary('1.1'), aSummary('1.2')]).dispatch('1.1').claim('1.1')
  story.judge('1.1', {
    outcome: 'FAILED',
    failure: 'VERIFY_FAILURE',
    colour: 'RED',
    confidence: 0,
    findings: [
      {
        id: 'proof/verify',
        severity: 'block',
        file: 'specs/demo/tasks.md',
        line: 14,
        message: 'npm test exited 1',
        fix: 'make it exit 0',
      },
    ],
  })
  story.claim('1.1').judge('1.1').dispatch('1.2')
  story.tell({
    type: 'ticket_issued',
    ticket: 'r1',
    task: '1.1',
    role: 'architect',
    attempt: 1,
    iteration: 1,
    base: 'b'.repeat(40),
    isolated: false,
  })
  story.tell({
    type: 'review_judged',
    ticket: 'r1',
    verdict: aVerdict({ concerns: ['3 warnings'], notes: ['not found: a.ts:9'] }),
  })
  story.tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
  expect(
    renderLog(eventsOfTask(story.events, '1.1'), { ...plain, read: () => 'done\n\nTASK_COMPLETE\n' }),
  ).toBe(`2026-01-26
14:00:30  1.1      attempt 1: spec-executor began
14:00:40  1.1      attempt 1: claim handed in by spec-executor
                   > done
                   >
                   > TASK_COMPLETE
                   whole text in evidence/eeeeeeeeeeee
14:00:50  1.1      attempt 1: gate refused in stage proof: the verify failed, RED, confidence 0.00,
                   2 checks in 5.0 s
                   specs/demo/tasks.md:14  npm test exited 1  [proof/verify]
                                           make it exit 0
                   $ npm test -- parser
                     verify: exit 0 after 4.2 s at cccccccccc
                     | 5 tests passed
14:01:00  1.1      attempt 1: claim handed in by spec-executor
                   > done
                   >
                   > TASK_COMPLETE
                   whole text in evidence/eeeeeeeeeeee
14:01:10  1.1      attempt 1: gate passed, confidence 1.00, 2 checks in 5.0 s
                   $ npm test -- parser
                     verify: exit 0 after 4.2 s at cccccccccc
                     | 5 tests passed
14:01:50  1.1      attempt 1, review 1: architect approved, confidence 0.90
                   finding: Criterion X met: src/x.ts:3
                   concern: 3 warnings
                   note: not found: a.ts:9
14:02:00  1.1      approved at cccccccccc
`)
})

test('ids of a plan stay apart, however long; tasks that were added have their names', () => {
  const tasks = [1, 2].map((n) => aSummary(`03-01-0${n}`, { title: 'x', name: `Task ${n + 2}: Do ${n}` }))
  const story = new Story(tasks)
    .skip('03-01-01')
    .skip('03-01-02')
    .tell({
      type: 'tasks_added',
      after: '03-01-01',
      tasks: [aSummary('03-01-01.1', { title: 'x', name: 'Fix 1 of Task 3: null' })],
      plan: { sha256: 'a'.repeat(64), bytes: 1, cut: 0 },
      commit: 'c'.repeat(40),
      cause: 'review of Task 3: Do 1, iteration 1',
    })
  const text = renderLog(story.events, { ...plain, tasks: story.run.tasks })
  expect(text).toMatch(/ 03-01-01 {2,}skipped .*^\S+ {2}03-01-02 {2,}skipped /ms)
  expect(text).toContain('Fix 1 of Task 3: null added after Task 3: Do 1: review')
})

test('a failed command is shown with the lines that the executor got, and skipped checks are named once', () => {
  const output = [
    ...Array.from({ length: 30 }, (_, n) => `line ${n}`),
    'Error: expected 2, got 3',
    'at a.ts:1',
  ].join('\n')
  const story = new Story([aSummary('1.1')]).dispatch('1.1')
  for (const commit of ['1', '2'])
    story.claim('1.1').judge('1.1', {
      outcome: 'FAILED',
      failure: 'FALSE_CLAIM',
      commit: commit.repeat(40),
      commands: [aCommand({ exitCode: 1, excerpt: output })],
      checks: [
        { id: 'proof/verify', stage: 'proof', result: 'fail' },
        { id: 'proof/lint', stage: 'proof', result: 'skip' },
      ],
    })
  const text = renderLog(story.events, plain)
  const shown = failingLines(output).map((line) => `                     | ${line}\n`)
  expect(shown.join('')).toContain('| Error: expected 2, got 3\n')
  expect(text).toContain(shown.join(''))
  expect(text).not.toContain('| line 29')
  expect(text.match(/skipped: proof\/lint/g)).toHaveLength(1)
  expect(text).not.toContain('FALSE_CLAIM')
})

test('overrides stay in the log with who, why and by which command (S1-100, H13)', () => {
  const { events } = new Story().skip('1.1').force('1.2')
  const text = renderLog(events, plain)
  expect(text).toContain('skipped (unverified) by Ada <ada@example.org>: External API rate limit exceeded')
  expect(text).toContain('(forced) by Ada <ada@example.org>: all checks were bypassed')
  // Ids of the client tell a reader nothing.
  expect(text).not.toMatch(/session s1|prompt p1/)
  expect(renderLog(events, { ...plain, all: true }).match(/session s1, prompt p1/g)).toHaveLength(2)
})

test('small steps of the engine are told on request only', () => {
  const { events } = new Story().tell({ type: 'prompt_seen', session: 's1' })
  expect(renderLog(events, plain)).not.toContain('a prompt came')
  expect(renderLog(events, { ...plain, all: true })).toContain('a prompt came')
})

test('a claim of a thousand lines is cut in the middle, and says where the rest is', () => {
  const long = Array.from({ length: 1000 }, (_, index) => `line ${index}`).join('\n')
  const text = renderLog(new Story().dispatch('1.1').claim('1.1').events, { ...plain, read: () => long })
  expect(text).toContain('> line 0\n')
  expect(text).toContain('… 982 lines left out …')
  expect(text).toContain('> line 999\n')
})

test('a claim cannot paint, move or forge a line of the log', () => {
  const claim = 'ok\u001b[2J\r14:00:00  1.1  approved at cafebabe'
  const text = renderLog(new Story().dispatch('1.1').claim('1.1').events, { ...plain, read: () => claim })
  expect(text).toContain(
    '                   > ok\n                   > 14:00:00  1.1  approved at cafebabe\n',
  )
  expect(text).not.toMatch(/^14:00:00/m)
})

test('whatever a claim, a gate and a reviewer say, every line fits and none is dangerous', () => {
  fc.assert(
    fc.property(
      anyResult,
      anyReview,
      foreign,
      fc.integer({ min: 30, max: 160 }),
      (result, review, text, columns) => {
        const story = new Story([aSummary('1.1', { title: text })])
          .dispatch('1.1')
          .claim('1.1')
          .judge('1.1', { ...result, task: '1.1' })
        story
          .tell({ type: 'review_judged', ticket: 'r1', verdict: review.verdict })
          .tell({ type: 'noted', text })
        const told = renderLog(story.events, { columns, colour: false, all: true, read: () => text })
        for (const line of told.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
        expect(told).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      },
    ),
    { numRuns: 80 },
  )
})

test('an override says whether it was signed, and where it came from', () => {
  const story = new Story([aSummary('1.1')])
  const by = { who: 'Ada', session: 's1', prompt: 'p1' }
  story.tell({ type: 'task_skipped', task: '1.1', reason: 'x', ...by, assurance: 'signed', origin: 'button' })
  expect(renderLog(story.events, { ...plain, read: () => undefined })).toContain(
    'signed: a button of the pane',
  )
})

test('that a signature is used up is for an audit, not for the story', () => {
  const story = new Story([aSummary('1.1')])
  story.tell({ type: 'noted', text: 'the signature of /ultraplan:retry is used up', signature: 3 })
  story.tell({ type: 'noted', text: 'the clock was set back' })
  const log = (all: boolean) => renderLog(story.events, { ...plain, all, read: () => undefined })
  expect(log(false)).toContain('note: the clock was set back')
  expect(log(false)).not.toContain('signature')
  expect(log(true)).toContain('note: the signature of /ultraplan:retry is used up')
})
