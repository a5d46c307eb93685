import { basename, join } from 'node:path'
import { ensureFolder, type FileOperations, readIfThere, writeAtomic } from '../io/files.ts'
import { ultraplanHome } from '../io/home.ts'
import { JournalError } from './journal-error.ts'

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

/** Only under the journal's lock. */
export function writeHead(
  files: FileOperations,
  path: string,
  head: Head,
  sync: 'both' | 'content' = 'content',
): void {
  const bytes = Buffer.from(`${JSON.stringify(head)}\n`)
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync })
}

export function createHead(files: FileOperations, path: string, head: Head): void {
  ensureFolder(files, join(path, '..'))
  writeHead(files, path, head, 'both')
}

/** A run whose record is damaged is not continued; what was approved is in git. */
export const GO_ON =
  'run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan cancel" and start the plan again: ticked tasks count as done'
