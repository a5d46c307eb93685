import { describe, expect, test } from 'vitest'
import type { Run } from '../../src/model/run.ts'
import { without } from '../../src/run/change.ts'
import { next } from '../../src/run/next.ts'
import { reduce } from '../../src/run/reduce.ts'
import { isApprovable, specReviewOf } from '../../src/run/reviews.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, at } from '../support/run-builder.ts'

const ONE = { review: { spec: false } }
const SPEC = { review: { architect: false } }
const votes = (count = 3) => ({ review: { architect: false, spec: false, tier: 3, votes: count } })

describe('an architect', () => {
  test('is asked for before the task is approved, and approves it (S1-43)', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    expect(story.task('1.1').status).toBe('reviewing')
    expect(story.wanted()).toEqual([{ role: 'architect', task: '1.1', iteration: 1 }])
    expect(story.approveNow('1.1').run.anomalies).toHaveLength(1)
    story.review('1.1', 'architect').approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({ status: 'approved', flags: [], confidence: { value: 0.9 } })
  })

  test('who approves with MEDIUM and concerns lets it pass, flagged (S1-48)', () => {
    const story = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { confidence: 0.6, concerns: ['3 warnings'] })
      .approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({
      status: 'approved',
      flags: ['orange', 'architect is not sure', 'concerns'],
      confidence: { value: 0.6 },
    })
  })

  test('who rejects sends the task to a fresh executor with the feedback (S1-62, S1-74)', () => {
    const story = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { decision: 'reject', feedback: 'no null check' })
    expect(story.task('1.1')).toMatchObject({ status: 'failed', retryFeedback: { bytes: 12 } })
    expect(next(story.run, new Date(at(9999)))).toMatchObject({
      kind: 'dispatch',
      agents: [{ role: 'spec-executor', attempt: 2 }],
    })
    story.pass('1.1')
    expect(story.wanted()).toEqual([{ role: 'architect', task: '1.1', iteration: 1 }])
  })

  test('who rejects twice has the person asked, with the feedback (S1-78)', () => {
    const reject = { decision: 'reject' as const, feedback: 'no null check' }
    const story = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', reject)
      .pass('1.1')
      .review('1.1', 'architect', reject)
    expect(story.task('1.1').status).toBe('escalated')
    expect(next(story.run, new Date(at(9999)))).toMatchObject({
      kind: 'ask',
      task: '1.1',
      question: expect.stringContaining('no null check'),
      options: ['retry', 'skip', 'investigate'],
    })
  })

  test('that recommends manual review asks the person at once', () => {
    const rejected = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { decision: 'reject', recommendation: 'manual_review', feedback: 'look' })
    expect(rejected.task('1.1')).toMatchObject({
      status: 'escalated',
      pausedFor: { reason: 'architect asks for a manual review: look' },
    })
    const approved = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { recommendation: 'manual_review' })
    expect(approved.task('1.1').pausedFor?.options).toContain('accept')
  })

  test('that is not confident asks the person, who may accept it (S3-47)', () => {
    const story = new ReviewStory(ONE).pass('1.1').review('1.1', 'architect', { confidence: 0.3 })
    expect(story.task('1.1')).toMatchObject({ status: 'escalated' })
    expect(story.approveNow('1.1').task('1.1').status).toBe('escalated')
    story.tell({
      type: 'task_decided',
      task: '1.1',
      choice: 'accept',
      accepted: true,
      who: 'Ada',
      session: 's1',
      prompt: 'p',
    })
    expect(isApprovable(story.run, story.task('1.1'))).toBe(true)
    expect(story.approveNow('1.1').task('1.1')).toMatchObject({
      status: 'approved',
      accepted: { who: 'Ada' },
      flags: ['accepted by a person', 'orange', 'architect is not sure'],
    })
  })

  test('whose verdict cannot be read gets it back twice; then a person is asked, and a retry asks another one', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    const ticket = story.start('1.1', 'architect')
    story.handIn(ticket, { decision: 'malformed' }).handIn(ticket, { decision: 'malformed' })
    expect(story.run.tickets).toMatchObject([{ id: ticket, sentBack: { length: 2 } }])
    story.handIn(ticket, { decision: 'malformed' })
    expect(story.task('1.1')).toMatchObject({ status: 'escalated', pausedFor: { retry: 'review' } })
    story.retry('1.1')
    expect(story.task('1.1').status).toBe('reviewing')
    expect(story.wanted()).toEqual([{ role: 'architect', task: '1.1', iteration: 2 }])
  })

  test('may fix its verdict after it was sent back', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    const ticket = story.start('1.1', 'architect')
    story.handIn(ticket, { decision: 'malformed' }).handIn(ticket, {}).approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({
      status: 'approved',
      reviews: [{ ticket, attempt: 1, model: 'haiku' }],
    })
  })

  test('gives one verdict per ticket: a later one changes nothing', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    const ticket = story.start('1.1', 'architect')
    story.handIn(ticket, { decision: 'reject' })
    const before = story.task('1.1')
    story.handIn(ticket, { decision: 'approve' })
    expect(story.task('1.1')).toEqual(before)
    expect(story.run.anomalies.length).toBeGreaterThan(0)
  })

  test('of another task or role decides nothing', () => {
    const story = new ReviewStory(ONE, [aSummary('1.1'), aSummary('1.2')]).pass('1.1')
    const ticket = story.start('1.1', 'architect')
    story.handIn(ticket, { task: '1.2' })
    expect(story.task('1.1').reviews).toEqual([])
    story.tell({
      type: 'review_judged',
      ticket,
      verdict: {
        ...story.task('1.1').reviews[0]?.verdict,
        role: 'verifier',
        task: '1.1',
        decision: 'approve',
        confidence: 1,
        findings: [],
        concerns: [],
        feedback: '',
        problems: [],
      },
    })
    expect(story.task('1.1').reviews).toEqual([])
  })

  test('that is not needed gets no ticket: there is no approval without the evidence of the gate (S1-50)', () => {
    const story = new ReviewStory(ONE)
    story.start('1.1', 'architect')
    expect(story.run.tickets).toEqual([])
    story.pass('1.1').start('1.1', 'spec-reviewer')
    expect(story.run.tickets).toEqual([])
    story.start('1.1', 'architect')
    story.start('1.1', 'architect')
    expect(story.run.tickets).toHaveLength(1)
  })

  test('that is lost is replaced twice, then a person is asked', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    for (const _ of [1, 2]) {
      const ticket = story.start('1.1', 'architect')
      story.tell({ type: 'agent_lost', ticket, cause: 'gone', failure: 'EXECUTION_FAILURE' })
      expect(story.wanted()).toHaveLength(1)
    }
    const ticket = story.start('1.1', 'architect')
    story.tell({ type: 'agent_lost', ticket, cause: 'gone', failure: 'EXECUTION_FAILURE' })
    expect(story.task('1.1')).toMatchObject({ status: 'escalated', pausedFor: { retry: 'review' } })
  })

  test('who runs out of time is replaced once, not at once; the second time the seed offers its options', () => {
    const story = new ReviewStory(ONE).pass('1.1')
    const lose = () =>
      story.tell({
        type: 'agent_lost',
        ticket: story.start('1.1', 'architect'),
        cause: 'slow',
        failure: 'TIMEOUT',
      })
    lose()
    const lostAt = story.events.length * 10
    expect(story.wanted(lostAt + 10)).toEqual([])
    expect(next(story.run, new Date(at(lostAt + 10)))).toMatchObject({ kind: 'wait', until: at(lostAt + 30) })
    expect(story.wanted(lostAt + 31)).toHaveLength(1)
    lose()
    expect(story.task('1.1')).toMatchObject({
      status: 'escalated',
      pausedFor: { options: ['retry longer', 'skip', 'investigate'] },
    })
  })
})

