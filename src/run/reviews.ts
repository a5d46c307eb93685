import type { Role } from '../model/roles.ts'
import type { Run, TaskState } from '../model/run.ts'

interface ReviewRequest {
  task: string
  role: Role
  attempt: number
  iteration: number
  isolated: false
}

/** The reviews that a task which passed the automatic stages still has to get before it is approved. */
export function outstandingReviews(_run: Run, _task: TaskState): ReviewRequest[] {
  return []
}
