import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realFiles } from '../../src/io/files.ts'
import { LockTimeout, realParty, withLock } from '../../src/io/lock.ts'
import { systemError } from '../journal/support/faults.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ultraplan-lock-')), 'lock')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const lock = <T>(work: () => T, waitMs = 60) => withLock(realFiles, folder, { waitMs }, work)
const heldBy = (owner: object) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '7'), JSON.stringify({ ...realParty().self, ...owner }))
}
/** Above the highest number that systems give out. */
const NOBODY = 2 ** 22 + 12345

describe('the lock', () => {
  test('it is passed on, and one small file is left', () => {
    expect(lock(() => readFileSync(join(folder, '1'), 'utf8'))).toContain(`"pid":${process.pid}`)
    expect(lock(() => 'again')).toBe('again')
    expect(readdirSync(folder)).toEqual(['2'])
    expect(readFileSync(join(folder, '2'), 'utf8')).toBe('')
  })

  test('a second copy of this module in the same process does not take it away: bundles have one each', async () => {
    const path = '../../src/io/lock.ts?second-copy'
    const copy: { withLock: typeof withLock } = await import(path)
    expect(copy.withLock).not.toBe(withLock)
    lock(() =>
      expect(() => copy.withLock(realFiles, folder, { waitMs: 60 }, () => 'taken')).toThrow('already'),
    )
  })

  test('an error inside releases it', () => {
    expect(() =>
      lock(() => {
        throw new Error('inside')
      }),
    ).toThrow('inside')
    expect(lock(() => 'next')).toBe('next')
  })

  test('an owner that is dead is recognised (A06)', () => {
    heldBy({ pid: NOBODY })
    expect(lock(() => readdirSync(folder))).toEqual(['8'])
  })

  test('an owner whose number another process has now is recognised (A06)', () => {
    heldBy({ pid: process.ppid, startedAt: 'long ago' })
    expect(lock(() => 'taken')).toBe('taken')
  })

  test('an owner that lives is waited for, and named when it takes too long', () => {
    heldBy({ pid: 1, startedAt: undefined })
    expect(() => lock(() => 'taken')).toThrow(LockTimeout)
    expect(() => lock(() => 'taken')).toThrow('locked by process 1')
    writeFileSync(join(folder, '7'), '')
    expect(lock(() => 'taken')).toBe('taken')
  })

  test('an owner in another container is never taken for dead', () => {
    heldBy({ pid: NOBODY, space: 'another machine' })
    expect(() => lock(() => 'taken')).toThrow(expect.objectContaining({ foreign: true }))
  })

  test('what a process that died on the way left behind is removed', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'claim-old'), '{')
    lock(() => 'work')
    expect(existsSync(join(folder, 'claim-old'))).toBe(false)
  })

  test('a process that was far too slow does not get a turn that is long over', () => {
    const here = (pid: number) => ({ self: { pid, space: 'here' }, isAlive: () => true })
    const keeping = {
      ...realFiles,
      truncate: () => {
        throw systemError('EIO')
      },
    }
    let others = 0
    const slow = {
      ...realFiles,
      open(path: string, flags: string, mode?: number) {
        // Between looking and claiming: one comes and goes, the next comes and stays.
        if (flags === 'wx' && others === 0) {
          others = withLock(realFiles, folder, { waitMs: 60, party: here(2) }, () => 1)
          others += withLock(keeping, folder, { waitMs: 60, party: here(3) }, () => 1)
        }
        return realFiles.open(path, flags, mode)
      },
    }
    expect(() => withLock(slow, folder, { waitMs: 60, party: here(1) }, () => 'both')).toThrow(
      'locked by process 3',
    )
    expect(others).toBe(2)
  })

  test('asking for it while holding it is a mistake that does not wait', () => {
    expect(() => lock(() => lock(() => 'inner', 60_000))).toThrow('already holds the lock')
  })
})
