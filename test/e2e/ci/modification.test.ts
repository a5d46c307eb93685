import { describe, expect, test } from 'vitest'
import { bash, executor, play, say } from '../harness/index.ts'
import { demo, doTask, honest, honestClaim, tick } from '../support/plans.ts'

const request = (type: string, verify = 'test -f ground.txt') =>
  [
    'TASK_MODIFICATION_REQUEST',
    '```yaml',
    `type: ${type}`,
    'reasoning: "the ground has to be there before anything stands on it"',
    'proposed_tasks:',
    `  - { title: "Lay the ground", do: ["write ground.txt"], files: [ground.txt], done_when: "ground.txt is there", verify: "${verify}" }`,
    '```',
  ].join('\n')

const ground = executor({
  task: '1.1.1',
  turns: [
    [bash(`echo x > ground.txt && ${tick('1.1.1')} && git add -A && git commit -qm ground`)],
    [
      say(
        honestClaim('1.1.1', 'Lay the ground')
          .replaceAll('1.1.1.txt', 'ground.txt')
          .replace(/command: "[^"]*"/, 'command: "test -f ground.txt"'),
      ),
    ],
  ],
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('an executor asks for a prerequisite: the engine adds it, it is done first, and the asking costs no attempt', async () => {
    const scenario = demo('a prerequisite', ['1.1', '1.2'], {
      cast: [
        executor({ task: '1.1', attempt: 1, turns: [[say(request('ADD_PREREQUISITE'))]] }),
        ground,
        honest('1.1', 2),
        honest('1.2'),
      ],
    })
    const stage = await play(scenario, { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1.1', status: 'approved' },
        { id: '1.1', status: 'approved' },
        { id: '1.2', status: 'approved' },
      ],
    })
    expect(stage.repo.log()).toContain('docs(demo): add 1.1.1 as task 1.1 asked for (ADD_PREREQUISITE)')
  })
})

test('a proposed task whose verify proves nothing is refused, and the executor is told why', async () => {
  const scenario = demo('an empty proof', ['1.1'], {
    cast: [
      executor({
        task: '1.1',
        turns: [[say(request('SPLIT_TASK', 'true'))], [bash(doTask('1.1'))], [say(honestClaim('1.1'))]],
      }),
    ],
  })
  const stage = await play(scenario, { mode: 'print' })
  expect(stage.asked('spec-executor')[1]?.newest).toContain('[claim/modification]')
  expect(stage.journal('tasks_added')).toHaveLength(0)
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ id: '1.1', status: 'approved' }] })
})

test('a follow-up comes with a finished task and is done after it', async () => {
  const scenario = demo('a follow-up', ['1.1'], {
    cast: [
      executor({
        task: '1.1',
        turns: [[bash(doTask('1.1'))], [say(`${request('ADD_FOLLOWUP')}\n\n${honestClaim('1.1')}`)]],
      }),
      ground,
    ],
  })
  const stage = await play(scenario, { mode: 'print' })
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { id: '1.1', status: 'approved' },
      { id: '1.1.1', status: 'approved' },
    ],
  })
})

test('where the configuration says so a person is asked instead', async () => {
  const scenario = demo('ask first', ['1.1'], {
    config: 'modifications: ask\n',
    cast: [executor({ task: '1.1', turns: [[say(request('ADD_PREREQUISITE'))]] })],
  })
  const stage = await play(scenario, { mode: 'print' })
  expect(stage.journal('tasks_added')).toHaveLength(0)
  expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ id: '1.1', status: 'blocked' }] })
})

test('a task has the plan changed for it three times at most; the fourth request is refused, and the executor is told', async () => {
  const file = (n: number) => `ground${n}.txt`
  const asks = (n: number) =>
    request('ADD_PREREQUISITE', `test -f ${file(n)}`)
      .replace('Lay the ground', `Lay ground ${n}`)
      .replace('files: [ground.txt]', `files: [${file(n)}]`)
  const lays = (n: number) =>
    executor({
      task: `1.1.${n}`,
      turns: [
        bash(`echo x > ${file(n)} && ${tick(`1.1.${n}`)} && git add -A && git commit -qm ground`),
        say(
          honestClaim(`1.1.${n}`, `Lay ground ${n}`)
            .replaceAll(`1.1.${n}.txt`, file(n))
            .replace(/command: "[^"]*"/, `command: "test -f ${file(n)}"`),
        ),
      ],
    })
  const stage = await play(
    demo('asks four times', ['1.1'], {
      cast: [
        ...[1, 2, 3].flatMap((n) => [executor({ task: '1.1', attempt: n, turns: [say(asks(n))] }), lays(n)]),
        executor({
          task: '1.1',
          attempt: 4,
          turns: [say(asks(4)), bash(doTask('1.1')), say(honestClaim('1.1'))],
        }),
      ],
    }),
    { mode: 'print' },
  )
  expect(stage.journal('tasks_added')).toHaveLength(3)
  const refused = stage
    .asked('spec-executor')
    .find(({ task, attempt, turn }) => task === '1.1' && attempt === 4 && turn === 1)
  expect(refused?.newest).toContain('had its plan changed 3 times already')
  expect(stage.status()).toMatchObject({ state: 'finished' })
})
