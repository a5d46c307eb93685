import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileOperations } from '../../src/io/files.ts'
import type { LockOwner } from '../../src/io/lock.ts'
import { locateLog } from '../../src/journal/head.ts'
import { type Journal, openJournal } from '../../src/journal/journal.ts'
import { JournalError } from '../../src/journal/journal-error.ts'
import { decodeLine, encodeLine, START } from '../../src/journal/line.ts'
import { readJournal } from '../../src/journal/read-log.ts'
import { FakeDisk } from './support/fake-disk.ts'
import { Crash, crashAt } from './support/faults.ts'
import { noted, texts, told } from './support/texts.ts'

const dir = '/repo/.git/ultraplan/runs/demo'
const log = `${dir}/journal.jsonl`

let pid = 1_000_000
/** A process of its own; every other process that holds the lock is dead. */
function open(files: FileOperations, now = () => Date.now(), snapshotAfter = 900): Journal<string[]> {
  pid += 1
  const self: LockOwner = { pid, startedAt: String(pid), space: 'here' }
  return openJournal(dir, {
    home: '/home',
    reducer: texts,
    create: true,
    files,
    now: () => new Date(now()),
    snapshotAfter,
    party: { self, isAlive: () => false },
  })
}

type Act =
  | { kind: 'update'; by: number; step: string[]; clock: number }
  | { kind: 'refresh'; by: number }
  | { kind: 'reopen'; by: number }
  | { kind: 'crash'; by: number; at: number; step: string[]; power: number[] }

const PROCESSES = 3
const step = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 0, maxLength: 4 })
const by = fc.nat(PROCESSES - 1)
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('update'),
      by,
      step,
      clock: fc.integer({ min: -5000, max: 9000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refresh'), by }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen'), by }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('crash'),
      by,
      at: fc.integer({ min: 1, max: 45 }),
      step,
      // Empty: the process was killed. Else: the machine lost power, and this is how the dice fell.
      power: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 12 }),
    }),
  },
) as fc.Arbitrary<Act>

/** A note of the journal itself is not one of the test's, and no random text may look like one. */
const isOurs = (text: string) => told([text]).length === 1

describe('random histories', () => {
  test('processes that take turns, crash and lose power always agree on what was told', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let disk = new FakeDisk()
        let time = Date.parse('2026-01-01T00:00:00Z')
        /** What was acknowledged, in order. */
        let expected: string[] = []
        const now = () => time
        let journals = Array.from({ length: PROCESSES }, () => open(disk, now))
        for (const one of acts) {
          if (one.kind === 'refresh') expect(told(journals[one.by]?.refresh())).toEqual(expected)
          else if (one.kind === 'reopen') {
            journals[one.by] = open(disk, now)
            expect(told(journals[one.by]?.state)).toEqual(expected)
          } else if (one.kind === 'update') {
            time += one.clock
            const words = one.step.filter(isOurs)
            const result = journals[one.by]?.update((seen) => {
              expect(told(seen)).toEqual(expected)
              return words.map(noted)
            })
            expected = [...expected, ...words]
            expect(told(result?.state)).toEqual(expected)
          } else {
            const words = one.step.filter(isOurs)
            let acknowledged = false
            try {
              open(crashAt(disk, one.at).files, now).update(() => words.map(noted))
              acknowledged = true
            } catch (error) {
              if (!(error instanceof Crash)) throw error
            }
            let dice = 0
            disk =
              one.power.length === 0
                ? disk.afterKill()
                : disk.afterPowerLoss(() => one.power[dice++ % one.power.length] ?? 0)
            journals = Array.from({ length: PROCESSES }, () => open(disk, now))
            const found = told(journals[0]?.state)
            const both = acknowledged ? [[...expected, ...words]] : [expected, [...expected, ...words]]
            expect(both).toContainEqual(found)
            expected = found
          }
        }
        const events = [...open(disk).events()]
        expect(told(events.reduce(texts.reduce, [] as string[]))).toEqual(expected)
        const times = events.map(({ at }) => at)
        expect(times).toEqual([...times].sort())
        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
      }),
      { numRuns: 150 },
    )
  })
})

function write(disk: FakeDisk, bytes: Uint8Array): void {
  const fd = disk.open(log, 'r+')
  disk.truncate(fd, 0)
  disk.write(fd, bytes, 0)
  disk.close(fd)
}

function stateOf(disk: FakeDisk): string[] | 'refused' {
  try {
    return open(disk).state ?? []
  } catch (error) {
    if (error instanceof JournalError) return 'refused'
    throw error
  }
}

describe('random damage', () => {
  test('no edit makes a reader believe in other events: they are the true ones, or the damage is named', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(400),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('\n', '{}\n', '\0').map((text) => Buffer.from(text)),
      ),
    })
    let named = 0
    let harmless = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), edit, (steps, { at, remove, insert }) => {
        const disk = new FakeDisk()
        const journal = open(disk)
        for (const words of steps) journal.update(() => words.map(noted))
        const truth = [...journal.events()]
        const bytes = disk.readFile(log)
        const from = Math.floor(at * bytes.length)
        const changed = Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)])
        write(disk, changed)
        try {
          expect([...readJournal(locateLog(dir, '/home', disk))]).toEqual(truth)
          harmless += 1
          expect(changed.subarray(0, bytes.length)).toEqual(bytes)
        } catch (error) {
          if (!(error instanceof JournalError)) throw error
          named += 1
          expect(error.place.line).toBeGreaterThan(0)
          // Opening trusts the snapshot for what is before it, and so still tells the truth, or nothing.
          expect([truth.reduce(texts.reduce, [] as string[]), 'refused']).toContainEqual(stateOf(disk))
        }
      }),
      { numRuns: 400 },
    )
    expect(named).toBeGreaterThan(harmless)
  })

  test('a log that is cut anywhere after its head is read up to there and can be appended to', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 2, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (steps, share) => {
          const disk = new FakeDisk()
          open(disk)
          const head = disk.readFile('/home/.ultraplan/heads/demo')
          const journal = open(disk, Date.now, Number.POSITIVE_INFINITY)
          for (const words of steps) journal.update(() => words.map(noted))
          const bytes = disk.readFile(log)
          // The head as it was in the beginning: nothing of this was acknowledged.
          const fd = disk.open('/home/.ultraplan/heads/demo', 'w')
          disk.write(fd, head, 0)
          write(disk, bytes.subarray(0, Math.floor(share * (bytes.length + 1))))
          const all = steps.map((words) => words.filter(isOurs))
          const prefixes = all.map((_, count) => all.slice(0, count).flat())
          const seen = told(open(disk).state)
          expect([...prefixes, all.flat()]).toContainEqual(seen)
          expect(told(open(disk).update(() => [noted('on')]).state)).toEqual([...seen, 'on'])
          expect(open(disk).update(() => [noted('and on')]).events).toHaveLength(1)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('lines', () => {
  test('any text survives, and stays on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(5), (text, more) => {
        const line = encodeLine(START, '2026-01-01T00:00:00.000Z', noted(text), more)
        expect(line.indexOf(10)).toBe(line.length - 1)
        expect(line.includes(0)).toBe(false)
        const read = decodeLine(line.subarray(0, -1), START)
        expect(read).toMatchObject({
          event: { seq: 1, type: 'noted', text },
          more,
          position: { seq: 1, bytes: line.length },
        })
      }),
    )
  })

  test('an event may not claim what the journal adds', () => {
    const forged = { ...noted('x'), hash: 'mine' }
    expect(() => encodeLine(START, '2026-01-01T00:00:00.000Z', forged, 0)).toThrow(
      'may not have a field "hash"',
    )
  })
})
