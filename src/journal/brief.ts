import { errorCode, type FileOperations, withOpen } from '../io/files.ts'
import { type Head, readHead } from './head.ts'
import { JournalError } from './journal-error.ts'
import { type LogFiles, locateLog } from './log-files.ts'
import type { LogState, Reducer } from './log-state.ts'

/** The head for what is known, with a brief on it. Only under the journal's lock, when the log is on disk. */
export function headAt<S>(where: LogFiles, fd: number, reducer: Reducer<S>, known: LogState<S>): Head {
  const { brief: _, ...head } = known.head
  const { seq, hash } = known.position
  if (known.state === undefined || !reducer.brief) return { ...head, seq, hash }
  const { version, of } = reducer.brief
  return { ...head, seq, hash, brief: { version, stamp: where.files.stamp(fd), value: of(known.state) } }
}

/**
 * The brief on the newest state; undefined when there is none, or when the log was changed since, by us or by anybody
 * else: then the log itself has to be opened, which finds out.
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
    // What is wrong is said by who opens the log.
    return undefined
  }
}
