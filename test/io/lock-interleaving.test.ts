import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOING, shape, type Thread } from './support/lock-worker.ts'

let scratch: string
let code: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ultraplan-interleaving-'))
  code = join(scratch, 'lock-worker.mjs')
  buildSync({
    entryPoints: ['test/io/support/lock-worker.ts'],
    outfile: code,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const PARTIES = 4
const TURNS = 3

/** Lets one party at a time do one file operation, in an order that the seed decides; one of them dies on the way. */
async function playSchedule(seed: number): Promise<{ most: number; entered: number; died: boolean }> {
  const folder = join(scratch, `lock-${seed}`)
  mkdirSync(folder)
  const at = shape(PARTIES)
  const shared = new SharedArrayBuffer(4 * at.length)
  const memory = new Int32Array(shared)
  const workers = Array.from({ length: PARTIES }, (_, index) => {
    const workerData: Thread = { index, turns: TURNS, folder, shared, parties: PARTIES }
    return new Worker(code, { workerData })
  })
  const roll = dice(seed)
  let deathIn = 5 + roll(120)
  let died = false
  const doing = (index: number) => Atomics.load(memory, at.doing + index)
  const isDead = (index: number) => Atomics.load(memory, at.dead + index) === 1
  const isOver = (index: number) => isDead(index) || doing(index) === DOING.finished
  const all = Array.from({ length: PARTIES }, (_, index) => index)
  /**
   * The first process is always served, so that the others stay in the middle of something for a long time; then it is
   * last.
   */
  let order = [...all].sort(() => roll(3) - 1)
  let patience = 1 + roll(40)
  while (!all.every(isOver)) {
    const asking = all.filter((index) => !isDead(index) && doing(index) === DOING.asking)
    if (asking.length === 0) {
      await new Promise((done) => setImmediate(done))
      continue
    }
    const current = order.find((index) => asking.includes(index)) ?? 0
    patience -= 1
    if (patience === 0) {
      order = [...order.filter((index) => index !== current), current]
      patience = 1 + roll(40)
    }
    deathIn -= 1
    if (deathIn === 0) {
      died = true
      Atomics.store(memory, at.dead + current, 1)
      // A process that died inside is no longer inside.
      Atomics.store(memory, at.inside + current, 0)
      continue
    }
    Atomics.store(memory, at.doing + current, DOING.allowed)
    Atomics.notify(memory, at.doing + current)
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  return { most: Atomics.load(memory, at.most), entered: Atomics.load(memory, at.entered), died }
}

describe('the lock under every order of steps that the dice give', () => {
  test('never lets two in, also when owners die, and always lets the living in (A06, A08)', async () => {
    let deaths = 0
    for (let seed = 1; seed <= 10; seed += 1) {
      const { most, entered, died } = await playSchedule(seed)
      expect(most, `seed ${seed}`).toBe(1)
      expect(entered, `seed ${seed}`).toBeGreaterThanOrEqual((PARTIES - 1) * TURNS)
      if (died) deaths += 1
    }
    expect(deaths).toBeGreaterThan(5)
  }, 60_000)
})
