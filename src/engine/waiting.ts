import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive, thisProcess } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { waitsFor } from '../run/wake.ts'
import { waitingFile } from './places.ts'

/** While the run waits for something that comes by itself, the shell guard of the waking hook sees this file. */
export function markWaiting(run: Run, home: string, now: Date): void {
  const file = waitingFile(home, run.session)
  if (!waitsFor(run, now)) {
    rmSync(file, { force: true })
    return
  }
  if (readWaker(file)) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { mode: 0o600 })
}

/** One waker is enough; every stop of the session would bring another. None is needed once the mark is gone. */
export function becomeWaker(run: Run, home: string): boolean {
  const file = waitingFile(home, run.session)
  if (!isMarked(run, home)) return false
  const other = readWaker(file)
  if (other && isAlive(other)) return false
  writeFileSync(file, JSON.stringify(thisProcess()), { mode: 0o600 })
  return true
}

export const isMarked = (run: Run, home: string): boolean => existsSync(waitingFile(home, run.session))

export function stopWaiting(run: Run, home: string): void {
  rmSync(waitingFile(home, run.session), { force: true })
}

function readWaker(file: string): ProcessRef | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessRef
  } catch {
    return undefined
  }
}
