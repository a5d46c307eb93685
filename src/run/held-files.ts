import type { Run } from '../model/run.ts'
import { taskOf } from './change.ts'

export interface HeldFor {
  /** The task that was overridden. */
  task: string
  how: 'skipped' | 'forced'
}

/**
 * Files that were uncommitted when a task was skipped or forced. They are the person's to commit, until that work is
 * adopted, the override is undone, or another attempt began with the file committed or as it was.
 */
export function heldFiles(run: Run): Map<string, HeldFor> {
  const attempts = run.tasks.flatMap((task) => task.attempts)
  const isReleased = (path: string, since: string) =>
    attempts.some(({ startedAt, held }) => startedAt >= since && held !== undefined && !held.includes(path))
  return new Map(leftFiles(run).filter(([path, { at }]) => !isReleased(path, at)))
}

/** Those that were still uncommitted when an attempt at the task began: what it commits of them is the person's. */
export function heldBy(run: Run, task: string): Map<string, HeldFor> {
  const begun = new Set(taskOf(run, task)?.attempts.flatMap(({ held }) => held ?? []))
  return new Map(leftFiles(run).filter(([path, { task: owner }]) => owner !== task && begun.has(path)))
}

const leftFiles = (run: Run): [string, HeldFor & { at: string }][] =>
  run.tasks.flatMap(({ id, override }) =>
    override && !override.adopted
      ? (override.left ?? []).map((path): [string, HeldFor & { at: string }] => [
          path,
          { task: id, how: override.kind, at: override.at },
        ])
      : [],
  )
