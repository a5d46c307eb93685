import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { journalRun } from '../support/journaled-run.ts'
import { provedRun } from '../support/proved-run.ts'
import { aCommand, aSummary, Story } from '../support/run-builder.ts'
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
      'in 6 steps, 1 of them bad',
      '[proof/verify]',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/<script|<link|<img|<form|https?:|url\(|@import/)
    expect(page).toContain("default-src 'none'")
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
    expect((await run.cli('report', '-o', '-')).out).toContain('+export const answer = 42')
  })

  test('100 tasks with long claims and long output stay below 2 MB', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `${index + 1}`)
    const story = new Story(
      ids.map((id) => aSummary(id, { title: `Write the module number ${id}`.repeat(3) })),
    )
    const excerpt = `${'a line of output that a test runner prints\n'.repeat(60)}`
    for (const id of ids)
      for (const again of [1, 2, 3]) {
        if (again === 1) story.dispatch(id)
        story.claim(id).judge(id, {
          ...(again < 3
            ? { outcome: 'FAILED' as const, failure: 'FALSE_CLAIM' as const, commit: `${again}`.repeat(40) }
            : {}),
          commands: [aCommand({ excerpt }), aCommand({ purpose: 'lint', excerpt })],
        })
        if (again === 3) story.tell({ type: 'task_approved', task: id, commit: 'c'.repeat(40) })
      }
    const run = journalRun(story)
    const { out } = await run.cli('report', '-o', '-')
    expect(Buffer.byteLength(out)).toBeGreaterThan(300_000)
    expect(Buffer.byteLength(out)).toBeLessThan(2_000_000)
  })

  test('100 tasks with changes of short lines and of Chinese text, and long Chinese output, stay below 2 MB', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `${index + 1}`)
    const story = new Story(ids.map((id) => aSummary(id)))
    const place = journalRun(story)
    const git = (...args: string[]) => execFileSync('git', args, { cwd: place.root, encoding: 'utf8' }).trim()
    const base = git('rev-parse', 'HEAD')
    const chinese = '- 每个任务只有在证据证明之后才算完成\n'
    const numbers = Array.from({ length: 2000 }, (_, n) => `${n}\n`).join('')
    for (const id of ids)
      writeFileSync(join(place.root, `${id}.md`), Number(id) % 2 === 0 ? numbers : chinese.repeat(500))
    writeFileSync(join(place.root, '1.md'), 'small\nand whole\n')
    git('add', '.')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'all')
    const commit = git('rev-parse', 'HEAD')
    for (const id of ids) {
      const commands = [aCommand({ excerpt: chinese.repeat(150) }), aCommand({ excerpt: 'short output' })]
      story
        .dispatch(id)
        .claim(id)
        .judge(id, { base, commit, filesChanged: [`${id}.md`], commands })
    }
    place.tell()
    const { out } = await place.cli('report', '-o', '-')
    expect(Buffer.byteLength(out)).toBeLessThan(2_000_000)
    expect(Buffer.byteLength(out)).toBeGreaterThan(700_000)
    // The longest texts are cut, and say so.
    expect(out).toContain('+and whole')
    expect(out.match(/>short output</g)).toHaveLength(100)
    expect(out.match(/the rest is left out; git has it/g)).toHaveLength(99)
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
  })
})
