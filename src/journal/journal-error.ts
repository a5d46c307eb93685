import { errorCode } from '../io/files.ts'

export type JournalProblem =
  | 'missing'
  | 'torn'
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

/** What is wrong with the record of a run, where, and how to go on. */
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

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM'])

/** What the file system refused, in the words of the person who has to mend it. */
export function diskError(error: unknown, file: string): unknown {
  const code = errorCode(error)
  if (error instanceof JournalError || code === undefined) return error
  const at = { file }
  const cause = { cause: error }
  if (FULL.has(code)) {
    return new JournalError(
      'disk',
      at,
      `the disk is full (${code}); the event was not written and nothing before it is lost`,
      'free some space there and repeat the step',
      cause,
    )
  }
  if (CLOSED.has(code)) {
    return new JournalError(
      'read-only',
      at,
      `the folder cannot be written (${code}); the event was not written and nothing before it is lost`,
      'make the file and its folder writable for this user and repeat the step',
      cause,
    )
  }
  return new JournalError(
    'disk',
    at,
    `the file system refused an operation (${code}); the event was not written and nothing before it is lost`,
    'look after the disk or the mount, then repeat the step',
    cause,
  )
}
