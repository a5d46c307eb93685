import { describe, expect, test } from 'vitest'
import { fixStep, settleReviews } from '../../src/engine/judge/settle-reviews.ts'
import { pinnedPlan, pinnedTask } from '../../src/engine/runs/find-task.ts'
import { putEvidence, readEvidence } from '../../src/journal/evidence.ts'
import { specReviewOf } from '../../src/run/reviews.ts'
import { PLAN_PATH, reviewedRun } from '../support/reviewed-run.ts'
import { aVerdict } from '../support/run-builder.ts'

const PLAN = `# Tasks

- [ ] 1.1 Write a
  - **Files**: \`a.txt\`
  - **Verify**: \`grep -q a a.txt\`
- [ ] 1.2 Write b
  - **Files**: \`b.txt\`
  - **Verify**: \`grep -q b b.txt\`
`
const ONE = PLAN.split('- [ ] 1.2')[0] ?? ''
const SPEC = { review: { architect: false } }
const FAILED = { decision: 'reject' as const, path: 'code' as const, findings: ['a.txt:1 is wrong'] }
const LOG = 'specs/demo/.progress.md'

const ticked = (plan: string, id: string) => plan.replace(`- [ ] ${id} `, `- [x] ${id} `)
const subjects = (run: ReturnType<typeof reviewedRun>) => run.git('log', '--format=%s').trim().split('\n')

