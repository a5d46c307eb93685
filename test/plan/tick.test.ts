import { expect, it } from 'vitest'
import type { Task } from '../../src/model/plan.ts'
import { tickBox, untickBox } from '../../src/plan/edit.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const TEXT = '# T\r\n\r\n- [ ] 1.1 First\r\n  - [ ] 1.2 Inner\r\n* [X] 1.3 Third\r\n'
const tasks = readTasksMd(TEXT, 'tasks.md').plan.tasks

it('changes exactly one character', () => {
  for (const task of tasks.slice(0, 2)) {
    const ticked = tickBox(TEXT, task) as string
    const differing = [...TEXT].filter((char, at) => char !== ticked[at])
    expect(ticked).toHaveLength(TEXT.length)
    expect(differing).toEqual([' '])
    expect(readTasksMd(ticked, 'tasks.md').plan.tasks.find((each) => each.id === task.id)?.ticked).toBe(true)
    expect(untickBox(ticked, task)).toBe(TEXT)
  }
})

it('leaves a ticked box as it is, also with a capital X', () => {
  expect(tickBox(TEXT, tasks[2] as Task)).toBe(TEXT)
})

it('finds the box again when lines above it have moved', () => {
  expect(tickBox(`new line\r\n${TEXT}`, tasks[0] as Task)).toBe(
    `new line\r\n${TEXT.replace('[ ] 1.1', '[x] 1.1')}`,
  )
})

it('gives nothing when the task is gone or occurs twice', () => {
  expect(tickBox('# T\n', tasks[0] as Task)).toBeUndefined()
  expect(tickBox('- [ ] 1.1 First\n- [ ] 1.1 First\n', tasks[0] as Task)).toBeUndefined()
})
