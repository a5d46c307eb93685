import { expect, test } from 'vitest'
import { workRange } from '../../src/engine/facts/work-range.ts'
import type { Attempt, Ticket } from '../../src/model/run.ts'
import { makeRepository } from '../support/repository.ts'
import { anAttempt, Story } from '../support/run-builder.ts'

/** A first attempt that was lost without a claim, then work of another person, then a second attempt. */
function secondAttempt(first: (base: string, left: string) => Partial<Attempt>) {
  const repository = makeRepository({ 'README.md': '# demo\n' })
  const commit = (file: string) => {
    repository.write({ [file]: 'x\n' })
    return repository.commit(file)
  }
  const base = repository.head()
  const left = commit('left-by-the-first.txt')
  const between = commit('of-another-task.txt')
  const head = commit('of-the-second.txt')
  const { run } = new Story()
  const attempts = [
    anAttempt({ n: 1, base, claims: 0, ...first(base, left) }),
    anAttempt({ n: 2, ticket: 't2', base: between }),
  ]
  const tasks = run.tasks.map((task) => (task.id === '1.1' ? { ...task, attempts } : task))
  const ticket = { id: 't2', task: '1.1', base: between, isolated: false } as Ticket
  const range = workRange(repository.root, { ...run, approvedHead: base, tasks }, ticket, head)
  return range.changes.map(({ path }) => path).sort()
}

test('what a lost attempt left behind belongs to the task; what others committed in between does not', () => {
  expect(secondAttempt((_base, left) => ({ head: left }))).toEqual([
    'left-by-the-first.txt',
    'of-the-second.txt',
  ])
})

test('an attempt that was lost in a worktree of its own left nothing here', () => {
  expect(secondAttempt(() => ({ isolated: true }))).toEqual(['of-the-second.txt'])
})

test('if it is not known what a lost attempt left, all of it is the task\u2019s', () => {
  expect(secondAttempt(() => ({}))).toEqual([
    'left-by-the-first.txt',
    'of-another-task.txt',
    'of-the-second.txt',
  ])
})
