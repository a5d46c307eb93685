import { attemptNumber, type Run, type TaskState, type TaskStatus } from '../model/run.ts'
import type { ApiTask } from '../model/verification.ts'
import { isDoneBefore, shownStatus } from './run-view.ts'
import { oneLine } from './terminal.ts'

/** The columns of the board, in the order of a task's way. */
export const COLUMNS = [
  'Pending',
  'Executing',
  'Verifying',
  'Reviewing',
  'Needs Human Review',
  'Approved',
  'Skipped or Forced',
] as const
export type Column = (typeof COLUMNS)[number]

const COLUMN: Record<TaskStatus, Column> = {
  pending: 'Pending',
  // Its next attempt starts by itself.
  failed: 'Pending',
  executing: 'Executing',
  verifying: 'Verifying',
  reviewing: 'Reviewing',
  escalated: 'Needs Human Review',
  blocked: 'Needs Human Review',
  approved: 'Approved',
  skipped: 'Skipped or Forced',
  forced: 'Skipped or Forced',
}

/** `asked` is the task that the run asks a person about right now: a checkpoint whose turn it is. */
export function columnOf(task: TaskState, asked?: string): Column {
  if (task.givenUp) return 'Skipped or Forced'
  return task.id === asked ? 'Needs Human Review' : COLUMN[shownStatus(task)]
}

/** The words of seed 004, and ours where it has none. */
const API_STATUS: Record<TaskStatus, ApiTask['status']> = {
  pending: 'pending',
  failed: 'pending',
  executing: 'executing',
  verifying: 'verifying',
  reviewing: 'reviewing',
  escalated: 'failed',
  blocked: 'failed',
  approved: 'completed',
  skipped: 'skipped',
  forced: 'forced',
}

/** What the caller knows of a task and the view cannot compute. */
export interface ApiFacts {
  id: string
  /** The gate itself has proved it. */
  isProved: boolean
  asked?: string | undefined
}

export function apiTask(run: Run, task: TaskState, { id, isProved, asked }: ApiFacts): ApiTask {
  const ticket = run.tickets.find(
    (open) => open.task === task.id && open.role === 'spec-executor' && open.redeemedAt && !open.reported,
  )
  return {
    id,
    plan_id: oneLine(task.id),
    run: run.id,
    spec: oneLine(run.spec),
    repository: oneLine(run.root),
    title: oneLine(task.name ?? task.title),
    status: statusOf(task, isProved),
    column: columnOf(task, asked),
    attempt_number: attemptNumber(task),
    vm_id: ticket ? (ticket.agentId ?? ticket.toolUseId ?? ticket.id) : null,
    claimed_at: ticket?.redeemedAt ?? null,
    started_at: ticket ? (task.attempts.at(-1)?.startedAt ?? null) : null,
    error: errorOf(task),
  }
}

/** `completed` is the gate's word alone: a checkpoint that a person has approved is `decided`. */
function statusOf(task: TaskState, isProved: boolean): ApiTask['status'] {
  if (task.givenUp) return 'failed'
  if (isDoneBefore(task)) return 'skipped'
  return task.status === 'approved' && !isProved ? 'decided' : API_STATUS[task.status]
}

/** Why a task waits for a person or was given up: what was decided, and what failed last. */
function errorOf({ pausedFor, attempts, status, givenUp }: TaskState): string | null {
  if (status !== 'escalated' && status !== 'blocked' && !givenUp) return null
  const last = attempts.at(-1)?.failures.at(-1)?.reason
  const reason = pausedFor?.reason ?? (givenUp ? 'given up' : 'no reason recorded')
  return oneLine(last === undefined || reason.includes(last) ? reason : `${reason}: ${last}`)
}
