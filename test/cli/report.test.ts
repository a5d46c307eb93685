import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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
})

describe('ultraplan serve', () => {
  test('it does not start inside an agent’s environment', async () => {
    const run = journalRun(new Story())
    const terminal = { ...run.terminal(), env: { CLAUDECODE: '1' }, serve: () => Promise.resolve(0) }
    const { runCli } = await import('../../src/cli/run-cli.ts')
    expect(await runCli(['serve'], terminal)).toBe(2)
    expect(terminal.complained).toContain('serve does not start inside Claude Code')
    expect(await runCli(['serve'], { ...terminal, env: {} })).toBe(0)
    expect(await runCli(['serve', '--port', 'x'], { ...terminal, env: {} })).toBe(2)
  })
})
