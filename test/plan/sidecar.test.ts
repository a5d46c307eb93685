import { describe, expect, it } from 'vitest'
import { readOpenSpec } from '../../src/plan/formats/openspec.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { applyDefault, applySidecar } from '../../src/plan/sidecar.ts'

const LIST = readOpenSpec('## 1. A\n- [ ] 1.1 A\n- [ ] 1.10 B\n- [ ] 1.2 C\n', 'c/tasks.md')
const commands = (reading: ReturnType<typeof applySidecar>) =>
  reading.plan.tasks.map((task) => task.verify.map((verify) => verify.command))

describe('applySidecar', () => {
  it('gives each task its commands; 1.10 is not 1.1', () => {
    const read = applySidecar(
      LIST,
      '1.1: npm test -- a\n1.10:\n  - npm test -- b\n  - test -s b\n',
      'c/verify.yaml',
    )
    expect(commands(read)).toEqual([['npm test -- a'], ['npm test -- b', 'test -s b'], []])
    expect(read.plan.tasks[1]?.verify[1]).toMatchObject({ file: 'c/verify.yaml', line: 4 })
    expect(read.problems).toEqual([])
  })

  it('is pinned with the plan, because a change of it can weaken a verify (E20)', () => {
    expect(applySidecar(LIST, '1.1: a\n', 'c/verify.yaml').plan.files.map((file) => file.path)).toEqual([
      'c/tasks.md',
      'c/verify.yaml',
    ])
  })

  it('has a default for tasks that it does not name', () => {
    expect(commands(applySidecar(LIST, 'default: npm test\n1.2: npm test -- c\n', 'c/verify.yaml'))).toEqual([
      ['npm test'],
      ['npm test'],
      ['npm test -- c'],
    ])
  })

  it('gives a command to a task whose verify is prose, but does not replace a command', () => {
    const plan = readTasksMd(
      '- [ ] 1.1 A\n  - **Verify**: Manual review\n- [ ] 1.2 B\n  - **Verify**: `npm test -- b`\n',
      't.md',
    )
    const read = applySidecar(plan, '1.1: npm test -- a\n1.2: true\n', 'verify.yaml')
    expect(commands(read)).toEqual([['npm test -- a'], ['npm test -- b']])
    expect(read.problems).toMatchObject([{ id: 'read/sidecar', severity: 'warn', line: 2 }])
  })

  it.each([
    ['9.9: npm test\n', 'there is no task 9.9'],
    ['1.1: ""\n', 'the command of 1.1 is empty or not a text'],
    ['- a\n', 'this is not a mapping of task ids'],
    ['1.1: "open\n', 'this is not YAML: Missing closing "quote at line 2, column 1'],
  ])('reports %j', (text, message) => {
    expect(applySidecar(LIST, text, 'verify.yaml').problems[0]).toMatchObject({
      severity: 'block',
      message: expect.stringContaining(message),
    })
  })
})

describe('applyDefault', () => {
  it('gives a command to tasks of formats that have no verify, and never replaces prose', () => {
    expect(commands(applyDefault(LIST, 'npm test', '.ultraplan/config.yaml'))).toEqual([
      ['npm test'],
      ['npm test'],
      ['npm test'],
    ])
    const plan = readTasksMd('- [ ] 1.1 A\n  - **Verify**: Manual review\n- [ ] 1.2 B\n', 't.md')
    expect(commands(applyDefault(plan, 'npm test', 'c'))).toEqual([[undefined], []])
  })
})
