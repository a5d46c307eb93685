import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '../client/session.ts'
import type { Run } from '../model/run.ts'
import { advance } from './advance.ts'
import { settleClaims } from './agent-ended.ts'
import { type OpenRun, openDriven } from './open-run.ts'
import { becomeWaker, isMarked, stopWaiting, waitsFor } from './waiting.ts'

const LOOK_EVERY_MS = 500

/** Longer than a stop takes to look and to answer. */
const STOP_MS = 2000

/** Waits, outside of any turn, until there is something to do, and says what. Undefined: nothing to wake for. */
export async function wakeWhenReady(session: Session, stopMs = STOP_MS): Promise<string | undefined> {
  const open = openDriven(session)
  if (open?.run.state !== 'running' || !becomeWaker(open.run, session.home)) return undefined
  if (waitsFor(open.run, new Date())) await untilReady(open)
  else {
    // It came just now. The stop that runs beside this either looked too early, and the session sleeps, or it has seen
    // it and takes the mark away.
    await sleep(stopMs)
    if (!isMarked(open.run, session.home)) return undefined
    open.run = open.journal.refresh() as Run
  }
  stopWaiting(open.run, session.home)
  return open.run.state === 'running' ? advance(open, 'wake', new Date()).text : undefined
}

async function untilReady(open: OpenRun): Promise<void> {
  while (waitsFor(open.run, new Date())) {
    await sleep(LOOK_EVERY_MS)
    open.run = open.journal.refresh() as Run
    // A worker that died leaves a claim without a verdict: TIMEOUT, and the run goes on.
    settleClaims(open)
  }
}
