import type { Role } from '../../model/roles.ts'
import type { Verdict } from '../../model/verdict.ts'
import { readArchitect } from './architect.ts'
import type { ReviewedChange } from './reviewed-change.ts'
import { readSpecReviewer } from './spec-reviewer.ts'
import { readVerifier } from './verifier.ts'

/** Reads what a reviewer handed in, in the form of its role. Never throws: what cannot be read becomes a problem. */
export function readVerdict(
  role: Exclude<Role, 'spec-executor'>,
  text: string,
  change: ReviewedChange,
): Verdict {
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
