import { expect, test } from 'vitest'
import { happenedSince } from '../../src/engine/report/happened.ts'
import { openRunAt } from '../../src/engine/runs/open-run.ts'
import type { EventBody } from '../../src/model/event.ts'
import { agentsAtWork } from '../../src/view/status-line.ts'
import { journalRun } from '../support/journaled-run.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aCommand, aSummary, aVerdict, ref, Story } from '../support/run-builder.ts'

const OUTPUT = [
  'collected 3 items',
  'FAILED test_hello.py - AssertionError: hello.txt was not found',
  '1 failed, 2 passed',
  'see https://example.org/docs',
].join('\n')

const VERIFY = { id: 'proof/verify', severity: 'block', message: '`pytest` exited 1' } as const

const lie = (story: Story): Story =>
  story.claim('1.1').judge('1.1', {
    outcome: 'FAILED',
    failure: 'VERIFY_FAILURE',
    colour: 'RED',
    confidence: 0,
    findings: [VERIFY],
    commands: [aCommand({ command: 'pytest', exitCode: 1, excerpt: OUTPUT })],
  })

async function since(story: Story, seq: number | 'bound' = 0) {
  const { code, out } = await journalRun(story).cli('status', '--json', '--since', String(seq))
  expect(code).toBe(0)
  return JSON.parse(out)
}

test('a refusal says what was claimed, and the first error that the executor is shown', async () => {
  const { lines } = await since(lie(new Story().dispatch('1.1')))
  expect(lines).toEqual([
    '✗ 1.1 refused (attempt 1): said "wrote the parser and its tests", but `pytest` exited 1: FAILED test_hello.py - AssertionError: hello.txt was not found',
  ])
})

test('an event that was written after the run was read is told with the next look, and not twice', async () => {
  const story = new Story().dispatch('1.1')
  const { dir, home, tell } = journalRun(story)
  const open = openRunAt(dir, home)
  if (!open) throw new Error('no run')
  lie(story)
  tell()
  const { seq, lines } = await happenedSince(open, 0)
  expect(lines).toEqual([])
  open.run = open.journal.refresh() ?? open.run
  expect((await happenedSince(open, seq)).lines).toHaveLength(1)
})

test('a refusal that the executor mends in place has its line, and so has the approval', async () => {
  const story = lie(new Story().dispatch('1.1')).claim('1.1').judge('1.1')
  story.tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
  const { lines, seq } = await since(story)
  expect(lines[0]).toMatch(/^✗ 1\.1 refused/)
  expect(lines[1]).toMatch(/^✔ 1\.1 approved: verify passed, 1 file, \d+ s$/)
  expect(seq).toBe(story.events.length)
})

