import type { EventOf } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { fresh } from './begin.ts'
import { anomaly, changeAttempt, changeTask, closeTicket, taskOf, without } from './change.ts'

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
  return event.postpones ? postpone(grown, event.postpones, added, event.at) : grown
}

const counted = (task: TaskState): TaskState => ({ ...task, modifications: (task.modifications ?? 0) + 1 })

/** The task waits for what its executor asked for; asking is no failure, so the attempt is forgiven. */
function postpone(
  run: Run,
  { task, ticket }: { task: string; ticket: string },
  added: TaskState[],
  at: string,
): Run {
  return changeTask(closeTicket(run, ticket), task, (current) => ({
    ...changeAttempt(counted(current), (attempt) => ({ ...without(attempt, 'head'), endedAt: at })),
    status: 'pending',
    forgiven: current.attempts.length,
    dependsOn: [...new Set([...current.dependsOn, ...added.map((other) => other.id)])],
  }))
}
