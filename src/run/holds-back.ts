import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'

/**
 * Work on the branch that no gate has proved; the approved ref stops before it. That is skipped or forced work and
 * commits that no executor made until a person adopts them, and what a failed attempt has committed until its task is
 * approved.
 */
export function heldBackBy(run: Run): string[] {
  const tasks = run.tasks.filter((task) =>
    task.override ? !task.override.adopted : hasUnprovedCommits(task),
  )
  const foreign = run.foreign?.some((found) => !found.adopted) ? ['commits that no executor made'] : []
  return [...tasks.map(taskWord), ...foreign]
}

export const holdsBack = (run: Run): boolean => heldBackBy(run).length > 0

function hasUnprovedCommits(task: TaskState): boolean {
  // What a fix task that was given up has committed is taken back.
  if (task.status === 'approved' || task.givenUp) return false
  return task.attempts.some((attempt) => {
    // The work of an isolated attempt is on a branch of its own until it is merged, which is when it has passed.
    if ((attempt.isolated && !attempt.passed && !attempt.merged) || attempt.endedAt === undefined)
      return false
    // One that was lost was never looked at: it may have committed something.
    return attempt.head === undefined || attempt.head !== attempt.base
  })
}
