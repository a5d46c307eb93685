import { describe, expect, test } from 'vitest'
import type { TaskState } from '../../src/model/run.ts'
import { next } from '../../src/run/next.ts'
import { aRun, aTask, at } from '../support/run-builder.ts'

const now = new Date(at(1000))
const offered = (tasks: TaskState[]) => {
  const action = next(aRun({ tasks, tickets: [] }), now)
  return action.kind === 'dispatch' ? action.agents.map((agent) => agent.task) : action.kind
}

describe('what comes next', () => {
  test('tasks go in the order of the plan', () => {
    expect(offered([aTask('1.1', { status: 'approved' }), aTask('1.2'), aTask('1.3')])).toEqual(['1.2'])
  })

  test('a task waits for the tasks it depends on, wherever they stand (S1-05)', () => {
    expect(offered([aTask('a', { dependsOn: ['b'] }), aTask('b')])).toEqual(['b'])
  })

  test('a later phase waits for every task of the earlier one', () => {
    const stuck = aTask('1.1', { phase: '1', status: 'escalated' })
    expect(offered([stuck, aTask('2.1', { phase: '2' })])).toBe('ask')
  })

  test('a paused task lets independent ones of its phase go on', () => {
    const stuck = aTask('1.1', { phase: '1', status: 'escalated', files: ['a.ts'] })
    expect(offered([stuck, aTask('1.2', { phase: '1', files: ['b.ts'] })])).toEqual(['1.2'])
  })

  test('a task that touches a file of a stuck one is not independent', () => {
    const stuck = aTask('1.1', { phase: '1', status: 'blocked', files: ['a.ts'] })
    expect(offered([stuck, aTask('1.2', { phase: '1', files: ['a.ts'] })])).toBe('ask')
  })

  test('wave 2 waits for all of wave 1', () => {
    expect(offered([aTask('b', { wave: 2 }), aTask('a', { wave: 1 })])).toEqual(['a'])
  })

  test('a verify task waits for everything before it in its phase', () => {
    const tasks = [
      aTask('1.1', { phase: '1', status: 'escalated' }),
      aTask('V1', { phase: '1', kind: 'verify' }),
    ]
    expect(offered(tasks)).toBe('ask')
  })

  test('a checkpoint asks a person, with its options', () => {
    const checkpoint = {
      type: 'decision' as const,
      question: 'which database?',
      options: ['postgres', 'sqlite'],
    }
    expect(
      next(aRun({ tasks: [aTask('1.1', { kind: 'checkpoint', checkpoint })], tickets: [] }), now),
    ).toEqual({
      kind: 'ask',
      task: '1.1',
      question: 'which database?',
      options: ['postgres', 'sqlite'],
    })
  })

  test('a retry after a timeout waits for its time', () => {
    const waiting = aTask('1.1', { status: 'failed', notBefore: at(1030) })
    expect(next(aRun({ tasks: [waiting], tickets: [] }), now)).toMatchObject({
      kind: 'wait',
      until: at(1030),
    })
    expect(next(aRun({ tasks: [waiting], tickets: [] }), new Date(at(1031)))).toMatchObject({
      kind: 'dispatch',
    })
  })

  test('consecutive parallel tasks that share no file start together, at most five (H12)', () => {
    const tasks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      aTask(id, { parallel: true, files: [`${id}.ts`] }),
    )
    expect(offered(tasks)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('a lone parallel task is sequential and not isolated', () => {
    const action = next(aRun({ tasks: [aTask('a', { parallel: true }), aTask('b')], tickets: [] }), now)
    expect(action).toMatchObject({ agents: [{ task: 'a', isolated: false }] })
  })

  test('parallel tasks that touch the same file do not start together', () => {
    const tasks = [aTask('a', { parallel: true, files: ['x'] }), aTask('b', { parallel: true, files: ['x'] })]
    expect(offered(tasks)).toEqual(['a'])
  })

  test('a run with all tasks done is done', () => {
    expect(
      offered([
        aTask('a', { status: 'approved' }),
        aTask('b', { status: 'skipped' }),
        aTask('c', { doneBefore: true }),
      ]),
    ).toBe('done')
  })

  test.each([
    ['paused', 'wait'],
    ['parked', 'wait'],
    ['halted', 'ask'],
    ['cancelled', 'done'],
    ['finished', 'done'],
  ] as const)('a run that is %s offers %s', (state, kind) => {
    expect(next(aRun({ state, tasks: [aTask('a')], tickets: [] }), now).kind).toBe(kind)
  })

  test.each([
    [[], []],
    [['b'], ['/ultraplan:retry --task b']],
    [['a', 'b'], ['/ultraplan:retry --task <id>']],
  ])('a halted run in which %j are stuck offers to retry what can be retried', (stuck, retries) => {
    const tasks = ['a', 'b'].map((id) => aTask(id, stuck.includes(id) ? { status: 'escalated' } : {}))
    expect(next(aRun({ state: 'halted', tasks, tickets: [] }), now)).toMatchObject({
      options: [...retries, '/ultraplan:resume', '/ultraplan:cancel'],
    })
  })
})
