import { describe, expect, test } from 'vitest'
import { architect, play, say, specReviewer } from './harness/index.ts'
import type { Stage } from './harness/stage.ts'
import { checklist, demo, fileTask } from './support/plans.ts'
import * as reviewed from './support/review-plans.ts'
import { architectVerdict, specReview } from './support/verdicts.ts'

/** What the run cost the coordinator, printed because the limits are promises. */
function figures(stage: Stage, tasks: number) {
  const { agents, coordinatorRequests, contextBytes, contexts } = stage.figures()
  const requestBytes = stage.asked('coordinator').reduce((sum, { bytes }) => sum + bytes, 0)
  const longestDirective = Math.max(...contexts.map(({ bytes }) => bytes))
  const each = (count: number) => ({
    requests: coordinatorRequests / count,
    ownBytes: contextBytes / count,
    longestDirective,
  })
  const worded = ({ requests, ownBytes }: ReturnType<typeof each>, what: string) =>
    `${requests.toFixed(2)} coordinator requests and ${Math.round(ownBytes)} bytes of our own ${what}`
  console.log(
    `${tasks} tasks, ${agents} agents: ${worded(each(tasks), 'a task')}, ${worded(each(agents), 'an agent')}, longest directive ${longestDirective}, ${contextBytes} bytes of our own in total, ${requestBytes} bytes sent by the coordinator in total`,
  )
  return { agents, perTask: each(tasks) }
}

function expectPromised({ requests, ownBytes, longestDirective }: ReturnType<typeof figures>['perTask']) {
  expect(requests).toBeLessThanOrEqual(1.3)
  expect(ownBytes).toBeLessThanOrEqual(400)
  expect(longestDirective).toBeLessThanOrEqual(400)
}

const PHASES = ['1', '2', '3'].map((phase) => ['1', '2', '3', '4'].map((n) => `${phase}.${n}`))

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('twelve tasks in three phases run to the end in their order, with at most 1.3 requests a task', async () => {
    const ids = PHASES.flat()
    const plan = PHASES.map((phase, index) =>
      checklist(
        phase.map((id) => fileTask(id)),
        `${index + 1}: Part ${index + 1}`,
      ),
    ).join('\n')
    const stage = await play(
      demo('twelve tasks in three phases', ids, { files: { 'specs/demo/tasks.md': plan } }),
      { mode, limit: 110_000 },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: ids.map((id) => ({ id, status: 'approved', attempts: 1 })),
    })
    expect(stage.journal('task_approved').map(({ task }) => task)).toEqual(ids)
    expectPromised(figures(stage, ids.length).perTask)
  })

  test('with the default reviewers too a task costs at most 1.3 requests and 400 bytes of our own', async () => {
    const ids = PHASES.flat()
    const approves = (id: string) =>
      architect({
        task: id,
        turns: [
          say(
            architectVerdict(id, reviewed.titleOf(id), {
              findings: [`Criterion met: ${reviewed.fileOf(id)}:1 holds done`],
            }),
          ),
        ],
      })
    const stage = await play(
      {
        title: 'the default reviewers',
        files: {
          'specs/demo/tasks.md': reviewed.checklist(ids.map((id) => ({ id }))),
          'specs/demo/design.md': '# Design\n\nA file, and done in it.\n',
        },
        prompt: '/ultraplan:implement demo',
        cast: [
          ...ids.map((id) => reviewed.honest(id)),
          ...ids.map(approves),
          specReviewer({
            stubborn: true,
            turns: [say(specReview('REVIEW_PASS', [['quality', 'PASS', 'all of it is there']]))],
          }),
        ],
      },
      { mode, limit: 110_000 },
    )
    expect(stage.status().state).toBe('finished')
    const { agents, perTask } = figures(stage, ids.length)
    expect(agents).toBeGreaterThan(2 * ids.length)
    expectPromised(perTask)
  })
})

test.each(['print', 'screen'] as const)(
  'fifty tasks run to the end, within 1.3 requests and 400 bytes of our own a task (%s)',
  async (mode) => {
    const ids = Array.from({ length: 50 }, (_, index) => `1.${index + 1}`)
    const stage = await play(demo('fifty tasks', ids), { mode, limit: 280_000 })
    const { state, tasks } = stage.status()
    expect(state).toBe('finished')
    expect(tasks.filter(({ status }: { status: string }) => status === 'approved')).toHaveLength(50)
    expectPromised(figures(stage, ids.length).perTask)
  },
  300_000,
)
