import { describe, expect, test } from 'vitest'
import { findTask, leadingTask } from '../../src/run/find-task.ts'
import { aTask } from '../support/run-builder.ts'

const tasks = [
  aTask('1.1', { title: 'Add the parser' }),
  aTask('1.2', { title: 'Add the printer' }),
  aTask('V1', { title: 'Verify all' }),
  aTask('03-01-04', { title: 'Task 4: Create PlannerId' }),
]

describe('a task as a person names it', () => {
  test.each([
    ['1.2', '1.2'],
    ['v1', 'V1'],
    ['Task 1.2', '1.2'],
    ['Task 1.1: Add the parser', '1.1'],
    ['Task 4', '03-01-04'],
    ['Task 4: Create PlannerId', '03-01-04'],
    ['3', 'V1'],
    ['add the  PRINTER', '1.2'],
    ['planner', '03-01-04'],
  ])('"%s" is %s', (words, id) => {
    expect(findTask(tasks, words)).toMatchObject({ task: { id } })
  })

  test('what fits several is not guessed', () => {
    expect(findTask(tasks, 'add')).toMatchObject({ several: true, near: [{ id: '1.1' }, { id: '1.2' }] })
  })

  test('what fits none brings the nearest', () => {
    expect(findTask(tasks, 'Ad the parser')).toMatchObject({
      several: false,
      near: [{ id: '1.1' }],
    })
    expect(findTask(tasks, 'perser')).toMatchObject({ near: [{ id: '1.1' }] })
    expect(findTask(tasks, '')).toMatchObject({ near: [] })
  })

  test.each([
    ['1.2 the server is down', '1.2', 'the server is down'],
    ['Task v1: it cannot run', 'V1', 'it cannot run'],
  ])('"%s" begins with task %s', (words, id, rest) => {
    expect(leadingTask(tasks, words)).toMatchObject({ task: { id }, rest })
  })

  test.each(['1.2', 'approved', '2 replicas', 'add the printer'])('"%s" begins with no task', (words) => {
    expect(leadingTask(tasks, words)).toBeUndefined()
  })
})
