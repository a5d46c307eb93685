import type { FailureType } from './gate.ts'
import type { Failure } from './run.ts'

/** A type of failure in words for a person. STATE.md, `show` and JSON have the documents' own names. */
const FAILURES: Readonly<Record<FailureType, string>> = {
  FALSE_CLAIM: 'the claim was false',
  EXECUTION_FAILURE: 'the executor failed',
  VERIFY_FAILURE: 'the verify failed',
  MALFORMED: 'the claim could not be read',
  SPEC_VIOLATION: 'the work broke its specification',
  ARCHITECT_REJECTION: 'the architect rejected the work',
  VERIFIER_REJECTION: 'the verifiers rejected the work',
  REVIEW_FAIL: 'the spec reviewer rejected the work',
  TIMEOUT: 'the time ran out',
  BLOCKED: 'the executor was blocked',
}

/** A newer version may have recorded a type that this one does not know. Without its stage a failure is the executor's. */
export function failureWords(type: string, stage?: Failure['stage']): string {
  return (stage === 'review' ? OF_REVIEWER[type] : undefined) ?? FAILURES[type as FailureType] ?? type
}

/** Failures of a reviewer, which has not judged the work. */
const OF_REVIEWER: Readonly<Record<string, string>> = {
  MALFORMED: 'the review does not count',
  EXECUTION_FAILURE: 'the reviewer failed',
  TIMEOUT: 'the time ran out',
}

/** A reviewer judged the work, and said no. */
export const isRejection = ({ type, stage }: Failure): boolean =>
  stage === 'review' && !Object.hasOwn(OF_REVIEWER, type)

/**
 * A reason with its failure types in words; journals of earlier versions have the names in their reasons. Where a type
 * came so often that the task waits, the attempts may not be used up: it has a limit of its own.
 */
export function inWords(reason: string): string {
  const names = new RegExp(`\\b(${Object.keys(FAILURES).join('|')})\\b( \\d+ times)?`, 'g')
  return reason.replace(
    names,
    (_, name, times) => failureWords(name) + (times ? `${times}, the limit for one kind of failure` : ''),
  )
}

/** What each option means, for a person who sees it for the first time, and the command for it. */
const OPTIONS: Readonly<Record<string, { what: string; command?: string }>> = {
  accept: { what: 'to accept the review in spite of the doubt' },
  retry: { what: 'to try again', command: 'retry --task <task>' },
  'retry longer': { what: 'to try again with more time', command: 'retry --task <task> --longer' },
  skip: {
    what: 'to count it as complete without proof',
    command: 'skip-verify --task <task> --reason "..."',
  },
  investigate: { what: 'to see what happened' },
  answer: { what: 'to answer it', command: 'decide --task <task> "..."' },
}

/** An option as a line: what it does, and what to type. An option that is already a command, or has no task, stays as it is. */
export function offer(option: string, task: string | undefined): string {
  if (task === undefined) return option
  const { what, command = `decide --task <task> ${option}` } = OPTIONS[option] ?? {}
  const typed = option.startsWith('/') ? option : `/ultraplan:${command.replace('<task>', () => task)}`
  return what === undefined ? typed : `${what}: ${typed}`
}
