import { join } from 'node:path'
import { closeQuietly, errorCode, type FileOperations, realFiles } from '../io/files.ts'
import type { Event } from '../model/event.ts'
import { checkAgainstHead, checkNotCut, type Head, headPath, readHead, requireHead } from './head.ts'
import { diskError, JournalError } from './journal-error.ts'
import { type Position, START } from './line.ts'
import { readLog, type Tail } from './read-log.ts'

export interface LogFiles {
  files: FileOperations
  dir: string
  log: string
  headFile: string
}

export function locateLog(dir: string, home: string, files: FileOperations = realFiles): LogFiles {
  return { files, dir, log: join(dir, 'journal.jsonl'), headFile: headPath(home, dir) }
}

export function openLog({ files, log, headFile }: LogFiles, flags: 'r' | 'r+'): number {
  try {
    return files.open(log, flags)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const head = readHead(files, headFile)
    if (head) checkNotCut(head, { position: START, lastLine: START }, log)
    throw new JournalError(
      'missing',
      { file: log },
      'there is no such run here',
      'run "ultraplan status" to see the run of this repository',
    )
  }
}

/** The events behind a position, each line checked, and all of them against the head. */
export function* checkedEvents(
  where: LogFiles,
  fd: number,
  head: Head,
  from: Position,
): Generator<Event, Tail, undefined> {
  checkAgainstHead(head, from, where.log, where.headFile)
  const log = readLog(where.files, fd, where.log, from)
  let next = log.next()
  for (; !next.done; next = log.next()) {
    checkAgainstHead(head, next.value.position, where.log, where.headFile)
    yield next.value.event
  }
  checkNotCut(head, next.value, where.log)
  return next.value
}

/** The whole log from disk, whatever the snapshot says. Throws at the first thing that is wrong. */
export function* readJournal(where: LogFiles): Generator<Event, Tail, undefined> {
  let fd: number
  try {
    fd = openLog(where, 'r')
  } catch (error) {
    throw diskError(error, where.log)
  }
  try {
    return yield* checkedEvents(where, fd, requireHead(where.files, where.headFile), START)
  } finally {
    closeQuietly(where.files, fd)
  }
}
