import type { Verdict } from '../../model/verdict.ts'
import type { Prose } from '../claim/claim.ts'
import { readCitations } from './citations.ts'
import { findDoubts } from './doubts.ts'
import { falseQuotes } from './quotes.ts'
import { type Problem, type ReviewedChange, toFinding } from './reviewed-change.ts'

/** How far the words of an approval bear it out. */
export interface Support {
  /** What takes it back. */
  problems: Problem[]
  /** What is shown and takes nothing back. */
  notes: string[]
}

/** Holds an approval against its own words, and its citations against the change. */
export function supportOf(
  said: readonly Prose[],
  citing: readonly string[],
  change: ReviewedChange,
): Support {
  const doubts = findDoubts(said, change)
  const { isSupported, notFound } = readCitations(citing, change)
  return {
    problems: [...doubts.contradictions, ...(isSupported ? [] : notFound), ...falseQuotes(citing, change)],
    notes: [...doubts.notes, ...(isSupported ? notFound.map(({ message }) => `not found: ${message}`) : [])],
  }
}

/** The end of every verdict: what is wrong with it, whether it approves all the same, and what is only shown. */
export const judged = (
  id: string,
  problems: readonly Problem[],
  support: Support,
): Pick<Verdict, 'problems' | 'says' | 'notes'> => ({
  problems: [...problems, ...support.problems].map((problem) => toFinding(id, problem)),
  ...(problems.length === 0 && support.problems.length > 0 ? { says: 'approve' } : {}),
  ...(support.notes.length > 0 ? { notes: support.notes } : {}),
})
