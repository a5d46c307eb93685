import type { TaskSummary } from '../model/event.ts'
import type { Task } from '../model/plan.ts'
import { defined } from './values.ts'

/** What a run has to know of a task to decide what comes next. */
export function summarize(task: Task): TaskSummary {
  const { id, title, file, line, kind, parallel, dependsOn, files, securityReview, ticked } = task
  const { name, statesDependencies, checkpoint, phase, wave, tier, verification, fixOf } = task
  return {
    ...{ id, title, file, line, kind, parallel, dependsOn, files, securityReview, doneBefore: ticked },
    ...defined({ name, statesDependencies, checkpoint, phase, wave, tier, verification, fixOf }),
  }
}
