import { type Named, wordFor } from '../model/task-name.ts'
import type { Verdict } from '../model/verdict.ts'

const MOST = 6

/** To the same reviewer: what kept its verdict from counting. */
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
