import { expect, test } from 'vitest'
import type { Plan } from '../../src/model/plan.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { insertTasks } from '../../src/plan/insert-tasks.ts'

const text = `# Tasks: demo

## Phase 1: One

- [x] 1.1 Write a
  - **Do**: Write a
  - **Files**: \`a.txt\`
  - **Done when**: a.txt is there
  - **Verify**: \`test -f a.txt\`

- [ ] 1.2 Write b
  - **Do**: Write b
  - **Files**: \`b.txt\`
  - **Done when**: b.txt is there
  - **Verify**: \`test -f b.txt\`
`
const { plan } = readTasksMd(text, 'specs/demo/tasks.md')
const second = plan.tasks[1] as Plan['tasks'][number]
const proposed = {
  title: 'Make the folder',
  steps: ['make it'],
  files: ['c/x'],
  doneWhen: 'the folder is there',
  verify: 'test -d c',
}

const inserted = (where: 'before' | 'behind') => {
  const result = insertTasks(plan, second, where, [proposed])
  if ('problem' in result) throw new Error(result.problem)
  return result
}

test('a prerequisite comes before the task that asked for it, with an id below it', () => {
  const { plan: grown, tasks, after } = inserted('before')
  expect(grown.tasks.map((task) => task.id)).toEqual(['1.1', '1.2.1', '1.2'])
  expect(after).toBe('1.1')
  expect(tasks[0]).toMatchObject({
    title: 'Make the folder',
    files: ['c/x'],
    verify: [{ command: 'test -d c' }],
  })
})

test('a follow-up comes after it', () => {
  const { plan: grown, after } = inserted('behind')
  expect(grown.tasks.map((task) => task.id)).toEqual(['1.1', '1.2', '1.2.1'])
  expect(after).toBe('1.2')
})

test('every other task is as it was, and its box is found where it is now', () => {
  const { plan: grown } = inserted('before')
  const lines = grown.files[0]?.text.split('\n') ?? []
  for (const task of grown.tasks) expect(lines[task.line - 1]).toContain(`] ${task.id} ${task.title}`)
  expect(grown.tasks.find((task) => task.id === '1.2')?.verify).toEqual(second.verify)
})

test('the same lines go into a file that was ticked since', () => {
  const { insert } = inserted('before')
  const ticked = text.replace('- [ ] 1.2', '- [x] 1.2')
  expect(insert(ticked)).toBe(inserted('before').plan.files[0]?.text.replace('- [ ] 1.2 ', '- [x] 1.2 '))
})

test('a title that would be more than a title is put on one line', () => {
  const result = insertTasks(plan, second, 'before', [{ ...proposed, title: 'One\n- [x] 1.9 Two' }])
  if ('problem' in result) throw new Error(result.problem)
  expect(result.plan.tasks.map((task) => task.id)).toEqual(['1.1', '1.2.1', '1.2'])
})

test('a plan without boxes is not changed', () => {
  const { box: _, ...bare } = second
  expect(insertTasks(plan, bare, 'before', [proposed])).toMatchObject({
    problem: expect.stringContaining('no boxes'),
  })
})
