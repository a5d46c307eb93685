import { describe, expect, test } from 'vitest'
import { blockerIn } from '../../src/gate/claim.ts'
import { readClaim } from '../../src/gate/read-claim.ts'

const PLAN = {
  tasks: [
    { id: '03-01-01', title: 'Create Ids', name: 'Task 1: Create Ids' },
    { id: '03-01-02', title: 'Create PlannerId', name: 'Task 2: Create PlannerId' },
    { id: '03-01-03', title: 'Use the PlannerId', name: 'Task 3: Use the PlannerId' },
  ],
}
const CHECKLIST = {
  tasks: [
    { id: '1.1', title: 'Lay the ground' },
    { id: '1.2', title: 'Add the parser' },
    { id: '1.2.1', title: 'Fix: the parser' },
    { id: 'task-004', title: 'Ship it' },
  ],
}

const claim = (fields: string) =>
  readClaim(`\`\`\`yaml\nstatus: blocked\ntask_name: "Task 3: Use the PlannerId"\n${fields}\n\`\`\``).result
const found = (fields: string, own = '03-01-03', plan: typeof PLAN | typeof CHECKLIST = PLAN) => {
  const result = claim(fields)
  return result && blockerIn(result, own, plan)
}
const inError = (text: string, plan: typeof PLAN | typeof CHECKLIST = CHECKLIST) =>
  found(`error: ${JSON.stringify(text)}`, '1.1', plan)

describe('the task that blocks another', () => {
  test('is named by blocked_by: by id, by name or by number (S1-63)', () => {
    for (const said of ['03-01-02', 'Task 2: Create PlannerId', 'Task 2', 'Create PlannerId'])
      expect(found(`error: x\nblocked_by: ${JSON.stringify(said)}`)).toBe('03-01-02')
  })

  test('may be in a list', () => {
    expect(found('error: x\nblocked_by: ["Task 2"]')).toBe('03-01-02')
  })

  test('is else the one that the error names: the example of document 001', () => {
    const error =
      'error: |\n  Required file not found: src/domain/PlannerId.ts\n  This task depends on Task 2 which may not be complete.'
    expect(found(error)).toBe('03-01-02')
  })

  test.each([
    ['task 1.2 is not done', '1.2'],
    ['Task 1.2.1 must come first', '1.2.1'],
    ['task-004 has not run', 'task-004'],
    ['"Add the parser" has to be done before', '1.2'],
    ['needs node 1.2 or later', undefined],
    ['task 1.2 and task-004 are missing', undefined],
    ['task 9.9 is missing', undefined],
    ['task 1.1 is what I work on', undefined],
    ['something is missing', undefined],
  ])('%s: %s', (text, id) => {
    expect(inError(text)).toBe(id)
  })

  test('is nobody, if blocked_by names no task of the plan or several', () => {
    expect(found('error: x\nblocked_by: "the network"')).toBeUndefined()
    expect(found('error: x\nblocked_by: ["Task 1", "Task 2"]')).toBeUndefined()
  })
})
