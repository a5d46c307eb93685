import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'

const reading = (value: unknown, file = 'TASKS.json') => {
  const answer = readPlanText(JSON.stringify(value, undefined, 2), file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const tasks = (value: unknown, file?: string) => reading(value, file).plan.tasks

describe('TASKS.json', () => {
  it('reads depends_on, status, files, steps and a verify in the words that people use', () => {
    expect(
      tasks({
        tasks: [
          { id: 'T1', title: 'A', status: 'done' },
          { id: 'T2', title: 'B', depends_on: ['T1'], files: ['src/b.ts'], verify: 'npm test -- b' },
          { id: 'T3', title: 'C', dependsOn: 'T2', completed: true, acceptance: 'C is exported' },
          {
            id: 'T4',
            title: 'D',
            acceptance_criteria: ['`npm test -- d` passes'],
            test_command: 'npm test -- d',
          },
        ],
      }),
    ).toMatchObject([
      { id: 'T1', ticked: true },
      {
        id: 'T2',
        dependsOn: ['T1'],
        files: ['src/b.ts'],
        verify: [{ command: 'npm test -- b' }],
        ticked: false,
      },
      { id: 'T3', dependsOn: ['T2'], ticked: true, criteria: [{ description: 'C is exported' }] },
      { id: 'T4', verify: [{ command: 'npm test -- d' }] },
    ])
  })

  it.each(['Run the app and look', 'Check login page', 'test login flow', 'GET /api/users', 'mytool smoke'])(
    'a test_command %j is words, and not run',
    (text) => {
      expect(tasks({ tasks: [{ id: 'T1', title: 'A', test_command: text }] })).toMatchObject([
        { verify: [], doneWhen: [text] },
      ])
      const criterion = { description: 'A', verificationCommand: text }
      const [read] = tasks({ tasks: [{ id: 'T1', title: 'A', acceptanceCriteria: [criterion] }] })
      expect(read?.criteria).toEqual([{ description: `A: ${text}`, severity: 'blocking' }])
    },
  )

  it.each(['make check-api', 'mytool --smoke', '`mytool smoke`', '$ npm test', '`npm run e2e`'])(
    'a testCommand %j is run',
    (text) => {
      const command = text.replace(/^\$ |`/g, '')
      expect(tasks({ tasks: [{ id: 'T1', title: 'A', testCommand: text }] })[0]?.verify).toMatchObject([
        { command },
      ])
    },
  )

  it('the command of a criterion is kept beside a verify, and that of the task is work', () => {
    const acceptanceCriteria = [{ description: 'B is exported', command: 'grep -q "export" src/b.ts' }]
    const [first, second] = tasks({
      tasks: [
        { id: 'T1', title: 'A', verify: 'npm test -- a', acceptanceCriteria },
        { id: 'T2', title: 'B', command: 'npm run generate' },
      ],
    })
    expect(first).toMatchObject({
      verify: [{ command: 'npm test -- a' }],
      criteria: [
        { description: 'B is exported', command: 'grep -q "export" src/b.ts', severity: 'blocking' },
      ],
    })
    expect(second?.verify).toEqual([])
  })

  it.each([
    [
      'a list at the top',
      [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    ],
    ['tasks by id', { tasks: { a: { title: 'A' }, b: { title: 'B' } } }],
    [
      'phases with tasks',
      {
        phases: [
          { name: 'One', tasks: [{ id: 'a', title: 'A' }] },
          { name: 'Two', tasks: [{ id: 'b', title: 'B' }] },
        ],
      },
    ],
    [
      'user stories',
      {
        userStories: [
          { id: 'a', title: 'A', passes: true },
          { id: 'b', title: 'B', passes: false },
        ],
      },
    ],
  ])('reads %s', (_, value) => {
    const read = tasks(value)
    expect(read.map(({ id, title }) => `${id} ${title}`)).toEqual(['a A', 'b B'])
    expect(read[1]?.line).toBeGreaterThan(read[0]?.line ?? 0)
    expect(read[0]?.block).toContain('"A"')
  })

  it('says which tool wrote a file whose shape is not read, and why', () => {
    const { problems } = reading({ meta: { generator: 'x' }, board: [] }, 'TASKS.json')
    expect(problems).toMatchObject([{ id: 'read/json', severity: 'block' }])
    expect(problems[0]?.message).toContain('TASKS.json')
    const master = reading({ tags: {} }, '.taskmaster/tasks/tasks.json')
    expect(master.problems[0]?.message).toMatch(/task-master.*no list "tasks"/)
  })
})

const task = (id: unknown, more = {}) => ({
  id,
  title: `Task ${id}`,
  description: 'd',
  status: 'pending',
  dependencies: [],
  ...more,
})

describe('task-master', () => {
  const file = '.taskmaster/tasks/tasks.json'

  it.each([
    ['untagged', { tasks: [task(1), task(2, { dependencies: [1] })] }],
    ['tagged', { master: { tasks: [task(1), task(2, { dependencies: [1] })], metadata: {} } }],
    ['with ids as texts', { master: { tasks: [task('1'), task('2', { dependencies: ['1'] })] } }],
  ])('%s', (_, value) => {
    const { plan } = reading(value, file)
    expect(plan.format).toBe('task-master')
    expect(plan.tasks).toMatchObject([
      { id: '1', title: 'Task 1', dependsOn: [], statesDependencies: true },
      { id: '2', dependsOn: ['1'] },
    ])
  })

  it('subtasks are work, and their task comes after them', () => {
    const subtasks = [task(1), task(2, { dependencies: [1] }), task(3, { dependencies: ['1.2', 1] })]
    const read = tasks({ tasks: [task(1, { subtasks }), task(2, { dependencies: ['1.3'] })] }, file)
    expect(read.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      '1.1 work',
      '1.2 work',
      '1.3 work',
      '1 verify',
      '2 work',
    ])
    expect(read.map(({ dependsOn }) => dependsOn)).toEqual([
      [],
      ['1.1'],
      ['1.2', '1.1'],
      ['1.1', '1.2', '1.3'],
      ['1.3'],
    ])
  })

  it('a subtask waits for what its task waits for', () => {
    const read = tasks({ tasks: [task(1), task(2, { dependencies: [1], subtasks: [task(1)] })] }, file)
    expect(read.find(({ id }) => id === '2.1')?.dependsOn).toEqual(['1'])
  })

  it('a command in testStrategy is the verify, and words are what is done', () => {
    const read = tasks(
      {
        tasks: [
          task(1, { testStrategy: 'Run `npm test -- a`' }),
          task(2, { testStrategy: 'Look at the page.', details: 'Do it' }),
        ],
      },
      file,
    )
    expect(read[0]?.verify).toMatchObject([{ command: 'npm test -- a' }])
    expect(read[1]).toMatchObject({ verify: [], doneWhen: ['Look at the page.'], steps: ['d', 'Do it'] })
  })

  it('words in testStrategy that begin like a command are not run', () => {
    expect(tasks({ tasks: [task(1, { testStrategy: 'test login flow' })] }, file)[0]).toMatchObject({
      verify: [],
      doneWhen: ['test login flow'],
    })
  })

  it('done is done, and what was cancelled or deferred is left out and reported', () => {
    const { plan, problems } = reading(
      {
        tasks: [
          task(1, { status: 'done' }),
          task(2, { status: 'cancelled' }),
          task(3, { status: 'deferred' }),
          task(4, { dependencies: [1, 2] }),
        ],
      },
      file,
    )
    expect(plan.tasks.map(({ id, ticked, dependsOn }) => [id, ticked, dependsOn])).toEqual([
      ['1', true, []],
      ['4', false, ['1']],
    ])
    expect(problems).toMatchObject([
      { id: 'read/left-out', severity: 'warn' },
      { id: 'read/depends-on', severity: 'warn' },
    ])
    expect(problems[0]?.message).toContain('2 (cancelled), 3 (deferred)')
  })

  it('of several tags the one with open tasks is read, and the others are reported', () => {
    const { plan, problems } = reading(
      { master: { tasks: [task(1, { status: 'done' })] }, auth: { tasks: [task(1), task(2)] } },
      file,
    )
    expect(plan.tasks).toHaveLength(2)
    expect(problems).toMatchObject([{ id: 'read/left-out', severity: 'warn' }])
    expect(problems[0]?.message).toContain('master')
  })

  it('of several tags with open tasks the one is read that task-master works on', () => {
    const text = JSON.stringify({ master: { tasks: [task(1)] }, auth: { tasks: [task(7)] } })
    const read = (state: string | undefined) => {
      const asked: string[] = []
      const answer = readPlanText(text, file, (path) => {
        asked.push(path)
        return state
      })
      if (answer.kind !== 'read') throw new Error(answer.kind)
      expect(asked).toEqual(['.taskmaster/state.json'])
      return answer.reading
    }
    const { plan, problems } = read('{"currentTag": "auth"}')
    expect(plan.tasks.map(({ id }) => id)).toEqual(['7'])
    expect(problems).toMatchObject([{ id: 'read/left-out', severity: 'warn' }])
    expect(problems[0]?.message).toMatch(/auth is read, as task-master works on it; .*master \(1\)/)
    for (const state of [undefined, '{', '{"currentTag": "gone"}', '7'])
      expect(read(state).problems).toMatchObject([
        { severity: 'block', fix: expect.stringContaining('use-tag') },
      ])
  })

  it('two tags with open tasks are two plans, and neither is chosen in silence', () => {
    const { problems } = reading({ master: { tasks: [task(1)] }, auth: { tasks: [task(1)] } }, file)
    expect(problems).toMatchObject([{ id: 'read/left-out', severity: 'block' }])
  })
})
