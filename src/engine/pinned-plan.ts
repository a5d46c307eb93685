import { readEvidence } from '../journal/evidence.ts'
import type { Plan, Task } from '../model/plan.ts'
import type { Run } from '../model/run.ts'

/** The plan as it was when the run began (and as the engine itself extended it); never read from the work tree. */
export function pinnedPlan(dir: string, run: Run): Plan {
  return JSON.parse(readEvidence(dir, run.plan)) as Plan
}

export function pinnedTask(plan: Plan, id: string): Task {
  const task = plan.tasks.find((candidate) => candidate.id === id)
  if (!task) throw new Error(`task ${id} is not in the pinned plan`)
  return task
}
