import { describe, expect, test } from 'vitest'
import { bash, executor, playPrint, playScreen, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { claim } from './support/claims.ts'

const plan = `# Tasks: demo

## Phase 1: Make it work

- [ ] 1.1 Write a
  - **Do**: Write hello into a.txt
  - **Files**: \`a.txt\`
  - **Done when**: a.txt holds hello
  - **Verify**: \`grep -q hello a.txt\`
  - **Commit**: \`feat: write a\`

- [ ] 1.2 Write b
  - **Do**: Write world into b.txt
  - **Files**: \`b.txt\`
  - **Done when**: b.txt holds world
  - **Verify**: \`grep -q world b.txt\`
  - **Commit**: \`feat: write b\`
`

const twoTasks = (): Scenario => ({
  title: 'two tasks, done honestly',
  files: {
    'specs/demo/tasks.md': plan,
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        [
          bash(
            `echo hello > a.txt && sed -i 's/- \\[ \\] 1.1/- [x] 1.1/' specs/demo/tasks.md && git add -A && git commit -qm 'feat: write a'`,
          ),
        ],
        [say(claim('1.1', 'Write a', { files: ['a.txt'], command: 'grep -q hello a.txt' }))],
      ],
    }),
    executor({
      task: '1.2',
      turns: [
        [
          bash(
            `echo world > b.txt && sed -i 's/- \\[ \\] 1.2/- [x] 1.2/' specs/demo/tasks.md && git add -A && git commit -qm 'feat: write b'`,
          ),
        ],
        [say(claim('1.2', 'Write b', { files: ['b.txt'], command: 'grep -q world b.txt' }))],
      ],
    }),
  ],
})

const APPROVED = {
  state: 'finished',
  tasks: [
    { id: '1.1', status: 'approved' },
    { id: '1.2', status: 'approved' },
  ],
}

describe('a plan of two tasks', () => {
  test('runs to its end in -p, each approved by the gate, and the last message is the summary, word for word (S1-07, S1-123, S1-124, S2-50)', async () => {
    const { stage, run } = await playPrint(twoTasks())
    console.log(stage.story())
    expect(stage.status()).toMatchObject(APPROVED)
    expect(run.result.trim()).toBe(stage.cli('summary').stdout.trim())
    expect(run.result).toMatch(
      /^demo finished after [\d.]+ s: 2 of 2 tasks approved, 0 retried, 0 skipped \(unverified\), 0 forced\nthe gate: nothing was refused\n/,
    )
  })

  test('runs to its end on the screen, which shows the summary once (S1-07, S1-123, S1-124, S2-50)', async () => {
    const { stage, screen } = await playScreen(twoTasks())
    expect(stage.status()).toMatchObject(APPROVED)
    const shown = screen.whole()
    expect(shown.match(/the gate: nothing was refused/g)).toHaveLength(1)
    expect(shown).not.toContain('word for word')
  })
})
