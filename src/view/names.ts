import type { Run, TaskState, TaskStatus } from '../model/run.ts'
import { type Named, taskName as nameOf, wordFor } from '../model/task-name.ts'
import { oneLine } from './terminal.ts'

export const taskName = (task: Named): string => oneLine(nameOf(task))

/** In the middle of a sentence, where only the id is at hand. */
export const nameIn = (run: Run, id: string): string => oneLine(wordFor(run.tasks, id))

/** Ids of a PLAN.md are `{phase}-{plan}-{nn}`; elsewhere the plan is the spec. */
export const planName = (run: Run, task: TaskState): string =>
  oneLine(run.format === 'plan-md' ? task.id.replace(/-[^-]*$/, '') : run.spec)

/**
 * What a view calls the state of a task. A box that was ticked before the run was never looked at by a gate: it must
 * not read as approved, and no agent will work on it.
 */
export const shownStatus = (task: TaskState): TaskStatus => (isDoneBefore(task) ? 'skipped' : task.status)

export const isDoneBefore = (task: TaskState): boolean => task.doneBefore && task.status === 'pending'

/** The same for people: the marks of seed 001 stay beside the word. */
export function statusLabel(task: TaskState): string {
  if (isDoneBefore(task)) return 'done before'
  if (task.status === 'skipped') return 'skipped (unverified)'
  if (task.waiting) return 'WAITING'
  return task.status
}

export function flagsOf(task: TaskState): string[] {
  const marks = [
    ...(isDoneBefore(task) ? ['done-before'] : []),
    ...(task.status === 'skipped' ? ['unverified'] : []),
    ...(task.status === 'forced' ? ['forced'] : []),
  ]
  return [...new Set([...marks, ...task.flags.map(oneLine)])]
}

export const shortCommit = (commit: string): string => oneLine(commit).slice(0, 10)

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
