import type { Run, RunState, TaskState, TaskStatus } from '../model/run.ts'
import { type Concern, outstandingFindings, warningsOf } from './concerns.ts'
import { failuresOf } from './failures.ts'
import { flagsOf, shownStatus } from './names.ts'
import { nextSteps } from './next-steps.ts'
import { oneLine } from './terminal.ts'
import { between } from './time.ts'
import { type Totals, totalsOf } from './totals.ts'

interface TaskSummaryJson {
  id: string
  title: string
  status: TaskStatus
  attempts: number
  claims: number
  failures: number
  durationMs?: number
  commit?: string
  flags: string[]
}

interface OverrideJson {
  id: string
  title: string
  who: string
  at: string
  reason: string
  /** What keeps it from being surely a person's. */
  doubts?: string[]
}

interface FindingJson {
  task: string
  /** The check or the reviewer that raised it. */
  from: string
  finding: string
}

export interface SummaryJson {
  run: string
  spec: string
  state: RunState
  cause?: string
  startedAt: string
  endedAt?: string
  durationMs: number
  totals: Totals
  approved: string[]
  retried: string[]
  skipped: OverrideJson[]
  forced: OverrideJson[]
  outstanding: FindingJson[]
  warnings: FindingJson[]
  tasks: TaskSummaryJson[]
  next: string[]
}

/** What a run came to. The text in the session and SUMMARY.md are made from this. */
export function summaryJson(run: Run): SummaryJson {
  const ids = (is: (task: TaskState) => boolean): string[] =>
    run.tasks.filter(is).map((task) => oneLine(task.id))
  return {
    run: oneLine(run.id),
    spec: oneLine(run.spec),
    state: run.state,
    ...(run.cause === undefined ? {} : { cause: oneLine(run.cause) }),
    startedAt: run.startedAt,
    ...(run.endedAt === undefined ? {} : { endedAt: run.endedAt }),
    durationMs: between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0,
    totals: totalsOf(run),
    approved: ids((task) => task.status === 'approved'),
    retried: ids((task) => task.attempts.length > 1 || task.attempts.some(({ claims }) => claims > 1)),
    skipped: overridden(run, 'skipped'),
    forced: overridden(run, 'forced'),
    outstanding: outstandingFindings(run).map(asFinding),
    warnings: warningsOf(run).map(asFinding),
    tasks: run.tasks.map(summarise),
    next: nextSteps(run),
  }
}

const asFinding = ({ task, from, text }: Concern): FindingJson => ({
  task: oneLine(task.id),
  from,
  finding: text,
})

/** What is said behind an override that is perhaps nobody's. */
export const doubted = ({ doubts }: { doubts?: string[] }): string =>
  doubts ? `; in doubt: ${doubts.join('; ')}` : ''

function overridden(run: Run, kind: 'skipped' | 'forced'): OverrideJson[] {
  return run.tasks.flatMap(({ id, title, override }) =>
    override?.kind === kind
      ? [
          {
            id: oneLine(id),
            title: oneLine(title),
            who: oneLine(override.who),
            at: override.at,
            reason: oneLine(override.reason),
            ...(override.doubts ? { doubts: override.doubts.map(oneLine) } : {}),
          },
        ]
      : [],
  )
}

function summarise(task: TaskState): TaskSummaryJson {
  const durationMs = between(task.startedAt, task.lastStepAt)
  return {
    id: oneLine(task.id),
    title: oneLine(task.title),
    status: shownStatus(task),
    attempts: task.attempts.length,
    claims: task.attempts.reduce((sum, attempt) => sum + attempt.claims, 0),
    failures: failuresOf(task).length,
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(task.approvedCommit === undefined ? {} : { commit: task.approvedCommit }),
    flags: flagsOf(task),
  }
}
