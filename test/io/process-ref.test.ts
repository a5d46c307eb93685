import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { isAlive, processStart, thisProcess } from '../../src/io/process-ref.ts'

const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })

describe('telling processes apart', () => {
  test('this process is alive, and known by its start', () => {
    expect(thisProcess().pid).toBe(process.pid)
    expect(isAlive(thisProcess())).toBe(true)
    expect(isAlive({ pid: process.pid })).toBe(true)
  })

  test('another process with the same number is not the one that was meant', () => {
    const start = processStart(process.pid)
    expect(start).toBeTypeOf('string')
    expect(isAlive({ pid: process.pid, startedAt: `${start}9` })).toBe(false)
  })

  test('a process that was killed is dead, also while its parent has not collected it', async () => {
    const child = idle()
    await once(child, 'spawn')
    const pid = child.pid ?? 0
    const startedAt = processStart(pid)
    if (startedAt === undefined) throw new Error('the child has no start')
    expect(isAlive({ pid, startedAt })).toBe(true)
    // Node collects its children only when the event loop turns, so right now it is a zombie.
    process.kill(pid, 'SIGKILL')
    const begun = Date.now()
    while (isAlive({ pid, startedAt }) && Date.now() - begun < 60_000) spawnSync('true')
    expect(isAlive({ pid, startedAt })).toBe(false)
    await once(child, 'exit')
    expect(isAlive({ pid, startedAt })).toBe(false)
    expect(processStart(pid)).toBeUndefined()
  })

  test('a number that is none starts nothing', () => {
    expect(processStart(-1)).toBeUndefined()
    expect(processStart(Number.NaN)).toBeUndefined()
  })
})
