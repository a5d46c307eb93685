import { describe, expect, it } from 'vitest'
import { readTasksJson } from '../../src/plan/formats/tasks-json.ts'

const read = (value: unknown) => readTasksJson(JSON.stringify(value, null, 2), 'TASKS.json')

describe('readTasksJson', () => {
  it('reads every field of a task (S4-40)', () => {
    const { plan, problems } = read({
      projectId: 'shop',
      projectName: 'The shop',
      buildPhases: [
        { id: 'p2', name: 'Build', taskIds: ['task-002'], dependsOnPhases: ['p1'] },
        { id: 'p1', name: 'Ground', taskIds: ['task-001'], dependsOnPhases: [] },
      ],
      tasks: [
        {
          id: 'task-001',
          type: 'code',
          title: 'Auth',
          description: 'Write it',
          category: 'backend',
          priority: 'p0',
          buildPhase: 'p1',
          dependencies: [],
          blockedBy: [],
          integrationContract: {
            exports: ['UserService'],
            apiEndpoints: ['POST /api/auth/register'],
            databaseMutations: ['create users'],
            environmentVarsRequired: ['JWT_SECRET'],
            downstreamTasks: ['task-002'],
          },
          acceptanceCriteria: [
            { description: 'registers', verificationCommand: 'npm test -- auth', severity: 'blocking' },
            { description: 'nice', severity: 'warning' },
            { description: 'unsaid' },
          ],
          filesToCreate: ['src/auth.ts'],
          filesToModify: ['src\\index.ts'],
          canBeParallelized: true,
          securityReviewRequired: true,
          naomiPrompt: 'Go',
        },
        { id: 'task-002', title: 'Next', dependencies: ['task-001'], blockedBy: ['task-001'] },
      ],
    })
    expect(problems).toEqual([])
    expect(plan).toMatchObject({ name: 'shop', title: 'The shop', format: 'tasks-json' })
    expect(plan.tasks[0]).toMatchObject({
      id: 'task-001',
      title: 'Auth',
      phase: 'Ground',
      wave: 1,
      parallel: true,
      files: ['src/auth.ts', 'src/index.ts'],
      outputs: ['src/auth.ts'],
      steps: ['Write it', 'Go'],
      contract: {
        exports: ['UserService'],
        apiEndpoints: ['POST /api/auth/register'],
        databaseMutations: ['create users'],
        environmentVarsRequired: ['JWT_SECRET'],
        downstreamTasks: ['task-002'],
      },
      criteria: [
        { description: 'registers', command: 'npm test -- auth', severity: 'blocking' },
        { description: 'nice', severity: 'warning' },
        { description: 'unsaid', severity: 'blocking' },
      ],
      securityReview: true,
      markers: ['code', 'backend', 'p0'],
    })
    expect(plan.tasks[1]).toMatchObject({ phase: 'Build', wave: 2, dependsOn: ['task-001'] })
  })

  it.each([
    [undefined, 'blocking'],
    [null, 'blocking'],
    ['', 'blocking'],
    ['blocking', 'blocking'],
    [' Blocking', 'blocking'],
    ['warning', 'warning'],
    ['minor', 'warning'],
    ['non-blocking', 'warning'],
    ['info', 'warning'],
    [3, 'warning'],
  ])('a criterion of severity %j is read as %s (S4-09, S4-10)', (severity, as) => {
    const { plan } = read({
      tasks: [{ id: 't', acceptanceCriteria: [{ description: 'x', verificationCommand: 'y', severity }] }],
    })
    expect(plan.tasks[0]?.criteria).toMatchObject([{ severity: as }])
  })

  it.each([
    [{}, undefined],
    [{ dependencies: null }, undefined],
    [{ blockedBy: [] }, undefined],
    [{ dependencies: [] }, true],
    [{ dependencies: ['a'] }, true],
    [{ blockedBy: ['a'] }, true],
  ])('a task with %j says what it depends on: %s', (fields, states) => {
    const { plan } = read({ tasks: [{ id: 't', ...fields }] })
    expect(plan.tasks[0]?.statesDependencies).toBe(states)
  })

  it('finds the lines of each task', () => {
    const { plan } = readTasksJson(
      '{\n "x": [{"tasks": []}],\n "tasks": [\n  {"id": "a", "title": "}\\"]{"},\n  {\n   "id": "b"\n  }\n ]\n}\n',
      'TASKS.json',
    )
    expect(plan.tasks.map((task) => [task.id, task.line, task.endLine])).toEqual([
      ['a', 4, 4],
      ['b', 5, 7],
    ])
    expect(JSON.parse(plan.tasks[0]?.block ?? '')).toEqual({ id: 'a', title: '}"]{' })
  })

  it('bears with missing fields, and says what is missing', () => {
    const { plan, problems } = read({ tasks: [{ description: 'Do this\nand that' }, 7] })
    expect(plan.tasks.map((task) => [task.id, task.title])).toEqual([
      ['task-001', 'Do this'],
      ['task-002', 'task-002'],
    ])
    expect(problems.map((problem) => [problem.severity, problem.message])).toEqual([
      ['warn', 'a task without an id is read as task-001'],
      ['block', 'tasks[1] is not an object'],
      ['warn', 'a task without an id is read as task-002'],
    ])
  })

  it.each([
    ['{\n "tasks": [\n  oops\n]}', 3],
    ['[]', 1],
    ['{}', 1],
  ])('reports what is not a plan: %j', (text, line) => {
    expect(readTasksJson(text, 'TASKS.json').problems).toMatchObject([
      { id: 'read/json', severity: 'block', line },
    ])
  })

  it('reports build phases that wait for each other, and goes on', () => {
    const { plan, problems } = read({
      buildPhases: [
        { id: 'a', taskIds: ['t'], dependsOnPhases: ['b'] },
        { id: 'b', dependsOnPhases: ['a'] },
      ],
      tasks: [{ id: 't', title: 'T' }],
    })
    expect(plan.tasks).toHaveLength(1)
    expect(problems).toMatchObject([{ id: 'read/phases', severity: 'block' }])
  })

  it('reads a packet from the description', () => {
    const { plan } = read({
      tasks: [
        {
          id: 't',
          description: 'Do\n# --- SPEC ---\nversion: 1\nintent: "Add x"\ntier: SIMPLE\n# --- END SPEC ---\n',
        },
      ],
    })
    expect(plan.tasks[0]).toMatchObject({ tier: 'SIMPLE', packet: { intent: 'Add x' } })
  })
})
