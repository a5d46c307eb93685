import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agentEnded, agentLaunched, settleAgents } from '../../src/engine/dispatch/agent-ended.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = '# Tasks\n\n- [ ] 1.1 Write a\n  - **Verify**: `grep -q a a.txt`\n'
const scene = () => {
  const run = reviewedRun(PLAN, { review: { spec: false } })
  run.work('1.1', { 'a.txt': 'a\n' })
  return { run, ticket: run.issue('1.1', 'architect') }
}

describe('at a stop', () => {
  test('an agent that is gone is lost if it cannot be seen whether it began, and the next one gets a ticket', () => {
    const { run } = scene()
    const open = run.open()
    settleAgents(open, [{ id: 'a-server', type: 'shell' }], '')
    expect(open.run.tickets).toEqual([])
    expect(open.run.tasks[0]).toMatchObject({ status: 'reviewing', reviewersLost: { count: 1 } })
  })

  test('an agent that runs is left alone, also when the client has not said which one it is', () => {
    const { run, ticket } = scene()
    const open = run.open()
    settleAgents(open, [{ id: 'a-stranger-that-may-be-ours', type: 'subagent' }], '')
    expect(open.run.tickets).toHaveLength(1)
    agentLaunched(open, { toolUseId: ticket.toolUseId ?? '', agentId: 'agent-1', model: 'claude-opus' })
    const known = run.open()
    settleAgents(known, [{ id: 'agent-1', type: 'subagent' }], '')
    expect(known.run.tickets).toMatchObject([{ agentId: 'agent-1', model: 'claude-opus' }])
    settleAgents(known, [], '')
    expect(known.run.tickets).toEqual([])
  })
})

test('a launch of which the client tells after the agent has handed in ends the turn like any other', () => {
  const run = reviewedRun(PLAN, { review: { spec: false } })
  run.work('1.1', { 'a.txt': 'a\n' })
  const { toolUseId = '' } = run.say('1.1', 'architect')
  expect(agentLaunched(run.open(), { toolUseId, agentId: 'r1', model: '' })).toBe(true)
})

/** What the client writes beside a session: its transcript, and a file for every agent that began. */
function clientFiles(folder: string, lines: object[], agents: object[]): string {
  const session = join(folder, 'projects', 'p', 's1')
  mkdirSync(join(session, 'subagents'), { recursive: true })
  for (const [index, agent] of agents.entries())
    writeFileSync(join(session, 'subagents', `agent-a${index}.meta.json`), JSON.stringify(agent))
  writeFileSync(`${session}.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return `${session}.jsonl`
}

const answer = (toolUseId: string, content: string) => ({
  message: { content: [{ type: 'tool_result', tool_use_id: toolUseId, is_error: true, content }] },
})

const lastCause = (dir: string): string =>
  JSON.parse(readFileSync(join(dir, 'journal.jsonl'), 'utf8').trim().split('\n').at(-1) ?? '').cause

describe('an agent of which the client has no file', () => {
  test("was never there: no reviewer is lost, and the client's words are the cause", () => {
    const { run, ticket } = scene()
    const use = ticket.toolUseId ?? ''
    const transcript = clientFiles(run.home, [answer(use, 'no,\nsaid another plugin')], [])
    const open = run.open()
    settleAgents(open, [], transcript)
    expect(open.run.tickets).toEqual([])
    expect(open.run.tasks[0]).toMatchObject({ status: 'reviewing', notStarted: { 'architect 1': 1 } })
    expect(open.run.tasks[0]?.reviewersLost).toBeUndefined()
    expect(lastCause(run.dir)).toBe('no, said another plugin')
  })

  test('was never there either when its call failed, and the error is the cause', () => {
    const { run, ticket } = scene()
    const transcript = clientFiles(run.home, [], [{ toolUseId: 'another call' }])
    const open = run.open()
    const error = `Cannot create\u001b[31m worktree ${'x'.repeat(400)}`
    agentEnded(open, ticket.toolUseId ?? '', { how: 'gone', transcript, error })
    expect(open.run.tasks[0]).toMatchObject({ notStarted: { 'architect 1': 1 } })
    expect(lastCause(run.dir)).toMatch(/^Cannot create worktree x+$/)
    expect(lastCause(run.dir)).toHaveLength(200)
  })

  test('is lost when the client has one after all', () => {
    const { run, ticket } = scene()
    const transcript = clientFiles(run.home, [], [{ toolUseId: ticket.toolUseId }])
    const open = run.open()
    agentEnded(open, ticket.toolUseId ?? '', { how: 'gone', transcript, error: 'aborted' })
    expect(open.run.tasks[0]).toMatchObject({ reviewersLost: { count: 1 } })
    expect(open.run.tasks[0]?.notStarted).toBeUndefined()
  })
})
