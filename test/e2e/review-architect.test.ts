import { describe, expect, test } from 'vitest'
import { architect, play, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { checklist, honest, titleOf } from './support/review-plans.ts'
import { architectVerdict } from './support/verdicts.ts'

const scenario = (over: Partial<Scenario> & Pick<Scenario, 'title' | 'cast'>): Scenario => ({
  files: {
    'specs/demo/tasks.md': checklist([{ id: '1.1' }]),
    'specs/demo/design.md': '# Design\nA file, and done in it.\n',
    '.ultraplan/config.yaml': 'review: { spec: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  ...over,
})

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('an architect looks at the work before it counts (S1-43)', async () => {
    const stage = await play(
      scenario({
        title: 'an architect approves',
        cast: [
          honest('1.1'),
          architect({
            task: '1.1',
            turns: [
              [
                say(
                  architectVerdict('1.1', titleOf('1.1'), {
                    findings: ['Criterion met: f1-1.txt:1 holds done'],
                  }),
                ),
              ],
            ],
          }),
        ],
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ id: '1.1', status: 'approved' }] })
    expect(stage.journal('review_judged')).toHaveLength(1)
  })
})