test('a reviewer that overran and is then gone ran out of time', () => {
  const story = new ReviewStory(ONE).pass('1.1')
  for (const _ of [1, 2]) {
    const ticket = story.start('1.1', 'architect')
    story.tell({ type: 'agent_overran', ticket })
    story.tell({ type: 'agent_lost', ticket, cause: 'gone', failure: 'EXECUTION_FAILURE' })
  }
  expect(story.task('1.1')).toMatchObject({
    status: 'escalated',
    pausedFor: { options: ['retry longer', 'skip', 'investigate'], retry: 'review' },
  })
  const person = { who: 'Ada', session: 's1', prompt: 'p' }
  story.tell({ type: 'task_retried', task: '1.1', longer: true, ...person })
  expect(story.task('1.1')).toMatchObject({ status: 'reviewing', longer: 1, attempts: { length: 1 } })
})

describe('what a review leaves behind', () => {
  test('is a check of stage 4 beside the others, and the result says how sure it is (S3-45, S3-53)', () => {
    const story = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { confidence: 0.6, findings: ['a', 'b'], concerns: ['c'] })
      .approveNow('1.1')
    expect(story.task('1.1').lastResult).toMatchObject({
      outcome: 'PASSED',
      stage: 'review',
      colour: 'ORANGE',
      confidence: 0.6,
    })
    expect(story.task('1.1').lastResult?.checks.at(-1)).toEqual({
      id: 'review/architect',
      stage: 'review',
      result: 'warn',
      detail: 'a; b; c',
    })
    expect(story.task('1.1').confidence?.because).toEqual([
      { from: 'gate', value: 1, why: 'all automatic checks passed' },
      { from: 'architect', value: 0.6, why: 'approved with concerns: c' },
    ])
  })

  test('takes no warning of the gate away, however sure the reviewer is', () => {
    const untested = { id: 'proof/vacuous', severity: 'warn', message: 'its proof is shared' } as const
    const story = new ReviewStory(ONE).dispatch('1.1').claim('1.1')
    story.judge('1.1', { colour: 'ORANGE', confidence: 0.6, findings: [untested] })
    story.review('1.1', 'architect', { confidence: 1 }).approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({
      status: 'approved',
      flags: ['orange', 'warnings'],
      lastResult: { colour: 'ORANGE', confidence: 0.6 },
    })
  })

  test('is a failed result after a rejection, although the tests pass (S1-49)', () => {
    const story = new ReviewStory(ONE)
      .pass('1.1')
      .review('1.1', 'architect', { decision: 'reject', feedback: 'no' })
    expect(story.task('1.1').lastResult).toMatchObject({
      outcome: 'FAILED',
      stage: 'review',
      failure: 'ARCHITECT_REJECTION',
      findings: [{ id: 'review/architect', message: 'no' }],
    })
  })

  test('lowers the confidence with every retry', () => {
    const story = new ReviewStory({ review: { architect: false, spec: false } })
      .fail('1.1')
      .pass('1.1')
      .approveNow('1.1')
    expect(story.task('1.1').confidence).toMatchObject({
      value: 0.9,
      because: [{}, { from: 'retries', value: 0.9 }],
    })
  })

  test.each(['approve', 'reject', 'malformed'] as const)(
    'a person who skips the task meanwhile is not overruled by a verdict that comes later (%s)',
    (decision) => {
      const story = new ReviewStory(ONE).pass('1.1')
      const ticket = story.start('1.1', 'architect')
      story.skip('1.1')
      for (const _ of [1, 2, 3]) story.handIn(ticket, { decision })
      expect(story.task('1.1').status).toBe('skipped')
      expect(story.approveNow('1.1').task('1.1').status).toBe('skipped')
    },
  )
})

