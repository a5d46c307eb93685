import { describe, expect, test } from 'vitest'
import type { Override } from '../../src/model/run.ts'
import { heldBy, heldFiles } from '../../src/run/unproved-work.ts'
import { anAttempt, aRun, aTask, at } from '../support/run-builder.ts'

const override = (over: Partial<Override> = {}): Override => ({
  kind: 'skipped',
  who: 'Ada',
  at: at(10),
  reason: 'r',
  session: 's',
  prompt: 'p',
  left: ['a.txt', 'b.txt'],
  ...over,
})
const held = (over: Partial<Override>, attempts: Parameters<typeof anAttempt>[0][] = []) => {
  const tasks = [
    aTask('1.1', { override: override(over) }),
    aTask('1.2', { attempts: attempts.map((each) => anAttempt(each)) }),
  ]
  return aRun({ tasks })
}

describe('what an override left uncommitted', () => {
  test('is held for the person', () => {
    expect([...heldFiles(held({})).keys()]).toEqual(['a.txt', 'b.txt'])
  })

  test('is no longer held once it is adopted', () => {
    const run = held({ adopted: { who: 'Ada', at: at(20), commit: 'c' } }, [{ held: ['a.txt'] }])
    expect(heldFiles(run).size).toBe(0)
    expect(heldBy(run, '1.2').size).toBe(0)
  })

  test('is no longer held once an attempt began without it, which an older attempt cannot say', () => {
    expect([...heldFiles(held({}, [{ startedAt: at(20), held: ['b.txt'] }])).keys()]).toEqual(['b.txt'])
    expect([...heldFiles(held({}, [{ startedAt: at(5), held: [] }])).keys()]).toEqual(['a.txt', 'b.txt'])
    expect([...heldFiles(held({}, [{ startedAt: at(20) }])).keys()]).toEqual(['a.txt', 'b.txt'])
  })

  test('stays refused to a task whose first attempt committed it, also in the second', () => {
    const run = held({}, [
      { startedAt: at(20), held: ['a.txt', 'b.txt'] },
      { startedAt: at(30), held: ['b.txt'] },
    ])
    expect([...heldFiles(run).keys()]).toEqual(['b.txt'])
    expect([...heldBy(run, '1.2').keys()]).toEqual(['a.txt', 'b.txt'])
  })

  test('is never charged to its own task', () => {
    expect(heldBy(held({}, []), '1.1').size).toBe(0)
  })
})
