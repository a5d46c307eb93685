import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tried } from '../../io/files.ts'
import { isAlive, thisProcess } from '../../io/process-ref.ts'
import type { ProcessRef } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { next } from '../../run/next.ts'
import { leaveMark, waitingFile } from './active.ts'

/** The file exists while the run waits for something that comes by itself. The shell guard of the waking hook checks it. */
export function markWaiting(run: Run, home: string, now: Date): void {
  const file = waitingFile(home, run.session)
  if (!waitsFor(run, now)) stopWaiting(run, home)
  else if (!readWaker(file)) leaveMark(file)
}

/** One waker is enough, but every stop of the session would start another. None is needed once the mark is gone. */
export function becomeWaker(run: Run, home: string): boolean {
  if (!needsWaker(run, home)) return false
  const file = waitingFile(home, run.session)
  writeFileSync(file, JSON.stringify(thisProcess()), { mode: 0o600 })
  return true
}

export function needsWaker(run: Run, home: string): boolean {
  const waker = readWaker(waitingFile(home, run.session))
  return isMarked(run, home) && !(waker && isAlive(waker))
}

export const isMarked = (run: Run, home: string): boolean => existsSync(waitingFile(home, run.session))

export function stopWaiting(run: Run, home: string): void {
  rmSync(waitingFile(home, run.session), { force: true })
}

const readWaker = (file: string): ProcessRef | undefined =>
  tried(() => JSON.parse(readFileSync(file, 'utf8')) as ProcessRef)

/** Errors that pass by themselves. All others (billing, login) need a person. */
const PASSING = new Set(['rate_limit', 'overloaded', 'server_error', 'api_error', 'timeout', 'unknown'])

type AfterError = { kind: 'wake'; afterSeconds: number } | { kind: 'park'; cause: string }

/** What follows an error that ended the session's turn. */
export function afterError(run: Run, error: string): AfterError {
  const { first, most, tries } = run.config.overnight
  const before = run.failedTurns ?? 0
  if (!PASSING.has(error)) return { kind: 'park', cause: `the service refused: ${error}` }
  if (before >= tries) return { kind: 'park', cause: `${before + 1} turns in a row ended with ${error}` }
  return { kind: 'wake', afterSeconds: Math.min(most, first * 2 ** before) }
}

/** What will come by itself: the time of a retry, or a proof that runs in a process of its own. */
export function waitsFor(run: Run, now: Date): { until: string } | { proof: number } | undefined {
  const action = next(run, now)
  if (action.kind !== 'wait' || run.state !== 'running') return undefined
  const proof = run.tickets.find((ticket) => ticket.judging?.deferred)?.judging?.process.pid
  if (proof !== undefined) return { proof }
  if (run.tickets.length > 0) return undefined
  return action.until === undefined ? undefined : { until: action.until }
}
