import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FileOperations, realFiles } from '../../src/io/files.ts'
import { type JournalOptions, openJournal } from '../../src/journal/journal.ts'
import { JournalError } from '../../src/journal/journal-error.ts'
import { decodeLine, encodeLine, START } from '../../src/journal/line.ts'
import { systemError, withFault } from './support/faults.ts'
import { noted, texts, told } from './support/texts.ts'

let home: string
let dir: string
let log: string
let head: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultraplan-trouble-'))
  dir = join(home, 'runs', 'demo')
  log = join(dir, 'journal.jsonl')
  head = join(home, '.ultraplan', 'heads', 'demo')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const open = (options: Partial<JournalOptions<string[]>> = {}) =>
  openJournal(dir, { home, reducer: texts, create: true, ...options })

function problemOf(work: () => unknown): JournalError {
  try {
    work()
  } catch (error) {
    if (error instanceof JournalError) return error
    throw error
  }
  throw new Error('it went through')
}

describe('a half-written last line', () => {
  test('is recovered by the next writer, with a note (A06)', () => {
    open().update(() => [noted('a')])
    const whole = readFileSync(log)
    writeFileSync(log, Buffer.concat([whole, whole.subarray(0, 40)]))
    expect(open().state).toEqual(['a'])
    expect(open().update(() => [noted('b')]).state).toEqual([
      'a',
      'recovered: 40 bytes of a half-written step behind event 1 were removed',
      'b',
    ])
    expect([...open().events()]).toHaveLength(3)
  })

  test('of the first step leaves the first word to the caller', () => {
    open()
    writeFileSync(log, '{"seq":1,"at"')
    expect(open().state).toBeUndefined()
    expect(open().update(() => []).events).toEqual([])
    writeFileSync(log, '{"seq":1,"at"')
    const { state } = open().update(() => [noted('first')])
    expect(state?.map((text) => text.split(' ')[0])).toEqual(['first', 'recovered:'])
  })

  test('of a step with several events takes the whole step', () => {
    open().update(() => [noted('a')])
    open().update(() => [noted('b'), noted('c')])
    const text = readFileSync(log, 'utf8')
    const lines = text.split('\n')
    writeFileSync(log, `${lines[0]}\n${lines[1]}\n`)
    // The head of before that step: as if the writer had died in it.
    const [, hash] = /"hash":"(\w+)"/.exec(lines[0] ?? '') ?? []
    writeFileSync(head, JSON.stringify({ dir, seq: 1, hash }))
    expect(open().state).toEqual(['a'])
    expect(told(open().update(() => []).state)).toEqual(['a'])
  })

  test('that was acknowledged is no crash but a cut', () => {
    open().update(() => [noted('a')])
    open().update(() => [noted('b')])
    writeFileSync(log, readFileSync(log).subarray(0, -20))
    const { code, message, place } = problemOf(() => open())
    expect({ code, place }).toMatchObject({ code: 'head-mismatch', place: { file: log, line: 2 } })
    expect(message).toBe('the log ends with event 1, and event 2 was written: its tail was cut off')
  })
})

