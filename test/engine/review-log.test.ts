import { describe, expect, test } from 'vitest'
import { settleReviews } from '../../src/engine/judge/settle-reviews.ts'
import { leaveCancelMark } from '../../src/engine/people/control-run.ts'
import { openRunAt } from '../../src/engine/runs/open-run.ts'
import { project } from '../../src/engine/runs/projections/table.ts'
import { append } from '../../src/engine/runs/record.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import type { EventBody } from '../../src/model/event.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { aVerdict } from '../support/run-builder.ts'

const PLAN = `# Tasks

- [ ] 1.1 Write a
  - **Files**: \`a.txt\`
  - **Verify**: \`grep -q a a.txt\`
- [ ] 1.2 Write b
  - **Files**: \`b.txt\`
  - **Verify**: \`grep -q b b.txt\`
`
const LOG = 'specs/demo/.progress.md'
const BY = { task: '1.1', who: 'Ada', session: 's1', prompt: 'p' }
const SKIP: EventBody = { type: 'task_skipped', reason: 'the reviewer is broken', ...BY }
const FORCE: EventBody[] = [
  { type: 'force_asked', client: { pid: process.pid }, ...BY },
  { type: 'task_forced', ...BY },
]
const CANCEL: EventBody = { type: 'run_cancelled', who: 'Ada' }
const UNREAD = {
  role: 'spec-reviewer' as const,
  decision: 'malformed' as const,
  problems: [{ id: 'review/spec', severity: 'block' as const, message: 'it is about task 1.2' }],
  findings: [],
}

/** A run whose reviewer of task 1.1 handed in nothing that could be read, so that the person is asked. */
function unreadReview(config: object = {}, own?: string) {
  const run = reviewedRun(PLAN, { review: { architect: false }, ...config }, {}, own)
  run.work('1.1', { 'a.txt': 'a\n' })
  const unread = () => {
    const ticket = run.say('1.1', 'spec-reviewer', UNREAD)
    for (const _ of [2, 3])
      run.tell(
        {
          type: 'claim_received',
          ticket: ticket.id,
          agentId: 'r1',
          claim: putEvidence(run.dir, 'again'),
          judge: { pid: process.pid },
        },
        { type: 'review_judged', ticket: ticket.id, verdict: aVerdict(UNREAD) },
      )
    settleReviews(run.open())
  }
  unread()
  expect(run.open().run.tasks[0]).toMatchObject({ status: 'escalated' })
  const subjects = () => run.git('log', '--format=%s').trim().split('\n')
  return { ...run, unread, subjects }
}

const entry = (action: string, status = 'REVIEW_FAIL', findings = ['it is about task 1.2']) =>
  [
    '### Review: execution (Task 0, Iteration 1)',
    'Task 1.1: Write a',
    `- Status: ${status}`,
    '- Findings:',
    ...findings.map((finding) => `  - ${finding}`),
    `- Action: ${action}`,
    '',
  ].join('\n')

/** The three answers of a reviewer that was asked twice again. */
const round = (action: string) => [entry('asked again'), entry('asked again'), entry(action)].join('\n')

