import type { Task } from '../../model/plan.ts'
import { defined } from '../values.ts'

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

export const commandsOf = ({ file, line, verify, criteria }: Task): PlacedCommand[] => [
  ...verify.flatMap(({ command, file: other, line, expect }) =>
    command === undefined
      ? []
      : [{ command, file: other ?? file, line, stated: !other, ...defined({ number: expect?.number }) }],
  ),
  ...criteria.flatMap(({ command }) =>
    command === undefined ? [] : [{ command, file, line, stated: true }],
  ),
]
