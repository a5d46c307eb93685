import type { Where } from '../model/commands.ts'
import type { Finding } from '../model/gate.ts'
import { checkOf } from '../model/roles.ts'
import {
  type Asked,
  type ReviewRecord,
  type Run,
  STATUSES,
  type TaskState,
  type TaskStatus,
} from '../model/run.ts'
import { type Named, taskName as nameOf, wordFor } from '../model/task-name.ts'
import { oneLine, optionalLine } from './terminal.ts'

export const taskName = (task: Named): string => oneLine(nameOf(task))

/** For the middle of a sentence, if only the id is known. */
export const nameIn = (run: Run, id: string): string => oneLine(wordFor(run.tasks, id))

/** Ids of a PLAN.md are `{phase}-{plan}-{nn}`; elsewhere the plan is the spec. */
export const planName = (run: Run, task: TaskState): string =>
  oneLine(run.format === 'plan-md' ? task.id.replace(/-[^-]*$/, '') : run.spec)

/** What a view is told beside the run. */
export interface RunFacts {
  /** What the run asks a person right now. */
  asks?: readonly Asked[] | undefined
  /** The client that drove the run has ended: nothing goes on, whatever the last event says. */
  isGone?: boolean | undefined
  /** Where the person reads it; a terminal or a file if it is not known. */
  where?: Where | undefined
}

/** Whether what the last event says to be at work is at work no more: the client is gone, or the person stopped its agents. */
export const isCut = ({ asks = [], isGone = false }: RunFacts): boolean =>
  isGone || asks.some(({ isAtRest }) => isAtRest)

/** The state of a run as every view shows it. The last event knows neither of a client that was killed nor of a question. */
export function shownState(
  run: Run,
  { asks = [], isGone = false }: RunFacts = {},
): { word: Run['state'] | 'stopped' | 'waiting for you'; why?: string | undefined } {
  const { state, cause } = run
  if (state === 'running' && isGone) return { word: 'stopped', why: 'its client is gone' }
  const isWaiting = asks.some(({ holdsRun }) => holdsRun) || isAskedByClient(run)
  if (state === 'running' && isWaiting) return { word: 'waiting for you' }
  return { word: state, why: optionalLine(cause) }
}

/** With its cause, which may begin with the word itself: `cancelled by …`. */
export const stateWords = ({ word, why }: ReturnType<typeof shownState>): string =>
  why === undefined ? word : why.startsWith(`${word} `) ? why : `${word} (${why})`

/** Every agent at work waits for an answer to a question of the client. */
function isAskedByClient({ tickets, tasks }: Run): boolean {
  const atWork = tickets.filter(({ redeemedAt }) => redeemedAt)
  return atWork.length > 0 && atWork.every(({ id }) => tasks.some(({ waiting }) => waiting?.ticket === id))
}

/**
 * The state of a task as views show it. No gate has judged a box that was ticked before the run: it must not be shown
 * as approved, and no agent will work on it.
 */
export const shownStatus = (task: TaskState): TaskStatus => (isDoneBefore(task) ? 'skipped' : task.status)

export const isDoneBefore = (task: TaskState): boolean => task.doneBefore && task.status === 'pending'

/** The same for people, with the marks of seed 001 beside the word. */
export function statusLabel(task: TaskState, isCut = false): string {
  if (isCut && isActive(task)) return 'interrupted'
  if (isDoneBefore(task)) return 'done before'
  if (task.status === 'skipped') return 'skipped (unverified)'
  if (task.waiting) return 'WAITING'
  return task.status
}

export function flagsOf(task: TaskState): string[] {
  const marks = [
    ...(isDoneBefore(task) ? ['done-before'] : []),
    ...(task.status === 'skipped' ? ['unverified'] : []),
    ...(task.status === 'forced' ? ['forced'] : []),
    ...(task.sharedProof ? ['shared proof'] : []),
  ]
  return [...new Set([...marks, ...task.flags.map(oneLine)])]
}

