import { basename, dirname, join } from 'node:path'
import {
  ensureFolder,
  errorCode,
  type FileOperations,
  readIfThere,
  realFiles,
  type Sync,
  tried,
  ultraplanHome,
  withOpen,
  writeAtomic,
} from '../io/files.ts'
import { GO_ON, JournalError } from './journal-error.ts'
import { type Position, START } from './line.ts'
import type { Reducer, Vouched } from './read-log.ts'

/**
 * The second record of where the log ends, kept in the person's home: the chain of hashes alone does not show that its
 * end was cut off. It may be older than the log (a crash between the two writes), never newer.
 */
export interface Head {
  /** The folder of the run, so that a completely deleted run is noticed. */
  dir: string
  seq: number
  hash: string
  /** The sha256 of the snapshot file that may be trusted. */
  snapshot?: string
  brief?: Brief
}

/** A brief of the state at this head. It is valid as long as the log has the same stamp. */
interface Brief {
  version: string
  stamp: string
  value: unknown
}

export interface LogFiles {
  files: FileOperations
  dir: string
  log: string
  headFile: string
}

export function locateLog(dir: string, home: string, files: FileOperations = realFiles): LogFiles {
  return {
    files,
    dir,
    log: join(dir, 'journal.jsonl'),
    headFile: join(ultraplanHome(home), 'heads', basename(dir)),
  }
}

/** The folders of all runs that have a head in this home, whether they still exist or not. */
export function recordedRuns(home: string, files: FileOperations = realFiles): string[] {
  const folder = join(ultraplanHome(home), 'heads')
  const names = tried(() => files.list(folder), []).filter((name) => !name.endsWith('.new'))
  const dirs = names.map((name) => tried(() => requireHead(files, join(folder, name)).dir))
  return dirs.filter((dir) => typeof dir === 'string')
}

export function readHead(files: FileOperations, path: string): Head | undefined {
  const text = readIfThere(files, path)?.toString('utf8')
  if (text === undefined) return undefined
  try {
    const head = JSON.parse(text) as Head
    if (Number.isInteger(head.seq) && head.seq >= 0 && /^[0-9a-f]{64}$/.test(head.hash)) return head
  } catch {
    // Text that is not JSON is reported below, like a head with wrong fields.
  }
  throw new JournalError(
    'head-mismatch',
    { file: path },
    'the record of the last event cannot be read',
    GO_ON,
  )
}

export const requireHead = (files: FileOperations, path: string): Head =>
  readHead(files, path) ?? missingHead(path)

export function missingHead(path: string): never {
  throw new JournalError(
    'head-missing',
    { file: path },
    `the record of the last event of run ${basename(path)} is not in ~/.ultraplan any more, so the run cannot go on or be changed: nobody could tell whether the end of its log was cut off`,
    `run "ultraplan audit" for the extent; if the repository was moved to this machine or user, bring ${path} along; otherwise start the plan again, after "ultraplan cancel" if this run has not ended: ticked tasks count as done`,
  )
}

/** Only under the journal's lock. The name is not synced by default: after a power loss the head may be an older one. */
export function writeHead(files: FileOperations, path: string, head: Head, sync: Sync = 'content'): void {
  writeAtomic(files, path, Buffer.from(`${JSON.stringify(head)}\n`), { temporary: `${path}.new`, sync })
}

/** The first head has to be on disk before the log's first event: a log without a head counts as damaged. */
export function createHead(files: FileOperations, path: string, dir: string): void {
  ensureFolder(files, dirname(path))
  writeHead(files, path, { dir, seq: START.seq, hash: START.hash }, 'both')
}

/** Must be called at every position that is read. */
export function checkAgainstHead(head: Head, position: Position, log: string, headFile: string): void {
  if (position.seq !== head.seq || position.hash === head.hash) return
  throw new JournalError(
    'head-mismatch',
    { file: log, line: position.seq },
    `event ${head.seq} is not the one that ${headFile} recorded: the log was written anew or swapped`,
    GO_ON,
  )
}

/** Must be called at the end of the log. */
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

/** The head for the current state, with a brief. Only under the journal's lock, when the log is on disk. */
export function headAt<S>(where: LogFiles, fd: number, reducer: Reducer<S>, known: Vouched<S>): Head {
  const { brief: _, ...head } = known.head
  const { seq, hash } = known.position
  if (known.state === undefined || !reducer.brief) return { ...head, seq, hash }
  const { version, of } = reducer.brief
  return { ...head, seq, hash, brief: { version, stamp: where.files.stamp(fd), value: of(known.state) } }
}

/**
 * The brief of the newest state. Undefined when there is none, or when the log was changed since, by this program or
 * another: then the log itself has to be opened and checked.
 */
export function readBrief<B>(
  dir: string,
  home: string,
  version: string,
  files?: FileOperations,
): B | undefined {
  const where = locateLog(dir, home, files)
  try {
    const brief = readHead(where.files, where.headFile)?.brief
    if (brief?.version !== version) return undefined
    const stamp = withOpen(where.files, where.log, 'r', (fd) => where.files.stamp(fd))
    return stamp === brief.stamp ? (brief.value as B) : undefined
  } catch (error) {
    if (!(error instanceof JournalError) && errorCode(error) === undefined) throw error
    // Opening the log reports what is wrong.
    return undefined
  }
}
