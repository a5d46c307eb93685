import type { Task } from '../../model/plan.ts'

/** A command that is meant to prove a task, and where it stands. */
export interface PlacedCommand {
  command: string
  file: string
  line: number
  /** Written in the plan itself, not in the sidecar or the configuration. */
  stated: boolean
  /** A number that its output is compared with. */
  number?: number
}

export function commandsOf(task: Task): PlacedCommand[] {
  const verify = task.verify.flatMap((each) =>
    each.command === undefined
      ? []
      : [
          {
            command: each.command,
            file: each.file ?? task.file,
            line: each.line,
            stated: each.file === undefined,
            ...(each.expect?.number === undefined ? {} : { number: each.expect.number }),
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
