import type { Run, TaskState } from '../model/run.ts'

/** The tasks that seed 000 counts from 0. A fix task has no place of its own: it shares its original's. */
export function countedTasks(run: Run): TaskState[] {
  return run.tasks.filter((task) => originalOf(run, task) === task)
}

/** The task itself, or the one that a fix task repairs; a fix of a fix leads to the first. */
function originalOf(run: Run, task: TaskState): TaskState {
  const seen = new Set<string>()
  let current = task
  while (current.fixOf !== undefined && !seen.has(current.id)) {
    seen.add(current.id)
    const repaired = run.tasks.find((other) => other.id === current.fixOf)
    if (!repaired) break
    current = repaired
  }
  return current
}

export function taskIndex(run: Run, task: TaskState): number {
  const original = originalOf(run, task)
  return countedTasks(run).findIndex((other) => other.id === original.id)
}

/** Phase boundary, every 5th task but the 0th, and the last (S0-14..S0-16). */
export function triggersReview(run: Run, index: number): boolean {
  const counted = countedTasks(run)
  const task = counted[index]
  if (!task) return false
  if (index === counted.length - 1) return true
  const { every } = run.config.review
  // Every task means the first one too; "every 5th" does not mean the 0th.
  if (index % every === 0 && (index > 0 || every === 1)) return true
  const before = counted[index - 1]
  return before !== undefined && phaseOf(task) !== phaseOf(before)
}

/** The number in the task's id, else in its heading: `1.2` and `V1` under "Phase 1" are in the same phase. */
function phaseOf({ id, phase }: TaskState): string {
  return /^(\d+)\./.exec(id)?.[1] ?? /\bphase\s+(\d+)/i.exec(phase ?? '')?.[1] ?? phase ?? ''
}
