import type { Run, TaskState } from '../model/run.ts'
import { findTask } from '../run/find-task.ts'
import type { Refusal } from './open-run.ts'

/** The task that a person named, or the ones that they may have meant. */
export function taskByWords(run: Run, words: string): { task: TaskState } | Refusal {
  const found = findTask(run.tasks, words)
  if ('task' in found) return found
  const near = found.near.map(({ id, title }) => `${id} ${title}`)
  return {
    error: near.length > 1 && found.several ? `"${words}" fits several tasks` : `there is no task "${words}"`,
    fix:
      near.length > 0
        ? `did you mean: ${near.join('; ')}`
        : `tasks: ${run.tasks.map(({ id }) => id).join(', ')}`,
  }
}
