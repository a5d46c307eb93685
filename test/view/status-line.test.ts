import { describe, expect, test } from 'vitest'
import { next } from '../../src/run/next.ts'
import { renderStatusLine } from '../../src/view/status-line.ts'
import { displayWidth } from '../../src/view/terminal.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, at, Story } from '../support/run-builder.ts'

const line = (story: Story, columns = 120, colour = false): string =>
  renderStatusLine(story.run, { columns, colour, action: next(story.run, new Date(at(100_000))) })

const person = { who: 'Ada', session: 's1', prompt: 'p' }

describe('the status line', () => {
  test('says task n of m, the attempt and the gate step', () => {
    const story = new Story().approve('1.1').dispatch('1.2')
    expect(line(story)).toBe('ultraplan demo · 2/2 1.2 · attempt 1/3 · gate 1/3: executor')
    expect(line(story.claim('1.2'))).toBe('ultraplan demo · 2/2 1.2 · attempt 1/3 · gate 2/3: proving')
    story.tell({ type: 'proof_deferred', ticket: 'ticket-2', worker: { pid: 3 } })
    expect(line(story)).toContain('gate 2/3: a long proof')
  })

  test('calls a task as the plan does', () => {
    const named = [3, 4].map((n) => aSummary(`03-01-0${n - 2}`, { title: 'x', name: `Task ${n}: Do ${n}` }))
    expect(line(new Story(named).dispatch('03-01-01'))).toContain('· 1/2 Task 3 · attempt 1/3')
  })

  test('counts the attempts', () => {
    expect(line(new Story().fail('1.1').dispatch('1.1'))).toContain('1/2 1.1 · attempt 2/3 · gate 1/3')
  })

  test('names the reviewer', () => {
    const story = new ReviewStory({ review: { spec: false } }).pass('1.1')
    expect(line(story)).toBe('ultraplan demo · 1/1 1.1 next: architect')
    story.start('1.1', 'architect')
    expect(line(story)).toBe('ultraplan demo · 1/1 1.1 · attempt 1/3 · gate 3/3: architect')
  })

  test('says of every agent of a group where it is', () => {
    expect(line(new Story().dispatch('1.1').dispatch('1.2').claim('1.1'))).toBe(
      'ultraplan demo · 1/2 1.1 · attempt 1/3 · gate 2/3: proving · 2/2 1.2 · attempt 1/3 · gate 1/3: executor',
    )
  })

  test('says WAITING when a person is asked, by the client or by the run', () => {
    const story = new Story([aSummary('1.1'), aSummary('1.2', { dependsOn: ['1.1'] })]).dispatch('1.1')
    const call = { tool: 'Bash', what: 'npm test', rule: 'Bash(npm test *)' }
    story.tell({ type: 'permission_waiting', ticket: 'ticket-1', call })
    expect(line(story)).toContain('WAITING for an answer: npm test')
    story.tell({ type: 'permission_given', ticket: 'ticket-1' })
    story.tell({ type: 'agent_lost', ticket: 'ticket-1', cause: 'gone', failure: 'TIMEOUT' })
    story.dispatch('1.1')
    story.tell({ type: 'agent_lost', ticket: 'ticket-2', cause: 'gone', failure: 'TIMEOUT' })
    expect(line(story)).toContain('WAITING for you: task 1.1 needs you')
  })

  test('says nothing of waiting between the last verdict and the approval', () => {
    const story = new ReviewStory({ review: { spec: false } }).pass('1.1')
    story.review('1.1', 'architect')
    expect(line(story)).toBe('ultraplan demo · the approval of task 1.1 is being recorded')
  })

  test('says that the client is gone, and not that an agent is at work', () => {
    const { run } = new Story().dispatch('1.1')
    const action = next(run, new Date(at(100)))
    expect(renderStatusLine(run, { columns: 120, colour: false, action, isGone: true })).toBe(
      'ultraplan demo · STOPPED: its client is gone; /ultraplan:resume goes on',
    )
  })

  test('says that a task waits for a person while others go on', () => {
    const story = new Story()
    for (const _ of [1, 2, 3]) story.fail('1.1')
    story.dispatch('1.2')
    expect(line(story)).toMatch(/2\/2 1\.2 .* · 1\.1 for you$/)
  })

  test('says PARKED, PAUSED and HALTED with the cause', () => {
    const parked = new Story().tell({ type: 'run_parked', cause: 'rate_limit' })
    expect(line(parked)).toBe('ultraplan demo · PARKED: rate_limit')
    expect(line(new Story().tell({ type: 'run_paused', who: person.who }))).toContain('PAUSED: paused by Ada')
    expect(line(new Story().tell({ type: 'run_halted', cause: 'x' }))).toContain('HALTED: x')
  })

  test('holds no line break and no foreign escape, fits the bar, and may have colour', () => {
    const story = new Story([aSummary('1.1')], 'de\u001b[31m\nmo').dispatch('1.1')
    expect(line(story)).toMatch(/^ultraplan de mo · /)
    for (const columns of [1, 10, 40]) expect(displayWidth(line(story, columns))).toBeLessThanOrEqual(columns)
    expect(line(story, 120, true)).toContain('\u001b[36mgate 1/3: executor')
  })
})
