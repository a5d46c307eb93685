import type { Run, TaskState } from '../model/run.ts'

/**
 * Whether the branch holds work that no gate has proved: the approved ref then stops before it. That is skipped or
 * forced work until a person adopts it, and what a failed attempt has committed until the task is approved.
 */
export function holdsBack(run: Run): boolean {
  return run.tasks.some((task) => (task.override ? !task.override.adopted : hasUnprovedCommits(task)))
}

function hasUnprovedCommits(task: TaskState): boolean {
  // What a fix task that was given up has committed is taken back.
  if (task.status === 'approved' || task.givenUp) return false
  return task.attempts.some((attempt) => {
    // The work of an isolated attempt is on a branch of its own until it is merged, which is when it has passed.
    if ((attempt.isolated && !attempt.passed) || attempt.endedAt === undefined) return false
    // One that was lost was never looked at: it may have committed something.
    return attempt.head === undefined || attempt.head !== attempt.base
  })
}
