import { describe, expect, test } from 'vitest'
import { Config } from '../../src/model/config.ts'
import type { TaskState } from '../../src/model/run.ts'
import { next } from '../../src/run/next.ts'
import { aFailure, anAttempt, aRun, aTask, at } from '../support/run-builder.ts'

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
    expect(offered([aTask('a', { dependsOn: ['c'] }), aTask('b'), aTask('c')])).toEqual(['c'])
  })

  test('a later phase waits for every task of the earlier one', () => {
    const stuck = aTask('1.1', { phase: '1', status: 'escalated' })
    expect(offered([stuck, aTask('2.1', { phase: '2' })])).toBe('ask')
  })

  describe('when a task waits for a person', () => {
    const stuck = aTask('1.1', { phase: '1', status: 'escalated', files: ['a.ts'] })
    const behind = (over: Partial<TaskState>) => [
      stuck,
      aTask('1.2', { phase: '1', files: ['b.ts'], ...over }),
    ]

    test('the tasks below it wait too where the plan declares no dependencies', () => {
      expect(offered(behind({}))).toBe('ask')
      expect(offered(behind({ parallel: true }))).toBe('ask')
    })

    test('a task goes on whose stated dependencies are without it, also when they are none; no other does (S1-05)', () => {
      const done = aTask('1.0', { phase: '1', status: 'approved' })
      expect(offered(behind({ statesDependencies: true }))).toEqual(['1.2'])
      expect(offered([done, ...behind({ statesDependencies: true, dependsOn: ['1.0'] })])).toEqual(['1.2'])
      expect(offered(behind({ statesDependencies: true, dependsOn: ['1.1'] }))).toBe('ask')
    })

    test('a task that depends on one that waits for it waits as well', () => {
      const next = aTask('1.2', { statesDependencies: true, dependsOn: ['1.1'] })
      const last = aTask('1.3', { statesDependencies: true, dependsOn: ['1.2'] })
      expect(offered([aTask('1.1', { status: 'blocked' }), next, last])).toBe('ask')
    })

    test('a task that touches one of its files is not independent', () => {
      expect(offered(behind({ statesDependencies: true, files: ['a.ts'] }))).toBe('ask')
    })

    test('others of its parallel group go on, and no others', () => {
      const group = ['a', 'b', 'c'].map((id) => aTask(id, { parallel: true, files: [`${id}.ts`] }))
      const [a, b, c] = group as [TaskState, TaskState, TaskState]
      expect(offered([{ ...a, status: 'escalated' }, b, c])).toEqual(['b', 'c'])
      expect(offered([{ ...a, status: 'escalated' }, aTask('x', { status: 'approved' }), b, c])).toBe('ask')
      expect(offered([{ ...a, status: 'escalated' }, aTask('x')])).toBe('ask')
    })

    test('a fix task that the engine put into a parallel group does not part it', () => {
      const fix = aTask('a.1', { addedBy: 'review', fixOf: 'a', status: 'approved' })
      const a = aTask('a', { parallel: true, status: 'escalated' })
      expect(offered([a, fix, aTask('b', { parallel: true })])).toEqual(['b'])
    })

    test('a fix task of another one that goes on starts', () => {
      const a = aTask('a', { parallel: true, status: 'escalated' })
      const b = aTask('b', { parallel: true, status: 'reviewing', attempts: [anAttempt()] })
      expect(offered([a, b, aTask('b.1', { addedBy: 'review', fixOf: 'b' })])).toEqual(['b.1'])
    })

    test('with stuck: go-on tasks of its phase go on that touch none of its files', () => {
      const config = Config.parse({ stuck: 'go-on' })
      const action = (tasks: TaskState[]) => next(aRun({ tasks, tickets: [], config }), now)
      expect(action(behind({}))).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.2' }] })
      expect(action(behind({ files: ['a.ts'] }))).toMatchObject({ kind: 'ask' })
      expect(action(behind({ phase: '2' }))).toMatchObject({ kind: 'ask' })
    })

    test('attempts since a retry are told as more, because their numbers go on', () => {
      const attempts = [1, 2, 3, 4].map(() =>
        anAttempt({ failures: [aFailure({ reason: 'npm test exited 1' })] }),
      )
      const pausedFor = { reason: 'VERIFY_FAILURE 3 times', options: ['retry'] }
      const task = aTask('1.1', { status: 'escalated', attempts, forgiven: 2, pausedFor })
      expect(next(aRun({ tasks: [task], tickets: [] }), now)).toMatchObject({
        question:
          'task 1.1 needs you after 2 more attempts: the verify failed 3 times, the limit for one kind of failure (npm test exited 1)',
      })
    })

    test('all tasks that wait for a person are in one question, each with its reason', () => {
      const failed = aTask('1.2', {
        status: 'escalated',
        statesDependencies: true,
        attempts: [anAttempt({ failures: [aFailure({ reason: 'npm test exited 1' })] })],
        pausedFor: { reason: 'VERIFY_FAILURE 3 times', options: ['retry', 'skip'] },
      })
      const blocked = aTask('1.3', {
        status: 'blocked',
        statesDependencies: true,
        pausedFor: { reason: 'it cannot go on: no database', options: ['retry'] },
      })
      const checkpoint = aTask('1.4', { kind: 'checkpoint', wave: 1, statesDependencies: true })
      const asked = next(aRun({ tasks: [failed, blocked], tickets: [] }), now)
      expect(asked).toEqual({
        kind: 'ask',
        task: '1.2',
        question:
          'task 1.2 needs you after 1 attempt: the verify failed 3 times, the limit for one kind of failure (npm test exited 1)',
        options: ['retry', 'skip'],
        also: [
          {
            task: '1.3',
            question: 'task 1.3 is blocked after 0 attempts: it cannot go on: no database',
            options: ['retry'],
          },
        ],
      })
      const beside = next(aRun({ tasks: [{ ...failed, wave: 1 }, checkpoint], tickets: [] }), now)
      expect(beside).toMatchObject({ task: '1.4', also: [{ task: '1.2' }] })
      const halted = next(aRun({ state: 'halted', tasks: [failed, blocked], tickets: [] }), now)
      expect(halted).toMatchObject({ also: [{ task: '1.2' }, { task: '1.3' }] })
    })
  })

  test('wave 2 waits for all of wave 1, stuck or not', () => {
    const stuck = aTask('a', { wave: 1, status: 'escalated' })
    expect(offered([stuck, aTask('b', { wave: 2, statesDependencies: true })])).toBe('ask')
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
