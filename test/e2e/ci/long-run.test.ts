import { expect, test } from 'vitest'
import { architect, play, say, specReviewer } from '../harness/index.ts'
import type { Stage } from '../harness/stage.ts'
import { checklist, fileOf, honest, titleOf } from '../support/review-plans.ts'
import { architectVerdict, specReview } from '../support/verdicts.ts'

const IDS = ['1', '2', '3'].flatMap((phase) => ['1', '2', '3', '4'].map((n) => `${phase}.${n}`))

const approves = (id: string) =>
  architect({
    task: id,
    turns: [
      say(architectVerdict(id, titleOf(id), { findings: [`Criterion met: ${fileOf(id)}:1 holds done`] })),
    ],
  })

/** What the run cost the coordinator, printed because the limits are promises. */
function figures(stage: Stage) {
  const { agents, coordinatorRequests, contextBytes, longestDirective: longest } = stage.figures()
  const [requests, ownBytes] = [coordinatorRequests / agents, contextBytes / agents]
  const sent = stage.asked('coordinator').reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `${IDS.length} tasks, ${agents} agents: ${requests.toFixed(2)} coordinator requests and ${Math.round(ownBytes)} bytes of our own an agent, longest directive ${longest}, ${sent} bytes sent by the coordinator in total`,
  )
  return { agents, requests, longest }
}

test.each(['print', 'screen'] as const)(
  'twelve tasks in three phases with the default reviewers run to the end in their order, with at most 1.15 requests an agent (%s)',
  async (mode) => {
    const stage = await play(
      {
        title: 'the default reviewers',
        files: {
          'specs/demo/tasks.md': checklist(IDS.map((id) => ({ id }))),
          'specs/demo/design.md': '# Design\n\nA file, and done in it.\n',
        },
        prompt: '/ultraplan:implement demo',
        cast: [
          ...IDS.map((id) => honest(id)),
          ...IDS.map(approves),
          specReviewer({
            stubborn: true,
            turns: [
              say(specReview('REVIEW_PASS', [['quality', 'PASS', 'all that tasks.md asks for is there']])),
            ],
          }),
        ],
      },
      { mode, limit: 480_000 },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: IDS.map((id) => ({ id, status: 'approved', attempts: 1 })),
    })
    expect(stage.journal('task_approved').map(({ task }) => task)).toEqual(IDS)
    const { agents, requests, longest } = figures(stage)
    expect(agents).toBeGreaterThan(2 * IDS.length)
    expect(agents).toBe(stage.journal('ticket_redeemed').length)
    expect(requests).toBeLessThanOrEqual(1.15)
    expect(longest).toBeLessThanOrEqual(400)
  },
)
