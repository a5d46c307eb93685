import { basename, dirname, join } from 'node:path'
import { ensureFolder, type FileOperations, readIfThere, writeAtomic } from '../io/files.ts'
import { ultraplanHome } from '../io/home.ts'
import { GO_ON, JournalError } from './journal-error.ts'
import type { Position } from './line.ts'

/**
 * The second record of where the log stands, kept in the person's home: a chain alone does not notice that its tail
 * was cut off. It may be behind the log (a crash between the two), never before it.
 */
export interface Head {
  seq: number
  hash: string
  /** The sha256 of the snapshot file that may be trusted. */
  snapshot?: string
}

export function headPath(home: string, dir: string): string {
  return join(ultraplanHome(home), 'heads', basename(dir))
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
export function createHead(files: FileOperations, path: string, start: Position): void {
  ensureFolder(files, dirname(path))
  const bytes = Buffer.from(`${JSON.stringify({ seq: start.seq, hash: start.hash })}\n`)
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
export function checkNotCut(head: Head, end: Position, log: string): void {
  if (end.seq >= head.seq) return
  throw new JournalError(
    'head-mismatch',
    { file: log, line: end.seq + 1, byte: end.bytes },
    `the log ends with event ${end.seq}, and event ${head.seq} was written: its tail was cut off`,
    GO_ON,
  )
}
