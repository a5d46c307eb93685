import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from '../model/run.ts'
import { hasEnded } from '../run/change.ts'
import type { OpenRun } from './open-run.ts'

export interface Following {
  stop(): void
  /** Settles when the run has ended or following was stopped; fails when the journal cannot be read. */
  readonly done: Promise<void>
}

const MOST_FAILURES = 5

/** Calls back whenever the run has changed. Looks only at the journal's size, so that waiting costs nothing. */
export function followRun(open: OpenRun, onChange: (run: Run) => void, everyMs = 250): Following {
  let timer: NodeJS.Timeout | undefined
  let size = sizeOf(open)
  let failures = 0
  let settle: (error?: unknown) => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    settle = (error) => {
      clearInterval(timer)
      if (error === undefined) resolve()
      else reject(error)
    }
  })
  const look = () => {
    const now = sizeOf(open)
    if (now === size) return
    try {
      const seen = open.run.lastSeq
      open.run = open.journal.refresh() ?? open.run
      size = now
      failures = 0
      if (open.run.lastSeq !== seen) onChange(open.run)
      if (hasEnded(open.run)) settle()
    } catch (error) {
      // Another process may be taking a half-written step back at this moment.
      failures += 1
      if (failures >= MOST_FAILURES) settle(error)
    }
  }
  if (hasEnded(open.run)) settle()
  else timer = setInterval(look, everyMs)
  return { stop: () => settle(), done }
}

function sizeOf({ dir }: OpenRun): number {
  return statSync(join(dir, 'journal.jsonl'), { throwIfNoEntry: false })?.size ?? 0
}
