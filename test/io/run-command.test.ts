import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../src/io/run-command.ts'
import { daemon, endless } from '../support/shell-lines.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ultraplan-command-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: string, over: Partial<Parameters<typeof runCommand>[1]> = {}) =>
  runCommand(command, {
    cwd: folder,
    env: { PATH: process.env.PATH },
    limitMs: 10_000,
    outputBytes: 100_000,
    ...over,
  })
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const gone = async (pid: number) => {
  for (let waited = 0; waited < 60_000 && isAlive(pid); waited += 50)
    await new Promise((done) => setTimeout(done, 50))
  return !isAlive(pid)
}

describe('a command', () => {
  test('is run with sh -c, and both its streams are kept in order', async () => {
    const result = await run('echo one; echo two >&2; echo three; exit 3')
    expect(result).toMatchObject({ exitCode: 3, timedOut: false, cut: 0 })
    expect(result.output.toString()).toBe('one\ntwo\nthree\n')
    expect(result.startedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('may hold quotes, several lines and dollar signs', async () => {
    const result = await run(`set -e\nx='a "b" $HOME'\nprintf '%s\\n' "$x" '$0'`)
    expect(result.output.toString()).toBe('a "b" $HOME\n$0\n')
  })

  test('has no stdin to wait for', async () => {
    expect((await run('cat')).exitCode).toBe(0)
  })

  test('that a signal ended has the name of the signal', async () => {
    expect(await run('kill -TERM $$')).toMatchObject({ signal: 'SIGTERM', timedOut: false })
  })

  test('in a missing folder is reported as not started', async () => {
    const result = await run('true', { cwd: join(folder, 'none') })
    expect(result.failedToStart).toContain('ENOENT')
    expect(result.exitCode).toBeUndefined()
  })
})

describe('time', () => {
  test('a command that hangs is ended at its limit, and its output is kept', async () => {
    const result = await run('echo begun; sleep 600', { limitMs: 1000 })
    expect(result.timedOut).toBe(true)
    expect(result.durationMs).toBeLessThan(100_000)
    expect(result.output.toString()).toBe('begun\n')
  })

  test('a command that ignores SIGTERM is killed', async () => {
    const result = await run('trap "" TERM; echo $$ > pid; while :; do sleep 0.1; done', { limitMs: 300 })
    expect(result.timedOut).toBe(true)
    expect(await gone(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(true)
  })

  test('E31 a child that keeps the pipe open is not waited for, and is ended with its group', async () => {
    const begun = performance.now()
    const result = await run('sleep 600 & echo $! > pid; echo done')
    expect(performance.now() - begun).toBeLessThan(100_000)
    expect(result).toMatchObject({ exitCode: 0, timedOut: false })
    expect(result.output.toString()).toBe('done\n')
    expect(await gone(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(true)
  })

  test('E39 a daemon with a session of its own is ended too', async () => {
    const result = await run(`${daemon('pid')}; echo done`)
    expect(result.exitCode).toBe(0)
    expect(await gone(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(true)
  })
})

test('a command that has ended is not waited for: no timer outlives it', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  await run('true')
  // Not `toBe`: the timer of a test that ran before in this process may end meanwhile.
  expect(timers()).toBeLessThanOrEqual(before)
})

describe('output', () => {
  test('that is too long keeps its beginning and its end, and says how much is missing', async () => {
    const result = await run(`echo first; ${endless('y')} | head -c 2000000; echo last`, {
      outputBytes: 10_000,
    })
    const text = result.output.toString()
    expect(text.startsWith('first\n')).toBe(true)
    expect(text.endsWith('last\n')).toBe(true)
    expect(text).toContain(`[${result.cut} bytes left out]`)
    expect(result.output.length).toBeLessThan(11_000)
    expect(result.output.length + result.cut).toBeGreaterThan(2_000_000)
  })

  test('that never ends does not fill memory', async () => {
    const before = process.memoryUsage().rss
    const result = await run(endless('y'), { limitMs: 500, outputBytes: 10_000 })
    expect(result.timedOut).toBe(true)
    expect(result.output.length).toBeLessThan(11_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })
})

test('a command has a terminal on none of its streams, and nothing to read', async () => {
  const { exitCode, output } = await run(
    'for stream in 0 1 2; do test -t $stream && echo "a terminal on $stream"; done; cat; echo end',
  )
  expect({ exitCode, output: output.toString() }).toEqual({ exitCode: 0, output: 'end\n' })
})
