import type { Prose } from '../claim/claim.ts'
import { findPhrases } from '../claim/contradiction.ts'
import type { Problem } from './reviewed-change.ts'

const LOOK = '(?:verify|confirm|check|inspect|read|access|open|review|validate|determine)'
const SOMEHOW = '(?:(?:fully|actually|independently|yet|really) )*'

/**
 * What a reviewer says who has not seen what it approves. Behind "when", "if" and their kin it speaks of the product: a
 * token that cannot be verified is no doubt of the reviewer's.
 * Reviewers cannot run commands, so that is no doubt.
 */
const DOUBTS = [
  new RegExp(String.raw`\bi (?:did not|didn't|do not|don't|have not|haven't) ${SOMEHOW}${LOOK}(?:ed)?\b`),
  new RegExp(String.raw`\b(?:i|we) (?:could not|couldn't|cannot|can't|can not) ${SOMEHOW}${LOOK}\b`),
  new RegExp(String.raw`\b(?:unable|not able) to ${SOMEHOW}${LOOK}\b`),
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})\b(?:could not|couldn't|cannot|can't|can not|failed to) (?:be )?(?:fully |independently |actually )?(?:verify|verified|confirm|confirmed)\b/,
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})(?<!\bthat )\b(?:was|were|is|are|has|have) not (?:been )?(?:independently |actually )?(?:verified|confirmed)\b/,
  /\bwithout (?:verifying|checking|reading|looking at|having (?:verified|checked|read))\b/,
  /\b(?:probably|presumably|likely) (?:pass|passes|passed|works?|fine|correct)\b/,
  /\b(?:i|we) (?:assume|assumed|am assuming|presume|guess)\b/,
  /\bassuming (?:that )?(?:the |it |this |these )?(?:tests?|verify|code|change|it|command)\b/,
] as const

/** An approval by someone who says they could not verify is none (R02). */
export function findDoubts(prose: readonly Prose[], title: string): Problem[] {
  const seen: string[] = []
  return findPhrases(DOUBTS, prose, title).flatMap(({ phrase, line }) => {
    // "i could not verify" and "could not verify" are one doubt.
    if (seen.some((other) => other.includes(phrase))) return []
    seen.push(phrase)
    return [
      {
        line,
        message: `it approves, and says "${phrase}"`,
        fix: 'look at it now, or reject; words that describe the product go in quotes',
      },
    ]
  })
}
