import { isAlive } from '../io/process-ref.ts'
import type { EventBody } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { drive, release } from './active.ts'
import { isDriver } from './binding.ts'
import { goOn, type Recorded } from './go-on.ts'
import { whoActs } from './identity.ts'
import { type OpenRun, openRun, type Refusal } from './open-run.ts'
import { publishViews } from './publish-views.ts'
import type { Session } from './session.ts'

export interface Done {
  text: string
}

/** Ends a run at once. Nothing that holds work is touched: commits, worktrees and journal stay. */
export function cancelRun(cwd: string, home: string): Done | Refusal {
  const open = openRun(cwd, home)
  if ('error' in open) return open
  if (hasEnded(open.run)) return alreadyEnded(open.run)
  const state = record(open, { type: 'run_cancelled', who: whoActs(cwd) })
  release(home, state)
  return { text: `run ${state.id} is cancelled; its commits, worktrees and journal are as they were` }
}

export function pauseRun(cwd: string, home: string): Done | Refusal {
  const open = openRun(cwd, home)
  if ('error' in open) return open
  if (hasEnded(open.run)) return alreadyEnded(open.run)
  if (open.run.state === 'paused')
    return { text: `run ${open.run.id} is paused already; /ultraplan:resume goes on` }
  const state = record(open, { type: 'run_paused', who: whoActs(cwd) })
  return {
    text: `run ${state.id} is paused: agents in flight finish, nothing new starts; /ultraplan:resume goes on`,
  }
}

/** Goes on, in this client. While the client that drives the run lives, no other one takes it over. */
export function resumeRun(session: Session, now: Date): Recorded | Refusal {
  const open = openRun(session.cwd, session.home)
  if ('error' in open) return open
  const { run } = open
  if (hasEnded(run)) return alreadyEnded(run)
  if (!isDriver(run, session)) {
    if (isAlive(run.client)) {
      return {
        error: `run ${run.id} is driven by another client (process ${run.client.pid}), which is still there`,
        fix: 'resume it there, or end it with `ultraplan cancel`',
      }
    }
    takeOver(open, session, 'resumed after its client was gone')
  }
  if (open.run.state !== 'running')
    open.run = record(open, { type: 'run_resumed', who: whoActs(session.cwd) })
  return goOn(open, `run ${open.run.id} goes on`, now)
}

/** Binds the run to another client. Agents of the old one are dead with it, without having said so. */
export function takeOver(open: OpenRun, session: Session, cause: string): void {
  release(session.home, open.run)
  const { state } = open.journal.update((run) => [
    { type: 'run_bound', session: session.id, client: session.client, mode: session.mode, cause },
    ...(run?.tickets ?? [])
      .filter((ticket) => ticket.redeemedAt !== undefined)
      .map(
        (ticket): EventBody => ({
          type: 'agent_lost',
          ticket: ticket.id,
          cause: `its client went away: ${cause}`,
          failure: 'EXECUTION_FAILURE',
        }),
      ),
  ])
  open.run = state as Run
  drive(session.home, session.id, open.run, open.dir)
}

function record(open: OpenRun, event: EventBody): Run {
  const { state } = open.journal.update(() => [event])
  publishViews(state as Run, open.dir)
  return state as Run
}

const hasEnded = (run: Run): boolean => run.state === 'finished' || run.state === 'cancelled'

const alreadyEnded = (run: Run): Refusal => ({
  error: `run ${run.id} is ${run.state} already`,
  fix: 'start another with /ultraplan:implement <spec>',
})