describe('what follows a verdict', () => {
  test('is done by the next process after a crash, once (A03)', () => {
    const run = reviewedRun(ONE, SPEC)
    const commit = run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer')
    // The process that wrote the verdict died here.
    const first = run.open()
    settleReviews(first)
    expect(first.run.tasks[0]).toMatchObject({ status: 'approved', approvedCommit: commit })
    settleReviews(run.open())
    expect(subjects(run)).toEqual(['docs(demo): log the review of task 1.1', 'task 1.1', 'start'])
    expect(run.read(LOG).match(/### Review/g)).toHaveLength(1)
    const head = run.head()
    expect(run.open().run.approvedHead).toBe(head)
    expect(run.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan').trim()).toBe(head)
  })

  test('a fix task that was committed before the crash is not added twice (A03)', () => {
    const run = reviewedRun(PLAN, SPEC)
    run.work('1.1', { 'a.txt': 'a\n', [PLAN_PATH]: ticked(PLAN, '1.1') })
    run.say('1.1', 'spec-reviewer')
    settleReviews(run.open())
    run.work('1.2', { 'b.txt': 'b\n', [PLAN_PATH]: ticked(run.read(PLAN_PATH), '1.2') })
    run.say('1.2', 'spec-reviewer', { ...FAILED, findings: ['b.txt:1 is wrong'] })
    const { run: state, dir } = run.open()
    const task = state.tasks[1]
    const spec = task && specReviewOf(state, task)
    if (!task || spec?.kind !== 'fix-needed') throw new Error('no fix is needed')
    // The commit is made, the event is not written.
    fixStep(dir, state, task, spec.record)
    const again = run.open()
    settleReviews(again)
    expect(again.run.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.2.1'])
    expect(run.read(PLAN_PATH).match(/1\.2\.1 \[FIX/g)).toHaveLength(1)
    expect(run.git('show', `HEAD:${PLAN_PATH}`)).toBe(run.read(PLAN_PATH))
    expect(run.git('status', '--porcelain')).toBe('')
  })

  test('does not include what another person committed meanwhile', () => {
    const run = reviewedRun(ONE, SPEC)
    const commit = run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer')
    run.write({ 'b.txt': 'nobody has looked at this\n' })
    run.commit('sneak something in')
    const open = run.open()
    settleReviews(open)
    expect(open.run.tasks[0]?.status).toBe('approved')
    expect(open.run.approvedHead).toBe(commit)
  })

  test('a skipped review is logged once per task, with the next index (S0-18)', () => {
    const three = `${PLAN}- [ ] 1.3 Write c\n  - **Files**: \`c.txt\`\n  - **Verify**: \`grep -q c c.txt\`\n`
    const run = reviewedRun(three, SPEC)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer')
    settleReviews(run.open())
    const commit = run.work('1.2', { 'b.txt': 'b\n' })
    settleReviews(run.open())
    // No commit of its own: it waits for the next one that the engine makes anyway.
    expect(run.head()).toBe(commit)
    expect(run.open().run.tasks[1]).toMatchObject({ status: 'approved', approvedCommit: commit })
    run.work('1.3', { 'c.txt': 'c\n' })
    run.say('1.3', 'spec-reviewer')
    settleReviews(run.open())
    settleReviews(run.open())
    expect(run.read(LOG)).toMatch(
      /^### Review: execution \(Task 0, Iteration 1\)\nTask 1\.1: Write a\n- Status/,
    )
    expect(run.read(LOG)).toMatch(
      /\n\nSkipping artifact review \(next at task 2\)\nTask 1\.2: Write b; the next review is at Task 1\.3: Write c\n\n### Review: execution \(Task 2/,
    )
    expect(run.read(LOG).match(/Skipping/g)).toHaveLength(1)
    expect(subjects(run)).toEqual([
      'docs(demo): log the review of task 1.3',
      'task 1.3',
      'task 1.2',
      'docs(demo): log the review of task 1.1',
      'task 1.1',
      'start',
    ])
    expect(run.open().run.approvedHead).toBe(run.head())
  })

  test('every answer of a round leaves its entry, one that could not be read too (S0-51)', () => {
    const run = reviewedRun(ONE, SPEC)
    run.work('1.1', { 'a.txt': 'a\n' })
    const problems = [{ id: 'review/spec', severity: 'block' as const, message: 'it is about task 1.2' }]
    const ticket = run.say('1.1', 'spec-reviewer', { decision: 'malformed', problems, findings: [] })
    for (const _ of [2, 3]) {
      const claim = putEvidence(run.dir, 'again')
      run.tell(
        { type: 'claim_received', ticket: ticket.id, agentId: 'r1', claim, judge: { pid: process.pid } },
        {
          type: 'review_judged',
          ticket: ticket.id,
          verdict: aVerdict({ role: 'spec-reviewer', decision: 'malformed', problems, findings: [] }),
        },
      )
    }
    run.tell({ type: 'task_retried', task: '1.1', who: 'Ada', session: 's1', prompt: 'p' })
    run.say('1.1', 'spec-reviewer')
    settleReviews(run.open())
    const unread = [
      '### Review: execution (Task 0, Iteration 1)',
      'Task 1.1: Write a',
      '- Status: REVIEW_FAIL',
      '- Findings:',
      '  - it is about task 1.2',
      '- Action: asked again',
      '',
    ]
    expect(run.read(LOG)).toBe(
      [
        ...unread,
        ...unread,
        ...unread,
        '### Review: execution (Task 0, Iteration 1)',
        'Task 1.1: Write a',
        '- Status: REVIEW_PASS',
        '- Findings:',
        '  - Criterion X met: src/x.ts:3',
        '- Action: proceeded',
        '',
      ].join('\n'),
    )
  })

  test('a round without a signal is logged in the words of the document (S0-34)', () => {
    const run = reviewedRun(ONE, SPEC)
    run.work('1.1', { 'a.txt': 'a\n' })
    const ticket = run.say('1.1', 'spec-reviewer', { decision: 'no-signal', findings: [] })
    const claim = putEvidence(run.dir, 'again')
    run.tell(
      { type: 'claim_received', ticket: ticket.id, agentId: 'r1', claim, judge: { pid: process.pid } },
      {
        type: 'review_judged',
        ticket: ticket.id,
        verdict: aVerdict({ role: 'spec-reviewer', decision: 'no-signal', findings: [] }),
      },
    )
    const open = run.open()
    settleReviews(open)
    expect(run.read(LOG)).toContain(
      '- Status: REVIEW_PASS (no signal)\n- Findings: none\n- Action: proceeded\n',
    )
    expect(open.run.tasks[0]).toMatchObject({
      status: 'approved',
      flags: ['orange', 'review without signal'],
    })
  })

  test('without spec reviews nothing is written into the repository', () => {
    const run = reviewedRun(ONE, { review: { architect: false, spec: false } })
    run.work('1.1', { 'a.txt': 'a\n' })
    const open = run.open()
    settleReviews(open)
    expect(open.run.tasks[0]?.status).toBe('approved')
    expect(subjects(run)).toEqual(['task 1.1', 'start'])
  })

  test('a fix task enters the run and the pinned plan, with what the reviewer wrote', () => {
    const run = reviewedRun(ONE, SPEC)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer', { ...FAILED, feedback: '1. say it twice' })
    const open = run.open()
    settleReviews(open)
    const [, fix] = open.run.tasks
    expect(fix).toMatchObject({ id: '1.1.1', addedBy: 'review', fixOf: '1.1', status: 'pending' })
    expect(pinnedTask(pinnedPlan(open.dir, open.run), '1.1.1')).toMatchObject({
      title: 'Fix: a.txt:1 is wrong',
      verify: [{ command: 'grep -q a a.txt' }],
    })
    expect(fix?.retryFeedback && readEvidence(open.dir, fix.retryFeedback)).toContain('1. say it twice')
  })

  test('the fix of a parallel batch may touch the files of all its tasks (S0-47, S0-56)', () => {
    const task = (id: string, file: string) =>
      `- [ ] ${id} [P] Write ${file}\n  - **Files**: \`${file}\`\n  - **Verify**: \`test -f ${file}\`\n`
    const run = reviewedRun(`# Tasks\n\n${task('1.1', 'a.txt')}${task('1.2', 'b.txt')}`, SPEC)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.work('1.2', { 'b.txt': 'b\n' })
    const ticket = run.issue('1.1', 'spec-reviewer', 1, ['1.2'])
    const claim = putEvidence(run.dir, 'REVIEW_FAIL')
    run.tell(
      { type: 'claim_received', ticket: ticket.id, agentId: 'r1', claim, judge: { pid: process.pid } },
      {
        type: 'review_judged',
        ticket: ticket.id,
        verdict: aVerdict({ role: 'spec-reviewer', task: '1.1', ...FAILED }),
      },
    )
    const open = run.open()
    settleReviews(open)
    expect(open.run.tasks.find(({ fixOf }) => fixOf === '1.1')?.files).toEqual(['a.txt', 'b.txt'])
  })
})
