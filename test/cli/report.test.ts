import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { journalRun } from '../support/journaled-run.ts'
import { provedRun } from '../support/proved-run.ts'
import { aSummary, Story } from '../support/run-builder.ts'
import { showcase } from '../support/showcase.ts'

describe('ultraplan report', () => {
  test('one file has the run and every task, and needs no script and no network', async () => {
    const run = journalRun(showcase())
    const { code, out } = await run.cli('report', '-o', 'out.html')
    expect(code).toBe(0)
    expect(out).toContain('10 tasks')
    const page = readFileSync(join(run.root, 'out.html'), 'utf8')
    for (let task = 1; task <= 10; task += 1) expect(page).toContain(`id="task-${task}"`)
    for (const text of [
      'payments-client',
      'Open tasks over time',
      'the metrics host is down',
      'in 6 steps, with 1 refusal',
      '[proof/verify]',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/<script|<link|<img|<form|https?:|url\(|@import/)
    expect(page).toContain("default-src 'none'")
  })

  test('a step says what happened once, and nothing of the client’s own records', async () => {
    const page = (await journalRun(showcase()).cli('report', '-o', '-')).out
    const steps = page.match(/<li class="tone-\w+">.*?<\/li>/gs) ?? []
    const refused = steps.find((step) => step.includes('because the verify ended with 1: signature.test.ts'))
    expect(refused?.match(/signature\.test\.ts fails 2 of 9 tests/g)).toHaveLength(1)
    expect(refused).toContain('to fix it: make it exit 0\ngate refused in stage proof')
    expect(refused).toContain('[proof/verify]')
    expect(steps.find((step) => step.includes('skipped (unverified) by'))).not.toMatch(/<pre|session|prompt/)
    expect(page).toContain('gate passed, confidence')
    expect(page).not.toMatch(/PASS\b|session s1/)
  })

  test('without a name it is beside the journal, so that no work tree is dirtied', async () => {
    const run = journalRun(showcase())
    const { out } = await run.cli('report')
    expect(out).toContain(join(run.dir, 'report.html'))
    expect(existsSync(join(run.dir, 'report.html'))).toBe(true)
    expect((await run.cli('report', '-o', '-')).out).toMatch(/^<!doctype html>/)
    expect((await run.cli('report', 'no-such-run')).code).toBe(2)
  })

  test('it has the change of each task', async () => {
    const run = provedRun(['1.1'])
    run.approve('1.1', { 'src/a.ts': 'export const answer = 42\n' }, 'true')
    // A line is a line also where a mail program drops the style.
    expect((await run.cli('report', '-o', '-')).out).toContain('+export const answer = 42\n</span>')
  })
})

test('/ultraplan:report writes the same file from the session, and the model is not asked', async () => {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  await client.types('/ultraplan:implement demo')
  const { decision, shown } = await client.types('/ultraplan:report')
  expect(decision).toBe('block')
  const [, run = '', file = ''] = /the report of run (\S+) is in (\S+\.html)/.exec(shown) ?? []
  expect(run).toBe(client.run.id)
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*Write b/)
  expect((await client.types(`/ultraplan:report ${run}`)).shown).toContain(file)
  expect((await client.types('/ultraplan:report no-such-run')).shown).toContain('no-such-run')
})

test('tokens are those of the executors’ transcripts, each answer of the model once', async () => {
  const story = new Story([aSummary('1.1'), aSummary('1.2')]).dispatch('1.1')
  const place = journalRun(story)
  const transcript = join(place.home, 'agent-1.jsonl')
  const answer = (id: string, usage: object) => JSON.stringify({ type: 'assistant', message: { id, usage } })
  const first = { input_tokens: 100, cache_read_input_tokens: 1000, output_tokens: 30 }
  // The client writes an answer in several lines, and repeats its usage in each.
  const lines = [answer('m1', first), answer('m1', first), '{"type":"user"}', 'no JSON']
  writeFileSync(transcript, [...lines, answer('m2', { input_tokens: 400, output_tokens: 12 }), ''].join('\n'))
  story.tell({
    type: 'claim_received',
    ticket: 'ticket-1',
    agentId: 'a1',
    claim: { sha256: 'a'.repeat(64), bytes: 1, cut: 0 },
    judge: { pid: 1 },
    transcript,
  })
  place.tell()
  const page = (await place.cli('report', '-o', '-')).out
  expect(page).toContain('1.5k read and 42 written')
  expect(page).not.toContain('$')
  // What two sessions have cost since the run began in them; a session's newest word counts.
  for (const [session, usd] of [
    ['s1', 1.2],
    ['s1', 1.5],
    ['s2', 1.25],
  ] as const)
    story.tell({ type: 'cost_told', session, from: 1, usd })
  place.tell()
  const paid = (await place.cli('report', '-o', '-')).out
  expect(paid).toContain('$0.75 as the client counts')
  expect(paid).toContain('>$0.75, 1.5k read, 42 written<')
})

describe('ultraplan serve', () => {
  test('it does not start inside an agent’s environment, and is for this machine only unless told otherwise', async () => {
    const run = journalRun(new Story())
    const terminal = { ...run.terminal(), env: { CLAUDECODE: '1' }, serve: () => Promise.resolve(0) }
    const { runCli } = await import('../../src/cli/run-cli.ts')
    expect(await runCli(['serve'], terminal)).toBe(2)
    expect(terminal.complained).toContain('serve does not start inside Claude Code')
    expect(await runCli(['serve'], { ...terminal, env: {} })).toBe(0)
    const serve = vi.fn(() => Promise.resolve(0))
    await runCli(['serve'], { ...terminal, env: {}, serve })
    expect(serve).toHaveBeenCalledWith(expect.objectContaining({ host: '127.0.0.1' }))
    expect(await runCli(['serve', '--port', 'x'], { ...terminal, env: {} })).toBe(2)
    const taken = () => Promise.reject(Object.assign(new Error('listen'), { code: 'EADDRINUSE' }))
    const told = { ...run.terminal(), serve: taken }
    expect(await runCli(['serve'], told)).toBe(2)
    expect(told.complained).toContain('something else listens on port 4747')
    expect(told.complained).toContain('ultraplan serve --port 0')
  })
})