describe('a round that could not be read leaves its entry (S0-51)', () => {
  test.each<[string, EventBody[]]>([
    ['skipped by a person', [SKIP]],
    ['forced by a person', FORCE],
    ['the run was cancelled', [CANCEL]],
  ])('if the end is: %s', (action, events) => {
    const run = unreadReview()
    append(run.open(), ...events)
    expect(run.read(LOG)).toBe(round(action))
    expect(run.git('show', `HEAD:${LOG}`)).toBe(round(action))
    expect(run.subjects()).toEqual(['docs(demo): log the review of task 1.1', 'task 1.1', 'start'])
    expect(run.git('status', '--porcelain')).toBe('')
    // It is nobody's work: nothing to adopt, and nothing that is approved.
    settleReviews(run.open())
    expect(run.open().run).toMatchObject({ approvedHead: run.open().run.base })
    expect(run.open().run.foreign ?? []).toEqual([])
    expect(run.subjects()).toHaveLength(3)
  })

  test('once, with what a crash left undone, and without the lines of a person', () => {
    const run = unreadReview()
    run.write({ [LOG]: 'my own note\n' })
    // The process died after the event was written.
    run.tell(SKIP)
    const open = run.open()
    project(open, undefined)
    project(open, undefined)
    expect(run.git('show', `HEAD:${LOG}`)).toBe(round('skipped by a person'))
    expect(run.read(LOG)).toBe(`my own note\n\n${round('skipped by a person')}`)
    expect(run.subjects()).toHaveLength(3)
  })

  test('once, in a file that git ignores, where no commit says what was written', () => {
    const run = unreadReview()
    run.write({ '.gitignore': '.progress.md\n' })
    run.tell(SKIP)
    const open = run.open()
    project(open, undefined)
    project(open, undefined)
    append(run.open(), CANCEL)
    expect(run.read(LOG)).toBe(round('skipped by a person'))
    expect(run.subjects()).toEqual(['task 1.1', 'start'])
  })

  test('once, if the person takes the skip back and the task is reviewed again', () => {
    const run = unreadReview()
    append(run.open(), SKIP)
    append(run.open(), { type: 'override_undone', ...BY })
    run.work('1.1', { 'a.txt': 'a again\n' })
    run.unread()
    append(run.open(), { type: 'task_retried', ...BY })
    run.say('1.1', 'spec-reviewer')
    settleReviews(run.open())
    expect(run.open().run.tasks[0]).toMatchObject({ status: 'approved' })
    expect(run.read(LOG)).toBe(
      [
        round('skipped by a person'),
        round('asked again'),
        entry('proceeded', 'REVIEW_PASS', ['Criterion X met: src/x.ts:3']),
      ].join('\n'),
    )
  })

  test('also one that arrives after the person has decided', () => {
    const run = unreadReview()
    append(run.open(), { type: 'task_retried', ...BY })
    const ticket = run.issue('1.1', 'spec-reviewer')
    append(run.open(), SKIP)
    const claim = putEvidence(run.dir, 'REVIEW_PASS')
    append(
      run.open(),
      { type: 'claim_received', ticket: ticket.id, agentId: 'r1', claim, judge: { pid: process.pid } },
      { type: 'review_judged', ticket: ticket.id, verdict: aVerdict({ role: 'spec-reviewer', task: '1.1' }) },
    )
    expect(run.read(LOG)).toBe(
      `${round('skipped by a person')}\n${entry('skipped by a person', 'REVIEW_PASS', ['Criterion X met: src/x.ts:3'])}`,
    )
  })

  test('on the branch of the run, while the person is on another one', () => {
    const run = unreadReview({}, 'ultraplan/demo')
    run.git('switch', '--quiet', '--create', 'elsewhere', 'main')
    const before = run.head()
    append(run.open(), CANCEL)
    expect(run.git('show', `ultraplan/demo:${LOG}`)).toBe(round('the run was cancelled'))
    expect(run.head()).toBe(before)
    expect(run.git('status', '--porcelain')).toBe('')
  })

  test('but not into a rebase that the person has begun', () => {
    const run = unreadReview()
    run.git('-c', 'sequence.editor=echo break >', 'rebase', '--quiet', '--interactive', 'HEAD~1')
    const before = run.git('rev-parse', 'HEAD', 'main')
    append(run.open(), CANCEL)
    expect(run.git('rev-parse', 'HEAD', 'main')).toBe(before)
  })

  test('after a cancel that only left a mark', () => {
    const run = unreadReview()
    leaveCancelMark(run.dir, run.root, 'Ada')
    openRunAt(run.dir, run.home)
    expect(run.read(LOG)).toBe(round('the run was cancelled'))
  })

  test('but not on a branch that the person went on with since the run ended', () => {
    const run = unreadReview()
    leaveCancelMark(run.dir, run.root, 'Ada')
    run.write({ 'mine.txt': 'x\n' })
    run.commit('mine')
    openRunAt(run.dir, run.home)
    expect(run.subjects()).toEqual(['mine', 'task 1.1', 'start'])
  })

  test('while the person is asked, with the next commit that the engine makes anyway', () => {
    const run = unreadReview()
    run.work('1.2', { 'b.txt': 'b\n' })
    run.say('1.2', 'spec-reviewer')
    settleReviews(run.open())
    expect(run.open().run.tasks).toMatchObject([{ status: 'escalated' }, { status: 'approved' }])
    expect(run.git('show', `HEAD:${LOG}`)).toContain(`${round('a person was asked')}\n### Review`)
    append(run.open(), SKIP)
    expect(run.read(LOG).match(/Task 0, Iteration/g)).toHaveLength(3)
  })

  test('an answer that was taken back, and why a pass is ORANGE (S0-51, S0-53)', () => {
    const run = reviewedRun(PLAN, { review: { architect: false } })
    run.work('1.1', { 'a.txt': 'a\n' })
    const problems = [
      { id: 'review/spec', severity: 'block' as const, message: 'both signals are in the text' },
    ]
    const ticket = run.say('1.1', 'spec-reviewer', { decision: 'malformed', holds: 'approve', problems })
    const claim = putEvidence(run.dir, 'again')
    const weak = 'REVIEW_PASS beside a finding that failed: a.txt:1'
    const verdict = aVerdict({ role: 'spec-reviewer', task: '1.1', weak, findings: ['Scope: a.txt:1'] })
    run.tell(
      { type: 'claim_received', ticket: ticket.id, agentId: 'r1', claim, judge: { pid: process.pid } },
      { type: 'review_judged', ticket: ticket.id, verdict },
    )
    settleReviews(run.open())
    expect(run.read(LOG)).toBe(
      [
        // As its last line says, also if that does not count yet.
        entry('asked again', 'REVIEW_PASS', ['both signals are in the text']),
        entry('proceeded', 'REVIEW_PASS', [weak, 'Scope: a.txt:1']),
      ].join('\n'),
    )
  })
})
