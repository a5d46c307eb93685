import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { flagsOf, isDoneBefore, plural, shortCommit, shownStatus } from './names.ts'
import { type Concern, outstandingFindings, totalsOf, warningsOf } from './run-view.ts'
import { failuresOf } from './task-view.ts'
import { inLines, oneLine, optionalLine } from './terminal.ts'
import { between } from './time.ts'

const taskJson = (task: TaskState) => ({
  id: oneLine(task.id),
  title: oneLine(task.title),
  status: shownStatus(task),
  attempts: task.attempts.length,
})

/** `status --json`. Scripts live on this shape: add to it, never change it. */
export function statusJson(run: Run) {
  return {
    run: run.id,
    spec: oneLine(run.spec),
    state: run.state,
    tasks: run.tasks.map((task) => ({
      ...taskJson(task),
      flags: flagsOf(task),
      /** The client asks a person about a call of its agent. */
      waiting: task.waiting && waitingJson(task.waiting),
    })),
    totals: totalsOf(run),
  }
}

const waitingJson = ({ tool, what, rule, at: since }: NonNullable<TaskState['waiting']>) =>
  inLines({ tool, what, rule, since })

export type SummaryJson = ReturnType<typeof summaryJson>

/** `summary --json`: what a run came to. The text in the session and SUMMARY.md are made from this. */
export function summaryJson(run: Run) {
  const ids = (is: (task: TaskState) => boolean): string[] =>
    run.tasks.filter(is).map((task) => oneLine(task.id))
  return {
    run: oneLine(run.id),
    spec: oneLine(run.spec),
    state: run.state,
    cause: optionalLine(run.cause),
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    durationMs: between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0,
    totals: totalsOf(run),
    approved: ids((task) => task.status === 'approved'),
    retried: ids((task) => task.attempts.length > 1 || task.attempts.some(({ claims }) => claims > 1)),
    skipped: overridden(run, 'skipped'),
    forced: overridden(run, 'forced'),
    outstanding: outstandingFindings(run).map(findingJson),
    warnings: warningsOf(run).map(findingJson),
    tasks: run.tasks.map((task) => ({
      ...taskJson(task),
      claims: task.attempts.reduce((sum, attempt) => sum + attempt.claims, 0),
      failures: failuresOf(task).length,
      durationMs: between(task.startedAt, task.lastStepAt),
      commit: task.approvedCommit,
      flags: flagsOf(task),
    })),
    next: nextSteps(run),
  }
}

const findingJson = ({ task, from, text }: Concern) => ({ task: oneLine(task.id), from, finding: text })

const overridden = (run: Run, kind: 'skipped' | 'forced') =>
  run.tasks.flatMap(({ id, title, override }) => {
    if (override?.kind !== kind) return []
    const { who, at, reason, doubts } = override
    return { ...inLines({ id, title, who, at, reason }), doubts: doubts?.map(oneLine) }
  })

/** What is left for a person when a run ends or stands still, the smallest step first. */
function nextSteps(run: Run): string[] {
  const overridden = (status: TaskState['status']) =>
    run.tasks.filter((task) => task.status === status && !task.override?.adopted)
  const stuck = run.tasks.filter((task) => task.pausedFor !== undefined)
  const doubted = [...new Set(outstandingFindings(run).map(({ task }) => taskWord(task)))].join(', ')
  const before = run.tasks.filter(isDoneBefore).map(taskWord).join(', ')
  return [
    ...stuck.map((task) => stuckStep(run, task)),
    ...runStep(run),
    ...[...overridden('forced'), ...overridden('skipped')].map((task) => overrideStep(run, task)),
    ...foreignSteps(run),
    ...(doubted === '' ? [] : [`answer the review findings on ${doubted}`]),
    ...(before === '' ? [] : [`${before} was ticked before the run and no gate has looked at it`]),
    ...proofSteps(run),
  ]
}

function overrideStep({ state }: Run, task: TaskState): string {
  const id = oneLine(task.id)
  return task.status === 'forced' && state !== 'cancelled'
    ? `fix ${taskWord(task)} or its verification, then /ultraplan:retry --task ${id} sends it through the gate`
    : `check the work of ${taskWord(task)} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${id}`
}

const MOST_FILES = 3

function foreignSteps(run: Run): string[] {
  return (run.foreign ?? [])
    .filter((found) => !found.adopted)
    .map(({ from, to, count, files }) => {
      const some = files.slice(0, MOST_FILES).map(oneLine).join(', ')
      return `look at ${plural(count, 'commit')} that no executor made (${some}${files.length > MOST_FILES ? ' and others' : ''}): git log ${shortCommit(from)}..${shortCommit(to)}; the approved ref stops before ${count === 1 ? 'it' : 'them'} until /ultraplan:adopt --commits`
    })
}

function stuckStep({ state }: Run, task: TaskState): string {
  const id = oneLine(task.id)
  const reason = oneLine(task.pausedFor?.reason ?? '')
  const story = `ultraplan log ${id} tells what happened`
  // Nothing is retried in a run that is over.
  return state === 'cancelled'
    ? `look at ${taskWord(task)} (${reason}): ${story}`
    : `decide on ${taskWord(task)} (${reason}): /ultraplan:retry --task ${id} tries again, ${story}`
}

function runStep(run: Run): string[] {
  switch (run.state) {
    case 'paused':
    case 'parked':
      return ['/ultraplan:resume goes on with the run']
    case 'halted':
      return run.tasks.some((task) => task.pausedFor !== undefined)
        ? ['look at the failures together, then /ultraplan:resume goes on with the run']
        : [`mend what halted the run (${oneLine(run.cause ?? '')}), or /ultraplan:cancel ends it`]
    case 'cancelled':
      return [`/ultraplan:implement ${oneLine(run.spec)} starts again with what is still open`]
    default:
      return []
  }
}

function proofSteps(run: Run): string[] {
  if (!run.tasks.some((task) => task.status === 'approved' && task.approvedCommit !== undefined)) return []
  const moved = run.approvedHead !== run.base
  return [
    ...(moved
      ? [
          `git log --oneline ${shortCommit(run.base)}..${shortCommit(run.approvedHead)} shows the approved work`,
        ]
      : []),
    'ultraplan replay --verify proves every approved task again from its commit',
  ]
}
