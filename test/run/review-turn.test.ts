import { describe, expect, test } from 'vitest'
import type { Run } from '../../src/model/run.ts'
import { mayCallAlong, reviewersAlong, reviewersAtWork, reviewTurn } from '../../src/run/review-turn.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, at } from '../support/run-builder.ts'

const NOW = new Date(at(100_000))
const executorOf = (story: ReviewStory, id = '1.1') => story.task(id).attempts.at(-1)?.ticket ?? ''
const turn = (story: ReviewStory, role: Parameters<typeof reviewTurn>[2], executor = executorOf(story)) =>
  reviewTurn(story.run, executor, role, NOW)
const along = (run: Run, id = '1.1') =>
  run.tasks.filter((task) => task.id === id).flatMap((task) => reviewersAlong(run, task))

describe('the reviewers that are called along with an executor', () => {
  test('are those its task will need, in their order', () => {
    const tasks = [
      aSummary('1.1'),
      aSummary('1.2', { verification: 3, securityReview: true }),
      aSummary('1.3', { tier: 'TRIVIAL' }),
    ]
    const story = new ReviewStory({ review: { votes: 2 } }, tasks)
    expect(along(story.run)).toEqual(['architect'])
    expect(along(story.run, '1.2')).toEqual(['architect', 'verifier', 'verifier', 'security-reviewer'])
    expect(along(story.run, '1.3')).toEqual([])
  })

  test('include the spec review of the last task, but not of a batch, which is reviewed when all of it is in', () => {
    expect(along(new ReviewStory().run)).toEqual(['architect', 'spec-reviewer'])
    const batch = ['1.1', '1.2'].map((id) => aSummary(id, { parallel: true, files: [`${id}.txt`] }))
    expect(along(new ReviewStory({}, batch).run, '1.2')).toEqual(['architect'])
  })

  test('are none where the session itself is the executor', () => {
    const story = new ReviewStory().dispatch('1.1')
    const ticket = executorOf(story)
    expect(along({ ...story.run, solo: true })).toEqual([])
    expect(mayCallAlong({ ...story.run, solo: true }, ticket, 'architect')).toBe(false)
    expect(mayCallAlong(story.run, ticket, 'architect')).toBe(true)
  })

  test('may be called with the open ticket of their executor, and with no other', () => {
    const story = new ReviewStory().dispatch('1.1')
    const ticket = executorOf(story)
    expect(mayCallAlong(story.run, ticket, 'spec-reviewer')).toBe(true)
    expect(mayCallAlong(story.run, ticket, 'security-reviewer')).toBe(false)
    expect(mayCallAlong(story.run, ticket, 'spec-executor')).toBe(false)
    expect(mayCallAlong(story.run, 'another', 'architect')).toBe(false)
    expect(mayCallAlong({ ...story.run, state: 'paused' }, ticket, 'architect')).toBe(false)
    story.claim('1.1').judge('1.1')
    expect(mayCallAlong(story.run, ticket, 'architect')).toBe(false)
  })
})

describe('a reviewer that was called along', () => {
  test('waits while the executor works and while its claim is judged (S2-04)', () => {
    const story = new ReviewStory().dispatch('1.1')
    expect(turn(story, 'architect')).toEqual({ kind: 'later', before: [expect.anything()] })
    story.claim('1.1')
    expect(turn(story, 'architect')).toEqual({ kind: 'later', before: [expect.anything()] })
    story.judge('1.1')
    expect(turn(story, 'architect')).toMatchObject({ kind: 'now', review: { role: 'architect', attempt: 1 } })
  })

  test('is not waited for by anybody when its executor was never called', () => {
    const story = new ReviewStory()
    story.tell({
      type: 'ticket_issued',
      ticket: 'e1',
      task: '1.1',
      role: 'spec-executor',
      attempt: 1,
      iteration: 1,
      base: 'b'.repeat(40),
      isolated: false,
    })
    expect(turn(story, 'architect')).toEqual({ kind: 'later', before: [] })
  })

  test('comes after those before it, and not when one of them says no', () => {
    const story = new ReviewStory().pass('1.1')
    expect(turn(story, 'spec-reviewer')).toEqual({ kind: 'later', before: [] })
    const architect = story.start('1.1', 'architect')
    expect(turn(story, 'spec-reviewer')).toEqual({ kind: 'later', before: [expect.anything()] })
    story.handIn(architect, {})
    expect(turn(story, 'spec-reviewer')).toMatchObject({ kind: 'now', review: { role: 'spec-reviewer' } })

    const rejected = new ReviewStory().pass('1.1').review('1.1', 'architect', { decision: 'reject' })
    expect(turn(rejected, 'spec-reviewer')).toEqual({ kind: 'never' })
  })

  test('does not take the place of another that has its ticket already', () => {
    const story = new ReviewStory({ review: { architect: false, spec: false, tier: 3, votes: 2 } }).pass(
      '1.1',
    )
    story.start('1.1', 'verifier', 1)
    expect(turn(story, 'verifier')).toMatchObject({ kind: 'now', review: { iteration: 2 } })
    story.start('1.1', 'verifier', 2)
    expect(turn(story, 'verifier')).toEqual({ kind: 'never' })
  })

  test('has nothing to do when the work does not hold, another attempt began, or nobody asks for it', () => {
    const failed = new ReviewStory().dispatch('1.1')
    const first = executorOf(failed)
    failed.tell({ type: 'agent_lost', ticket: first, cause: 'gone', failure: 'EXECUTION_FAILURE' })
    expect(turn(failed, 'architect')).toEqual({ kind: 'never' })
    failed.pass('1.1')
    expect(turn(failed, 'architect', first)).toEqual({ kind: 'never' })
    expect(turn(failed, 'architect')).toMatchObject({ kind: 'now', review: { attempt: 2 } })
    expect(turn(failed, 'security-reviewer')).toEqual({ kind: 'never' })
  })

  test('does not begin while the run is paused', () => {
    const story = new ReviewStory().pass('1.1')
    story.tell({ type: 'run_paused', who: 'Ada' })
    expect(turn(story, 'architect')).toEqual({ kind: 'never' })
  })
})

describe('what an agent that has come back leaves to others', () => {
  test('is its task while reviewers look at it, and nothing else', () => {
    const story = new ReviewStory().pass('1.1')
    const executor = story.task('1.1').attempts[0]?.toolUseId ?? ''
    expect(reviewersAtWork(story.run, executor)).toBeUndefined()
    const architect = story.start('1.1', 'architect')
    // Let in, and perhaps never started by the client.
    expect(reviewersAtWork(story.run, executor)).toBeUndefined()
    story.tell({ type: 'agent_launched', ticket: architect, agentId: 'a1' })
    expect(reviewersAtWork(story.run, executor)).toMatchObject({ task: '1.1', roles: ['architect'] })
    // One that handed in nothing may be gone: the session has to look.
    expect(reviewersAtWork(story.run, `use-${architect}`)).toBeUndefined()
    expect(reviewersAtWork(story.run, 'another')).toBeUndefined()
    story.handIn(architect, {})
    const spec = story.start('1.1', 'spec-reviewer')
    story.tell({ type: 'agent_launched', ticket: spec, agentId: 'a2' })
    expect(reviewersAtWork(story.run, `use-${architect}`)).toMatchObject({
      task: '1.1',
      roles: ['spec-reviewer'],
    })
  })
})
