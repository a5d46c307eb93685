import { describe, expect, test } from 'vitest'
import { bash, executor, play, say, specReviewer } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { claim } from './support/claims.ts'
import { checklist, fileOf, honest, tick } from './support/review-plans.ts'
import { specReview } from './support/verdicts.ts'

const ids = (...list: string[]) => list.map((id) => ({ id }))

const scenario = (title: string, tasks: { id: string }[], cast: Scenario['cast']): Scenario => ({
  title,
  files: {
    'specs/demo/tasks.md': checklist(tasks),
    'specs/demo/design.md': '# Design\n\nEach file holds done.\n',
    'specs/demo/.progress.md': '# Progress\n\n- learned nothing yet\n',
    '.ultraplan/config.yaml': 'review: { architect: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  cast,
})

/** An executor that does a fix task. */
const fixer = (id: string, file: string, content: string) =>
  executor({
    task: id,
    turns: [
      [bash(`echo "${content}" >> ${file} && ${tick(id)} && git add -A && git commit -qm 'fix: ${id}'`)],
      [say(claim(id, 'Fix', { files: [file], command: `grep -q done ${file}` }))],
    ],
  })

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a review that fails is fixed by a task of its own and then passes (S0-25..S0-28)', async () => {
    const stage = await play(
      scenario('fail, fix, pass', ids('1.1', '1.2'), [
        honest('1.1'),
        honest('1.2'),
        fixer('1.2.1', fileOf('1.2'), 'with care'),
        specReviewer({
          task: '1.2',
          turns: [
            ({ newest }) =>
              /Review iteration: 1 of 3/.test(newest)
                ? say(
                    specReview(
                      'REVIEW_FAIL',
                      [['quality', 'FAIL', `[code] ${fileOf('1.2')}:1 is written without care`]],
                      [`${fileOf('1.2')}:1 write it with care`],
                    ),
                  )
                : say(
                    specReview('REVIEW_PASS', [
                      ['quality', 'PASS', `${fileOf('1.2')}:2 is written with care`],
                    ]),
                  ),
          ],
        }),
      ]),
      { mode },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1', status: 'approved' },
        { id: '1.2', status: 'approved' },
        { id: '1.2.1', status: 'approved' },
      ],
    })
  })
})
