import { expect, test } from 'vitest'
import { reviewBatch, taskIndex } from '../../src/run/spec-review.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary } from '../support/run-builder.ts'

const CONFIG = { review: { spec: false } }
const status = (story: ReviewStory) => story.task('1.1').status

test('a task walks PENDING, EXECUTING, VERIFYING, REVIEWING, APPROVED (S1-08, S1-09, S1-10, S1-11, S1-116)', () => {
  const story = new ReviewStory(CONFIG)
  const walked = [status(story)]
  story.dispatch('1.1')
  walked.push(status(story))
  story.claim('1.1')
  walked.push(status(story))
  story.judge('1.1', {})
  walked.push(status(story))
  story.review('1.1', 'architect').approveNow('1.1')
  walked.push(status(story))
  expect(walked).toEqual(['pending', 'executing', 'verifying', 'reviewing', 'approved'])
  expect(story.task('1.1').approvedCommit).toBe('c'.repeat(40))
})

test('what fails or is rejected goes back to EXECUTING with its feedback (S1-12, S1-53, S1-81, S1-117)', () => {
  const failed = new ReviewStory(CONFIG)
  failed.fail('1.1')
  expect(status(failed)).toBe('failed')
  expect(status(failed.dispatch('1.1') as ReviewStory)).toBe('executing')

  const rejected = new ReviewStory(CONFIG)
    .pass('1.1')
    .review('1.1', 'architect', { decision: 'reject', feedback: 'use the parser' })
  expect(rejected.task('1.1')).toMatchObject({ status: 'failed', retryFeedback: expect.anything() })
  expect(rejected.task('1.1').attempts.at(-1)?.failures.at(-1)?.type).toBe('ARCHITECT_REJECTION')
  expect(status(rejected.dispatch('1.1') as ReviewStory)).toBe('executing')
})

test('no task is approved before every layer has passed (S0-01, S0-02, S1-06)', () => {
  const story = new ReviewStory(CONFIG)
  for (const step of [() => story, () => story.dispatch('1.1'), () => story.claim('1.1')]) {
    step()
    expect(status(story.approveNow('1.1'))).not.toBe('approved')
  }
  story.judge('1.1', {})
  expect(status(story.approveNow('1.1'))).toBe('reviewing')
  expect(status(story.review('1.1', 'architect').approveNow('1.1'))).toBe('approved')
})

test('where no reviewer is asked, only what the gate has passed is approved (S1-01)', () => {
  const story = new ReviewStory({ review: { spec: false, architect: false } })
  story.fail('1.1').dispatch('1.1')
  expect(status(story.claim('1.1').approveNow('1.1'))).toBe('verifying')
  expect(status(story.judge('1.1', {}).approveNow('1.1'))).toBe('approved')
})

test('a verdict is kept with its attempt, its time and what it says (S1-46, S2-13)', () => {
  const story = new ReviewStory(CONFIG).pass('1.1').review('1.1', 'architect', {
    findings: ['it parses'],
    recommendation: 'commit',
  })
  expect(story.task('1.1').reviews).toMatchObject([
    {
      role: 'architect',
      ticket: 'review-1',
      attempt: 1,
      at: story.events.at(-1)?.at,
      text: { sha256: expect.stringMatching(/^d+$/) },
      verdict: { decision: 'approve', confidence: 0.9, findings: ['it parses'], recommendation: 'commit' },
    },
  ])
})

test('MODERATE and COMPLEX wait for a reviewer whatever is configured (S2-46, S2-47)', () => {
  for (const tier of ['MODERATE', 'COMPLEX'] as const) {
    const story = new ReviewStory({ review: { spec: false, architect: false } }, [aSummary('1.1', { tier })])
    expect(story.pass('1.1').wanted()).toMatchObject([{ role: 'architect', task: '1.1' }])
  }
})

test('a run knows the index of each task, how many there are, both iterations, and where a parallel group starts (S0-03)', () => {
  const tasks = ['1.1', '1.2', '1.3'].map((id, at) =>
    aSummary(id, { parallel: at > 0, files: [`${id}.txt`] }),
  )
  const story = new ReviewStory({ review: { architect: false } }, tasks)
  const failed = { decision: 'reject' as const, path: 'code' as const, findings: ['x'] }
  story.fail('1.1').pass('1.1').review('1.1', 'spec-reviewer', failed).addFix('1.1', '1.1.1')
  story.pass('1.1.1').approveNow('1.1.1')
  const { run } = story
  // A fix task has the index of its original.
  expect(run.tasks.map((task) => [task.id, taskIndex(run, task)])).toEqual([
    ['1.1', 0],
    ['1.1.1', 0],
    ['1.2', 1],
    ['1.3', 2],
  ])
  expect(story.task('1.1').attempts).toHaveLength(2)
  expect(story.wanted()).toEqual([{ role: 'spec-reviewer', task: '1.1', iteration: 2 }])
  expect(reviewBatch(run, story.task('1.3')).map(({ id }) => id)).toEqual(['1.2', '1.3'])
})
