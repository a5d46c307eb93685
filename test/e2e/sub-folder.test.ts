import { describe, expect, test } from 'vitest'
import { type Ask, bash, executor, play, type Scenario, say } from './harness/index.ts'
import { claim } from './support/claims.ts'
import { checklist, demo, honestClaim } from './support/plans.ts'

/** Goes to the folder that its prompt names, as an executor has to that was started elsewhere. */
const inItsFolder = (command: string) => (ask: Ask) =>
  bash(`cd '${/^Work in (.*?)\. Before/m.exec(ask.newest)?.[1]}' && ${command}`)

const doIt = (plan: string, file: string) =>
  `echo done > ${file} && sed -i 's/- \\[ \\] 1.1 /- [x] 1.1 /' ${plan} && git add -A && git commit -qm 'feat: do it'`

/** A repository of two packages; the plan of one of them is carried out from the other's folder. */
const monorepo = (): Scenario => {
  const task = {
    id: '1.1',
    title: 'Write it',
    files: ['packages/lib/out.txt'],
    verify: 'grep -qx done packages/lib/out.txt',
  }
  const plan = 'packages/lib/specs/demo/tasks.md'
  return demo('a monorepo', ['1.1'], {
    files: {
      'specs/demo/tasks.md': '',
      [plan]: checklist([task]),
      'packages/app/README.md': 'app\n',
    },
    prompt: '/ultraplan:implement ../lib/specs/demo',
    cast: [
      executor({
        task: '1.1',
        turns: [
          inItsFolder(doIt(plan, 'packages/lib/out.txt')),
          say(claim('1.1', 'Write it', { files: task.files, command: task.verify })),
        ],
      }),
    ],
  })
}

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a session that starts in a sub-folder runs the plan of the repository (A11)', async () => {
    const stage = await play(
      demo('from a sub-folder', ['1.1'], {
        files: { 'docs/guide/README.md': 'guide\n' },
        cast: [
          executor({
            task: '1.1',
            turns: [
              inItsFolder(doIt('specs/demo/tasks.md', '1.1.txt').replace('echo done', 'echo done-1.1')),
              say(honestClaim('1.1')),
            ],
          }),
        ],
      }),
      { mode, cwd: 'docs/guide' },
    )
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
    expect(stage.repo.exists('1.1.txt')).toBe(true)
    expect(stage.repo.changes()).toEqual([])
  })

  test('a monorepo: the session is in one package, the plan in another (H11)', async () => {
    const stage = await play(monorepo(), { mode, cwd: 'packages/app' })
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
    expect(stage.repo.read('packages/lib/specs/demo/tasks.md')).toContain('- [x] 1.1')
    expect(stage.repo.exists('packages/lib/specs/demo/STATE.md')).toBe(true)
    expect(stage.repo.changes()).toEqual([])
  })
})
