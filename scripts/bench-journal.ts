// Figures for the journal: a storm of killed writers, and what opening costs as the log grows.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openJournal, type Reducer } from '../src/journal/journal.ts'
import { killStorm } from './journal-storm.ts'

const scratch = mkdtempSync(join(tmpdir(), 'ultraplan-bench-'))
const worker = join(dirname(fileURLToPath(import.meta.url)), 'journal-worker.mjs')

/** A state of the size that a run of sixty tasks has, of which each event changes a part. */
const tasks: Reducer<{ title: string; events: number }[]> = {
  version: '1',
  reduce(state = Array.from({ length: 60 }, () => ({ title: 'x'.repeat(300), events: 0 })), event) {
    const at = event.seq % 60
    return state.map((task, index) => (index === at ? { ...task, events: task.events + 1 } : task))
  },
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0
const ms = (value: number) => `${value.toFixed(2)} ms`

function row(name: string, value: string | number): void {
  console.log(`  ${name.padEnd(44)}${value}`)
}

async function storm(): Promise<boolean> {
  const size = { processes: 16, events: 500, kills: 8 }
  const dir = join(scratch, 'runs', 'storm')
  const report = await killStorm({ worker, dir, home: scratch, ...size })
  console.log(
    `${size.processes} processes append ${size.events} events each, ${size.kills} of them are killed`,
  )
  row('killed with SIGKILL', report.killed)
  row('events acknowledged', report.acknowledged)
  row('events in the journal, chain checked', report.inJournal)
  row('written, but the writer was killed before the reply', report.unacknowledged)
  row('half-written steps recovered', report.recovered)
  row('acknowledged and lost', report.lost.length)
  row('out of order', report.disordered.length)
  row('appends a second, all together', Math.round(report.inJournal / report.seconds))
  row('one append, waiting included: median', ms(quantile(report.latencies, 0.5)))
  row('one append, waiting included: 99th percentile', ms(quantile(report.latencies, 0.99)))
  return report.killed === size.kills && report.lost.length + report.disordered.length === 0
}

function fill(events: number): { dir: string; bytes: number } {
  const dir = join(scratch, 'runs', `open-${events}`)
  const open = { home: scratch, reducer: tasks, create: true }
  const text = 'y'.repeat(200)
  const append = (journal: ReturnType<typeof openJournal>, count: number) => {
    for (let done = 0; done < count; done += 50) {
      journal.update(() => Array.from({ length: 50 }, () => ({ type: 'noted', text })))
    }
  }
  append(openJournal(dir, open), events - 100)
  // The last hundred get no snapshot, so that each size is measured with a tail to read.
  append(openJournal(dir, { ...open, snapshotAfter: Number.POSITIVE_INFINITY }), 100)
  return { dir, bytes: statSync(join(dir, 'journal.jsonl')).size }
}

/** The median of many measurements, because other programs disturb single ones. */
function median(times: number, work: () => void): number {
  const spent = Array.from({ length: times }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  }).sort((a, b) => a - b)
  return quantile(spent, 0.5)
}

function opening(): void {
  console.log('opening a run and knowing its state')
  for (const events of [100, 1000, 10_000, 100_000]) {
    const { dir, bytes } = fill(events)
    const open = () => openJournal(dir, { home: scratch, reducer: tasks })
    open()
    const opened = median(30, open)
    const whole = median(1, () => {
      for (const _ of open().events());
    })
    row(
      `${events} events, ${(bytes / 1e6).toFixed(2)} MB`,
      `${ms(opened)} (reading and checking all of it: ${ms(whole)})`,
    )
  }
}

function appending(): void {
  console.log('one append without other writers')
  const dir = join(scratch, 'runs', 'append')
  const journal = openJournal(dir, { home: scratch, reducer: tasks, create: true })
  row(
    'median of 300, on disk',
    ms(median(300, () => journal.update(() => [{ type: 'noted', text: 'z'.repeat(200) }]))),
  )
}

try {
  const sound = await storm()
  opening()
  appending()
  process.exitCode = sound ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
