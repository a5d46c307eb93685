import type { ReviewRecord } from '../model/run.ts'

export interface Tally {
  yes: number
  of: number
  /** All votes are in. */
  complete: boolean
  /** Strictly more than half; a tie fails (S3-41). */
  majority: boolean
  /** The voters do not agree: a person should know, also of a majority. */
  split: boolean
}

/** Counts one attempt's verifiers. A vote that could not be read is no yes. */
export function tally(records: readonly ReviewRecord[], wanted: number): Tally {
  const votes = new Map<number, boolean>()
  for (const { role, iteration, verdict } of records)
    if (role === 'verifier') votes.set(iteration, verdict.decision === 'approve')
  const yes = [...votes.values()].filter(Boolean).length
  return {
    yes,
    of: wanted,
    complete: votes.size >= wanted,
    majority: yes > wanted / 2,
    split: yes > 0 && yes < votes.size,
  }
}
