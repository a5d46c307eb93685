import type { GateResult } from './gate.ts'
import { commandOf, failingLines } from './proof-runs.ts'
import type { Verdict } from './verdict.ts'

/** Lines of an excerpt that say what is wrong, and not only that something is: an assertion, or the first error. */
const TELLING = /\bassert\w*|\bexpected\b(?!\))|\b\w*(?:error|exception)\b.*:|\bpanicked\b|not found/i

/** A failed test in TAP, as node:test prints it. Its name says more than the keys below it, such as `error: |-`. */
const TAP = /^\s*not ok \d/

/**
 * Why the gate refused, for a person: the first finding that blocks and, of the excerpt that the executor gets, the line
 * that says most. What executors are told has both.
 */
export function refusalReason(result: GateResult): string {
  const finding = result.findings.find(({ severity }) => severity === 'block')
  if (!finding) return `it did not pass ${result.stage}`
  const lines = failingLines(commandOf(finding, result.commands)?.excerpt ?? '')
  const [first = ''] = lines
  const line = (TAP.test(first) ? undefined : lines.find((one) => TELLING.test(one))) ?? lines[0]
  return line === undefined ? finding.message : `${finding.message}: ${line.trim()}`
}

/** The points of a rejection: of its feedback if there is one, else the reviewer's concerns, else all findings. */
export function issuesOf({ feedback, concerns, findings }: Verdict): string[] {
  const points = pointsOf(feedback)
  if (points.length > 0) return points
  return concerns.length > 0 ? concerns : findings
}

/** The lines of a feedback, without their numbers. */
export const pointsOf = (feedback: string): string[] =>
  feedback
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*])\s+/, '').trim())
    .filter((line) => line !== '')

/** A first line that ends in a colon is the heading of the points below it. */
export const hasHeading = ([first = '', ...rest]: readonly string[]): boolean =>
  first.endsWith(':') && rest.length > 0

/** Why a reviewer rejected, for a person: the first point of what the executor gets. */
export function rejectionReason(verdict: Verdict): string {
  const issues = issuesOf(verdict)
  return issues.slice(0, hasHeading(issues) ? 2 : 1).join('\n') || 'no reason was given'
}
