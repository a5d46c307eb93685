import { describe, expect, test } from 'vitest'
import { play } from './harness/index.ts'
import type { Stage } from './harness/stage.ts'
import { checklist, demo, fileTask } from './support/plans.ts'

/** What the run cost the coordinator, printed because the limits are promises. */
function figures(stage: Stage, tasks: number) {
  const { coordinatorRequests, contextBytes, contexts } = stage.figures()
  const requestBytes = stage.asked('coordinator').reduce((sum, { bytes }) => sum + bytes, 0)
  const perTask = {
    requests: coordinatorRequests / tasks,
    ownBytes: contextBytes / tasks,
    longestDirective: Math.max(...contexts.map(({ bytes }) => bytes)),
  }
  console.log(
    `${tasks} tasks: ${perTask.requests.toFixed(2)} coordinator requests a task, ${Math.round(perTask.ownBytes)} bytes of our own a task, longest directive ${perTask.longestDirective}, ${contextBytes} bytes of our own in total, ${requestBytes} bytes sent by the coordinator in total`,
  )
  return perTask
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
    const { requests, ownBytes, longestDirective } = figures(stage, ids.length)
    expect(requests).toBeLessThanOrEqual(1.3)
    expect(ownBytes).toBeLessThanOrEqual(400)
    expect(longestDirective).toBeLessThanOrEqual(400)
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
    const { requests, ownBytes, longestDirective } = figures(stage, ids.length)
    expect(requests).toBeLessThanOrEqual(1.3)
    expect(ownBytes).toBeLessThanOrEqual(400)
    expect(longestDirective).toBeLessThanOrEqual(400)
  },
  300_000,
)