describe('votes', () => {
  const vote = (story: ReviewStory, ...ballots: boolean[]) => {
    const tickets = ballots.map((_, index) => story.start('1.1', 'verifier', index + 1))
    for (const [index, yes] of ballots.entries())
      story.handIn(tickets[index] as string, { decision: yes ? 'approve' : 'reject', confidence: 0.9 })
    return story
  }

  test('are cast in parallel, and all of them pass it (S3-40, S3-16)', () => {
    const story = new ReviewStory(votes()).pass('1.1')
    expect(story.wanted().map(({ iteration }) => iteration)).toEqual([1, 2, 3])
    vote(story, true, true, true).approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({ status: 'approved', flags: [], confidence: { value: 1 } })
  })

  test('that differ pass by majority with its share as confidence, flagged for a person (S3-42, S3-17, R05)', () => {
    const story = vote(new ReviewStory(votes()).pass('1.1'), true, false, true).approveNow('1.1')
    expect(story.task('1.1')).toMatchObject({ status: 'approved', flags: ['votes differ', 'orange'] })
    expect(story.task('1.1').confidence?.value).toBeCloseTo(2 / 3)
    expect(story.task('1.1').lastResult?.checks.at(-1)).toMatchObject({
      id: 'review/votes',
      result: 'warn',
      detail: '2/3 verifiers agreed output is correct',
    })
    expect(story.run.notices.map(({ text }) => text)).toEqual([
      'task 1.1: 2/3 verifiers agreed output is correct; look at it',
    ])
  })

  test('without a majority reject it, and the person is told (S3-41, S3-44, R05)', () => {
    const story = vote(new ReviewStory(votes()).pass('1.1'), true, false, false)
    expect(story.task('1.1').attempts[0]?.failures[0]).toMatchObject({
      type: 'VERIFIER_REJECTION',
      reason: 'Divergent verification — flagged for human review (1/3)',
    })
    expect(story.run.notices.at(-1)?.text).toContain('no majority')
  })

  test('without a majority go to a person at once, and a retry has the feedback (S3-17, S3-44)', () => {
    const story = vote(new ReviewStory(votes()).pass('1.1'), true, false, false)
    expect(story.task('1.1')).toMatchObject({
      status: 'escalated',
      retryFeedback: { bytes: 12 },
      pausedFor: {
        reason: 'Divergent verification — flagged for human review (1/3)',
        options: ['retry', 'skip', 'investigate'],
      },
    })
    expect(next(story.run, new Date(at(9999)))).toMatchObject({ kind: 'ask', task: '1.1' })
  })

  test('without a majority were a rejection like others by the first rules', () => {
    const { events } = vote(new ReviewStory(votes()).pass('1.1'), true, false, false)
    const old = events.map((event) => (event.type === 'run_started' ? without(event, 'rules') : event))
    expect(old.reduce<Run | undefined>(reduce, undefined)?.tasks[0]).toMatchObject({
      status: 'failed',
      attempts: [{ failures: [{ type: 'ARCHITECT_REJECTION' }] }],
    })
  })

  test('a tie is no majority (S3-41)', () => {
    expect(vote(new ReviewStory(votes(2)).pass('1.1'), true, false).task('1.1').status).toBe('escalated')
  })

  test('a vote that cannot be read is not a yes', () => {
    const story = new ReviewStory(votes()).pass('1.1')
    const tickets = [1, 2, 3].map((voter) => story.start('1.1', 'verifier', voter)) as [
      string,
      string,
      string,
    ]
    story.handIn(tickets[0], {}).handIn(tickets[1], { decision: 'reject' })
    for (const _ of [1, 2, 3]) story.handIn(tickets[2], { decision: 'malformed' })
    expect(story.task('1.1').status).toBe('escalated')
  })

  test('nothing is decided before all are in', () => {
    const story = vote(new ReviewStory(votes()).pass('1.1'), true, true)
    expect(story.approveNow('1.1').task('1.1').status).toBe('reviewing')
  })
})

