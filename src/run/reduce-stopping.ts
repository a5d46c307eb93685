import type { EventOf, LeftBehind } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { taskName } from '../model/task-name.ts'
import { anomaly, notice, settle, taskOf, without } from './change.ts'

/** Agents that are at work cannot be ended from outside: the run keeps them in mind until each has ended. */
export function cancel(run: Run, event: EventOf<'run_cancelled'>): Run {
  const ended = settle(
    run,
    ['running', 'paused', 'parked', 'halted'],
    'cancelled',
    `cancelled by ${event.who}`,
  )
  if (ended.state !== 'cancelled' || run.state === 'cancelled') return ended
  // Behind a deferred proof there is no agent any more.
  const stopping = run.tickets.filter(({ redeemedAt, judging }) => redeemedAt && !judging?.deferred)
  return {
    ...ended,
    tasks: run.tasks.map((task) => (IN_PROGRESS.has(task.status) ? { ...task, status: 'pending' } : task)),
    notices: run.notices.map((told) => ({ ...told, text: told.text.replace(UNDO, '') })),
    tickets: [],
    endedAt: event.at,
    ...(stopping.length > 0 ? { stopping } : {}),
  }
}

/** What nobody works on any more, and what nothing that is handed in can finish. */
const IN_PROGRESS: ReadonlySet<TaskState['status']> = new Set(['executing', 'verifying', 'reviewing'])

const UNDO = /; \/ultraplan:retry --task .* undoes it$/

/** How an override is taken back, at the end of its notice: a cancelled run retries nothing. */
export const undoneBy = ({ state }: Run, { id }: TaskState): string =>
  state === 'cancelled' ? '' : `; /ultraplan:retry --task ${id} undoes it`

export function stopped(run: Run, event: EventOf<'agent_stopped'>): Run {
  const ticket = run.stopping?.find(({ id }) => id === event.ticket)
  if (!ticket) return anomaly(run, `an agent of ticket ${event.ticket} that nobody waits for`)
  const stopping = run.stopping?.filter((other) => other !== ticket) ?? []
  const task = taskOf(run, ticket.task)
  return notice(
    stopping.length > 0 ? { ...run, stopping } : without(run, 'stopping'),
    event,
    `the ${ticket.role} of ${task ? taskName(task) : ticket.task} has ended, after the run was cancelled; ${wordLeft(event.left)}`,
  )
}

const MOST = 5

/** What an agent left, in words. */
export function wordLeft({ commits, files, worktree }: LeftBehind): string {
  const where = worktree === undefined ? '' : ` in ${worktree}`
  const held = [
    ...(commits.length > 0
      ? [`${commits.length} commit${commits.length === 1 ? '' : 's'} since it began (${some(commits)})`]
      : []),
    ...(files.length > 0 ? [`not committed: ${some(files)}`] : []),
  ]
  if (held.length === 0) return `it left nothing behind${worktree === undefined ? '' : ` but ${worktree}`}`
  const whose = files.length > 0 && worktree === undefined ? '; what you changed yourself is among it' : ''
  return `left there${where}: ${held.join('; ')}${whose}`
}

const some = (lines: readonly string[]): string =>
  lines.length > MOST
    ? `${lines.slice(0, MOST).join(', ')} and ${lines.length - MOST} more`
    : lines.join(', ')
