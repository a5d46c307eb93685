import type { Run, TaskState, TaskStatus } from '../model/run.ts'
import { type Named, taskName as nameOf, wordFor } from '../model/task-name.ts'
import { oneLine } from './terminal.ts'

export const taskName = (task: Named): string => oneLine(nameOf(task))

/** For the middle of a sentence, if only the id is known. */
export const nameIn = (run: Run, id: string): string => oneLine(wordFor(run.tasks, id))

/** Ids of a PLAN.md are `{phase}-{plan}-{nn}`; elsewhere the plan is the spec. */
export const planName = (run: Run, task: TaskState): string =>
  oneLine(run.format === 'plan-md' ? task.id.replace(/-[^-]*$/, '') : run.spec)

/**
 * The state of a task as views show it. No gate has judged a box that was ticked before the run: it must not be shown
 * as approved, and no agent will work on it.
 */
export const shownStatus = (task: TaskState): TaskStatus => (isDoneBefore(task) ? 'skipped' : task.status)

export const isDoneBefore = (task: TaskState): boolean => task.doneBefore && task.status === 'pending'

/** The same for people, with the marks of seed 001 beside the word. */
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

/** ISO time with seconds, in UTC, as seed 001 writes it. */
export function isoSeconds(at: string): string {
  const time = Date.parse(at)
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** 14:02:30 */
export const clock = (at: string): string => /T(\d\d:\d\d:\d\d)/.exec(isoSeconds(at))?.[1] ?? oneLine(at)

export function between(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined
  const length = Date.parse(to) - Date.parse(from)
  return Number.isNaN(length) ? undefined : Math.max(0, length)
}

/** 850 ms, 4.2 s, 3 min 05 s, 2 h 10 min */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

const two = (value: number): string => String(value).padStart(2, '0')
