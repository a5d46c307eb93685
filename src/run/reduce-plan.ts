import type { EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { fresh } from './begin.ts'
import { anomaly, taskOf } from './change.ts'

export function addTasks(run: Run, event: EventOf<'tasks_added'>): Run {
  const at = run.tasks.findIndex((task) => task.id === event.after)
  if (at < 0) return anomaly(run, `tasks added after the unknown task ${event.after}`)
  const added = event.tasks
    .filter((task) => !taskOf(run, task.id))
    .map((task) => ({
      ...fresh(task),
      ...(event.feedback ? { retryFeedback: event.feedback } : {}),
    }))
  return {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)],
  }
}
