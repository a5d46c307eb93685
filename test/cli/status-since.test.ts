import { expect, test } from 'vitest'
import { happenedSince } from '../../src/engine/report/happened.ts'
import { openRunAt } from '../../src/engine/runs/open-run.ts'
import { journalRun } from '../support/journaled-run.ts'
import { aCommand, aSummary, aVerdict, Story } from '../support/run-builder.ts'

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

async function since(story: Story, seq = 0) {
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

test('only what happened after the named event is told', async () => {
  const story = lie(new Story().dispatch('1.1'))
  const { lines } = await since(lie(story), story.events.length - 1)
  expect(lines).toHaveLength(1)
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

test('what waits for the person is told with its options', async () => {
  const story = new Story()
  for (let attempt = 0; attempt < 3; attempt++) story.fail('1.1')
  const { waits } = await since(story)
  expect(waits).toMatchObject([{ task: '1.1', options: expect.arrayContaining(['retry', 'skip']) }])
  expect(waits[0].line).toMatch(/^⏸ 1\.1 waits for you after 2 attempts: the verify failed 3 times/)
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
