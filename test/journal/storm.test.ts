import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { killStorm } from '../../scripts/journal-storm.ts'
import type { WorkerOrder } from '../../scripts/journal-worker.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { texts, told } from './support/texts.ts'

let scratch: string
let worker: string
let home: string
let dir: string
let turn = 0

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ultraplan-storm-'))
  worker = join(scratch, 'worker.mjs')
  buildSync({
    entryPoints: ['scripts/journal-worker.ts'],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
beforeEach(() => {
  turn += 1
  home = join(scratch, `home-${turn}`)
  dir = join(home, 'runs', 'storm')
})

describe('processes that are killed while they append', () => {
  test('eight processes, half of them killed: every acknowledged event is there, in order', async () => {
    const report = await killStorm({ worker, dir, home, processes: 8, events: 30, kills: 4 })
    expect(report).toMatchObject({ lost: [], disordered: [] })
    expect(report.killed).toBeGreaterThan(0)
    expect(report.acknowledged).toBeGreaterThanOrEqual(4 * 30)
    expect(report.unacknowledged).toBeLessThanOrEqual(report.killed)
  })

  test('killed at each of its file operations, a process loses nothing it has told (A03, A06)', () => {
    const open = () => openJournal(dir, { home, reducer: texts, create: true })
    open()
    let killedAt = 0
    for (let killAt = 1; ; killAt += 1) {
      const name = `k${killAt}`
      const order: WorkerOrder = { dir, home, name, events: 1, killAt }
      const { stdout, signal, status } = spawnSync(process.execPath, [worker, JSON.stringify(order)], {
        encoding: 'utf8',
      })
      const there = told(open().state).filter((text) => text.startsWith(`${name} `)).length
      if (stdout !== '') expect(there).toBe(1)
      if (signal === null) {
        expect(status).toBe(0)
        break
      }
      killedAt = killAt
      // The next process finds the dead owner's lock, and whatever is left of the line.
      open().update(() => [{ type: 'noted', text: `after ${name}` }])
      expect(told([...open().events()].reduce(texts.reduce, [] as string[])).at(-1)).toBe(`after ${name}`)
    }
    expect(killedAt).toBeGreaterThan(20)
  })
})
