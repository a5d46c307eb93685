import type { Run, RunState, TaskStatus } from '../model/run.ts'
import { flagsOf, shownStatus } from './names.ts'
import { oneLine } from './terminal.ts'
import { type Totals, totalsOf } from './totals.ts'

export interface StatusJson {
  run: string
  spec: string
  state: RunState
  tasks: {
    id: string
    title: string
    status: TaskStatus
    attempts: number
    flags: string[]
    /** The client asks a person about a call of its agent. */
    waiting?: { tool: string; what: string; rule: string; since: string }
  }[]
  totals: Totals
}

/** `status --json`. Scripts live on this shape: add to it, never change it. */
export function statusJson(run: Run): StatusJson {
  return {
    run: run.id,
    spec: oneLine(run.spec),
    state: run.state,
    tasks: run.tasks.map((task) => ({
      id: oneLine(task.id),
      title: oneLine(task.title),
      status: shownStatus(task),
      attempts: task.attempts.length,
      flags: flagsOf(task),
      ...(task.waiting
        ? {
            waiting: {
              tool: oneLine(task.waiting.tool),
              what: oneLine(task.waiting.what),
              rule: oneLine(task.waiting.rule),
              since: task.waiting.at,
            },
          }
        : {}),
    })),
    totals: totalsOf(run),
  }
}
