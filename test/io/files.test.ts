import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureFolder, type FileOperations, realFiles, writeAtomic } from '../../src/io/files.ts'
import { systemError } from '../journal/support/faults.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ultraplan-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: FileOperations, text: string) =>
  writeAtomic(files, join(folder, 'file'), Buffer.from(text), {
    temporary: join(folder, 'file.new'),
    sync: 'both',
  })

describe('atomic files', () => {
  test('a file is replaced as a whole, and only its owner can read it', () => {
    write(realFiles, 'old')
    write(realFiles, 'new')
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new')
    expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['file'])
  })

  test('a write that fails leaves the old file', () => {
    write(realFiles, 'old')
    const full = {
      ...realFiles,
      write: () => {
        throw systemError('ENOSPC')
      },
    }
    expect(() => write(full, 'new')).toThrow('ENOSPC')
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('old')
  })

  test('a write that takes only a part goes on with the rest', () => {
    const slow = {
      ...realFiles,
      write: (fd: number, bytes: Uint8Array, at: number) => realFiles.write(fd, bytes.subarray(0, 2), at),
    }
    write(slow, 'longer than two')
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('longer than two')
  })

  test('a folder is made with its parents, an existing one is kept, and a file in the way is an error', () => {
    const deep = join(folder, 'a', 'b', 'c')
    ensureFolder(realFiles, deep)
    ensureFolder(realFiles, deep)
    expect(statSync(deep).mode & 0o777).toBe(0o700)
    writeFileSync(join(folder, 'plain'), '')
    expect(() => ensureFolder(realFiles, join(folder, 'plain', 'below'))).toThrow('ENOTDIR')
  })
})
