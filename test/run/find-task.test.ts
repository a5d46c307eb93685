import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTask } from '../../src/run/find-task.ts'

const checklist = [
  { id: '1.1', title: 'Add the parser' },
  { id: '1.2', title: 'Add the printer' },
  { id: '1.3', title: 'Create PlannerId' },
  { id: '2.1', title: 'Write the manual' },
  { id: 'V4', title: '[VERIFY] Everything builds' },
]
const found = (words: string, tasks: readonly { id: string; title: string }[] = checklist) => {
  const result = findTask(tasks, words)
  return result.kind === 'found' ? result.task.id : result.near.map((task) => task.id)
}

describe('a task named by a person', () => {
  test.each([
    ['1.2', '1.2'],
    ['Task 1.2', '1.2'],
    ['task 1.2: Add the printer', '1.2'],
    ['"1.2"', '1.2'],
    ['v4', 'V4'],
    ['Create PlannerId', '1.3'],
    ['create plannerid', '1.3'],
    ['PlannerId', '1.3'],
    ['Task 3: Create PlannerId', '1.3'],
    ['3', '1.3'],
    ['Task 3', '1.3'],
    ['#1', '1.1'],
    ['  Write   the manual ', '2.1'],
  ])('"%s" is task %s', (words, id) => {
    expect(found(words)).toBe(id)
  })

  test('S1-86 "Task 3" is the task that calls itself so, whatever its id', () => {
    const plan = [
      { id: '03-01-01', title: 'Task 1: Set up' },
      { id: '03-01-02', title: 'Task 2: Model' },
      { id: '03-01-03', title: 'Task 3: Create PlannerId' },
    ]
    expect(found('Task 3', plan)).toBe('03-01-03')
    expect(found('Task 3: Create PlannerId', plan)).toBe('03-01-03')
    expect(found('03-01-02', plan)).toBe('03-01-02')
  })

  test('a number that could mean two tasks is unclear, and both are listed', () => {
    const shuffled = [
      { id: 'task-002', title: 'Second' },
      { id: 'task-001', title: 'First' },
    ]
    expect(found('2', shuffled)).toEqual(['task-002', 'task-001'])
    expect(found('task-002', shuffled)).toBe('task-002')
    expect(found('4')).toEqual(['V4', '2.1'])
  })

  test('words that fit several titles are unclear, and the near ones are listed', () => {
    expect(found('Add the')).toEqual(['1.1', '1.2'])
    expect(found('the parsing')).toEqual(['1.1', '1.2', '2.1'])
    expect(found('1.22')).toEqual(['1.2'])
    expect(found('9')).toEqual([])
    expect(found('')).toEqual([])
  })

  test('every task is found by its id and by its whole title', () => {
    const tasks = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[A-Z]?\d\.\d{1,2}$/),
        title: fc.stringMatching(/^[a-z]{3,9} [a-z]{3,9}$/),
      }),
      { minLength: 1, maxLength: 8, selector: (task) => task.id.toLowerCase() },
    )
    fc.assert(
      fc.property(tasks, (list) => {
        for (const task of list) {
          expect(found(task.id, list)).toBe(task.id)
          expect(found(`Task ${task.id}: ${task.title}`, list)).toBe(task.id)
        }
      }),
    )
  })

  test('whatever is typed, at most five are listed and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const result = findTask(checklist, words)
        expect(result.kind === 'found' || result.near.length <= 5).toBe(true)
      }),
    )
  })
})
