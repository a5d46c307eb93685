import type { Announcement } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'

/** Pending news for a person who is far away. Each piece has a key of its own, and is told once. */
export function announcements(run: Run): Announcement[] {
  const told = new Set(run.announced ?? [])
  return [...run.tasks.filter(needsPerson).map(escalated), ...stateOf(run)].filter(
    ({ key }) => !told.has(key),
  )
}

/** A checkpoint that a person has answered with no waits for no other person. */
const needsPerson = (task: TaskState): boolean =>
  (task.status === 'escalated' || task.status === 'blocked') && task.kind !== 'checkpoint'

function escalated(task: TaskState): Announcement {
  const reason = task.pausedFor?.reason
  return {
    // Another attempt that fails is another escalation.
    key: `task_escalated ${task.id} ${task.attempts.length}`,
    event: 'task_escalated',
    task: task.id,
    ...(reason === undefined ? {} : { reason }),
  }
}

const TOLD = { parked: 'run_parked', halted: 'run_halted', finished: 'run_finished' } as const

function stateOf({ state, since, cause }: Run): Announcement[] {
  if (state !== 'parked' && state !== 'halted' && state !== 'finished') return []
  const event = TOLD[state]
  return [{ key: `${event} ${since ?? 0}`, event, ...(cause === undefined ? {} : { reason: cause }) }]
}