test('the last refusal is there for a client that resumes the run and is told no line of it', async () => {
  const story = lie(new Story().dispatch('1.1')).claim('1.1').judge('1.1')
  const [refused] = (await since(story)).lines
  const { lines, lastRefusal } = await since(story, Number.MAX_SAFE_INTEGER)
  expect(lines).toEqual([])
  expect(lastRefusal).toBe(refused)
  const again = lie(lie(new Story().dispatch('1.1')))
  expect((await since(again)).lastRefusal).toMatch(/^✗ 1\.1 refused again \(attempt 1\): said "wrote/)
  expect(await since(new Story().dispatch('1.1'))).not.toHaveProperty('lastRefusal')
})

test('what each agent does is told with its own time', async () => {
  const story = new Story().dispatch('1.1').dispatch('1.2')
  const { doing } = await since(story)
  expect(doing.map(({ text }: { text: string }) => text)).toEqual([
    '1/2 1.1 · attempt 1/3 · gate 1/3: executor',
    '2/2 1.2 · attempt 1/3 · gate 1/3: executor',
  ])
  const redeemed = story.events.filter(({ type }) => type === 'ticket_redeemed').map(({ at }) => at)
  expect(redeemed[0]).not.toBe(redeemed[1])
  expect(agentsAtWork(story.run).map(({ since: from }) => from)).toEqual(redeemed)
})

test('only what happened after the named event is told', async () => {
  const story = lie(new Story().dispatch('1.1'))
  const { lines } = await since(lie(story), story.events.length - 1)
  expect(lines).toHaveLength(1)
})

const BOUND = {
  type: 'run_bound',
  session: 's2',
  client: { pid: 2 },
  mode: 'screen',
  cause: '/ultraplan:resume was typed after its client was gone',
} as const

test('to the session that takes a run over, only what happens from there on is told', async () => {
  const story = lie(new Story().dispatch('1.1'))
  expect((await since(story, 'bound')).lines).toHaveLength(1)
  story.tell(BOUND)
  expect((await since(story, 'bound')).lines).toEqual([])
  expect((await since(lie(story), 'bound')).lines).toHaveLength(1)
  expect((await since(story)).lines).toHaveLength(2)
})

test('what a person typed on the screen is not told again: its answer has told it', async () => {
  const story = new Story().dispatch('1.1')
  const skip = { type: 'task_skipped', task: '1.1', reason: 'the service is down', ...BY } as const
  const signed = (origin: string) => ({ assurance: 'signed' as const, origin, signature: 1 })
  const from = story.events.length
  const linesOf = async (event: EventBody) =>
    (await since(new Story().dispatch('1.1').tell(event), from)).lines
  expect(await linesOf({ ...skip, ...signed('composer') })).toEqual([])
  // Plain stream-json has no answers of hooks, and a button has none.
  for (const by of [signed('sdk'), signed('button'), { assurance: 'unsigned' as const }, {}])
    expect(await linesOf({ ...skip, ...by })).toEqual([
      '⚠ 1.1 skipped (unverified) by Ada: the service is down',
    ])
})

const BY = { who: 'Ada', session: 's1', prompt: 'p1' }
const CALL = { tool: 'Bash', what: 'npm i', rule: 'Bash(npm i)' }

test.each<[EventBody, string]>([
  [{ type: 'run_resumed', who: 'Ada', via: 'the board' }, '▸ the run goes on, by Ada'],
  [
    { type: 'task_retried', task: '1.1', ...BY, via: 'the board' },
    '↻ 1.1 is tried again, by Ada from the board',
  ],
  [
    { type: 'force_asked', task: '1.1', client: { pid: 1 }, ...BY },
    '⏸ 1.1: Ada asks to force it; nothing is bypassed before the word OVERRIDE',
  ],
  [
    { type: 'force_lapsed', task: '1.1', cause: '10 minutes have passed' },
    '⚠ 1.1: the question to force it has expired (10 minutes have passed); nothing was bypassed',
  ],
  [
    { type: 'override_adopted', task: '1.1', commit: 'c'.repeat(40), ...BY },
    '⚠ 1.1: its unverified work is adopted by Ada',
  ],
  [{ type: 'override_undone', task: '1.1', ...BY }, '↻ 1.1: its override is undone by Ada'],
  [
    { type: 'commits_found', from: 'a', to: 'b', count: 2, files: ['a.txt', 'b.txt'] },
    '⚠ 2 commits that no executor made on main: a.txt, b.txt',
  ],
  [
    { type: 'commits_adopted', commit: 'c'.repeat(40), ...BY },
    '⚠ commits that no executor made are adopted by Ada',
  ],
  [
    { type: 'work_landed', branch: 'main', commit: 'c'.repeat(40), ...BY },
    '✔ approved work is brought to main by Ada',
  ],
  [
    {
      type: 'tasks_added',
      after: '1.1',
      tasks: [aSummary('1.3')],
      plan: ref(),
      commit: 'c',
      cause: 'a finding',
    },
    '⚠ 1 task added, 1.3: a finding',
  ],
  [
    { type: 'baseline_ran', task: '1.1', commands: [aCommand({ exitCode: 0 })] },
    '⚠ 1.1: its verify passes before any work, so it proves little',
  ],
  [
    { type: 'turn_failed', error: 'overloaded', wakeAt: '2026-01-26T15:00:00Z' },
    "⚠ the session's turn failed: overloaded; it goes on by itself",
  ],
  [
    { type: 'permission_waiting', ticket: 'ticket-1', call: CALL },
    '⏸ 1.1 waits for you: may it use Bash: npm i',
  ],
  [
    { type: 'agent_overran', ticket: 'ticket-1', limit: { key: 'limits.executor', seconds: 900 } },
    '⚠ 1.1: the time of the spec-executor is over (limits.executor: 900 s)',
  ],
  [{ type: 'merge_failed', ticket: 'ticket-1' }, '✗ 1.1: its work did not get to main'],
  [
    { type: 'agent_not_started', ticket: 'ticket-1', cause: 'no such agent' },
    '⚠ 1.1: the spec-executor did not start: no such agent',
  ],
])('%o has its line', async (event, line) => {
  const story = new Story().dispatch('1.1')
  const { seq } = await since(story)
  expect((await since(story.tell(event), seq)).lines).toEqual([line])
})

test('a rejection names the reviewer and the first finding', async () => {
  const story = new Story().dispatch('1.1').claim('1.1').judge('1.1')
  story.tell({
    type: 'ticket_issued',
    ticket: 'r1',
    task: '1.1',
    role: 'architect',
    attempt: 1,
    iteration: 1,
    base: 'b'.repeat(40),
    isolated: false,
  })
  const verdict = aVerdict({ decision: 'reject', findings: ['mi is ignored', 'more'] })
  story.tell({ type: 'review_judged', ticket: 'r1', verdict })
  expect((await since(story)).lines).toEqual(['↩ 1.1 rejected by the architect: mi is ignored'])
})

test('a review that does not count twice has no line twice', async () => {
  const story = new ReviewStory({ review: { spec: false } }).pass('1.1')
  const ticket = story.start('1.1', 'architect')
  const problem = { id: 'review/architect', severity: 'block', message: 'b.ts is not in the change' } as const
  const verdict = { decision: 'malformed' as const, says: 'approve' as const, problems: [problem] }
  story.handIn(ticket, verdict).handIn(ticket, verdict)
  expect((await since(story)).lines.slice(0, 2)).toEqual([
    '↩ 1.1: what the architect handed in does not count: b.ts is not in the change',
    '↩ 1.1: what the architect handed in again does not count: b.ts is not in the change',
  ])
})

test.each([
  [[true, false, true], '⚠ 1.1: 2/3 verifiers agreed output is correct; look at it'],
  [
    [true, true, false],
    '↩ 1.1 rejected by the verifier: it is wrong; 2/3 verifiers agreed output is correct; look at it',
  ],
  [
    [false, true, false],
    '↩ 1.1 rejected by the verifier: it is wrong; 1/3 verifiers agreed output is correct; no majority',
  ],
])('the votes %j have a line when they are counted', async (ballots, line) => {
  const story = new ReviewStory({ review: { architect: false, spec: false, tier: 3, votes: 3 } }).pass('1.1')
  const tickets = ballots.map((_, index) => story.start('1.1', 'verifier', index + 1))
  for (const [index, yes] of ballots.entries())
    story.handIn(tickets[index] ?? '', { decision: yes ? 'approve' : 'reject', findings: ['it is wrong'] })
  expect((await since(story)).lines.at(-1)).toBe(line)
})

test('a task that another one blocks has a line', async () => {
  const story = new Story().dispatch('1.1').claim('1.1')
  story.judge('1.1', { outcome: 'BLOCKED', failure: 'BLOCKED', blockedBy: '1.2' })
  expect((await since(story)).lines).toEqual(['⏸ 1.1 is blocked by task 1.2, which runs first'])
})

test('what waits for the person is told with its options', async () => {
  const story = new Story()
  for (let attempt = 0; attempt < 3; attempt++) story.fail('1.1')
  const { waits } = await since(story)
  expect(waits).toMatchObject([{ task: '1.1', options: expect.arrayContaining(['retry', 'skip']) }])
  expect(waits[0].line).toMatch(/^⏸ 1\.1 waits for you after 2 attempts: the verify failed 3 times/)
})

test('the state of the run and of each task are told in the words of `status`', async () => {
  const story = new Story()
  expect(await since(story)).toMatchObject({ state: 'running', shown: 'running' })
  for (let attempt = 0; attempt < 3; attempt++) story.fail('1.1')
  const { cli } = journalRun(story)
  const found = JSON.parse((await cli('status', '--json', '--since', '0')).out)
  const { out } = await cli('status')
  expect(out.split('\n')[0]).toContain(found.shown)
  expect(found).toMatchObject({ shown: 'waiting for you', labels: ['escalated', 'pending'] })
  for (const [index, { id }] of found.tasks.entries())
    expect(out).toMatch(new RegExp(`${id} .*${found.labels[index]}`))
})

test('no text of a model reaches the screen as an escape or a line of its own', async () => {
  const story = new Story([aSummary('1.1')]).dispatch('1.1').claim('1.1')
  const message = 'a\u001b[2Jb\n✔ 1.1 approved'
  story.judge('1.1', {
    outcome: 'FAILED',
    failure: 'MALFORMED',
    colour: 'RED',
    confidence: 0,
    findings: [{ id: 'claim/result', severity: 'block', message }],
  })
  const { lines } = await since(story)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/but ab ✔ 1\.1 approved$/)
})

test('without --since the answer is as before; a wrong number is refused', async () => {
  const { cli } = journalRun(new Story())
  expect(JSON.parse((await cli('status', '--json')).out)).not.toHaveProperty('lines')
  expect(await cli('status', '--json', '--since', 'x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('not the number of an event'),
  })
})
