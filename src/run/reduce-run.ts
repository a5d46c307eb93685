import type { EventOf, LeftBehind, TaskSummary } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { taskName } from '../model/task-name.ts'
import {
  anomaly,
  changeTask,
  closeTicket,
  endedUnseen,
  given,
  leftAt,
  notice,
  settle,
  taskOf,
  ticketOf,
  without,
} from './change.ts'
import { withMaxima } from './time-limit.ts'

export const begin = (event: EventOf<'run_started'>): Run => ({
  id: event.run,
  ...given(event, 'spec', 'format', 'root', 'plan', 'planFiles', 'base', 'branch', 'target', 'who'),
  ...given(event, 'isolated'),
  ...given(event, 'session', 'client', 'mode', 'solo', 'views', 'before', 'attended', 'modules'),
  ...given(event, 'key', 'rules'),
  state: 'running',
  startedAt: event.at,
  startedIn: event.client,
  config: withMaxima(event.config),
  tasks: event.tasks.map(fresh),
  tickets: [],
  approvedHead: event.base,
  knownHead: event.base,
  standing: { digest: '', count: 0 },
  notices: [],
  anomalies: [],
  lastSeq: event.seq,
  lastAt: event.at,
  ...(event.signature === undefined ? {} : { lastSignature: event.signature }),
})

const fresh = (task: TaskSummary): TaskState => ({
  ...task,
  status: 'pending',
  attempts: [],
  reviews: [],
  flags: [],
})

export function addTasks(run: Run, event: EventOf<'tasks_added'>): Run {
  const at = run.tasks.findIndex((task) => task.id === event.after)
  if (at < 0 && event.after !== '') return anomaly(run, `tasks added after the unknown task ${event.after}`)
  const added = event.tasks
    .filter((task) => !taskOf(run, task.id))
    .map((task) => ({ ...fresh(task), ...(event.feedback ? { retryFeedback: event.feedback } : {}) }))
  const tasks = [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)]
  const grown = { ...run, plan: event.plan, tasks }
  if (event.follows !== undefined) return changeTask(grown, event.follows, counted)
  return event.postpones ? postpone(grown, event.postpones, added, event) : grown
}

const counted = (task: TaskState): TaskState => ({ ...task, modifications: (task.modifications ?? 0) + 1 })

/** The task waits for the tasks that its executor asked for. Asking is not a failure, so the attempt does not count. */
function postpone(
  run: Run,
  asked: { task: string; ticket: string },
  added: TaskState[],
  { at, commit }: { at: string; commit: string },
): Run {
  const ticket = ticketOf(run, asked.ticket)
  if (!ticket) return anomaly(run, `ticket ${asked.ticket} asked for tasks but is not open`)
  const ended = closeTicket(endedUnseen(run, ticket, at, commit), ticket.id)
  return changeTask(leftAt(ended, ticket, commit), asked.task, (task) => ({
    ...counted(task),
    status: 'pending',
    forgiven: task.attempts.length,
    dependsOn: [...new Set([...task.dependsOn, ...added.map((other) => other.id)])],
  }))
}

export function pause(run: Run, event: EventOf<'run_paused'>): Run {
  const paused = settle(run, ['running', 'parked'], 'paused', `paused by ${event.who}`)
  return elsewhere(paused, event, '/ultraplan:resume goes on')
}

/** Agents that are at work cannot be ended from outside, so the run lists them in `stopping` until each has ended. */
export function cancel(run: Run, event: EventOf<'run_cancelled'>): Run {
  const from: Run['state'][] = ['running', 'paused', 'parked', 'halted']
  const ended = settle(run, from, 'cancelled', `cancelled by ${event.who}`)
  // A cancel from elsewhere leaves HEAD on the run's branch, where no other run can start.
  const back = run.target && !run.isolated ? `/ultraplan:summary leads back to ${run.target}, then ` : ''
  const again = `${back}/ultraplan:implement ${run.spec} starts again with what is open`
  if (ended.state !== 'cancelled' || run.state === 'cancelled') return elsewhere(ended, event, again)
  // The agent of a deferred proof has ended already.
  const stopping = run.tickets.filter(({ redeemedAt, judging }) => redeemedAt && !judging?.deferred)
  const cancelled: Run = {
    ...ended,
    tasks: run.tasks.map((task) => (IN_PROGRESS.has(task.status) ? { ...task, status: 'pending' } : task)),
    notices: run.notices.map((told) => ({ ...told, text: told.text.replace(UNDO, '') })),
    tickets: [],
    endedAt: event.at,
    ...(stopping.length > 0 ? { stopping } : {}),
    ...(run.target && event.via ? { cancelledVia: event.via } : {}),
  }
  return elsewhere(cancelled, event, again)
}

/** A pause or cancel that was typed in another terminal has to be shown to the person in front of the session. */
function elsewhere(run: Run, event: EventOf<'run_paused' | 'run_cancelled'>, again: string): Run {
  return event.via === undefined
    ? run
    : notice(run, event, `the run was ${run.cause} from ${event.via}${because(event)}; ${again}`)
}

/** The reason that a person gave, for a notice. */
export const because = ({ reason }: { reason?: string | undefined }): string =>
  reason === undefined ? '' : ` ("${reason}")`

/** A person who undoes an override in a finished run opens the run again. */
export function resume(run: Run, event: EventOf<'run_resumed'>): Run {
  const resumed = without(settle(run, ['paused', 'parked', 'halted', 'finished'], 'running'), 'endedAt')
  if (event.via === undefined) return resumed
  const said = `the run was resumed by ${event.who} from ${event.via}${because(event)}; /ultraplan:pause holds it`
  return notice(resumed, event, said)
}

/** Once the run is cancelled no claim can finish a task in one of these states. */
const IN_PROGRESS: ReadonlySet<TaskState['status']> = new Set(['executing', 'verifying', 'reviewing'])

const UNDO = /; \/ultraplan:retry --task .* undoes it$/

/** How to undo an override, for the end of its notice. Empty for a cancelled run, where `retry` is not possible. */
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
