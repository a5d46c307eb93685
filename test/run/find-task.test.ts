import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixWord, shortName, shortWord, taskName, taskWord } from '../../src/model/task-name.ts'
import { findTask, leadingTask } from '../../src/run/person-words.ts'
import { taskName as shownName } from '../../src/view/run-view.ts'
import { aTask } from '../support/run-builder.ts'

const tasks = [
  aTask('1.1', { title: 'Add the parser' }),
  aTask('1.2', { title: 'Add the printer' }),
  aTask('V1', { title: 'Verify all' }),
  aTask('03-01-04', { title: 'Create PlannerId', name: 'Task 4: Create PlannerId' }),
]

const ids = (words: string, of = tasks): string[] => {
  const found = findTask(of, words)
  return 'task' in found ? [found.task.id] : found.near.map(({ id }) => id)
}

describe('a task as a person names it', () => {
  test.each([
    ['1.2', '1.2'],
    ['v1', 'V1'],
    ['Task 1.2', '1.2'],
    ['Task 1.2:', '1.2'],
    ['Task 1.1: Add the parser', '1.1'],
    ['1.1 Add the parser', '1.1'],
    ['Task 4', '03-01-04'],
    ['4', '03-01-04'],
    ['03-01-04', '03-01-04'],
    ['Task 4: Create PlannerId', '03-01-04'],
    ['create  plannerid', '03-01-04'],
  ])('"%s" is %s', (words, id) => {
    expect(findTask(tasks, words)).toMatchObject({ task: { id } })
  })

  test('its place in the plan is no name: "Task 3" is not the third task, which is called Task 5', () => {
    const plan = [3, 4, 5].map((n, index) =>
      aTask(`03-01-0${index + 1}`, { title: `Step ${n}`, name: `Task ${n}: Step ${n}` }),
    )
    for (const words of ['Task 3', '3', 'Task 3: Step 3', 'task 3:'])
      expect(ids(words, plan)).toEqual(['03-01-01'])
    for (const words of ['Task 1', '1', '2']) expect(findTask(plan, words)).toMatchObject({ several: false })
    expect(findTask(tasks, '3')).toMatchObject({ several: false })
    expect(findTask(tasks, 'Task 3')).toMatchObject({ several: false })
  })

  test.each(['Task 1.5: Tidy', 'Task 3a: Tidy', 'Step 3: Tidy', '3. Tidy', '3) Tidy', '#3 Tidy'])(
    'nor is it the number of a task that the plan calls "%s"',
    (name) => {
      const plan = ['Make it', name].map((each, index) =>
        aTask(`03-01-0${index + 1}`, { title: each, name: each }),
      )
      expect(findTask(plan, '2')).toMatchObject({ several: false })
      expect(findTask(plan, '1')).toMatchObject({ task: { id: '03-01-01' } })
      const number = /\b3(?=\W)/.exec(name)?.[0]
      if (number !== undefined) expect(ids(number, plan)).toEqual(['03-01-02'])
    },
  )

  test('two plans with a Task 3: neither is taken, both are named', () => {
    const plan = ['03-01-01', '03-02-01'].map((id) =>
      aTask(id, { title: `Do ${id}`, name: `Task 3: Do ${id}` }),
    )
    for (const words of ['Task 3', '3'])
      expect(findTask(plan, words)).toMatchObject({
        several: true,
        near: [{ id: '03-01-01' }, { id: '03-02-01' }],
      })
    expect(ids('Task 3: Do 03-02-01', plan)).toEqual(['03-02-01'])
  })

  test("an id that is another task's number is for the person to choose", () => {
    const plan = [3, 4, 5].map((n, index) =>
      aTask(String(index + 1), { title: 'x', name: `Task ${n}: s${n}` }),
    )
    expect(findTask(plan, '3')).toMatchObject({ several: true, near: [{ id: '1' }, { id: '3' }] })
    expect(ids('Task 3', plan)).toEqual(['1'])
    expect(ids('1', plan)).toEqual(['1'])
  })

  test('a part of a name, or nearly one, only brings candidates', () => {
    expect(findTask(tasks, 'add')).toMatchObject({ several: false, near: [{ id: '1.1' }, { id: '1.2' }] })
    expect(findTask(tasks, 'planner')).toMatchObject({ several: false, near: [{ id: '03-01-04' }] })
    expect(findTask(tasks, 'Ad the parser')).toMatchObject({ several: false, near: [{ id: '1.1' }] })
    expect(findTask(tasks, 'perser')).toMatchObject({ near: [{ id: '1.1' }] })
    expect(findTask(tasks, '')).toMatchObject({ near: [] })
  })

  test.each([
    ['1.2 the server is down', '1.2', 'the server is down'],
    ['Task v1: it cannot run', 'V1', 'it cannot run'],
    ['Task 4 approved', '03-01-04', 'approved'],
  ])('"%s" begins with task %s', (words, id, rest) => {
    expect(leadingTask(tasks, words)).toMatchObject({ task: { id }, rest })
  })

  test.each(['1.2', 'approved', '4 replicas', '2 replicas', 'add the printer'])(
    '"%s" begins with no task',
    (words) => {
      expect(leadingTask(tasks, words)).toBeUndefined()
    },
  )
})

