import type { ReviewRecord, TaskState } from '../model/run.ts'

/** The verdicts on the present attempt; those on earlier attempts are history. */
export function recordsOf(task: TaskState): ReviewRecord[] {
  const attempt = task.attempts.at(-1)
  if (!attempt) return []
  return task.reviews.filter((record) =>
    record.attempt === undefined ? record.at >= attempt.startedAt : record.attempt === attempt.n,
  )
}
