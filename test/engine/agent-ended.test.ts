import { describe, expect, test } from 'vitest'
import { agentLaunched, settleAgents } from '../../src/engine/agent-ended.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = '# Tasks\n\n- [ ] 1.1 Write a\n  - **Verify**: `grep -q a a.txt`\n'
const scene = () => {
  const run = reviewedRun(PLAN, { review: { spec: false } })
  run.work('1.1', { 'a.txt': 'a\n' })
  return { run, ticket: run.issue('1.1', 'architect') }
}

describe('at a stop', () => {
  test('an agent that the client never started is lost, and the next one gets a ticket', () => {
    const { run } = scene()
    const open = run.open()
    settleAgents(open, [{ id: 'a-server', type: 'shell' }])
    expect(open.run.tickets).toEqual([])
    expect(open.run.tasks[0]).toMatchObject({ status: 'reviewing', reviewersLost: { count: 1 } })
  })

  test('an agent that runs is left alone, also when the client has not said which one it is', () => {
    const { run, ticket } = scene()
    const open = run.open()
    settleAgents(open, [{ id: 'a-stranger-that-may-be-ours', type: 'subagent' }])
    expect(open.run.tickets).toHaveLength(1)
    agentLaunched(open, ticket.toolUseId ?? '', 'agent-1', 'claude-opus')
    const known = run.open()
    settleAgents(known, [{ id: 'agent-1', type: 'subagent' }])
    expect(known.run.tickets).toMatchObject([{ agentId: 'agent-1', model: 'claude-opus' }])
    settleAgents(known, [])
    expect(known.run.tickets).toEqual([])
  })
})
