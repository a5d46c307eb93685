import { type Reviewer, roleOf } from '../../model/roles.ts'
import type { Verdict } from '../../model/verdict.ts'
import { readYamlVerdict } from './architect.ts'
import { type Problem, type Reader, type ReviewedChange, toFinding } from './reviewed-change.ts'
import { readTableVerdict, WEAK } from './spec-reviewer.ts'
import { readJsonVerdict } from './verifier.ts'

const READERS: Readonly<Record<ReturnType<typeof roleOf>['form'], Reader>> = {
  yaml: readYamlVerdict,
  json: readJsonVerdict,
  table: readTableVerdict,
}

/** Longer than any honest review. A longer message is not accepted, so that its beginning cannot escape the reading. */
const LONGEST = 20_000

/** Reads what a reviewer handed in, in the form of its role. Never throws: what cannot be read becomes a problem. */
export function readVerdict(role: Reviewer, text: string, change: ReviewedChange): Verdict {
  if (text.length > LONGEST)
    return unreadable(role, change.task.id, 'review/form', {
      message: `the review is longer than ${LONGEST} characters`,
      fix: 'hand it in again, with the findings in short',
    })
  const { form, checks } = roleOf(role)
  const { says, problems, support, holds, weak, ...read } = READERS[form](text, change, role)
  const wrong = [...problems, ...support.problems]
  return {
    role,
    task: change.task.id,
    decision: wrong.length > 0 ? 'malformed' : (says ?? 'no-signal'),
    ...read,
    problems: wrong.map((problem) => toFinding(checks[0].id, problem)),
    // The verdict could be read, but its own words contradict the approval.
    ...(problems.length === 0 && support.problems.length > 0 ? { says: 'approve' } : {}),
    ...(holds && wrong.length > 0 ? { holds } : {}),
    ...(weak && wrong.length === 0 ? { weak } : {}),
    ...(support.notes.length > 0 ? { notes: support.notes } : {}),
  }
}

/** What a spec-reviewer decided that was sent back once: its last line, in ORANGE, whatever the text says (seed 000). */
export const lastLineHolds = (verdict: Verdict): Verdict =>
  verdict.holds === undefined
    ? verdict
    : {
        ...verdict,
        decision: verdict.holds,
        confidence: verdict.holds === 'approve' ? WEAK : 0,
        weak: verdict.problems.map(({ message }) => message).join('; '),
      }

/** A verdict that cannot be read never approves. */
export const unreadable = (role: Reviewer, task: string, id: string, problem: Problem): Verdict => ({
  role,
  task,
  decision: 'malformed',
  confidence: 0,
  findings: [],
  concerns: [],
  feedback: '',
  problems: [toFinding(id, problem)],
})
