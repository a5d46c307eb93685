import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bash, executor, play, playPrint, type Scenario, say } from './harness/index.ts'
import { doing, handIn, type SmallTask, smallPlan, taskA, taskB } from './support/small-plan.ts'

const APPROVED = {
  state: 'finished',
  tasks: [
    { id: '1.1', status: 'approved' },
    { id: '1.2', status: 'approved' },
  ],
}

const IDENTITY = ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com']

/** An executor that is started elsewhere, and goes to the folder that its prompt names. */
const fromElsewhere = (task: SmallTask, plan = 'specs/demo/tasks.md') =>
  executor({
    task: task.id,
    turns: [
      ({ newest }) =>
        bash(
          `cd '${/^Work in (\S+?)\. /m.exec(newest)?.[1]}' && ${doing(task).replace('specs/demo/tasks.md', plan)}`,
        ),
      say(handIn(task)),
    ],
  })

const scenario = (over: Partial<Scenario>): Scenario => ({
  title: 'two small tasks, from somewhere else',
  files: { ...smallPlan(taskA, taskB), 'packages/app/index.js': '\n' },
  prompt: '/ultraplan:implement demo',
  cast: [fromElsewhere(taskA), fromElsewhere(taskB)],
  ...over,
})

describe('where a session starts makes no difference to its mode', () => {
  test('a session in a sub-folder runs the plan of its repository (A11, H11)', async () => {
    const stage = await play(scenario({}), { mode: 'print', cwd: 'packages/app' })

    expect(stage.status()).toMatchObject(APPROVED)
    expect(stage.repo.read('a.txt')).toBe('hello\n')
    expect(stage.repo.exists('packages/app/a.txt')).toBe(false)
    expect(stage.repo.exists('specs/demo/STATE.md')).toBe(true)
    expect(stage.repo.changes()).toEqual([])
  })

  test('a session in a linked worktree runs there, and leaves the main folder alone (A11)', async () => {
    const linked = scenario({
      prepare: (repo) => void repo.git('worktree', 'add', '--quiet', '-b', 'side', '../linked'),
    })
    const stage = await play(linked, { mode: 'screen', cwd: '../linked' })

    expect(stage.status()).toMatchObject(APPROVED)
    const folder = join(stage.room.root, 'linked')
    expect(existsSync(join(folder, 'b.txt'))).toBe(true)
    expect(existsSync(join(folder, 'specs/demo/STATE.md'))).toBe(true)
    expect(stage.repo.git('log', '--format=%s', 'side').split('\n')).toEqual([
      'feat: write b.txt',
      'feat: write a.txt',
      'Start',
    ])
    expect(stage.repo.log()).toEqual(['Start'])
    expect(stage.repo.exists('a.txt')).toBe(false)
    expect(stage.repo.exists('specs/demo/STATE.md')).toBe(false)
    expect(stage.repo.changes()).toEqual([])
  })

  test('a monorepo: the session is in one package, the plan in another (H11)', async () => {
    const plan = 'packages/lib/specs/demo/tasks.md'
    const monorepo = scenario({
      files: { ...smallPlan(taskA), 'packages/app/README.md': 'app\n' },
      prepare(repo) {
        repo.write(plan, repo.read('specs/demo/tasks.md'))
        repo.git('rm', '-q', 'specs/demo/tasks.md')
        repo.commit('Move the plan')
      },
      prompt: '/ultraplan:implement ../lib/specs/demo',
      cast: [fromElsewhere(taskA, plan)],
    })
    const stage = await play(monorepo, { mode: 'screen', cwd: 'packages/app' })
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
    expect(stage.repo.read(plan)).toContain('- [x] 1.1')
    expect(stage.repo.exists('packages/lib/specs/demo/STATE.md')).toBe(true)
    expect(stage.repo.changes()).toEqual([])
  })
})

test('with --add-dir an executor may wander into another repository; its task is judged in the one of the run', async () => {
  const wandering = scenario({
    prepare: (repo) => {
      repo.git('init', '--quiet', '--initial-branch=main', '../other')
      repo.git('-C', '../other', ...IDENTITY, 'commit', '--quiet', '--allow-empty', '-m', 'Elsewhere')
    },
    cast: [
      executor({
        task: '1.1',
        turns: [
          bash(doing(taskA)),
          // The client keeps this folder for the session, and tells it to the hooks.
          bash('cd ../other && pwd'),
          say(handIn(taskA)),
        ],
      }),
      fromElsewhere(taskB),
    ],
  })
  const { stage } = await playPrint(wandering, { args: ['--add-dir', '../other'] })

  expect(stage.asked('spec-executor')[2]?.newest).toContain(join(stage.room.root, 'other'))
  expect(stage.status()).toMatchObject(APPROVED)
  expect(stage.repo.log()).toEqual(['feat: write b.txt', 'feat: write a.txt', 'Start'])
  expect(stage.repo.git('-C', '../other', 'log', '--format=%s')).toBe('Elsewhere')
  expect(existsSync(join(stage.room.root, 'other/.git/ultraplan'))).toBe(false)
})
