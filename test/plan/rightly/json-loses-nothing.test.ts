import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const read = (...tasks: object[]) => {
  const answer = readPlanText(JSON.stringify({ tasks }, undefined, 2), 'TASKS.json')
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return {
    task: answer.reading.plan.tasks[0],
    found: lintPlan(answer.reading)
      .filter(({ id }) => id.startsWith('read/') || id === 'lint/verify-doubt')
      .map(({ id, severity, message }) => `${id} ${severity}: ${message}`),
  }
}
const WASH = { id: 'a', title: 'Wash' }

describe('two names for one thing', () => {
  it('lists are read together', () => {
    const { task, found } = read(
      {
        ...WASH,
        ...{ dependencies: ['b'], dependsOn: ['c'], filesToModify: ['a.ts'], files: ['b.ts'] },
        ...{ testCommand: 'npm test -- a', verifyCommand: 'npm run lint' },
        ...{ verify: 'run `npm run build`', testStrategy: 'run `npm run types`' },
        ...{ acceptanceCriteria: ['It is clean'], acceptance: ['It is dry'] },
      },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    )
    expect(task?.dependsOn).toEqual(['b', 'c'])
    expect(task?.files).toEqual(['a.ts', 'b.ts'])
    expect(task?.verify.map(({ command }) => command)).toEqual([
      'npm test -- a',
      'npm run lint',
      'npm run build',
      'npm run types',
    ])
    expect(task?.criteria.map(({ description }) => description)).toEqual(['It is clean', 'It is dry'])
    expect(found).toEqual([])
  })

  it('an empty list under another name says that there is none', () =>
    expect(read({ ...WASH, dependsOn: [] }).task?.statesDependencies).toBe(true))

  it('words beside a title or a description are steps', () => {
    const { task, found } = read({ ...WASH, summary: 'All of it', description: 'Soap', goal: 'No dirt' })
    expect(task?.title).toBe('Wash')
    expect(task?.steps).toEqual(['Soap', 'All of it', 'No dirt'])
    expect(found).toEqual([])
  })

  it('of two ids or two states one is read, and the other is named', () => {
    const { task, found } = read({ ...WASH, key: 'WASH-1', status: 'pending', state: 'done' })
    expect(task).toMatchObject({ id: 'a', ticked: false })
    expect(found).toEqual([
      'read/field warn: "key" is not read, as "id" says the same in other words: line 3',
      'read/field warn: "state" is not read, as "status" says the same in other words: line 3',
    ])
  })

  it('two that say the same are one', () =>
    expect(read({ ...WASH, taskId: 'a', state: 'todo', status: 'todo', name: 'Wash' }).found).toEqual([]))

  it('of two spellings of one name one is read, and the other is named', () => {
    const { task, found } = read({ ...WASH, files_to_modify: ['a.ts'], filesToModify: ['b.ts'] })
    expect(task?.files).toEqual(['b.ts'])
    expect(found).toEqual([
      'read/field warn: "files_to_modify" is not read, as "filesToModify" says the same in other words: line 3',
    ])
  })
})

describe('a search in JSON', () => {
  it.each([
    { verify: '`grep -rn old src` shows no unexpected leftovers' },
    { verify: 'grep -rn old src returns 0' },
    { testCommand: '`grep -rn old src` returns 0' },
    { verify: { command: 'grep -rn old src', expected: 'wie gehabt' } },
    { acceptanceCriteria: [{ description: 'gone', verificationCommand: 'grep -rn old src returns 0' }] },
    { acceptanceCriteria: [{ description: 'No old names', verificationCommand: 'grep -rn old src' }] },
  ])('%j is in doubt', (fields) =>
    expect(read({ ...WASH, ...fields }).found).toEqual([
      expect.stringMatching(/^lint\/verify-doubt block: .*find something or nothing/),
    ]),
  )

  it.each([
    { description: 'No old names', verificationCommand: '! grep -rn old src' },
    { description: 'No old names', verificationCommand: "grep -rc old src | grep -v ':0'" },
    { description: 'The new name is there', verificationCommand: 'grep -rn new src' },
  ])('%j is clear', (criterion) =>
    expect(read({ ...WASH, acceptanceCriteria: [criterion] }).found).toEqual([]),
  )

  it('is compared with what is expected of it', () => {
    const { task } = read({ ...WASH, verify: { command: 'grep -rn old src', expected: 'no output' } })
    expect(task?.verify.map(({ command }) => command)).toEqual(['! grep -rn old src'])
  })
})

describe('what a field holds in another shape', () => {
  it.each([
    [{ verify: [{ command: 'npm test -- a' }, { cmd: 'npm run lint' }] }, ['npm test -- a', 'npm run lint']],
    [{ verify: ['npm test -- a', { run: 'npm run lint' }] }, ['npm run lint', 'npm test -- a']],
    [{ testCommand: { command: 'npm test -- a' } }, ['npm test -- a']],
  ])('%j is run', (fields, commands) => {
    const { task, found } = read({ ...WASH, ...fields })
    expect(task?.verify.map(({ command }) => command)).toEqual(commands)
    expect(found).toEqual([])
  })

  it.each([
    [{ files: { create: ['a.ts'], modify: ['b.ts'] } }, ['a.ts', 'b.ts']],
    [{ files: [{ path: 'a.ts', action: 'create' }, 'b.ts'] }, ['a.ts', 'b.ts']],
  ])('%j are files', (fields, files) => {
    const { task, found } = read({ ...WASH, ...fields })
    expect(task?.files).toEqual(files)
    expect(found).toEqual([])
  })

  it('a criterion may be called by another name', () => {
    const { task } = read({ ...WASH, acceptanceCriteria: [{ criterion: 'It works', test: 'npm test -- a' }] })
    expect(task?.criteria).toMatchObject([{ description: 'It works', command: 'npm test -- a' }])
  })

  it.each([
    ['verify', { verify: { type: 'manual', steps: ['look'] } }],
    ['verify', { verify: ['npm test -- a', { type: 'manual' }] }],
    ['files', { files: [{ action: 1 }] }],
    ['acceptanceCriteria', { acceptanceCriteria: [{ given: 'a', when: 'b' }] }],
    ['testCommand', { testCommand: { script: 'x' } }],
  ])('%s %j is named', (name, fields) =>
    expect(read({ ...WASH, ...fields }).found).toEqual([
      `read/field warn: "${name}" has a shape that is not read, or only in part: line 3`,
    ]),
  )

  it('a command of a criterion that is none is named', () =>
    expect(
      read({ ...WASH, acceptanceCriteria: [{ description: 'ok', verificationCommand: 'look at the page' }] })
        .found,
    ).toEqual(['read/field warn: "verificationCommand" of a criterion is no command and is not run: line 3']))
})
