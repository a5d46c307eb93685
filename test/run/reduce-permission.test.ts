import { describe, expect, test } from 'vitest'
import { dueAt } from '../../src/run/time-limit.ts'
import { Story } from '../support/run-builder.ts'

const call = { tool: 'Bash', what: 'npm test', rule: 'Bash(npm test *)' }
const waiting = () =>
  new Story().dispatch('1.1').tell({ type: 'permission_waiting', ticket: 'ticket-1', call })
const task = (story: Story) => story.run.tasks[0]

describe('a question of the client', () => {
  test('makes the task wait until it is answered', () => {
    const story = waiting()
    expect(task(story)).toMatchObject({
      status: 'executing',
      waiting: { what: 'npm test', ticket: 'ticket-1' },
    })
    story.tell({ type: 'permission_given', ticket: 'ticket-1' })
    expect(task(story)?.waiting).toBeUndefined()
    expect(task(story)?.attempts.at(-1)?.denied).toBeUndefined()
  })

  test('is remembered with its rule when the answer is no', () => {
    const story = waiting().tell({ type: 'permission_denied', ticket: 'ticket-1', call, by: 'answer' })
    expect(task(story)?.waiting).toBeUndefined()
    expect(task(story)?.attempts.at(-1)?.denied).toEqual([call])
  })

  test('does not eat the executor\u2019s time', () => {
    const story = waiting()
    const [ticket] = story.run.tickets
    const before = ticket && dueAt(story.run, ticket)
    story
      .tell({ type: 'noted', text: 'a night passes' })
      .tell({ type: 'permission_given', ticket: 'ticket-1' })
    const [later] = story.run.tickets
    const after = later && dueAt(story.run, later)
    expect((after?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBe(20_000)
  })

  test.each([
    ['hands in', (story: Story) => story.claim('1.1')],
    [
      'is lost',
      (story: Story) =>
        story.tell({ type: 'agent_lost', ticket: 'ticket-1', cause: 'gone', failure: 'EXECUTION_FAILURE' }),
    ],
    ['is cancelled with its run', (story: Story) => story.tell({ type: 'run_cancelled', who: 'ada' })],
  ])('is over when the agent %s', (_how, end) => {
    expect(task(end(waiting()))?.waiting).toBeUndefined()
  })

  test('about an unknown agent changes nothing', () => {
    const story = new Story().tell({ type: 'permission_waiting', ticket: 'nobody', call })
    expect(task(story)?.waiting).toBeUndefined()
    expect(story.run.anomalies).toHaveLength(1)
  })
})
