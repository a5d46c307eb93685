import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasMovedTo } from '../client/background-session.ts'
import { isDriver, type Session } from '../client/session.ts'
import { findRepository } from '../io/git.ts'
import { isAlive } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import { hasEnded } from '../run/change.ts'
import { renderSummary } from '../view/summary-text.ts'
import { oneLine } from '../view/terminal.ts'
import { stopRun } from './active.ts'
import { mendApprovals } from './approve.ts'
import { whyNobodySpeaks } from './authorize-person.ts'
import { goOn, type Recorded } from './go-on.ts'
import { whoActs } from './identity.ts'

import { listRuns, type OpenRun, openActiveRun, openRun, type Refusal } from './open-run.ts'
import { takeOver } from './person.ts'
import { cancelMark, runsFolder } from './places.ts'
import { release } from './projections/session-files.ts'
import { freezeWork } from './projections/work.ts'
import { readConfigAgain } from './read-config-again.ts'
import { append } from './record.ts'

import { wordStopping } from './stop-agents.ts'

export interface Done {
  text: string
}

/** Where a pause or a cancel comes from; without a session it was a terminal, or a shell inside Claude Code. */
export interface Caller {
  cwd: string
  home: string
  session?: string
  via?: 'a terminal' | 'a shell of the session'
}

/** Ends a run at once. Nothing that holds work is touched: commits, worktrees and journal stay. */
export function cancelRun(caller: Caller): Done | Refusal {
  let open: OpenRun | Refusal
  try {
    open = openOwn(caller)
    if ('error' in open) return open
    if (hasEnded(open.run)) {
      release(caller.home, open.run)
      return alreadyEnded(open.run)
    }
    append(open, { type: 'run_cancelled', who: whoActs(caller.cwd), ...via(caller) })
  } catch (error) {
    return cancelWithoutJournal(caller, error)
  }
  return {
    text: `run ${open.run.id} is cancelled; its commits, worktrees and journal are as they were\n${wordStopping(open)}${renderSummary(open.run)}`,
  }
}

/** A journal that cannot be read or written does not keep a person in a run. */
function cancelWithoutJournal(caller: Caller, error: unknown): Done | Refusal {
  const repository = findRepository(caller.cwd)
  const runs = repository === undefined ? [] : listRuns(repository.commonDir)
  const newest = runs.at(-1)
  if (repository === undefined || newest === undefined) throw error
  for (const run of runs) stopRun(caller.home, run)
  leaveCancelMark(join(runsFolder(repository.commonDir), newest), repository.root, whoActs(caller.cwd))
  return {
    text: `run ${newest} is cancelled; its commits, worktrees and journal are as they were (the journal could not be written: ${error instanceof Error ? error.message : String(error)})`,
  }
}

/** The word of a person whose cancel could not reach the journal. hooks/cancel.sh leaves the same. */
export function leaveCancelMark(dir: string, root: string, who: string): void {
  freezeWork(dir, root)
  writeFileSync(cancelMark(dir), `${oneLine(who)}\n`, { mode: 0o600 })
}

const via = (caller: Caller) => (caller.via ? { via: caller.via } : {})

/** The run of the session, wherever it has gone to; else the one of this repository. */
const openOwn = ({ cwd, home, session }: Caller): OpenRun | Refusal =>
  (session === undefined ? undefined : openActiveRun(home, session)) ?? openRun(cwd, home)

export function pauseRun(caller: Caller): Done | Refusal {
  const open = openOwn(caller)
  if ('error' in open) return open
  if (hasEnded(open.run)) return alreadyEnded(open.run)
  if (open.run.state === 'paused' || open.run.state === 'halted')
    return { text: `run ${open.run.id} is ${open.run.state} already; /ultraplan:resume goes on` }
  append(open, { type: 'run_paused', who: whoActs(caller.cwd), ...via(caller) })
  return {
    text: `run ${open.run.id} is paused: agents in flight finish, nothing new starts; /ultraplan:resume goes on`,
  }
}

/** Goes on, in this client. While the client that drives the run lives, no other one takes it over. */
export function resumeRun(session: Session, now: Date): Recorded | Refusal {
  const open = openOwn({ cwd: session.cwd, home: session.home, session: session.id })
  if ('error' in open) return open
  const { run } = open
  if (hasEnded(run)) return alreadyEnded(run)
  if (!isDriver(run, session)) {
    if (isAlive(run.client) && !hasMovedTo(run, session)) {
      return {
        error: `run ${run.id} is driven by another client (process ${run.client.pid}), which is still there`,
        fix: 'resume it there, or end it with `ultraplan cancel`',
      }
    }
    takeOver(open, session, 'resumed after its client was gone')
  }
  const config = readConfigAgain(
    open,
    dirname(dirname(dirname(open.dir))),
    whyNobodySpeaks(open.run, session),
  )
  if (open.run.state !== 'running') append(open, { type: 'run_resumed', who: whoActs(session.cwd) })
  mendApprovals(open)
  return goOn(open, '', now, [`run ${open.run.id} goes on`, ...(config ? [config] : [])].join('\n'))
}

const alreadyEnded = (run: Run): Refusal => ({
  error: `run ${run.id} is ${run.state} already`,
  fix: 'start another with /ultraplan:implement <spec>',
})
