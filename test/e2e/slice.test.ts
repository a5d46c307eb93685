import { describe, expect, test } from 'vitest'
import { bash, executor, play, say } from './harness/index.ts'
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

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a plan of two tasks runs to its end, each approved by the gate (S1-07, S1-123, S1-124, S2-50)', async () => {
    const stage = await play(twoTasks(), { mode })
    console.log(stage.story())
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1', status: 'approved' },
        { id: '1.2', status: 'approved' },
      ],
    })
  })
})
