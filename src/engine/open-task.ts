import type { TaskState } from '../model/run.ts'
import { findTask } from '../run/find-task.ts'
import type { OpenRun, Refusal } from './open-run.ts'

/** A task of a run as a person names it; what is not clear is answered with the tasks it may be. */
export function openTask({ run }: OpenRun, words: string): { task: TaskState } | Refusal {
  const found = findTask(run.tasks, words)
  if ('task' in found) return found
  const near = found.near.map(({ id, title }) => `${id} ${title}`)
  return {
    error: found.several ? `"${words}" fits several tasks` : `there is no task "${words}"`,
    fix:
      near.length > 0
        ? `did you mean: ${near.join('; ')}`
        : `tasks: ${run.tasks.map(({ id }) => id).join(', ')}`,
  }
}
