import type { Finding, GateResult } from './gate.ts'
import { commandOf, failingLines, hasPassed } from './proof-runs.ts'
import type { Verdict } from './verdict.ts'

/** Lines of an excerpt that say what is wrong, and not only that something is: an assertion, or the first error. */
const TELLING =
  /\bassert\w*|\bexpected\b(?!\))|\bgot\b.*\bwant\b|\b\w*(?:error|exception)\b.*:|\bpanicked\b|not found/i
/** What node's own runner writes before the text of an error. */
const HEAD = /^\s*error: [|>]-?$/
/** The other half of a comparison. */
const OTHER_HALF = /^\s*(?:received|actual|got|right|but)\b/i
const MOST_LINES = 3

/** What a command says is wrong: its most telling line, and those in which it goes on. */
function telling(lines: readonly string[]): string | undefined {
  const first = Math.max(
    0,
    lines.findIndex((line) => TELLING.test(line) && !hasPassed(line)),
  )
  const [line, ...below] = lines.slice(HEAD.test(lines[first] ?? '') ? first + 1 : first)
  if (line === undefined) return undefined
  const said = [line.trim()]
  for (const next of below.slice(0, MOST_LINES - 1)) {
    if (!said.at(-1)?.endsWith(':') && !OTHER_HALF.test(next)) break
    said.push(next.trim())
  }
  return said.join(' ')
}

/** A check that has read the output says more than this: what its command printed first may be an old error. */
const SAYS_ONLY_THE_END = /` (?:exited|was ended by|did not end)\b[^:]*$/

/**
 * Why the gate refused, for a person: the first finding that blocks and, of the excerpt that the executor gets, the line
 * that says most. What executors are told has both.
 */
export function refusalReason(result: GateResult): string {
  const finding = result.findings.find(({ severity }) => severity === 'block')
  if (!finding) return `it did not pass ${result.stage}`
  const command = SAYS_ONLY_THE_END.test(finding.message) ? commandOf(finding, result.commands) : undefined
  const said = telling(failingLines(command?.excerpt ?? ''))
  return said === undefined ? `${finding.message}${placeOf(finding)}` : `${finding.message}: ${said}`
}

/** Where an error of the code is. The other findings are about the plan's line. */
const placeOf = ({ id, file, line }: Finding): string =>
  file && /^proof\/(?:typecheck|lint)$/.test(id) ? ` (${file}${line ? `:${line}` : ''})` : ''

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
