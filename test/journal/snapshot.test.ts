import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realFiles } from '../../src/io/files.ts'
import { openJournal, type Reducer } from '../../src/journal/journal.ts'
import { withFault } from './support/faults.ts'
import { noted } from './support/texts.ts'

let home: string
let dir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultraplan-snapshot-'))
  dir = join(home, 'runs', 'demo')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Counts, and how often it was asked to. */
function counting(version = '1') {
  const reducer = {
    version,
    asked: 0,
    reduce(state: { events: number } | undefined) {
      reducer.asked += 1
      return { events: (state?.events ?? 0) + 1 }
    },
  }
  return reducer
}

function fill(events: number): void {
  const journal = openJournal(dir, { home, reducer: counting(), create: true })
  const step = Math.min(250, events)
  for (let done = 0; done < events; done += step) {
    journal.update(() => Array.from({ length: step }, (_, n) => noted(`${done + n} ${'x'.repeat(100)}`)))
  }
}

const open = <S>(reducer: Reducer<S>) => openJournal(dir, { home, reducer })

describe('the snapshot', () => {
  test('opening a run of very many events reads and reduces about as many as one of few', () => {
    fill(10_000)
    const reducer = counting()
    let bytes = 0
    const { files } = withFault(realFiles, (_, operation, args) => {
      if (operation === 'read') bytes += (args[1] as Uint8Array).length
    })
    expect(openJournal(dir, { home, reducer, files }).state).toEqual({ events: 10_000 })
    expect(reducer.asked).toBeLessThan(500)
    expect(bytes).toBeLessThan(200_000)
  })

  test('a short log needs none', () => {
    fill(50)
    expect(existsSync(join(dir, 'snapshot.json'))).toBe(false)
    expect(open(counting()).state).toEqual({ events: 50 })
  })

  test('one made by another reducer is not used', () => {
    fill(2000)
    const reducer = counting('2')
    expect(open(reducer).state).toEqual({ events: 2000 })
    expect(reducer.asked).toBe(2000)
  })

  test.each([
    ['changed', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('{', '{ '))],
    [
      'forged',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(/"events":\d+/, '"events":9')),
    ],
    ['removed', (path: string) => rmSync(path)],
  ])('one that was %s is not used, and the next append replaces it (E22)', (_, harm) => {
    fill(2000)
    harm(join(dir, 'snapshot.json'))
    const reducer = counting()
    const journal = open(reducer)
    expect(journal.state).toEqual({ events: 2000 })
    expect(reducer.asked).toBe(2000)
    journal.update(() => [noted('more')])
    const again = counting()
    expect(open(again).state).toEqual({ events: 2001 })
    expect(again.asked).toBeLessThan(500)
  })

  test('it is not written with each append', () => {
    const journal = openJournal(dir, { home, reducer: counting(), create: true })
    let written = 0
    let last = ''
    for (let n = 0; n < 200; n += 1) {
      journal.update(() => [noted('x'.repeat(1200))])
      const { snapshot = '' } = JSON.parse(readFileSync(join(home, '.ultraplan', 'heads', 'demo'), 'utf8'))
      if (snapshot !== last) written += 1
      last = snapshot
    }
    expect(written).toBeGreaterThan(2)
    expect(written).toBeLessThan(20)
  })
})
