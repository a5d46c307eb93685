import type { Run, Ticket } from '../../model/run.ts'
import type { Dispatched } from '../../prompts/directive.ts'
import { taskOf } from '../../run/change.ts'

/** What the coordinator and the person are told about an agent: its task, and the task's position in the plan. */
export const nameAgent = (
  run: Run,
  { role, task, attempt }: Pick<Ticket, 'role' | 'task' | 'attempt'>,
): Dispatched => ({
  role,
  task,
  attempt,
  title: taskOf(run, task)?.title ?? '',
  place: `${run.tasks.findIndex(({ id }) => id === task) + 1}/${run.tasks.length}`,
})
