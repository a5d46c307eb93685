import type { Verdict } from '../model/verdict.ts'
import { asData } from './data.ts'

/** What the next attempt is told after an architect or a security reviewer rejected the work (S1-62). */
export function rejectionContext(verdict: Verdict): string {
  return [
    verdict.role === 'architect' ? 'ARCHITECT REJECTED:' : 'SECURITY REVIEW REJECTED:',
    '',
    'Issues found:',
    asData('what the reviewer wrote', numbered(issuesOf(verdict))),
    '',
    'Please address these concerns and re-submit.',
  ].join('\n')
}

/** The same after verifiers (S3-44, S3-49): what each of those who did not agree found. */
export function verificationContext(verdicts: readonly Verdict[], voters: number): string {
  const against = verdicts.filter(({ decision }) => decision !== 'approve')
  const feedback =
    voters > 1
      ? `Divergent verification — flagged for human review (${verdicts.length - against.length}/${voters} verifiers agreed output is correct)`
      : 'the verifier did not agree'
  return [
    `Previous attempt failed verification: ${feedback}`,
    '',
    asData('what the verifiers wrote', numbered(against.flatMap(issuesOf)) || 'nothing'),
    '',
    'Fix this and keep what works.',
  ].join('\n')
}

/** What the executor of a fix task gets beside the task itself: the reviewer's own words. */
export function fixContext({ feedback, findings }: Verdict): string {
  const said = feedback || numbered(findings)
  return [
    'A reviewer did not accept the work of the task that this one fixes:',
    asData('what the reviewer wrote', said),
  ].join('\n')
}

/** The feedback says it best; without one, what worries the reviewer, else all it found. */
function issuesOf({ role, feedback, concerns, findings }: Verdict): string[] {
  const points = feedback
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*])\s+/, '').trim())
    .filter((line) => line !== '')
  if (role === 'verifier') return [...findings, ...points]
  if (points.length > 0) return points
  return concerns.length > 0 ? concerns : findings
}

const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
