import { expect, test } from 'vitest'
import { settleStop } from '../../src/engine/dispatch/next-step.ts'
import { drivingSession } from '../support/driving-session.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = '# Tasks\n\n- [ ] 1.1 Write a\n  - **Verify**: `grep -q a a.txt`\n'

/** The hook that wakes the session runs beside the stop and has looked before it; the next stop brings another. */
test.each(['spec-executor', 'architect'] as const)(
  'a stop that finds the %s gone over its time makes the session stop once more, so that it is woken for the retry (S1-75)',
  async (role) => {
    const run = reviewedRun(PLAN, { review: { spec: false } })
    if (role === 'architect') run.work('1.1', { 'a.txt': 'a\n' })
    const { id: ticket } = run.issue('1.1', role)
    run.tell({ type: 'agent_launched', ticket, agentId: 'agent-1' }, { type: 'agent_overran', ticket })
    const session = drivingSession(run)
    const stop = () =>
      settleStop(session, {
        message: '',
        running: [],
        backgroundTasks: [],
        transcript: '',
        now: new Date(),
      })
    expect(await stop()).toMatchObject({
      kind: 'go-on',
      text: expect.stringContaining('"action":"wait","until":'),
    })
    expect(run.open().run.tickets).toEqual([])
    expect(await stop()).toMatchObject({ kind: 'let-go' })
  },
)