test('whatever a text calls a task, typed back it is that task', () => {
  const long = `Task 7: ${'read the names of all files again, '.repeat(4)}`
  const list = [
    ...tasks,
    aTask('03-01-01', { title: 'Use it', name: 'Task 1: Use it' }),
    aTask('03-01-01.1', { title: 'Fix: null', name: 'Fix 1 of Task 1: null' }),
    aTask('3', { title: 'Show it', name: 'Task 3: Show it' }),
    aTask('T008', { title: 'Tell of it' }),
    aTask('03-01-07', { title: 'long', name: `${long}then stop` }),
    aTask('03-01-09', { title: 'odd', name: 'Task 9: red\tand \u200bhidden' }),
    aTask('1.1.1', { title: 'Fix: the parser', fixOf: '1.1' }),
  ]
  for (const task of list) {
    const printed = [taskName, taskWord, shortWord, shortName, shownName].map((say) => say(task))
    // A person leaves out what the sentence says already.
    for (const typed of [...printed, fixWord(task).replace(/^fix (?=task )/, '')])
      expect([typed, ids(typed, list)]).toEqual([typed, [task.id]])
  }
})

describe('whatever the plan', () => {
  const number = fc.integer({ min: 1, max: 6 })
  const planTask = fc.record({
    id: fc.oneof(
      number.map(String),
      fc.tuple(number, number).map(([a, b]) => `${a}.${b}`),
      fc.tuple(number, number).map(([a, b]) => `0${a}-01-0${b}`),
      number.map((n) => `T00${n}`),
    ),
    title: fc.constantFrom('Write a', 'Write b', 'Add the parser', 'Task 2: odd'),
    own: fc.option(number),
  })
  const plan = fc
    .uniqueArray(planTask, { minLength: 1, maxLength: 8, selector: ({ id }) => id })
    .map((list) =>
      list.map(({ id, title, own }) =>
        aTask(id, { title, ...(own === null ? {} : { name: `Task ${own}: ${title}` }) }),
      ),
    )
  const words = fc.oneof(
    number.map(String),
    number.map((n) => `Task ${n}`),
    fc.constantFrom('Write a', 'Task 2: Write a', 'write', ''),
  )

  /** All names that a plan gives a task: they may mean no other task. */
  const said = (task: (typeof tasks)[number]) => `${task.id} ${task.title} ${taskName(task)}`.toLowerCase()

  test('no task is taken that does not bear these words, and none while another bears them as its name', () => {
    fc.assert(
      fc.property(plan, words, (list, typed) => {
        const found = findTask(list, typed)
        if (!('task' in found)) return
        const number = /^(?:task )?(\d+)$/i.exec(typed)?.[1]
        if (number === undefined) expect(said(found.task)).toContain(typed.toLowerCase())
        else {
          expect(said(found.task)).toMatch(new RegExp(`(?<!\\d)0*${number}(?!\\d)`))
          const rivals = list.filter(
            (other) => other !== found.task && new RegExp(`^task ${number}:`, 'i').test(other.name ?? ''),
          )
          expect(rivals).toEqual([])
        }
      }),
    )
  })

  test('the id and the whole name of a task lead to it, or to a choice that contains it', () => {
    fc.assert(
      fc.property(plan, fc.nat(), (list, nth) => {
        const task = list[nth % list.length]
        if (!task) return
        for (const typed of [task.id, taskName(task)]) expect(ids(typed, list)).toContain(task.id)
      }),
    )
  })
})