export const shortCommit = (commit: string): string => oneLine(commit).slice(0, 10)

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** ISO time with seconds, in UTC: for JSON, and where document 001 writes it so. */
export function isoSeconds(at: string): string {
  const time = Date.parse(at)
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** 14:02:30, in the time zone of the reader. */
export const clock = (at: string): string => / (\d\d:\d\d:\d\d)$/.exec(localTime(at))?.[1] ?? oneLine(at)

/** 2026-01-26 14:02:30, in the time zone of the reader. */
export function localTime(at: string): string {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return oneLine(at)
  const date = new Date(time)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

/** `UTC`, `UTC+02:00`: what a page says of its times, because another person may read it elsewhere. */
export function zone(at: string): string {
  const minutes = -new Date(at).getTimezoneOffset()
  if (!minutes) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

export function between(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined
  const length = Date.parse(to) - Date.parse(from)
  return Number.isNaN(length) ? undefined : Math.max(0, length)
}

/** 850 ms, 4.2 s, 3 min 05 s, 2 h 10 min */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

const two = (value: number): string => String(value).padStart(2, '0')

export function totalsOf({ tasks }: Run) {
  const count = (status: TaskStatus) => tasks.filter((task) => shownStatus(task) === status).length
  const counts = Object.fromEntries(STATUSES.map((status) => [status, count(status)]))
  return { total: tasks.length, ...(counts as Record<TaskStatus, number>) }
}

export const isActive = ({ status }: TaskState): boolean =>
  status === 'executing' || status === 'verifying' || status === 'reviewing'

/** The sort is stable: two of the same moment keep the order of the plan. */
export const byTime = <T>(list: readonly T[], at: (one: T) => string): T[] =>
  [...list].sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0))

/** The figures of STATE.md, by the names of seed 004. */
export function gateStats(run: Run, isCut = false) {
  const totals = totalsOf(run)
  const doneBefore = run.tasks.filter(isDoneBefore).length
  const active = totals.executing + totals.verifying + totals.reviewing
  // An escalated task has failed with no attempt left: seed 004 calls it failed.
  const failed = totals.failed + totals.escalated
  const passed = totals.approved
  const decided = passed + failed
  const tried = run.tasks.filter((task) => task.attempts.length > 0)
  const attempts = tried.reduce((sum, task) => sum + task.attempts.length, 0)
  return {
    total_tasks: totals.total,
    passed,
    failed,
    in_progress: isCut ? 0 : active,
    ...(isCut ? { interrupted: active } : {}),
    pending: totals.pending,
    blocked: totals.blocked,
    skipped: totals.skipped - doneBefore,
    forced: totals.forced,
    done_before: doneBefore,
    /** The share of the tasks that were decided. */
    pass_rate: decided === 0 ? 'n/a' : `${Math.round((100 * passed) / decided)}%`,
    avg_attempts: tried.length === 0 ? 0 : Math.round((10 * attempts) / tried.length) / 10,
  }
}

/** The tasks to show as current: all that agents work on, else those that wait for a person, else the one touched last. */
export function currentTasks(run: Run): TaskState[] {
  const active = run.tasks.filter(isActive)
  if (active.length > 0) return active
  const stuck = run.tasks.filter(({ pausedFor }) => pausedFor !== undefined)
  if (stuck.length > 0) return stuck
  const touched = run.tasks.filter((task) => task.lastStepAt !== undefined)
  const last = byTime(touched, ({ lastStepAt = '' }) => lastStepAt).at(-1)
  const first = last ?? run.tasks.find((task) => !isDoneBefore(task))
  return first ? [first] : []
}

export const maxAttempts = (run: Run, task: TaskState): number =>
  run.config.attempts.perTask + (task.forgiven ?? 0)

/** How often a task was tried, and how often it may be tried again: in these words everywhere. */
export function attemptsLine(run: Run, task: TaskState): string {
  const { length } = task.attempts
  const more = Math.max(0, maxAttempts(run, task) - length)
  if (task.status === 'approved' || task.override || isDoneBefore(task)) return plural(length, 'attempt')
  return task.pausedFor
    ? `${plural(length, 'attempt')} so far; a retry allows ${run.config.attempts.perTask} more`
    : `${plural(length, 'attempt')} so far, ${more} more allowed`
}

/** The time that agents and the gate used, without what a task waited for a person, or for its next attempt. */
export function workedMs({ attempts, reviews }: TaskState, until?: string): number | undefined {
  const times = attempts.flatMap(({ startedAt, endedAt }, index) => {
    const next = attempts[index + 1]?.startedAt
    const last = reviews.findLast(({ at }) => at >= startedAt && (next === undefined || at < next))?.at
    const end = [endedAt ?? until, last]
      .flatMap((at) => at ?? [])
      .sort()
      .at(-1)
    return between(startedAt, end) ?? []
  })
  return times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0)
}

/** The same of a task as it is now. What follows an override is no work on it. */
export const spentMs = (task: TaskState): number | undefined =>
  workedMs(task, task.override?.at ?? task.lastStepAt)

export interface Concern {
  task: TaskState
  from: string
  text: string
}

/** The last verdict of each reviewer on a task (of each voter if several vote). */
export function lastReviews({ reviews }: TaskState): ReviewRecord[] {
  const voter = ({ role, iteration }: ReviewRecord) => (role === 'verifier' ? `verifier ${iteration}` : role)
  return [...new Map(reviews.map((record) => [voter(record), record])).values()]
}

/** What a reviewer said against a task that was approved nevertheless. */
function leftBehind({ role, verdict }: ReviewRecord): string[] {
  switch (verdict.decision) {
    case 'approve':
      return verdict.concerns
    case 'no-signal':
      return [`${role} gave no signal`]
    case 'malformed':
      return verdict.says
        ? [`the approval of the ${role} does not count: ${verdict.problems[0]?.message ?? ''}`]
        : [`${role} handed in nothing that could be read`]
    case 'reject': {
      const texts = [...verdict.findings, ...verdict.concerns]
      return texts.length > 0 ? texts : [verdict.feedback || 'rejected without a reason']
    }
  }
}

/** Unanswered findings of reviews: concerns of an approval, and rejections that did not stop the task. */
export function outstandingFindings(run: Run): Concern[] {
  return run.tasks.flatMap((task) =>
    lastReviews(task).flatMap((record) =>
      leftBehind(record).map((text) => ({ task, from: checkOf(record.role), text: oneLine(text) })),
    ),
  )
}

/** Warnings of the gate about work that it passed (flakiness among them: S1-138). */
/** The message may say "it" of its file, which is named beside it elsewhere. The plan's own file says nothing. */
function placed({ planFiles }: Run, { file, message }: Finding): string {
  const isNamed = file === undefined || message.includes(file) || planFiles.some(({ path }) => path === file)
  return isNamed ? message : `${file}: ${message}`
}

export function warningsOf(run: Run): Concern[] {
  return run.tasks.flatMap((task) =>
    (task.lastResult?.outcome === 'PASSED' ? task.lastResult.findings : [])
      .filter((finding) => finding.severity === 'warn')
      .map((finding) => ({ task, from: oneLine(finding.id), text: oneLine(placed(run, finding)) })),
  )
}
