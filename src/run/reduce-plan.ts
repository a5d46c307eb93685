import type { EventOf } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { fresh } from './begin.ts'
import { anomaly, changeTask, closeTicket, endedUnseen, leftAt, taskOf } from './change.ts'

export function addTasks(run: Run, event: EventOf<'tasks_added'>): Run {
  const at = run.tasks.findIndex((task) => task.id === event.after)
  if (at < 0 && event.after !== '') return anomaly(run, `tasks added after the unknown task ${event.after}`)
  const added = event.tasks
    .filter((task) => !taskOf(run, task.id))
    .map((task) => ({
      ...fresh(task),
      ...(event.feedback ? { retryFeedback: event.feedback } : {}),
    }))
  const grown = {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)],
  }
  if (event.follows !== undefined) return changeTask(grown, event.follows, counted)
  return event.postpones ? postpone(grown, event.postpones, added, event) : grown
}

const counted = (task: TaskState): TaskState => ({ ...task, modifications: (task.modifications ?? 0) + 1 })

/** The task waits for what its executor asked for; asking is no failure, so the attempt is forgiven. */
function postpone(
  run: Run,
  { task, ticket: id }: { task: string; ticket: string },
  added: TaskState[],
  { at, commit }: { at: string; commit: string },
): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === id)
  if (!ticket) return anomaly(run, `ticket ${id} asked for tasks but is not open`)
  const ended = closeTicket(endedUnseen(run, ticket, at, commit), id)
  return changeTask(leftAt(ended, ticket, commit), task, (current) => ({
    ...counted(current),
    status: 'pending',
    forgiven: current.attempts.length,
    dependsOn: [...new Set([...current.dependsOn, ...added.map((other) => other.id)])],
  }))
}
