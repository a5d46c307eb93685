import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replayRun, VIEWS } from '../../src/engine/report/replay.ts'
import { provedRun } from '../support/proved-run.ts'

/** Two approved tasks and enough small events for a snapshot. */
function longRun(config?: unknown) {
  const run = provedRun(['1.1', '1.2'], config)
  run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f a.txt && test ! -f b.txt')
  for (let n = 0; n < 40; n += 1) {
    run.tell(
      ...Array.from({ length: 10 }, (_, k) => ({ type: 'refused', id: 'x', what: `w${n}${k}` }) as const),
    )
  }
  run.approve('1.2', { 'b.txt': 'two\n' }, 'test -f b.txt')
  return run
}

describe('a replay', () => {
  test('rebuilds the run from its first event, and every view is the same', async () => {
    const run = longRun()
    expect(existsSync(join(run.dir, 'snapshot.json'))).toBe(true)
    const { events, views } = replayRun(run.dir, run.home, VIEWS)
    expect(events).toBe(411)
    expect(views.filter(({ same }) => !same)).toEqual([])
    expect(views.map(({ view }) => view)).toEqual([
      'state of the run',
      'STATE.md',
      'status',
      'status --json',
      'summary',
      'summary --markdown',
      'summary --json',
      'show of every task',
    ])
    const { code, out } = await run.cli('replay')
    expect(code).toBe(0)
    expect(out).toMatch(/rebuilt from 411 events\n[\s\S]*every view is the same\n$/)
  })

  test('a STATE.md is the same when only events came after it that change nothing in it', async () => {
    const run = longRun()
    const file = join(run.dir, 'STATE.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/as of [-\d]+ [:\d]+\./, 'as of 2026-01-26 14:00:00.'))
    expect(readFileSync(file, 'utf8')).not.toBe(text)
    expect((await run.cli('replay')).code).toBe(0)
  })

  test('a STATE.md that another program wrote to is named with its first line that differs (E22)', async () => {
    const run = longRun()
    const file = join(run.dir, 'STATE.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('approved', 'skipped'))
    const { code, out } = await run.cli('replay')
    expect(code).toBe(1)
    expect(out).toContain(`differs  STATE.md (${file})`)
    expect(out).toMatch(/line \d+ found .*skipped/)
    rmSync(file)
    expect((await run.cli('replay')).code).toBe(0)
  })

  test('a view of what is not in the journal is found', () => {
    const run = longRun()
    let calls = 0
    const moody = { name: 'moody', render: () => `${calls++}` }
    expect(replayRun(run.dir, run.home, [moody]).views.at(-1)).toEqual({
      view: 'moody',
      same: false,
      difference: { line: 1, rebuilt: '0', found: '1' },
    })
  })
})

describe('replay --verify', () => {
  test('runs each command again at its commit, and leaves nothing behind', async () => {
    const run = longRun()
    const { code, out } = await run.cli('replay', '--verify')
    expect(out).toMatch(
      /same {5}task 1\.1 {2}verify at \w{10}: exit 0 {2}test -f a\.txt && test ! -f b\.txt\n/,
    )
    expect(out).toMatch(/same {5}task 1\.2 {2}verify at \w{10}: exit 0 {2}test -f b\.txt\n/)
    expect(out).toContain('2 commands ran again, 0 ended differently\n')
    expect(code).toBe(0)
    expect(run.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(run.git('status', '--porcelain')).toBe('')
  })

  test('a proof that does not hold at its commit is named, whatever lies in the folder now (E28)', async () => {
    const run = provedRun(['1.1'])
    run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f untracked.txt')
    run.write({ 'untracked.txt': 'here\n' })
    const { code, out } = await run.cli('replay', '--verify', '1.1')
    expect(code).toBe(1)
    expect(out).toContain('differs  task 1.1  verify at ')
    expect(out).toContain('exit 1, recorded exit 0')
    const [result] = JSON.parse((await run.cli('replay', '--verify', '--json')).out)
    expect(result).toMatchObject({ task: '1.1', recorded: 'exit 0', found: 'exit 1', same: false })
  })

  test('only the named task is proved again', async () => {
    const run = longRun()
    const { out } = await run.cli('replay', '--verify', '1.2')
    expect(out).not.toContain('1.1')
    expect(out).toContain('1 commands ran again')
  })

  test('links and set-up of the configuration are there', async () => {
    const run = provedRun(['1.1'], { proof: { links: ['deps'], setup: 'echo ready > made.txt' } })
    run.write({ '.git/info/exclude': 'deps\n', 'deps/lib.txt': 'lib\n' })
    run.approve('1.1', { 'a.txt': 'one\n' }, 'grep -q ready made.txt && test -f deps/lib.txt')
    expect(await run.cli('replay', '--verify')).toMatchObject({ code: 0 })
    expect(existsSync(join(run.root, 'deps', 'lib.txt'))).toBe(true)
  })

  test('what the gate had put back is put back again (E30)', async () => {
    const run = provedRun(['1.1'])
    run.write({ 'check.sh': 'exit 1\n' })
    const base = run.commit('the check as it was')
    run.approve('1.1', { 'check.sh': 'exit 0\n' }, 'sh check.sh', {
      record: true,
      base,
      restored: ['check.sh'],
    })
    const { code, out } = await run.cli('replay', '--verify')
    expect(code).toBe(1)
    expect(out).toContain('exit 1, recorded exit 0')
  })

  test('a set-up that fails proves nothing', async () => {
    const run = provedRun(['1.1'], { proof: { setup: 'exit 7' } })
    run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f a.txt')
    const { code, out } = await run.cli('replay', '--verify')
    expect(code).toBe(1)
    expect(out).toContain('proof.setup ended with exit 7')
  })

  test('a commit that is gone proves nothing', async () => {
    const run = provedRun(['1.1'])
    const commit = run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f a.txt')
    rmSync(join(run.root, '.git', 'objects', commit.slice(0, 2), commit.slice(2)))
    const { code, out } = await run.cli('replay', '--verify')
    expect(code).toBe(1)
    expect(out).toContain('the commit is not in this repository')
  })

  test('with nothing to prove it says so and does not pass', async () => {
    const run = provedRun(['1.1'])
    expect(await run.cli('replay', '--verify')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no task has an approved proof yet'),
    })
    expect(await run.cli('replay', '1.1')).toMatchObject({ code: 2 })
  })
})
