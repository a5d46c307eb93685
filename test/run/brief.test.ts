import { expect, test } from 'vitest'
import type { Run, Ticket } from '../../src/model/run.ts'
import { brief } from '../../src/run/brief.ts'
import { next } from '../../src/run/next.ts'
import { aRun, aTask } from '../support/run-builder.ts'

const ticket = (over: Partial<Ticket> = {}): Ticket => ({
  id: 't1',
  task: '1.1',
  role: 'spec-executor',
  attempt: 1,
  iteration: 1,
  base: 'b',
  isolated: false,
  issuedAt: '2026-01-01T00:00:00.000Z',
  redeemedAt: '2026-01-01T00:00:00.000Z',
  toolUseId: 'toolu_1',
  agentId: 'agent1',
  ...over,
})

const running = (over: Partial<Run> = {}): Run => ({
  ...aRun({ tasks: [aTask('1.1', { status: 'executing' })] }),
  state: 'running',
  solo: false,
  notices: [],
  standing: { digest: '', count: 0 },
  tickets: [ticket()],
  ...over,
})

test('a run with an agent at work and nothing to tell is quiet and waits for that agent', () => {
  const run = running()
  expect(brief(run)).toEqual({ quiet: true, agents: ['agent1'] })
  expect(next(run, new Date()).kind).toBe('wait')
})

const judging = { process: { pid: 1 }, at: '', claim: { sha256: 'a', bytes: 1, cut: 0 } }
const without = (name: keyof Ticket): Ticket => {
  const { [name]: _, ...rest } = ticket()
  return rest as Ticket
}

const BUSY: { what: string; run: Run }[] = [
  { what: 'has a ticket that nobody took', run: running({ tickets: [ticket(), without('redeemedAt')] }) },
  { what: 'has an agent that never said its name', run: running({ tickets: [without('agentId')] }) },
  { what: 'has a claim that is being judged', run: running({ tickets: [ticket({ judging })] }) },
  { what: 'has agents in worktrees only', run: running({ tickets: [ticket({ isolated: true })] }) },
  { what: 'has no agents', run: running({ tickets: [] }) },
  { what: 'is paused', run: running({ state: 'paused' }) },
  { what: 'is its own executor', run: running({ solo: true }) },
  {
    what: 'has a webhook to be told of a task that needs a person',
    run: running({
      config: { ...running().config, webhook: 'https://example.invalid' },
      tasks: [aTask('1.1', { status: 'executing' }), aTask('1.2', { status: 'escalated' })],
    }),
  },
]

test.each(BUSY)('a run that $what has more to do at a stop than to wait', ({ run }) => {
  expect(brief(run).agents).toBeUndefined()
})

const LOUD: { what: string; over: Partial<Run> }[] = [
  { what: 'a notice', over: { notices: [{ seq: 1, at: '', text: 'x' }] } },
  { what: 'stops that stood still', over: { standing: { digest: 'x', count: 1 } } },
  { what: 'failed turns', over: { failedTurns: 1 } },
  {
    what: 'a force that waits for its confirmation',
    over: { force: { task: '1.1', at: '', client: { pid: 1 }, session: 's', who: 'Ada' } },
  },
]

test.each(LOUD)('a run with $what is not quiet at a prompt', ({ over }) => {
  expect(brief(running(over)).quiet).toBe(false)
})