describe('any other damage stops the run and says how to go on', () => {
  beforeEach(() => {
    for (const text of ['a', 'b', 'c']) open().update(() => [noted(text)])
  })
  const goOn = /ultraplan audit.*ultraplan cancel/

  test.each([
    ['a changed line', (text: string) => text.replace('"text":"b"', '"text":"x"'), 'broken-chain', 2],
    ['a removed line', (text: string) => text.replace(/.*"text":"b".*\n/, ''), 'broken-chain', 2],
    ['a foreign line', (text: string) => `${text}{"type":"task_approved"}\n`, 'broken-chain', 4],
    ['two swapped lines', (text: string) => text.replace(/(.*\n)(.*\n)(.*\n)/, '$1$3$2'), 'broken-chain', 2],
    ['a cut tail', (text: string) => text.replace(/.*\n$/, ''), 'head-mismatch', 3],
    ['an emptied log', () => '', 'head-mismatch', 1],
  ])('%s (E22)', (_, damage, code, line) => {
    writeFileSync(log, damage(readFileSync(log, 'utf8')))
    const problem = problemOf(() => open())
    expect(problem).toMatchObject({ code, place: { line } })
    expect(problem.fix).toMatch(goOn)
    expect(problemOf(() => open({ create: false }).update(() => [noted('d')]))).toMatchObject({ code })
  })

  test('a journal that was open when it happened notices too (E22)', () => {
    const journal = open()
    writeFileSync(log, readFileSync(log, 'utf8').replace(/.*\n$/, ''))
    expect(problemOf(() => journal.refresh())).toMatchObject({ code: 'head-mismatch' })
    expect(problemOf(() => journal.update(() => [noted('d')]))).toMatchObject({ code: 'head-mismatch' })
    expect(journal.state).toEqual(['a', 'b', 'c'])
  })

  test('a deleted log (E22)', () => {
    rmSync(log)
    expect(problemOf(() => open({ create: false }))).toMatchObject({ code: 'head-mismatch' })
  })

  test('a log that was rewritten, with a chain of its own (E22)', () => {
    const before = readFileSync(head)
    rmSync(dir, { recursive: true })
    rmSync(head)
    for (const text of ['a', 'x', 'c']) open().update(() => [noted(text)])
    writeFileSync(head, before)
    expect(problemOf(() => open())).toMatchObject({ code: 'head-mismatch', place: { line: 3 } })
  })

  test('a line that was changed and hashed again no longer fits the next (E22)', () => {
    const [first = '', second = '', third = ''] = readFileSync(log, 'utf8').split('\n')
    const read = decodeLine(Buffer.from(first), START)
    if ('problem' in read) throw new Error(read.problem)
    const forged = encodeLine(read.position, JSON.parse(second).at, noted('x'), 0)
    writeFileSync(log, `${first}\n${forged}${third}\n`)
    expect(problemOf(() => open())).toMatchObject({
      code: 'broken-chain',
      place: { line: 3 },
      message: 'event 3 does not follow the event before it',
    })
  })

  test('an event whose writer died before it could tell is made to last by the next writer', () => {
    const before = readFileSync(head)
    open().update(() => [noted('d')])
    writeFileSync(head, before)
    expect(open().update(() => []).state).toEqual(['a', 'b', 'c', 'd'])
    writeFileSync(log, readFileSync(log, 'utf8').replace(/.*\n$/, ''))
    expect(problemOf(() => open())).toMatchObject({ code: 'head-mismatch', place: { line: 4 } })
  })

  test('a head that is gone or cannot be read', () => {
    writeFileSync(head, 'x')
    expect(problemOf(() => open())).toMatchObject({ code: 'head-mismatch', place: { file: head } })
    rmSync(head)
    const problem = problemOf(() => open())
    expect(problem).toMatchObject({ code: 'head-missing', place: { file: head } })
    expect(problem.fix).toMatch(goOn)
  })

  test('a closed log whose head is gone is read and not written; one with a broken line is not read either', () => {
    open().update(() => [noted('a'), noted('end')])
    rmSync(head)
    const closed = (create = false) =>
      open({ create, reducer: { ...texts, isClosed: (state) => state.at(-1) === 'end' } })
    expect(closed().state?.slice(-2)).toEqual(['a', 'end'])
    expect(closed().isVouched).toBe(false)
    expect([...closed().events()]).toHaveLength(5)
    // To create a log that is there gives it no head either.
    expect(closed(true).isVouched).toBe(false)
    expect(problemOf(() => closed().update(() => [noted('b')]))).toMatchObject({ code: 'head-missing' })
    const whole = readFileSync(log, 'utf8')
    writeFileSync(log, `${whole}{"seq":6,`)
    expect(problemOf(() => closed())).toMatchObject({ code: 'head-missing' })
    // Cut off where it was not closed.
    writeFileSync(log, whole.replace(/.*\n$/, ''))
    expect(problemOf(() => closed())).toMatchObject({ code: 'head-missing' })
    writeFileSync(log, whole.replace('"a"', '"x"'))
    expect(problemOf(() => closed())).toMatchObject({ code: 'broken-chain' })
  })
})

