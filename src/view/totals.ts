import type { Run, TaskState, TaskStatus } from '../model/run.ts'
import { isDoneBefore, shownStatus } from './names.ts'

export const STATUSES = [
  'pending',
  'executing',
  'verifying',
  'reviewing',
  'approved',
  'failed',
  'blocked',
  'escalated',
  'skipped',
  'forced',
] as const satisfies readonly TaskStatus[]

export type Totals = { total: number } & Record<TaskStatus, number>

export function totalsOf(run: Run): Totals {
  const totals: Totals = {
    total: run.tasks.length,
    pending: 0,
    executing: 0,
    verifying: 0,
    reviewing: 0,
    approved: 0,
    failed: 0,
    blocked: 0,
    escalated: 0,
    skipped: 0,
    forced: 0,
  }
  for (const task of run.tasks) totals[shownStatus(task)] += 1
  return totals
}

const ACTIVE: ReadonlySet<TaskStatus> = new Set(['executing', 'verifying', 'reviewing'])
export const isActive = (task: TaskState): boolean => ACTIVE.has(task.status)

export interface GateStats {
  total: number
  passed: number
  failed: number
  inProgress: number
  pending: number
  blocked: number
  skipped: number
  forced: number
  doneBefore: number
  /** Whole per cent of those that were decided; absent while none was. */
  passRate?: number
  averageAttempts: number
}

export function gateStats(run: Run): GateStats {
  const totals = totalsOf(run)
  const doneBefore = run.tasks.filter(isDoneBefore).length
  // Escalated is failed with nobody left to try: seed 004 calls it failed.
  const failed = totals.failed + totals.escalated
  const passed = totals.approved
  const tried = run.tasks.filter((task) => task.attempts.length > 0)
  const attempts = tried.reduce((sum, task) => sum + task.attempts.length, 0)
  return {
    total: totals.total,
    passed,
    failed,
    inProgress: totals.executing + totals.verifying + totals.reviewing,
    pending: totals.pending,
    blocked: totals.blocked,
    skipped: totals.skipped - doneBefore,
    forced: totals.forced,
    doneBefore,
    ...(passed + failed > 0 ? { passRate: Math.round((100 * passed) / (passed + failed)) } : {}),
    averageAttempts: tried.length === 0 ? 0 : Math.round((10 * attempts) / tried.length) / 10,
  }
}

/** What has to be shown as current: all that is in flight, else what was touched last, else what comes first. */
export function currentTasks(run: Run): TaskState[] {
  const active = run.tasks.filter(isActive)
  if (active.length > 0) return active
  const touched = run.tasks.filter((task) => task.lastStepAt !== undefined)
  const last = touched.reduce<TaskState | undefined>(
    (newest, task) => (newest && (newest.lastStepAt ?? '') > (task.lastStepAt ?? '') ? newest : task),
    undefined,
  )
  const first = last ?? run.tasks.find((task) => !isDoneBefore(task))
  return first ? [first] : []
}

export const maxAttempts = (run: Run, task: TaskState): number =>
  run.config.attempts.perTask + (task.forgiven ?? 0)
