import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/model/event.ts'
import { LIFECYCLE, lifecycleOf } from '../../src/run/lifecycle.ts'

const event = (body: object) => ({ seq: 1, at: '', prev: '', hash: '', ...body }) as Event
const started = (...ids: string[]) =>
  event({ type: 'run_started', tasks: ids.map((id) => ({ id, doneBefore: false })) })
const issued = (task: string, role = 'spec-executor') =>
  event({ type: 'ticket_issued', ticket: `${role} of ${task}`, task, role })
const redeemed = (task: string, role = 'spec-executor') =>
  event({ type: 'ticket_redeemed', ticket: `${role} of ${task}` })
const dispatched = (task: string, role?: string) => [issued(task, role), redeemed(task, role)]
const judged = (task: string, outcome: string) => event({ type: 'gate_judged', result: { task, outcome } })
const approved = (task: string) => event({ type: 'task_approved', task })

describe('lifecycleOf', () => {
  it('knows the six states of seed 002 (S2-37)', () => {
    expect(LIFECYCLE).toEqual(['DRAFT', 'LINT_PASS', 'RATIFIED', 'EXECUTING', 'VERIFIED', 'GRADUATED'])
  })

  it('walks them in order, and is RATIFIED until an executor begins (S2-38, S2-39, S2-40, S2-41)', () => {
    const story = [started('1.1'), ...dispatched('1.1'), judged('1.1', 'PASSED'), approved('1.1')]
    expect(lifecycleOf('blocked', []).plan).toBe('DRAFT')
    expect([0, 1, 2, 3, 4, 5].map((length) => lifecycleOf('clean', story.slice(0, length)).plan)).toEqual([
      'LINT_PASS',
      'RATIFIED',
      'RATIFIED',
      'EXECUTING',
      'VERIFIED',
      'GRADUATED',
    ])
    const refused = [...story.slice(0, 3), judged('1.1', 'FAILED')]
    expect(lifecycleOf('clean', refused).plan).toBe('EXECUTING')
  })

  it('a plan is as far as its last task', () => {
    const { plan, tasks } = lifecycleOf('clean', [
      started('1.1', '1.2'),
      ...dispatched('1.1'),
      judged('1.1', 'PASSED'),
      approved('1.1'),
    ])
    expect(plan).toBe('EXECUTING')
    expect([...tasks]).toEqual([
      ['1.1', 'GRADUATED'],
      ['1.2', 'RATIFIED'],
    ])
  })

  it('a failed gate is not VERIFIED, and a retry takes VERIFIED back', () => {
    expect(lifecycleOf('clean', [started('a'), ...dispatched('a'), judged('a', 'FAILED')]).plan).toBe(
      'EXECUTING',
    )
    expect(
      lifecycleOf('clean', [started('a'), ...dispatched('a'), judged('a', 'PASSED'), ...dispatched('a')])
        .plan,
    ).toBe('EXECUTING')
  })

  it.each(['task_skipped', 'task_forced'])('%s is never VERIFIED', (type) => {
    expect(
      lifecycleOf('clean', [started('a'), event({ type, task: 'a' }), event({ type: 'run_finished' })]).plan,
    ).toBe('EXECUTING')
  })

  it('a cancelled run takes the ratification back', () => {
    expect(
      lifecycleOf('clean', [started('a'), ...dispatched('a'), event({ type: 'run_cancelled' })]).plan,
    ).toBe('LINT_PASS')
  })

  it('tasks that were ticked before, and reviewers, move nothing', () => {
    const before = event({
      type: 'run_started',
      tasks: [
        { id: 'a', doneBefore: true },
        { id: 'b', doneBefore: false },
      ],
    })
    const review = dispatched('b', 'architect')
    expect([...lifecycleOf('clean', [before, ...review]).tasks]).toEqual([['b', 'RATIFIED']])
  })
})
