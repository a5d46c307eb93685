import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realFiles } from '../../src/io/files.ts'
import { readBrief } from '../../src/journal/head.ts'
import { openJournal } from '../../src/journal/journal.ts'
import { withFault } from './support/faults.ts'
import { noted, texts } from './support/texts.ts'

let home: string
let dir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultraplan-brief-'))
  dir = join(home, 'runs', 'demo')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const open = () => openJournal(dir, { home, reducer: texts, create: true })
const brief = () => readBrief(dir, home, '1')
const log = () => join(dir, 'journal.jsonl')

describe('the brief in the head', () => {
  test('is on the newest state, after every update', () => {
    const journal = open()
    for (const text of ['a', 'b', 'c']) {
      journal.update(() => [noted(text)])
      expect(brief()).toEqual(journal.state)
    }
    expect(brief()).toEqual(['a', 'b', 'c'])
  })

  test('is there with a snapshot too', () => {
    const journal = openJournal(dir, { home, reducer: texts, create: true, snapshotAfter: 100 })
    journal.update(() => [noted('x'.repeat(500))])
    expect(JSON.parse(readFileSync(join(home, '.ultraplan/heads/demo'), 'utf8')).snapshot).toBeDefined()
    expect(brief()).toEqual(journal.state)
  })

  test('is read without a byte of the log', () => {
    open().update(() => [noted('a')])
    const { files, done } = withFault(realFiles, () => {})
    expect(readBrief(dir, home, '1', files)).toEqual(['a'])
    expect(done).toEqual(['readFile', 'open', 'stamp', 'close'])
  })

  test('of another version is not used', () => {
    open().update(() => [noted('a')])
    expect(readBrief(dir, home, '2')).toBeUndefined()
  })

  test('is not there where nothing is, and nothing is thrown', () => {
    expect(brief()).toBeUndefined()
    open().update(() => [noted('a')])
    writeFileSync(join(home, '.ultraplan/heads/demo'), 'no json')
    expect(brief()).toBeUndefined()
  })

  const CHANGES: { what: string; change(): void }[] = [
    { what: 'appended to', change: () => appendFileSync(log(), 'x') },
    { what: 'cut', change: () => truncateSync(log(), 10) },
    { what: 'removed', change: () => rmSync(log()) },
    {
      what: 'swapped for a copy',
      change() {
        copyFileSync(log(), `${log()}.copy`)
        renameSync(`${log()}.copy`, log())
      },
    },
    {
      what: 'changed in place, with its length and its time put back',
      change() {
        const { atime, mtime } = statSync(log())
        writeFileSync(log(), readFileSync(log(), 'utf8').replace('"a"', '"b"'), { flag: 'r+' })
        utimesSync(log(), atime, mtime)
      },
    },
  ]

  test.each(CHANGES)('is not used for a log that was $what (E22)', async ({ change }) => {
    open().update(() => [noted('a')])
    // The clock that the system stamps files with goes in steps.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(brief()).toEqual(['a'])
    change()
    expect(brief()).toBeUndefined()
  })
})
