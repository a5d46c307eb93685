import type { Failure, Run, TaskState } from '../model/run.ts'
import { shortCommit } from './names.ts'
import { oneLine } from './terminal.ts'

export interface FailureEntry {
  task: TaskState
  failure: Failure
  recovered: boolean
  /** What became of it, from the record and never from a model's account. */
  resolution: string
}

export function recentFailures(run: Run, most: number): FailureEntry[] {
  const all = run.tasks.flatMap((task) => failuresOf(task).map((failure) => ({ task, failure })))
  // Stable, so that two failures of one moment keep the order of the plan.
  all.sort((a, b) => (a.failure.at < b.failure.at ? -1 : a.failure.at > b.failure.at ? 1 : 0))
  return all.slice(-most).map(({ task, failure }) => ({
    task,
    failure,
    recovered: task.status === 'approved',
    resolution: resolution(task, failure),
  }))
}

export const failuresOf = (task: TaskState): Failure[] => task.attempts.flatMap((attempt) => attempt.failures)

function resolution(task: TaskState, failure: Failure): string {
  switch (task.status) {
    case 'approved': {
      const passed = task.attempts.at(-1)
      const how =
        passed && passed.n > failure.attempt ? `attempt ${passed.n}` : 'a later claim of the same attempt'
      return `${how} passed at ${shortCommit(task.approvedCommit ?? passed?.passed?.commit ?? '')}`
    }
    case 'skipped':
    case 'forced':
      return `${task.status} by ${oneLine(task.override?.who ?? 'unknown')}: ${oneLine(task.override?.reason ?? '')}`
    case 'escalated':
    case 'blocked':
      return `waits for a person: ${oneLine(task.pausedFor?.reason ?? 'no reason recorded')}`
    case 'failed':
      return task.notBefore === undefined ? 'to be tried again' : `to be tried again after ${task.notBefore}`
    case 'pending':
      return 'to be tried again, on a person’s word'
    default:
      return `attempt ${task.attempts.length} is ${task.status}`
  }
}
