import type { EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { anomaly, changeTask, notice, taskOf, without } from './change.ts'
import { isStuck } from './groups.ts'
import { accept, mayAccept, reviewAgain } from './reduce-review.ts'

export function override(run: Run, event: EventOf<'task_skipped'> | EventOf<'task_forced'>): Run {
  const task = taskOf(run, event.task)
  if (!task || task.status === 'approved')
    return anomaly(run, `an override of task ${event.task}, which needs none`)
  const kind = event.type === 'task_skipped' ? ('skipped' as const) : ('forced' as const)
  const { who, session, prompt, at } = event
  const reason = event.type === 'task_skipped' ? event.reason : 'forced with OVERRIDE'
  const marked = changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: kind,
    override: { kind, who, at, reason, session, prompt },
    lastStepAt: at,
    flags: [...new Set([...current.flags, kind === 'skipped' ? 'unverified' : 'forced'])],
  }))
  const closed = { ...marked, tickets: marked.tickets.filter((ticket) => ticket.task !== task.id) }
  return notice(
    kind === 'forced' ? without(closed, 'force') : closed,
    event,
    `task ${task.id} was ${kind} by ${who} (${reason}); /ultraplan:retry --task ${task.id} undoes it`,
  )
}

export function undo(run: Run, event: EventOf<'override_undone'>): Run {
  const task = taskOf(run, event.task)
  if (!task?.override) return anomaly(run, `task ${event.task} has no override to undo`)
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'override'),
    status: 'pending',
    forgiven: current.attempts.length,
    flags: current.flags.filter((entry) => entry !== 'unverified' && entry !== 'forced'),
  }))
}

export function retry(run: Run, event: EventOf<'task_retried'>): Run {
  const task = taskOf(run, event.task)
  if (!task || !(isStuck(task) || task.status === 'failed' || task.override))
    return anomaly(run, `a retry of task ${event.task}, which is ${task?.status ?? 'unknown'}`)
  const closed = { ...run, tickets: run.tickets.filter((ticket) => ticket.task !== task.id) }
  if (task.pausedFor?.retry === 'review') return reviewAgain(closed, task)
  return changeTask(closed, task.id, (current) => ({
    ...without(without(without(current, 'pausedFor'), 'notBefore'), 'override'),
    status: 'pending',
    forgiven: current.attempts.length,
    flags: current.flags.filter((entry) => entry !== 'unverified' && entry !== 'forced'),
  }))
}

export function decide(run: Run, event: EventOf<'task_decided'>): Run {
  const task = taskOf(run, event.task)
  if (task && event.choice === 'accept' && mayAccept(task)) return accept(run, task, event)
  if (task?.kind !== 'checkpoint' || task.status !== 'pending')
    return anomaly(run, `a decision on task ${event.task}, which asks for none`)
  return changeTask(run, task.id, (current) => ({
    ...current,
    status: 'approved',
    decision: { choice: event.choice, who: event.who, at: event.at },
    flags: [...current.flags, 'decided by a person'],
    lastStepAt: event.at,
  }))
}
