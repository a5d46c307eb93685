import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Every file operation of the journal goes through this object, so that a test can fail or stop at each. */
export interface FileOperations {
  open(path: string, flags: string, mode?: number): number
  close(fd: number): void
  size(fd: number): number
  /** A value that differs after every change of the file. It contains a time that only the system can set. */
  stamp(fd: number): string
  read(fd: number, buffer: Uint8Array, position: number): number
  write(fd: number, bytes: Uint8Array, position: number): number
  truncate(fd: number, size: number): void
  sync(fd: number): void
  readFile(path: string): Buffer
  list(folder: string): string[]
  makeFolder(path: string): void
  rename(from: string, to: string): void
  link(from: string, to: string): void
  remove(path: string): void
}

export const realFiles: FileOperations = {
  open: (path, flags, mode) => fs.openSync(path, flags, mode),
  close: (fd) => fs.closeSync(fd),
  size: (fd) => fs.fstatSync(fd).size,
  stamp(fd) {
    const { dev, ino, size, ctimeNs } = fs.fstatSync(fd, { bigint: true })
    return [dev, ino, size, ctimeNs].join(':')
  },
  read: (fd, buffer, position) => fs.readSync(fd, buffer, 0, buffer.length, position),
  write: (fd, bytes, position) => fs.writeSync(fd, bytes, 0, bytes.length, position),
  truncate: (fd, size) => fs.ftruncateSync(fd, size),
  sync: (fd) => fs.fsyncSync(fd),
  readFile: (path) => fs.readFileSync(path),
  list: (folder) => fs.readdirSync(folder),
  makeFolder: (path) => fs.mkdirSync(path, { mode: 0o700 }),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  remove: (path) => fs.unlinkSync(path),
}

/** For questions to which a failure is an answer too. */
export function tried<T>(ask: () => T): T | undefined
export function tried<T, F>(ask: () => T, otherwise: F): T | F
export function tried<T>(ask: () => T, otherwise?: T): T | undefined {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** The text of a file; undefined where there is none that can be read. */
export const readText = (path: string): string | undefined => tried(() => fs.readFileSync(path, 'utf8'))

/** What is in a folder; nothing where there is none. */
export const namesIn = (folder: string): string[] => tried(() => fs.readdirSync(folder), [])

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export function readIfThere(files: FileOperations, path: string): Buffer | undefined {
  try {
    return files.readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The data was synced while the file was open, so an error of closing it is ignored. */
export function withOpen<T>(
  files: FileOperations,
  path: string,
  flags: string,
  work: (fd: number) => T,
  mode?: number,
): T {
  const fd = files.open(path, flags, mode)
  try {
    return work(fd)
  } finally {
    closeQuietly(files, fd)
  }
}

export function closeQuietly(files: FileOperations, fd: number): void {
  try {
    files.close(fd)
  } catch (error) {
    if (errorCode(error) === undefined) throw error
  }
}

/** A new name is on disk only after its folder was synced. Windows cannot open folders and does not need this. */
export function syncFolder(files: FileOperations, folder: string): void {
  if (process.platform !== 'win32') withOpen(files, folder, 'r', (fd) => files.sync(fd))
}

/** Creates a folder and those above it, readable by the owner only, and syncs their names to disk. */
export function ensureFolder(files: FileOperations, path: string): void {
  try {
    files.makeFolder(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    ensureFolder(files, dirname(path))
    ensureFolder(files, path)
    return
  }
  syncFolder(files, dirname(path))
}

export function writeAll(files: FileOperations, fd: number, bytes: Uint8Array, position: number): void {
  let done = 0
  while (done < bytes.length) done += files.write(fd, bytes.subarray(done), position + done)
}

/** On Windows a rename fails for a moment while a reader has the old file open. */
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY'])

function replace(files: FileOperations, from: string, to: string): void {
  for (let tries = 0; ; tries += 1) {
    try {
      files.rename(from, to)
      return
    } catch (error) {
      if (process.platform !== 'win32' || tries > 50 || !BUSY.has(errorCode(error) ?? '')) throw error
      sleep(10)
    }
  }
}

/** `both` returns only after the new name is on disk too; `content` does not wait for that. */
export type Sync = 'both' | 'content'

/**
 * After a crash at any point the file is the old one or the new one, and complete. The bytes are written to `temporary`
 * before the rename: callers without a lock must choose a unique name.
 */
export function writeAtomic(
  files: FileOperations,
  path: string,
  bytes: Uint8Array,
  { temporary, sync }: { temporary: string; sync: Sync },
): void {
  const write = (fd: number) => {
    writeAll(files, fd, bytes, 0)
    files.sync(fd)
  }
  withOpen(files, temporary, 'w', write, 0o600)
  replace(files, temporary, path)
  if (sync === 'both') syncFolder(files, dirname(path))
}

/** Whether the file system does not distinguish `State.md` from `STATE.md`. */
export const foldsCase = process.platform === 'win32' || process.platform === 'darwin'

export function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** The ultraplan folder in a person's home: `active/` and `heads/`. */
export const ultraplanHome = (home: string): string => join(home, '.ultraplan')

/** The plugin's own folder, from the bundles and from the sources alike. */
export function pluginRoot(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (fs.existsSync(join(at, '.claude-plugin', 'plugin.json'))) return at
    if (dirname(at) === at) return undefined
  }
}
