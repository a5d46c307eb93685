import { basename, dirname, join } from 'node:path'
import { ensureFolder, type FileOperations, readIfThere, realFiles, writeAtomic } from '../io/files.ts'
import { ultraplanHome } from '../io/home.ts'
import { GO_ON, JournalError } from './journal-error.ts'
import type { Position } from './line.ts'

/**
 * The second record of where the log stands, kept in the person's home: a chain alone does not notice that its tail
 * was cut off. It may be behind the log (a crash between the two), never before it.
 */
export interface Head {
  /** The folder of the run, so that one that is deleted as a whole is missed. */
  dir: string
  seq: number
  hash: string
  /** The sha256 of the snapshot file that may be trusted. */
  snapshot?: string
  brief?: Brief
}

/** The reducer's brief on the state at this head, good for as long as the log bears the stamp. */
interface Brief {
  version: string
  stamp: string
  value: unknown
}

export function headPath(home: string, dir: string): string {
  return join(ultraplanHome(home), 'heads', basename(dir))
}

/** The folders of all runs that have a head in this home, whether they are still there or not. */
export function recordedRuns(home: string, files: FileOperations = realFiles): string[] {
  const folder = join(ultraplanHome(home), 'heads')
  try {
    return files
      .list(folder)
      .flatMap((name) => (name.endsWith('.new') ? [] : dirOf(files, join(folder, name))))
  } catch {
    return []
  }
}

function dirOf(files: FileOperations, path: string): string[] {
  try {
    const { dir } = requireHead(files, path)
    return typeof dir === 'string' ? [dir] : []
  } catch {
    return []
  }
}

export function readHead(files: FileOperations, path: string): Head | undefined {
  const text = readIfThere(files, path)?.toString('utf8')
  if (text === undefined) return undefined
  try {
    const head = JSON.parse(text) as Head
    if (Number.isInteger(head.seq) && head.seq >= 0 && /^[0-9a-f]{64}$/.test(head.hash)) return head
  } catch {
    // Said below.
  }
  throw new JournalError(
    'head-mismatch',
    { file: path },
    'the record of the last event cannot be read',
    GO_ON,
  )
}

export function requireHead(files: FileOperations, path: string): Head {
  const head = readHead(files, path)
  if (head) return head
  throw new JournalError(
    'head-missing',
    { file: path },
    `the record of the last event of run ${basename(path)} is not there`,
    `if the repository was moved to this machine or user, bring ${path} along; otherwise ${GO_ON}`,
  )
}

/**
 * Only under the journal's lock. The moment of the switch is left to the file system: after a loss of power the head
 * may be an older one, which is what being behind means.
 */
export function writeHead(files: FileOperations, path: string, head: Head): void {
  const bytes = Buffer.from(`${JSON.stringify(head)}\n`)
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: 'content' })
}

/** The first one has to be on disk before the log's first event: a log without a head is a damaged one. */
export function createHead(files: FileOperations, path: string, dir: string, start: Position): void {
  ensureFolder(files, dirname(path))
  const head: Head = { dir, seq: start.seq, hash: start.hash }
  const bytes = Buffer.from(`${JSON.stringify(head)}\n`)
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: 'both' })
}

/** To be asked at every position that is read. */
export function checkAgainstHead(head: Head, position: Position, log: string, headFile: string): void {
  if (position.seq !== head.seq || position.hash === head.hash) return
  throw new JournalError(
    'head-mismatch',
    { file: log, line: position.seq },
    `event ${head.seq} is not the one that ${headFile} recorded: the log was written anew or swapped`,
    GO_ON,
  )
}

/** To be asked where the log ends. */
export function checkNotCut(head: Head, end: { position: Position; lastLine: Position }, log: string): void {
  if (end.position.seq >= head.seq) return
  const { seq, bytes } = end.lastLine
  throw new JournalError(
    'head-mismatch',
    { file: log, line: seq + 1, byte: bytes },
    `the log ends with event ${seq}, and event ${head.seq} was written: its tail was cut off`,
    GO_ON,
  )
}
