import { expect, test } from 'vitest'
import { architect, bash, executor, playPrint, say, specReviewer } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { claim } from '../support/claims.ts'
import { checklist, fileOf, tick, titleOf, verifyOf } from '../support/review-plans.ts'
import { architectVerdict, specReview } from '../support/verdicts.ts'

const IDS = ['1.1', '1.2', '1.3']

/** In a worktree of its own the executor leaves the box alone: the engine ticks it. */
const isolated = (id: string) =>
  executor({
    task: id,
    turns: [
      [bash(`echo done > ${fileOf(id)} && git add -A && git commit -qm 'feat: write ${fileOf(id)}'`)],
      [say(claim(id, titleOf(id), { files: [fileOf(id)], command: verifyOf(id) }))],
    ],
  })

const scenario = (cast: Scenario['cast'], config: string): Scenario => ({
  title: 'a parallel batch',
  files: {
    'specs/demo/tasks.md': checklist(IDS.map((id) => ({ id, markers: '[P]' }))),
    '.ultraplan/config.yaml': config,
  },
  prompt: '/ultraplan:implement demo',
  cast: [...IDS.map(isolated), ...cast],
})

test('a parallel batch is reviewed once, as the seed says, and its fix touches the files of all (S0-55..S0-57)', async () => {
  const failed = specReview('REVIEW_FAIL', [['quality', 'FAIL', `[code] ${fileOf('1.3')}:1 lacks care`]])
  const passed = specReview('REVIEW_PASS', [
    ['quality', 'PASS', `${fileOf('1.2')}:1 and the others are fine`],
  ])
  const { stage } = await playPrint(
    scenario(
      [
        specReviewer({
          task: '1.1',
          turns: [({ newest }) => say(/Review iteration: 1 /.test(newest) ? failed : passed)],
        }),
        executor({
          task: '1.1.1',
          turns: [
            [
              bash(
                `echo care >> ${fileOf('1.3')} && ${tick('1.1.1')} && git add -A && git commit -qm 'fix: care'`,
              ),
            ],
            [say(claim('1.1.1', 'Fix', { files: [fileOf('1.3')], command: verifyOf('1.1') }))],
          ],
        }),
      ],
      'review: { architect: false }\n',
    ),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [...IDS.slice(0, 1), '1.1.1', ...IDS.slice(1)].map((id) => ({ id, status: 'approved' })),
  })
  const [first] = stage.asked('spec-reviewer')
  expect(stage.asked('spec-reviewer')).toHaveLength(2)
  for (const id of IDS) {
    expect(first?.newest).toContain(`[P] ${titleOf(id)}`)
    expect(first?.newest).toContain(`- ${fileOf(id)}`)
    expect(first?.newest).toContain(`+++ b/${fileOf(id)}`)
  }
  expect(stage.repo.read('specs/demo/.progress.md')).toContain('### Review: execution (Task 0, Iteration 1)')
  expect(stage.repo.read('specs/demo/tasks.md')).toContain(
    `  - **Files**: ${IDS.map((id) => `\`${fileOf(id)}\``).join(', ')}`,
  )
  expect(stage.repo.changes()).toEqual([])
  expect(stage.repo.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan')).toBe(stage.repo.head())
})

test('each architect of a batch sees the change of its own task', async () => {
  const { stage } = await playPrint(
    scenario(
      IDS.map((id) =>
        architect({
          task: id,
          turns: [say(architectVerdict(id, titleOf(id), { findings: [`Criterion met: ${fileOf(id)}:1`] }))],
        }),
      ),
      'review: { spec: false }\n',
    ),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: Array(3).fill({ status: 'approved' }) })
  for (const id of IDS) {
    const asked = stage.asked('architect').find(({ task }) => task === id)
    const files = IDS.filter((other) => asked?.newest.includes(`+++ b/${fileOf(other)}`))
    expect(files).toEqual([id])
  }
  const approved = stage.repo.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan')
  expect(approved).toBe(stage.repo.head())
})
