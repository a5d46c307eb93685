import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const read = (value: unknown, indent: number | undefined = 2) => {
  const answer = readPlanText(JSON.stringify(value, undefined, indent), 'TASKS.json')
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return {
    tasks: answer.reading.plan.tasks,
    found: lintPlan(answer.reading)
      .filter(({ id }) => id.startsWith('read/'))
      .map(({ id, severity, message }) => `${id} ${severity}: ${message}`),
  }
}

describe('a name in JSON', () => {
  it.each([
    ['Id', 'Title', 'Depends_On', 'Status'],
    ['ID', 'Name', 'DependsOn', 'STATUS'],
    ['task_id', 'task-name', 'depends-on', 'state'],
  ])('is the same however it is spelled: %s, %s, %s, %s', (id, title, depends, status) => {
    const { tasks, found } = read({
      Tasks: [
        { [id]: 'a', [title === 'task-name' ? 'name' : title]: 'Wash', [status]: 'Done' },
        { [id]: 'b', [title === 'task-name' ? 'name' : title]: 'Dry', [depends]: ['a'] },
      ],
    })
    expect(tasks).toMatchObject([
      { id: 'a', title: 'Wash', ticked: true },
      { id: 'b', title: 'Dry', dependsOn: ['a'] },
    ])
    expect(found).toEqual([])
  })

  it('is kept where it is an id', () => {
    expect(read({ tasks: { ID: { title: 'Wash' }, Done: { title: 'Dry' } } }).tasks).toMatchObject([
      { id: 'ID', title: 'Wash' },
      { id: 'Done', title: 'Dry' },
    ])
  })

  it.each(['deps', 'needs', 'after', 'waitsFor', 'blockedBy'])('%s says what a task waits for', (name) => {
    const { tasks } = read({
      tasks: [
        { id: 'T1', title: 'Dry', [name]: ['T2'] },
        { id: 'T2', title: 'Wash' },
      ],
    })
    expect(tasks[0]?.dependsOn).toEqual(['T2'])
  })
})

describe('what is not understood in JSON', () => {
  const task = (id: string, more = {}) => ({ id, title: `Do ${id}`, ...more })

  it('a task without any words blocks', () => {
    const { found } = read({ tasks: [task('T1'), { id: 'T2', owner: 'me' }] })
    expect(found).toEqual([expect.stringMatching(/^read\/task block: .*T2.*title/)])
  })

  it('a task is called by its details or its first step if it has nothing else', () => {
    const { tasks, found } = read({
      tasks: [
        { id: 'T1', details: 'Wash it' },
        { id: 'T2', steps: ['Dry it'] },
      ],
    })
    expect(tasks.map(({ title }) => title)).toEqual(['Wash it', 'Dry it'])
    expect(found).toEqual([])
  })

  it('a status that is not known is named once', () => {
    const { tasks, found } = read({
      tasks: [
        task('T1', { status: 'published' }),
        task('T2', { status: 'In Progress' }),
        task('T3', { state: 'published' }),
      ],
    })
    expect(tasks.map(({ ticked }) => ticked)).toEqual([false, false, false])
    expect(found).toEqual([
      expect.stringMatching(/^read\/status warn: .*read as open: published \(T1, T3\)$/),
    ])
  })

  it('a field that holds commands is named once', () => {
    const { found } = read({
      tasks: [
        task('T1', { acceptanceTestSnippet: "npm run build && find dist -name '*.js' | grep ." }),
        task('T2', {
          acceptanceTestSnippet: 'npm test -- b',
          owner: 'node',
          area: 'make it work',
          kind: 'test',
        }),
      ],
    })
    expect(found).toEqual([
      expect.stringMatching(/^read\/field warn: "acceptanceTestSnippet" holds commands .*lines \d+, \d+$/),
    ])
  })

  it('a field that names tasks is named', () => {
    const { found } = read({ tasks: [task('T1', { enables: ['T2'], order: 1, tags: ['a'] }), task('T2')] })
    expect(found).toEqual([expect.stringMatching(/^read\/field warn: "enables" names tasks/)])
  })

  const later = [{ id: 'T9', title: 'Fly' }]
  it.each([
    ['beside groups', { epics: [{ id: 'E1', title: 'E', stories: [task('S1')] }], backlog: later }],
    ['beside tasks', { tasks: [task('T1')], someday: later }],
    ['with names', { tasks: [task('T1')], features: [{ ID: 'T9', Name: 'Fly', Description: 'x' }] }],
    ['below other objects', { tasks: [task('T1')], more: { later } }],
    ['in a task', { tasks: [task('T1', { items: later })] }],
  ])('a list of entries that is not read is named: %s', (_, value) => {
    for (const indent of [2, undefined])
      expect(read(value, indent).found).toEqual([
        expect.stringMatching(/^read\/count warn: an entry .*line \d+$/),
      ])
  })

  it.each([
    [
      'groups that tasks name',
      { areas: [{ id: 'core', name: 'Core' }], tasks: [task('T1', { area: 'core' })] },
    ],
    [
      'groups that name tasks',
      { tasks: [task('T1')], milestones: [{ id: 'M1', title: 'First', covers: ['T1'] }] },
    ],
    ['criteria', { tasks: [task('T1', { criteria: [{ id: 'C1', title: 'It is clean' }] })] }],
    ['names alone', { areas: [{ id: 'core', name: 'Core' }], tasks: [task('T1')] }],
    ['a history', { tasks: [task('T1')], version_history: [{ version: '1', summary: 'x' }] }],
    [
      'what else is in a document of tasks',
      { tasks_document: { events: [{ name: 'E' }], tasks: [task('T1')] } },
    ],
    ['people', { team: [{ name: 'Ann', role: 'dev' }], tasks: [task('T1')] }],
    ['groups around tasks', { phases: [{ id: 'P1', name: 'One', tasks: [task('T1')] }] }],
  ])('says nothing of %s', (_, value) => {
    for (const indent of [2, undefined]) expect(read(value, indent).found).toEqual([])
  })
})
