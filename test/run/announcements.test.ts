import { describe, expect, test } from 'vitest'
import type { Run } from '../../src/model/run.ts'
import { announcements, newsForPerson } from '../../src/run/announcements.ts'
import { reduce } from '../../src/run/reduce.ts'
import { Story } from '../support/run-builder.ts'

const events = (story: Story) => announcements(story.run).map(({ event }) => event)
const tell = (story: Story) => story.tell({ type: 'announced', about: announcements(story.run) })
const block = (story: Story, task: string) => story.tell({ type: 'task_blocked', task, cause: 'no service' })

describe('what a person is told on the desktop', () => {
  /** The news of the last event of a story. */
  const news = (story: Story) => newsForPerson(runOf(story.events.slice(0, -1)), story.run)
  const runOf = (told: Story['events']) => told.reduce<Run | undefined>(reduce, undefined) as Run

  test('a new question, a permission, and the end; each once, and nothing else', () => {
    expect(news(block(new Story(), '1.1'))).toEqual(['task 1.1 is blocked after 0 attempts: no service'])
    expect(news(block(new Story(), '1.1').dispatch('1.2'))).toEqual([])
    const call = { tool: 'Bash', what: 'npm test', rule: 'Bash(npm test *)' }
    const asked = new Story().dispatch('1.1').tell({ type: 'permission_waiting', ticket: 'ticket-1', call })
    expect(news(asked)).toEqual(['the client asks whether an agent may use Bash: npm test'])
    expect(news(new Story().tell({ type: 'run_parked', cause: 'rate_limit' }))).toEqual([
      'the run is parked: rate_limit',
    ])
    expect(news(new Story().tell({ type: 'run_paused', who: 'Ada' }))).toEqual([])
    const done = new Story().approve('1.1').approve('1.2')
    expect(news(done)).toEqual([])
    expect(news(done.tell({ type: 'run_finished', commit: 'c'.repeat(40) }))).toEqual([
      'the run is finished: 2 of 2 tasks approved',
    ])
  })
})

describe('what the webhook is told (S4-34)', () => {
  test('a run that goes well tells nothing until it has finished', () => {
    const story = new Story().approve('1.1')
    expect(announcements(story.run)).toEqual([])
    story.approve('1.2').tell({ type: 'run_finished', commit: 'c'.repeat(40) })
    expect(events(story)).toEqual(['run_finished'])
  })

  test('a task that needs a person is told with its reason, once', () => {
    const story = block(new Story(), '1.1')
    expect(announcements(story.run)).toMatchObject([
      { event: 'task_escalated', task: '1.1', reason: 'no service' },
    ])
    tell(story)
    expect(announcements(story.run)).toEqual([])
  })

  test('every refusal is told, with its reason', () => {
    const story = new Story()
      .dispatch('1.1')
      .claim('1.1')
      .judge('1.1', { outcome: 'FAILED', failure: 'FALSE_CLAIM' })
    expect(announcements(story.run)).toMatchObject([{ event: 'task_refused', task: '1.1', reason: 'FAILED' }])
    tell(story)
    expect(announcements(story.run)).toEqual([])
    story.claim('1.1').judge('1.1', { outcome: 'FAILED', failure: 'FALSE_CLAIM', commit: 'd'.repeat(40) })
    expect(events(story)).toEqual(['task_refused'])
  })

  test('a task that escalates after a person\u2019s retry is told again', () => {
    const story = new Story()
    while (story.run.tasks[0]?.status !== 'escalated') story.fail('1.1')
    tell(story)
    story.tell({ type: 'task_retried', task: '1.1', who: 'ada', session: 's1', prompt: 'p1' })
    expect(announcements(story.run)).toEqual([])
    while (story.run.tasks[0]?.status !== 'escalated') story.fail('1.1')
    expect(events(story)).toEqual(['task_refused', 'task_escalated'])
  })

  test('a run that is parked, goes on and is parked again is told twice', () => {
    const story = new Story().tell({ type: 'run_parked', cause: 'the service refused: billing_error' })
    expect(announcements(story.run)).toMatchObject([
      { event: 'run_parked', reason: expect.stringContaining('billing') },
    ])
    tell(story)
    story.tell({ type: 'prompt_seen', session: 's1' })
    expect(announcements(story.run)).toEqual([])
    story.tell({ type: 'run_resumed', who: 'ada' }).tell({ type: 'run_parked', cause: 'again' })
    expect(events(story)).toEqual(['run_parked'])
  })

  test('a wave that halts the run is told, though no event of its own says so', () => {
    const story = new Story(undefined, 'demo', { attempts: { failedTasksPerWave: 1 } })
    while (story.run.state === 'running') story.fail('1.1')
    expect(events(story)).toEqual(['task_refused', 'task_escalated', 'run_halted'])
  })

  test('pausing and cancelling are a person\u2019s own doing', () => {
    expect(events(new Story().tell({ type: 'run_paused', who: 'ada' }))).toEqual([])
    expect(events(new Story().tell({ type: 'run_cancelled', who: 'ada' }))).toEqual([])
  })
})
