import { describe, expect, test } from 'vitest'
import { next } from '../../src/run/next.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, at, Story } from '../support/run-builder.ts'

const now = new Date(at(100_000))
const person = { who: 'Ada', session: 's1', prompt: 'p' }
const CAUSE = 'Cannot create worktree: the folder cannot be read'

/** The client did not begin the agent that was dispatched last. */
function failToStart(story: Story): void {
  const ticket = story.run.tickets.at(-1)?.id ?? ''
  story.tell({ type: 'agent_not_started', ticket, cause: CAUSE })
}

describe('an executor that the client did not start', () => {
  test('costs no attempt: its work is offered again as it was', () => {
    const story = new Story().dispatch('1.1')
    failToStart(story)
    const { run } = story
    expect(run.anomalies).toEqual([])
    expect(run.tickets).toEqual([])
    expect(run.tasks[0]).toMatchObject({ status: 'pending', attempts: [] })
    expect(run.tasks[0]?.startedAt).toBeUndefined()
    expect(next(run, now)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.1', attempt: 1 }] })
  })

  test('leaves the failures of the attempts before it as they are', () => {
    const story = new Story().fail('1.1').dispatch('1.1')
    failToStart(story)
    expect(story.run.tasks[0]).toMatchObject({ status: 'failed', attempts: [{ n: 1 }] })
    expect(next(story.run, now)).toMatchObject({ agents: [{ task: '1.1', attempt: 2 }] })
  })

  test('is offered three times more; then a person is asked, with the cause, and may retry', () => {
    const story = new Story([aSummary('1.1')])
    for (const _ of [1, 2, 3]) {
      failToStart(story.dispatch('1.1'))
      expect(next(story.run, now)).toMatchObject({ kind: 'dispatch', agents: [{ attempt: 1 }] })
    }
    failToStart(story.dispatch('1.1'))
    expect(next(story.run, now)).toMatchObject({
      kind: 'ask',
      task: '1.1',
      question: expect.stringContaining(`could not be started, 4 times: ${CAUSE}`),
      options: ['retry', 'skip', 'investigate'],
    })
    story.tell({ type: 'task_retried', task: '1.1', ...person })
    failToStart(story.dispatch('1.1'))
    expect(next(story.run, now)).toMatchObject({ kind: 'dispatch', agents: [{ attempt: 1 }] })
  })

  test('is counted from zero once an agent has worked', () => {
    const story = new Story([aSummary('1.1')])
    for (const _ of [1, 2, 3]) failToStart(story.dispatch('1.1'))
    story.fail('1.1')
    failToStart(story.dispatch('1.1'))
    expect(next(story.run, now)).toMatchObject({ kind: 'dispatch', agents: [{ attempt: 2 }] })
  })

  test("of a parallel group is done alone afterwards, in the run's own folder", () => {
    const group = ['1.1', '1.2'].map((id) => aSummary(id, { parallel: true, files: [`${id}.txt`] }))
    const story = new Story(group)
    expect(next(story.run, now)).toMatchObject({ agents: [{ isolated: true }, { isolated: true }] })
    story.dispatch('1.2')
    failToStart(story.dispatch('1.1'))
    story.claim('1.2').judge('1.2').tell({ type: 'task_approved', task: '1.2', commit: 'c' })
    expect(next(story.run, now)).toMatchObject({ agents: [{ task: '1.1', attempt: 1, isolated: false }] })
  })

  test('of an isolated run is never done in the folder of the person: they are asked', () => {
    const story = new Story([aSummary('1.1')])
    for (const _ of [1, 2, 3, 4]) {
      expect(next({ ...story.run, isolated: true }, now)).toMatchObject({ agents: [{ isolated: true }] })
      failToStart(story.dispatch('1.1'))
    }
    expect(next({ ...story.run, isolated: true }, now)).toMatchObject({ kind: 'ask', task: '1.1' })
  })

  test('whose agent is known to have worked does not take its attempt back', () => {
    const story = new Story().dispatch('1.1')
    story.tell({ type: 'agent_launched', ticket: 'ticket-1', agentId: 'a1' })
    failToStart(story)
    expect(story.run.anomalies).toHaveLength(1)
    expect(story.run.tasks[0]?.attempts).toHaveLength(1)
  })
})

test('a reviewer that the client did not start is asked for three times more, then a person is asked', () => {
  const story = new ReviewStory({ review: { spec: false } }).pass('1.1')
  for (const _ of [1, 2, 3]) {
    story.start('1.1', 'architect')
    failToStart(story)
    expect(story.wanted()).toEqual([{ role: 'architect', task: '1.1', iteration: 1 }])
  }
  expect(story.task('1.1').reviewersLost).toBeUndefined()
  story.start('1.1', 'architect')
  failToStart(story)
  expect(story.task('1.1')).toMatchObject({
    status: 'escalated',
    attempts: [{ failures: [] }],
    pausedFor: { reason: expect.stringContaining(CAUSE), retry: 'review' },
  })
  story.tell({ type: 'task_retried', task: '1.1', ...person })
  expect(story.wanted()).toHaveLength(1)
})

test('three voters that were not started at once count once each', () => {
  const story = new ReviewStory({ review: { architect: false, spec: false, tier: 3, votes: 3 } }).pass('1.1')
  for (const _ of [1, 2]) {
    const tickets = [1, 2, 3].map((voter) => story.start('1.1', 'verifier', voter))
    for (const ticket of tickets) story.tell({ type: 'agent_not_started', ticket, cause: CAUSE })
  }
  expect(story.wanted()).toHaveLength(3)
})