describe('a single verifier', () => {
  const TIER_2 = { review: { architect: false, spec: false, tier: 2 } }
  const no = { decision: 'reject' as const, feedback: 'add both numbers' }

  test('who says no has a failure type of its own, and two retries by feedback (S3-13, S3-48, S3-50)', () => {
    const story = new ReviewStory(TIER_2)
    for (const attempt of [1, 2]) {
      story.pass('1.1').review('1.1', 'verifier', no)
      expect(story.task('1.1')).toMatchObject({ status: 'failed', retryFeedback: { bytes: 12 } })
      expect(story.task('1.1').attempts.at(-1)?.failures).toMatchObject([{ type: 'VERIFIER_REJECTION' }])
      expect(story.task('1.1').lastResult).toMatchObject({ failure: 'VERIFIER_REJECTION', stage: 'review' })
      expect(next(story.run, new Date(at(9999)))).toMatchObject({
        kind: 'dispatch',
        agents: [{ role: 'spec-executor', attempt: attempt + 1 }],
      })
    }
    story.pass('1.1').review('1.1', 'verifier', no)
    expect(story.task('1.1')).toMatchObject({ status: 'escalated' })
    expect(story.task('1.1').pausedFor?.reason).toBe('VERIFIER_REJECTION 3 times: add both numbers')
  })
})

