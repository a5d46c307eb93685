import type { TaskSummary } from '../model/event.ts'
import type { Task } from '../model/plan.ts'

/** What a run has to know of a task to decide what comes next. */
export function summarize(task: Task): TaskSummary {
  const {
    id,
    title,
    name,
    file,
    line,
    kind,
    checkpoint,
    phase,
    wave,
    parallel,
    dependsOn,
    statesDependencies,
    files,
    tier,
    verification,
    securityReview,
    fixOf,
  } = task
  return {
    id,
    title,
    file,
    line,
    kind,
    parallel,
    dependsOn,
    files,
    securityReview,
    doneBefore: task.ticked,
    ...(name === undefined ? {} : { name }),
    ...(statesDependencies ? { statesDependencies } : {}),
    ...(checkpoint ? { checkpoint } : {}),
    ...(phase !== undefined ? { phase } : {}),
    ...(wave !== undefined ? { wave } : {}),
    ...(tier ? { tier } : {}),
    ...(verification ? { verification } : {}),
    ...(fixOf ? { fixOf } : {}),
  }
}
