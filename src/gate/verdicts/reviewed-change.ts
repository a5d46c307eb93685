import type { Finding } from '../../model/finding.ts'
import type { Named } from '../../model/task-name.ts'

/** What a verdict is held against: the task, and the change as the reviewer was shown it. */
export interface ReviewedChange {
  readonly task: Named
  /** All tasks of the plan: a verdict that names another one is not for this. */
  readonly tasks: readonly Named[]
  /** When the tasks under review are done, in the words of the plan, and the files that the plan names for them. */
  readonly criteria?: readonly string[]
  readonly files?: readonly string[]
  /** As the reviewer was shown it. */
  readonly diff?: string
  /** First and last line of each piece of the diff, by path. */
  readonly shown: ReadonlyMap<string, readonly Lines[]>
  /** All files of the commit. */
  readonly paths: ReadonlySet<string>
}

export interface Lines {
  from: number
  to: number
}

/** A problem in the words of a message; the parser adds the check's id. */
export interface Problem {
  line?: number
  message: string
  fix: string
}

export const toFinding = (id: string, problem: Problem): Finding => ({
  id,
  severity: 'block',
  failure: 'MALFORMED',
  ...(problem.line === undefined ? {} : { line: problem.line }),
  message: problem.message,
  fix: problem.fix,
})
