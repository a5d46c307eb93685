import type { Task } from '../../model/plan.ts'

/** Every command that is meant to prove a task, and where it stands. */
export function commandsOf(task: Task): { command: string; file: string; line: number; stated: boolean }[] {
  const verify = task.verify.flatMap((each) =>
    each.command === undefined
      ? []
      : [
          {
            command: each.command,
            file: each.file ?? task.file,
            line: each.line,
            stated: each.file === undefined,
          },
        ],
  )
  const criteria = task.criteria.flatMap((criterion) =>
    criterion.command === undefined
      ? []
      : [{ command: criterion.command, file: task.file, line: task.line, stated: true }],
  )
  return [...verify, ...criteria]
}
