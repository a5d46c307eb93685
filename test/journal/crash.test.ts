import { deepStrictEqual, ok } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { FileOperations } from '../../src/io/files.ts'
import type { LockOwner } from '../../src/io/lock.ts'
import { readBrief } from '../../src/journal/head.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { FakeDisk } from './support/fake-disk.ts'
import { Crash, crashAt } from './support/faults.ts'
import { noted, texts, told } from './support/texts.ts'

const dir = '/repo/.git/ultraplan/runs/demo'

/** A machine on which only one process lives at a time, and each has a number of its own. */
let pid = 0
function open(files: FileOperations) {
  pid += 1
  const self: LockOwner = { pid, startedAt: String(pid), space: 'here' }
  const party = { self, isAlive: (owner: LockOwner) => owner.pid === self.pid }
  return openJournal(dir, { home: '/home', reducer: texts, create: true, snapshotAfter: 600, files, party })
}

/** Long enough for snapshots in the midst, so that their operations are among those that are cut off. */
const steps = [['a1', 'a2'], ['b1', 'b2', 'b3'], ['c1'], ['d1', `d2 ${'y'.repeat(3000)}`], ['e1', 'e2']]

function play(files: FileOperations, onTold: () => void): void {
  for (const step of steps) {
    // Another process each time, so that everything is read from the disk.
    open(files).update(() => step.map(noted))
    onTold()
  }
}

function playUntil(at: number): { disk: FakeDisk; acknowledged: number; ended: boolean } {
  const disk = new FakeDisk()
  let acknowledged = 0
  try {
    play(crashAt(disk, at).files, () => {
      acknowledged += 1
    })
    return { disk, acknowledged, ended: true }
  } catch (error) {
    if (!(error instanceof Crash)) throw error
    return { disk, acknowledged, ended: false }
  }
}

/**
 * Opened by the next process with no repair in between: the told steps, at most one more, and none by half. With node's
 * own assertions: thousands of these are most of what `expect` would cost here.
 */
function expectSound(disk: FakeDisk, acknowledged: number): void {
  const brief = readBrief(dir, '/home', '1', disk)
  const journal = open(disk)
  const seen = told(journal.state)
  // Either the log has to be asked, or the brief says what the log does.
  if (brief !== undefined) deepStrictEqual(brief, journal.state)
  const whole = [acknowledged, acknowledged + 1].map((count) => steps.slice(0, count).flat())
  ok(
    whole.some((steps) => isDeepStrictEqual(steps, seen)),
    `${acknowledged} steps were told, and these are there: ${seen}`,
  )
  journal.update(() => [noted('after')])
  // Recovered for good: the next one has nothing left to note.
  deepStrictEqual(open(disk).update(() => [noted('later')]).events.length, 1)
  const all = [...seen, 'after', 'later']
  const { state } = open(disk)
  deepStrictEqual(told([...open(disk).events()].reduce(texts.reduce, [] as string[])), all)
  deepStrictEqual(told(state), all)
  deepStrictEqual(readBrief(dir, '/home', '1', disk), state)
}

function seeded(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const operations = (() => {
  const counter = crashAt(new FakeDisk(), Number.POSITIVE_INFINITY)
  play(counter.files, () => {})
  return counter.done
})()

describe('a crash at every file operation, one after the other', () => {
  test('the story makes every kind of operation that the journal knows', () => {
    expect(new Set(operations)).toEqual(
      new Set(
        'open close size stamp read write sync readFile list makeFolder rename link remove truncate'.split(
          ' ',
        ),
      ),
    )
  })

  test('a killed process loses no acknowledged event and leaves nothing to repair (A03, A06)', () => {
    for (let at = 1; at <= operations.length; at += 1) {
      const { disk, acknowledged, ended } = playUntil(at)
      expect(ended).toBe(false)
      expectSound(disk.afterKill(), acknowledged)
    }
  })

  test('a loss of power loses no acknowledged event and leaves nothing to repair (A03)', () => {
    for (let at = 1; at <= operations.length + 1; at += 1) {
      const { disk, acknowledged } = playUntil(at)
      for (let seed = 1; seed <= 12; seed += 1) {
        expectSound(disk.afterPowerLoss(seeded(at * 100 + seed)), acknowledged)
      }
    }
  })

  test('a second crash while the first is being recovered loses nothing either', () => {
    for (let at = 1; at <= operations.length; at += 7) {
      for (let again = 1; again <= 40; again += 1) {
        const { disk, acknowledged } = playUntil(at)
        const second = disk.afterKill()
        try {
          open(crashAt(second, again).files).update(() => [])
        } catch (error) {
          if (!(error instanceof Crash)) throw error
        }
        expectSound(second.afterKill(), acknowledged)
      }
    }
  })
})
