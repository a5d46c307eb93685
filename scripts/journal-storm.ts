// Many processes append to one journal while some of them are killed; afterwards the journal is compared with what
// they were told.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { openJournal } from '../src/journal/journal.ts'
import type { WorkerOrder } from './journal-worker.ts'

export interface StormOptions {
  /** The bundled worker. */
  worker: string
  dir: string
  home: string
  processes: number
  events: number
  /** How many of the processes are killed with SIGKILL, each at a moment of its own. */
  kills: number
}

export interface StormReport {
  seconds: number
  killed: number
  acknowledged: number
  inJournal: number
  /** Written by a process that was killed before it could tell. */
  unacknowledged: number
  /** Half-written steps that were removed, with a note. */
  recovered: number
  /** Acknowledged events that are not in the journal, or not where they were said to be. */
  lost: string[]
  /** Events of one process that are not in the order it wrote them. */
  disordered: string[]
  /** Milliseconds from the call to its return, in order. */
  latencies: number[]
}

interface Told {
  child: ChildProcess
  acknowledged: { n: number; seq: number }[]
  latencies: number[]
  ended: Promise<{ signal: string | null; code: number | null }>
}

const plain = { version: '1', reduce: () => 0 }

export async function killStorm(options: StormOptions): Promise<StormReport> {
  const { dir, home, processes, events, kills } = options
  const journal = openJournal(dir, { home, reducer: plain, create: true })
  const begun = performance.now()
  const all = Array.from({ length: processes }, (_, index) => {
    const killAfter = index < kills ? 1 + Math.floor(Math.random() * (events - 2)) : undefined
    return startWorker(options, `p${index}`, killAfter)
  })
  const ends = await Promise.all(all.map(({ ended }) => ended))
  const seconds = (performance.now() - begun) / 1000

  const failed = ends.find(({ signal, code }) => signal !== 'SIGKILL' && code !== 0)
  if (failed) throw new Error(`a worker failed: ${JSON.stringify(failed)}`)
  // What the last process left incomplete is recovered by the next writer, as in a run.
  journal.update(() => [{ type: 'noted', text: 'end' }])

  const places = new Map<string, number>()
  const lastOf = new Map<string, number>()
  const disordered: string[] = []
  let recovered = 0
  for (const event of journal.events()) {
    if (event.type !== 'noted' || event.text === 'end') continue
    if (event.text.startsWith('recovered: ')) {
      recovered += 1
      continue
    }
    const [name = '', n] = event.text.split(' ')
    if (Number(n) !== (lastOf.get(name) ?? 0) + 1) disordered.push(event.text)
    lastOf.set(name, Number(n))
    places.set(event.text, event.seq)
  }
  const told = all.flatMap(({ acknowledged }, index) =>
    acknowledged.map(({ n, seq }) => ({ text: `p${index} ${n}`, seq })),
  )
  return {
    seconds,
    killed: ends.filter(({ signal }) => signal === 'SIGKILL').length,
    acknowledged: told.length,
    inJournal: places.size,
    unacknowledged: places.size - told.length,
    recovered,
    lost: told.filter(({ text, seq }) => places.get(text) !== seq).map(({ text }) => text),
    disordered,
    latencies: all.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
  }
}

function startWorker(options: StormOptions, name: string, killAfter: number | undefined): Told {
  const { worker, dir, home, events } = options
  const order: WorkerOrder = { dir, home, name, events }
  const child = spawn(process.execPath, [worker, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: Told['acknowledged'] = []
  const latencies: number[] = []
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  lines.on('line', (line) => {
    const [n = 0, seq = 0, ms = 0] = line.split(' ').map(Number)
    acknowledged.push({ n, seq })
    latencies.push(ms)
    // Anywhere in one of the appends that follow.
    if (acknowledged.length === killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20)
  })
  const ended = Promise.all([
    new Promise<{ signal: string | null; code: number | null }>((done) =>
      child.on('exit', (code, signal) => done({ code, signal })),
    ),
    new Promise<void>((done) => lines.on('close', done)),
  ]).then(([end]) => end)
  return { child, acknowledged, latencies, ended }
}