describe('the loop of a spec review', () => {
  const failed = { decision: 'reject' as const, path: 'code' as const, findings: ['x'] }
  const spec = (story: ReviewStory) => specReviewOf(story.run, story.task('1.1'))

  test('passes at the first look (S0-24)', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.1', iteration: 1 }])
    story.review('1.1', 'spec-reviewer')
    expect(spec(story)).toEqual({ kind: 'ended', how: 'passed' })
    expect(story.approveNow('1.1').task('1.1')).toMatchObject({ status: 'approved', flags: [] })
  })

  test('a failure asks for a fix task, which runs while its original waits, and then the review again (S0-27, S0-28)', () => {
    const story = new ReviewStory(SPEC).pass('1.1').review('1.1', 'spec-reviewer', failed)
    expect(spec(story)).toMatchObject({ kind: 'fix-needed' })
    expect(story.wanted()).toEqual([])
    story.addFix('1.1', '1.1.1')
    expect(spec(story)).toEqual({ kind: 'waiting' })
    expect(next(story.run, new Date(at(9999)))).toMatchObject({
      kind: 'dispatch',
      agents: [{ role: 'spec-executor', task: '1.1.1' }],
    })
    story.pass('1.1.1').approveNow('1.1.1')
    expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.1', iteration: 2 }])
  })

  test('the approved ref waits for the original, although its fix is approved', () => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
      .addFix('1.1', '1.1.1')
    story.pass('1.1.1').approveNow('1.1.1')
    expect(story.run.approvedHead).toBe('b'.repeat(40))
    story.review('1.1', 'spec-reviewer', {}, 2)
    story.tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40), head: 'd'.repeat(40) })
    expect(story.run.approvedHead).toBe('d'.repeat(40))
  })

  test('the third failure goes on, ORANGE, with its findings outstanding (S0-31, S0-32)', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    for (const iteration of [1, 2]) {
      story.review('1.1', 'spec-reviewer', failed, iteration).addFix('1.1', `1.1.${iteration}`)
      story.pass(`1.1.${iteration}`).approveNow(`1.1.${iteration}`)
    }
    story.review('1.1', 'spec-reviewer', failed, 3)
    expect(spec(story)).toEqual({ kind: 'ended', how: 'capped' })
    expect(story.approveNow('1.1').task('1.1')).toMatchObject({
      status: 'approved',
      flags: ['orange', 'review findings outstanding'],
    })
  })

  test('findings about the spec end it without another round (S0-29, S0-30)', () => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', { ...failed, path: 'spec' })
    expect(spec(story)).toEqual({ kind: 'ended', how: 'suggested' })
  })

  test('no signal: sent back once, then it goes on in ORANGE (S0-33, R01)', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    const ticket = story.start('1.1', 'spec-reviewer')
    story.handIn(ticket, { decision: 'no-signal' })
    expect(story.run.tickets).toHaveLength(1)
    story.handIn(ticket, { decision: 'no-signal' })
    expect(spec(story)).toEqual({ kind: 'ended', how: 'no-signal' })
    expect(story.approveNow('1.1').task('1.1')).toMatchObject({
      status: 'approved',
      flags: ['orange', 'review without signal'],
    })
  })

  test('an approval that contradicts itself is sent back once, then the person reads why (R02, R04)', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    const ticket = story.start('1.1', 'spec-reviewer')
    const message = 'src/nope.ts:9 is cited, but src/nope.ts is not in the change'
    const problems = [{ id: 'review/spec', severity: 'block' as const, message }]
    const verdict = { decision: 'malformed' as const, says: 'approve' as const, problems }
    story.handIn(ticket, verdict)
    expect(story.task('1.1').status).toBe('reviewing')
    story.handIn(ticket, verdict)
    expect(story.task('1.1')).toMatchObject({
      status: 'escalated',
      pausedFor: { retry: 'review', reason: expect.stringContaining(message) },
    })
  })

  test('a verdict whose last line may hold goes back once; held, the task is ORANGE (R01, S3-45)', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    const ticket = story.start('1.1', 'spec-reviewer')
    const problems = [{ id: 'review/spec', severity: 'block' as const, message: 'both signals' }]
    story.handIn(ticket, { decision: 'malformed', holds: 'approve', problems })
    expect(story.run.tickets).toMatchObject([{ id: ticket, sentBack: { length: 1 } }])
    story.handIn(ticket, { decision: 'approve', confidence: 0.6, weak: 'both signals', problems })
    expect(spec(story)).toEqual({ kind: 'ended', how: 'weak' })
    expect(story.task('1.1').lastResult?.checks.at(-1)).toMatchObject({ id: 'review/spec', result: 'warn' })
    expect(story.approveNow('1.1').task('1.1')).toMatchObject({
      status: 'approved',
      flags: ['orange', 'weak review'],
      lastResult: { colour: 'ORANGE' },
      confidence: { value: 0.6 },
    })
  })

  test('a verdict that cannot be read at all goes back twice, then a person is asked', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    const ticket = story.start('1.1', 'spec-reviewer')
    for (const _ of [1, 2, 3]) story.handIn(ticket, { decision: 'malformed' })
    expect(story.task('1.1')).toMatchObject({ status: 'escalated', pausedFor: { retry: 'review' } })
  })

  test('a reviewer that dies has not answered: it is replaced twice, then a person is asked', () => {
    const story = new ReviewStory(SPEC).pass('1.1')
    for (const _ of [1, 2, 3]) {
      expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.1', iteration: 1 }])
      const ticket = story.start('1.1', 'spec-reviewer')
      story.tell({ type: 'agent_lost', ticket, failure: 'EXECUTION_FAILURE', cause: 'it is gone' })
    }
    expect(story.task('1.1')).toMatchObject({
      status: 'escalated',
      reviews: [],
      pausedFor: { retry: 'review' },
    })
  })

  test.each([0, -1, 1.5, Number.NaN])(
    'a round with the invalid number %s counts as the first (S0-59)',
    (iteration) => {
      const story = new ReviewStory(SPEC).pass('1.1').review('1.1', 'spec-reviewer', failed)
      story.addFix('1.1', '1.1.1').pass('1.1.1').approveNow('1.1.1')
      const { run } = story
      const tasks = run.tasks.map((task) => ({
        ...task,
        reviews: task.reviews.map((record) => ({ ...record, iteration })),
      }))
      const [task] = tasks
      expect(task && specReviewOf({ ...run, tasks }, task)).toMatchObject({ kind: 'review', iteration: 2 })
    },
  )

  test('a fix task has two attempts, however they fail (S0-58)', () => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
      .addFix('1.1', '1.1.1')
    const die = (ticket: string) =>
      story
        .dispatch('1.1.1')
        .tell({ type: 'agent_lost', ticket, failure: 'EXECUTION_FAILURE', cause: 'it is gone' })
    die('ticket-2')
    expect(story.task('1.1.1')).toMatchObject({ status: 'failed', attempts: { length: 1 } })
    expect(story.task('1.1.1').givenUp).toBeUndefined()
    die('ticket-3')
    expect(story.task('1.1.1')).toMatchObject({ givenUp: true, attempts: { length: 2 } })
    expect(spec(story)).toEqual({ kind: 'ended', how: 'given-up' })
  })

  test('a fix task that fails is tried once more, then the original stays and the run goes on (S0-58)', () => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
      .addFix('1.1', '1.1.1')
    story.fail('1.1.1')
    expect(story.task('1.1.1').status).toBe('failed')
    expect(story.task('1.1.1').givenUp).toBeUndefined()
    story.fail('1.1.1')
    expect(story.task('1.1.1')).toMatchObject({ status: 'failed', givenUp: true, attempts: { length: 2 } })
    expect(spec(story)).toEqual({ kind: 'ended', how: 'given-up' })
    expect(story.approveNow('1.1').task('1.1').flags).toContain('review findings outstanding')
    // The commits of the fix are reverted, so they do not hold the ref back.
    expect(story.run.approvedHead).toBe('c'.repeat(40))
    expect(next(story.run, new Date(at(9999))).kind).toBe('done')
  })

  test('a fix task whose executor gives up twice is not tried a third time (S0-58)', () => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
      .addFix('1.1', '1.1.1')
    const lose = () => {
      story.dispatch('1.1.1')
      const ticket = story.run.tickets.find(({ task }) => task === '1.1.1')?.id ?? ''
      story.tell({ type: 'agent_lost', ticket, cause: 'it crashed', failure: 'EXECUTION_FAILURE' })
    }
    lose()
    expect(story.task('1.1.1')).toMatchObject({ status: 'failed', attempts: { length: 1 } })
    expect(story.task('1.1.1').givenUp).toBeUndefined()
    lose()
    expect(story.task('1.1.1')).toMatchObject({ givenUp: true, attempts: { length: 2 } })
  })

  test.each([0, -2, 1.5, Number.NaN])('an iteration of %s counts as the first (S0-59)', (iteration) => {
    const story = new ReviewStory(SPEC)
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
      .addFix('1.1', '1.1.1')
    const { run } = story.pass('1.1.1').approveNow('1.1.1')
    const tasks = run.tasks.map((task) => ({
      ...task,
      reviews: task.reviews.map((record) => ({ ...record, iteration })),
    }))
    const [task] = tasks
    if (!task) throw new Error('no task')
    expect(specReviewOf({ ...run, tasks }, task)).toMatchObject({ kind: 'review', iteration: 2 })
  })

  test('no more fix tasks than configured', () => {
    const story = new ReviewStory({ review: { architect: false }, attempts: { fixTasks: 0 } })
      .pass('1.1')
      .review('1.1', 'spec-reviewer', failed)
    expect(spec(story)).toEqual({ kind: 'ended', how: 'capped' })
  })

  test('comes after the approval of the architect', () => {
    const story = new ReviewStory({}).pass('1.1')
    expect(story.wanted().map(({ role }) => role)).toEqual(['architect'])
    story.review('1.1', 'architect')
    expect(story.wanted().map(({ role }) => role)).toEqual(['spec-reviewer'])
  })
})

