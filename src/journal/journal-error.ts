import { errorCode } from '../io/files.ts'

export type JournalProblem =
  | 'missing'
  | 'broken-chain'
  | 'head-missing'
  | 'head-mismatch'
  | 'evidence-missing'
  | 'evidence-changed'
  | 'locked'
  | 'disk'
  | 'read-only'

export interface Place {
  file: string
  /** 1-based. */
  line?: number
  /** Offset of the line in the file. */
  byte?: number
}

/** What is wrong with the record of a run, where, and what to do next. */
export class JournalError extends Error {
  constructor(
    readonly code: JournalProblem,
    readonly place: Place,
    message: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A run whose record is damaged is not continued; what was approved is in git. */
export const GO_ON =
  'run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan cancel" and start the plan again: ticked tasks count as done'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM'])

/** Words an error of the file system for the person who has to repair it. Any other error is returned as it is. */
export function diskError(error: unknown, file: string): unknown {
  const code = errorCode(error)
  if (error instanceof JournalError || code === undefined) return error
  const problem = (kind: 'disk' | 'read-only', what: string, fix: string) => {
    const message = `${what} (${code}); nothing new was recorded, nothing before is lost`
    return new JournalError(kind, { file }, message, fix, { cause: error })
  }
  if (FULL.has(code)) return problem('disk', 'the disk is full', 'free some space there and repeat the step')
  if (CLOSED.has(code)) {
    return problem(
      'read-only',
      'the file or its folder is closed to this user',
      'make both readable and writable for this user and repeat the step',
    )
  }
  return problem('disk', 'the file system refused', 'look after the disk or the mount and repeat the step')
}