describe('a file system that refuses', () => {
  const refuse = (code: string, when: (n: number, operation: keyof FileOperations) => boolean) =>
    withFault(realFiles, (n, operation) => {
      if (when(n, operation)) throw systemError(code)
    })

  test.each([
    ['ENOSPC', 'disk', /the disk is full.*nothing before is lost/],
    ['EDQUOT', 'disk', /the disk is full/],
    ['EROFS', 'read-only', /closed to this user/],
    ['EACCES', 'read-only', /closed to this user/],
    ['EIO', 'disk', /the file system refused \(EIO\)/],
  ])('%s is a clear error, and nothing is lost (A06)', (code, kind, message) => {
    open().update(() => [noted('a')])
    const before = readFileSync(log)
    const problem = problemOf(() =>
      open({ create: false, files: refuse(code, (_, operation) => operation === 'write').files }).update(
        () => [noted('b')],
      ),
    )
    expect(problem).toMatchObject({ code: kind, message: expect.stringMatching(message) })
    expect(problem.fix).not.toBe('')
    expect(readFileSync(log)).toEqual(before)
    expect(open().update(() => [noted('c')]).state).toEqual(['a', 'c'])
  })

  test('whichever operation fails, an append happened or did not, as its caller was told', () => {
    const append = (files: FileOperations) =>
      open({ create: false, files, snapshotAfter: 1 }).update(() => [noted('new'), noted('step')])
    open().update(() => [noted('a')])
    const saved = { log: readFileSync(log), head: readFileSync(head) }
    const reset = () => {
      writeFileSync(log, saved.log)
      writeFileSync(head, saved.head)
    }
    const counter = refuse('EIO', () => false)
    append(counter.files)
    const results = new Set<string>()
    for (let at = 1; at <= counter.done.length; at += 1) {
      reset()
      let result = 'done'
      try {
        append(refuse('EIO', (n) => n === at).files)
      } catch (error) {
        expect(error).toBeInstanceOf(JournalError)
        result = 'refused'
      }
      results.add(result)
      expect(open().state, `operation ${at}: ${counter.done[at - 1]}`).toEqual(
        result === 'done' ? ['a', 'new', 'step'] : ['a'],
      )
    }
    expect(results).toEqual(new Set(['done', 'refused']))
  })

  test('a disk that stays full keeps refusing, and what was there can still be read', () => {
    open().update(() => [noted('a')])
    const full = refuse('ENOSPC', (_, operation) => operation === 'write').files
    const journal = open({ create: false, files: full })
    expect(problemOf(() => journal.update(() => [noted('b')])).code).toBe('disk')
    expect(problemOf(() => journal.update(() => [noted('b')])).code).toBe('disk')
    expect(journal.state).toEqual(['a'])
    expect(journal.refresh()).toEqual(['a'])
  })

  test('an error of the caller is handed on as it is', () => {
    const mine = systemError('ENOENT')
    const journal = open()
    expect(() =>
      journal.update(() => {
        throw mine
      }),
    ).toThrow(mine)
  })

  test('a lock that its owner keeps is an error that names it', () => {
    open()
    writeFileSync(join(dir, 'lock', '9'), JSON.stringify({ pid: 1, space: 'elsewhere' }))
    const problem = problemOf(() => open({ create: false, waitMs: 30 }).update(() => [noted('a')]))
    expect(problem).toMatchObject({ code: 'locked', message: expect.stringContaining('process 1') })
    expect(problem.fix).toContain(join(dir, 'lock', '9'))
  })
})

describe('a clock that goes back', () => {
  const at = (text: string) => ({ now: () => new Date(`2026-01-01T${text}Z`) })

  test('does not take the times of the log back, and is noted once', () => {
    open(at('12:00:00')).update(() => [noted('a')])
    open(at('11:00:00')).update(() => [noted('b')])
    open(at('11:30:00')).update(() => [noted('c')])
    open(at('12:30:00')).update(() => [noted('d')])
    open(at('12:00:00')).update(() => [noted('e')])
    const events = [...open().events()]
    expect(events.map((event) => event.at.slice(11, 16))).toEqual([
      '12:00',
      '12:00',
      '12:00',
      '12:00',
      '12:30',
      '12:30',
      '12:30',
    ])
    const notes = open().state?.filter((text) => text.startsWith('the clock went back'))
    expect(notes).toEqual([
      'the clock went back to 2026-01-01T11:00:00.000Z; times stay at 2026-01-01T12:00:00.000Z until it has passed that',
      'the clock went back to 2026-01-01T12:00:00.000Z; times stay at 2026-01-01T12:30:00.000Z until it has passed that',
    ])
  })

  test('by less than a second says nothing', () => {
    open(at('12:00:00.900')).update(() => [noted('a')])
    expect(open(at('12:00:00.100')).update(() => [noted('b')]).state).toEqual(['a', 'b'])
  })
})
