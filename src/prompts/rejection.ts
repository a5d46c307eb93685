import { hasHeading, issuesOf, pointsOf } from '../model/reasons.ts'
import { type Reviewer, roleOf } from '../model/roles.ts'
import { type Named, wordFor } from '../model/task-name.ts'
import type { Verdict } from '../model/verdict.ts'
import { asData } from './template.ts'

/** What the next attempt is told after a single reviewer rejected the work (S1-62). */
export function rejectionContext(role: Reviewer, verdict: Verdict): string {
  return [
    roleOf(role).rejected,
    '',
    'Issues found:',
    asData('what the reviewer wrote', listed(verdict)),
    '',
    'Please address these concerns and re-submit.',
  ].join('\n')
}

/** The same after voters (S3-44, S3-49): the findings of each voter who did not approve. */
export function verificationContext(verdicts: readonly Verdict[], voters: number): string {
  const against = verdicts.filter(({ decision }) => decision !== 'approve')
  const said = against.flatMap((verdict) => verdict.feedback.trim() || issuesOf(verdict))
  const feedback =
    voters > 1
      ? `Divergent verification — flagged for human review (${verdicts.length - against.length}/${voters} verifiers agreed output is correct)`
      : inOneLine(said[0] ?? 'the verifier did not agree')
  return [
    `Previous attempt failed verification: ${feedback}`,
    '',
    asData(
      'what the verifiers wrote',
      numbered(
        against.flatMap(({ findings, concerns, feedback }) => [
          ...findings,
          ...concerns,
          ...pointsOf(feedback),
        ]),
      ) || 'nothing',
    ),
    '',
    'Fix this and keep what works.',
  ].join('\n')
}

const LONGEST = 300

/** Text of a reviewer outside of data lines: no line of it may look like one of the prompt. */
const inOneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)

/** What the executor of a fix task gets beside the task itself: the reviewer's own words. */
export function fixContext(verdict: Verdict): string {
  const said = verdict.feedback || numbered(issuesOf(verdict))
  return [
    'A reviewer did not accept the work of the task that this one fixes:',
    asData('what the reviewer wrote', said),
  ].join('\n')
}

/** A heading has no number. */
function listed(verdict: Verdict): string {
  const issues = issuesOf(verdict)
  const [heading = '', ...points] = issues
  return hasHeading(issues) ? `${heading}\n${numbered(points)}` : numbered(issues)
}

const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

const MOST = 6

/** For the same reviewer: why its verdict does not count. */
export function verdictSentBack(verdict: Verdict, tasks: readonly Named[]): string {
  const reasons = verdict.problems
    .slice(0, MOST)
    .map(
      ({ line, message, id, fix }) =>
        `- ${line ? `line ${line}  ` : ''}${message}  [${id}]\n    ${fix ?? ''}`,
    )
  const missing =
    '- there is no signal  [review/spec]\n    end with REVIEW_PASS or REVIEW_FAIL alone on the last line'
  return [
    `your verdict on ${wordFor(tasks, verdict.task)} does not count yet:`,
    '',
    ...(reasons.length > 0 ? reasons : [missing]),
    '',
    'hand in the whole verdict again, in the form of your prompt. What you decide is up to you.',
  ].join('\n')
}
