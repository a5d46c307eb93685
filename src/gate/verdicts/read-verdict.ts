import type { Role } from '../../model/roles.ts'
import type { Verdict } from '../../model/verdict.ts'
import { readArchitect } from './architect.ts'
import type { ReviewedChange } from './reviewed-change.ts'
import { readSpecReviewer } from './spec-reviewer.ts'
import { readVerifier } from './verifier.ts'

/** Longer than any honest review; what stands at the beginning of a longer one must not escape the reading. */
const LONGEST = 20_000

const tooLong = (role: Role, change: ReviewedChange): Verdict => ({
  role,
  task: change.task.id,
  decision: 'malformed',
  confidence: 0,
  findings: [],
  concerns: [],
  feedback: '',
  problems: [
    {
      id: 'review/form',
      severity: 'block',
      message: `the review is longer than ${LONGEST} characters`,
      fix: 'hand it in again, with the findings in short',
    },
  ],
})

/** Reads what a reviewer handed in, in the form of its role. Never throws: what cannot be read becomes a problem. */
export function readVerdict(
  role: Exclude<Role, 'spec-executor'>,
  text: string,
  change: ReviewedChange,
): Verdict {
  if (text.length > LONGEST) return tooLong(role, change)
  switch (role) {
    case 'spec-reviewer':
      return readSpecReviewer(text, change)
    case 'architect':
    case 'security-reviewer':
      return readArchitect(text, role, change)
    case 'verifier':
      return readVerifier(text, change)
  }
}
