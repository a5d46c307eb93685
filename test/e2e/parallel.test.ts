import { describe, expect, test } from 'vitest'
import { bash, executor, play, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { claim } from './support/claims.ts'
import { checklist, NO_REVIEW } from './support/plans.ts'

const letters = ['a', 'b', 'c'] as const

/** Three tasks side by side in worktrees, and one that needs them all. */
const group = (): Scenario => ({
  title: 'a parallel group of three',
  files: {
    'specs/demo/tasks.md': checklist([
      ...letters.map((letter, index) => ({
        id: `1.${index + 1}`,
        title: `[P] Write ${letter}`,
        files: [`${letter}.txt`],
        verify: `grep -q ${letter} ${letter}.txt`,
      })),
      {
        id: '1.4',
        title: '[VERIFY] All are there',
        files: [],
        verify: 'cat a.txt b.txt c.txt | grep -c . | grep -qx 3',
      },
    ]),
    '.ultraplan/config.yaml': NO_REVIEW,
  },
  prompt: '/ultraplan:implement demo',
  cast: [
    ...letters.map((letter, index) =>
      executor({
        task: `1.${index + 1}`,
        turns: [
          [bash(`echo ${letter} > ${letter}.txt && git add -A && git commit -qm 'feat: write ${letter}'`)],
          [
            say(
              claim(`1.${index + 1}`, `Write ${letter}`, {
                files: [`${letter}.txt`],
                command: `grep -q ${letter} ${letter}.txt`,
              }),
            ),
          ],
        ],
      }),
    ),
    executor({
      task: '1.4',
      turns: [
        [bash(`sed -i 's/- \\[ \\] 1.4/- [x] 1.4/' specs/demo/tasks.md && git commit -qam 'tick'`)],
        [
          say(
            claim('1.4', 'All are there', {
              files: ['specs/demo/tasks.md'],
              command: 'cat a.txt b.txt c.txt | grep -c . | grep -qx 3',
            }),
          ),
        ],
      ],
    }),
  ],
})

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('three tasks run side by side, are merged one by one, ticked by the engine and approved (H12)', async () => {
    const stage = await play(group(), { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: Array(4).fill({ status: 'approved', attempts: 1 }),
    })
    expect(stage.repo.read('specs/demo/tasks.md').match(/- \[x\]/g)).toHaveLength(4)
    expect(letters.map((letter) => stage.repo.read(`${letter}.txt`))).toEqual(['a\n', 'b\n', 'c\n'])
    const issued = stage.journal().filter(({ type }) => type === 'ticket_issued')
    expect(issued.map(({ isolated }) => isolated)).toEqual([true, true, true, false])
    // All three in one directive, which is not longer than any other.
    expect(issued.map(({ group: shared }) => shared)).toEqual([...Array(3).fill(issued[0]?.group), undefined])
    expect(stage.figures().longestDirective).toBeLessThanOrEqual(400)
  })
})
