import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openJournal, type Reducer } from '../../src/journal/journal.ts'

const texts: Reducer<string[]> = {
  version: '1',
  reduce: (state = [], event) => (event.type === 'noted' ? [...state, event.text] : state),
}
const noted = (text: string) => ({ type: 'noted', text }) as const

let home: string
let dir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultraplan-journal-'))
  dir = join(home, 'repo', '.git', 'ultraplan', 'runs', 'demo')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const open = (create = false) => openJournal(dir, { home, reducer: texts, create })

describe('the journal', () => {
  test('an appended event is there for everybody who opens the run', () => {
    const journal = open(true)
    const { events, state } = journal.update(() => [noted('a'), noted('b')])
    expect(state).toEqual(['a', 'b'])
    expect(events.map((event) => event.seq)).toEqual([1, 2])
    expect(open().state).toEqual(['a', 'b'])
    expect([...open().events()]).toEqual(events)
  })

  test('a decision is made on the newest state, and none on an old one', () => {
    const one = open(true)
    const two = open()
    one.update(() => [noted('one')])
    const seen: unknown[] = []
    two.update((state) => {
      seen.push(state)
      return [noted('two')]
    })
    expect(seen).toEqual([['one']])
    expect(one.state).toEqual(['one'])
    expect(one.refresh()).toEqual(['one', 'two'])
  })

  test('a decision for nothing writes nothing', () => {
    const journal = open(true)
    expect(journal.update(() => []).events).toEqual([])
    expect(statSync(join(dir, 'journal.jsonl')).size).toBe(0)
  })

  test('a decision that throws writes nothing and releases the lock', () => {
    const journal = open(true)
    expect(() =>
      journal.update(() => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(open().update(() => [noted('later')]).state).toEqual(['later'])
  })

  test('files are readable by their owner only', () => {
    open(true).update(() => [noted('a')])
    const mode = (path: string) => statSync(path).mode & 0o777
    expect(mode(dir)).toBe(0o700)
    expect(mode(join(dir, 'journal.jsonl'))).toBe(0o600)
    expect(mode(join(home, '.ultraplan', 'heads', 'demo'))).toBe(0o600)
  })

  test('a changed line is refused with its place', () => {
    open(true).update(() => [noted('a'), noted('b'), noted('c')])
    const log = join(dir, 'journal.jsonl')
    writeFileSync(log, readFileSync(log, 'utf8').replace('"text":"b"', '"text":"B"'))
    expect(() => open()).toThrow(
      expect.objectContaining({ code: 'broken-chain', place: expect.objectContaining({ line: 2 }) }),
    )
  })

  test('a run that is not there is not made by looking at it', () => {
    expect(() => open()).toThrow(expect.objectContaining({ code: 'missing' }))
  })
})
