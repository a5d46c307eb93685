import type { EventOf } from '../model/event.ts'
import type { FailureType } from '../model/gate.ts'
import type { Failure, Run, TaskState, Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { addFailure, changeTask, closeTicket, later, setTask, taskOf, withFlags, without } from './change.ts'
import { isStuck, waveOf } from './groups.ts'
import { inTime } from './time-limit.ts'

/** The task pauses until a person decides. The run halts when too many tasks of its wave pause. */
export function askPerson(
  run: Run,
  id: string,
  pausedFor: NonNullable<TaskState['pausedFor']>,
  status: 'escalated' | 'blocked' = 'escalated',
): Run {
  const paused = setTask(run, id, { status, pausedFor })
  const task = taskOf(paused, id)
  if (!task) return paused
  const wave = waveOf(task)
  const failed = paused.tasks.filter((other) => isStuck(other) && waveOf(other) === wave)
  if (failed.length < paused.config.attempts.failedTasksPerWave) return paused
  return {
    ...paused,
    state: 'halted',
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map(taskWord).join(', ')}`,
  }
}

/** The work is not in doubt: a reviewer failed, and a retry asks another one. */
export function askAboutReviewer(
  run: Run,
  task: TaskState,
  reason: string,
  type: FailureType,
  at: string,
): Run {
  const failure: Failure = { type, stage: 'review', reason, at, attempt: task.attempts.length }
  const recorded = addFailure(run, task.id, failure)
  const retry = type === 'TIMEOUT' ? 'retry longer' : 'retry'
  return askPerson(recorded, task.id, {
    reason: `${type}: ${reason}`,
    options: [retry, 'skip', 'investigate'],
    retry: 'review',
  })
}

const REPLACEMENTS = 2

/** A reviewer that is gone is replaced twice; one that timed out is replaced once, after a pause. Then a person is asked. */
export function loseReviewer(run: Run, ticket: Ticket, event: EventOf<'agent_lost'>): Run {
  const closed = closeTicket(run, ticket.id)
  const task = taskOf(closed, ticket.task)
  if (task?.status !== 'reviewing') return closed
  const before = task.reviewersLost?.attempt === ticket.attempt ? task.reviewersLost : undefined
  const isTimeout = event.failure === 'TIMEOUT' || ticket.overran === true
  const reviewersLost = {
    attempt: ticket.attempt,
    count: (before?.count ?? 0) + (isTimeout ? 0 : 1),
    timeouts: (before?.timeouts ?? 0) + (isTimeout ? 1 : 0),
  }
  const counted = setTask(closed, task.id, {
    reviewersLost,
    ...(isTimeout ? { notBefore: later(event.at, run.config.limits.afterTimeout) } : {}),
  })
  if (reviewersLost.timeouts < 2 && reviewersLost.count <= REPLACEMENTS) return counted
  const reason = `${ticket.role}: ${inTime(ticket, event.cause)}`
  return askAboutReviewer(counted, task, reason, isTimeout ? 'TIMEOUT' : event.failure, event.at)
}

/** A person lets the reviewer try again; the work stays as it was handed in. */
export function reviewAgain(run: Run, task: TaskState, longer: boolean): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor', 'notBefore', 'reviewersLost', 'notStarted'),
    status: 'reviewing',
    ...(longer ? { longer: (current.longer ?? 0) + 1 } : {}),
  }))
}

/** A person accepts an approval whose confidence was too low to count by itself (S3-47). */
export function accept(run: Run, task: TaskState, event: EventOf<'task_decided'>): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: 'reviewing',
    accepted: { who: event.who, at: event.at },
    flags: withFlags(current.flags, 'accepted by a person'),
    lastStepAt: event.at,
  }))
}

export const mayAccept = (task: TaskState): boolean =>
  task.status === 'escalated' && task.pausedFor?.options.includes('accept') === true