describe('after a parallel batch', () => {
  const batch = () =>
    new ReviewStory(
      SPEC,
      ['1.1', '1.2', '1.3'].map((id) => aSummary(id, { parallel: true, files: [`${id}.txt`] })),
    )

  test('one review looks at all of it, at the index of the first (S0-55)', () => {
    const story = batch().pass('1.1').pass('1.2')
    expect(story.wanted()).toEqual([])
    story.pass('1.3')
    expect(story.wanted()).toEqual([
      { role: 'spec-reviewer', task: '1.1', iteration: 1, covers: ['1.2', '1.3'] },
    ])
    story.handIn(story.start('1.1', 'spec-reviewer', 1, ['1.2', '1.3']), {})
    for (const id of ['1.1', '1.2', '1.3']) story.approveNow(id)
    expect(story.run.tasks.map(({ status }) => status)).toEqual(['approved', 'approved', 'approved'])
  })

  test('no task of the batch is approved before the review is done', () => {
    const story = batch().pass('1.1').pass('1.2').pass('1.3').approveNow('1.2').approveNow('1.1')
    expect(story.run.tasks.every(({ status }) => status === 'reviewing')).toBe(true)
    const failed = { decision: 'reject' as const, path: 'code' as const, findings: ['x'] }
    story.handIn(story.start('1.1', 'spec-reviewer', 1, ['1.2', '1.3']), failed).approveNow('1.3')
    expect(story.task('1.3').status).toBe('reviewing')
  })

  test('a member that is stuck does not hold the others up; it is reviewed alone when it comes', () => {
    const story = batch().pass('1.1').pass('1.3')
    story.tell({ type: 'task_blocked', task: '1.2', cause: 'x' })
    expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.1', iteration: 1, covers: ['1.3'] }])
    story
      .handIn(story.start('1.1', 'spec-reviewer', 1, ['1.3']), {})
      .approveNow('1.1')
      .approveNow('1.3')
    story.retry('1.2').pass('1.2')
    expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.2', iteration: 1 }])
  })
})
