import type { Run } from '../model/run.ts'
import { next } from './next.ts'

/** Errors that pass by themselves; everything else (billing, login) needs a person. */
const PASSING = new Set(['rate_limit', 'overloaded', 'server_error', 'api_error', 'timeout', 'unknown'])

export type AfterError = { kind: 'wake'; afterSeconds: number } | { kind: 'park'; cause: string }

/** What follows an error that ended the session's turn. */
export function afterError(run: Run, error: string): AfterError {
  const { first, most, tries } = run.config.overnight
  const before = run.failedTurns ?? 0
  if (!PASSING.has(error)) return { kind: 'park', cause: `the service refused: ${error}` }
  if (before >= tries) return { kind: 'park', cause: `${before + 1} turns in a row ended with ${error}` }
  return { kind: 'wake', afterSeconds: Math.min(most, first * 2 ** before) }
}

/** Something will come by itself: a retry's time, or a proof that goes on in a process of its own. */
export function waitsFor(run: Run, now: Date): { until: string } | { proof: number } | undefined {
  const action = next(run, now)
  if (action.kind !== 'wait' || run.state !== 'running') return undefined
  const proof = run.tickets.find((ticket) => ticket.judging?.deferred)?.judging?.process.pid
  if (proof !== undefined) return { proof }
  if (run.tickets.length > 0) return undefined
  return action.until === undefined ? undefined : { until: action.until }
}
