import type { Run, TaskState } from '../model/run.ts'
import { findTask, leadingTask } from '../run/person-words.ts'
import { oneLine } from '../view/terminal.ts'
import type { Refusal } from './open-run.ts'

/** The task that a person named, or a list to choose from. */
export function pickTask(run: Run, words: string, command: string): TaskState | Refusal {
  const found = findTask(run.tasks, words)
  if ('task' in found) return found.task
  const lead = leadingTask(run.tasks, words)?.task
  const close = lead ? [lead] : found.near
  const near = close.length > 0 ? close : run.tasks.filter((task) => task.status !== 'approved')
  const error =
    words.trim() === ''
      ? 'no task was named'
      : found.several
        ? `several tasks could be meant by "${oneLine(words)}"`
        : `there is no task "${oneLine(words)}"`
  const [only] = near
  const typed = only && near.length === 1 ? command.replace('<id>', oneLine(only.id)) : command
  return { error: `${error}  [task/unclear]`, fix: `${listed(near)}\nname one by its id: ${typed}` }
}

const MOST_LISTED = 8

export function listed(tasks: readonly TaskState[]): string {
  const lines = tasks
    .slice(0, MOST_LISTED)
    .map((task) => `  ${oneLine(task.id)}  ${oneLine(task.name ?? task.title)}  (${task.status})`)
  const more = tasks.length - lines.length
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}
