import { posix } from 'node:path'
import { inProgress } from '../../io/branches.ts'
import { branchHead, gitFolders } from '../../io/git.ts'
import type { ReviewRecord, Run, TaskState } from '../../model/run.ts'
import { fixWord, taskName, taskWord } from '../../model/task-name.ts'
import { hasEnded } from '../../run/change.ts'
import { isDone } from '../../run/groups.ts'
import { specReviewOf } from '../../run/reviews.ts'
import {
  fixTasksOf,
  needsSpecReview,
  nextReviewIndex,
  reviewBatch,
  roundsSinceFix,
  specRecords,
  taskIndex,
  validIteration,
} from '../../run/spec-review.ts'
import { addProgress, type ProgressEntry } from '../../view/progress.ts'
import { type EngineEdit, engineCommit, stepsMade } from './engine-commit.ts'
import type { Projection } from './projections/table.ts'
import { endedAt } from './projections/work.ts'

export const specFolder = (run: Run): string => posix.dirname(run.planFiles[0]?.path ?? '')

export const progressFile = (run: Run): string => posix.join(specFolder(run), '.progress.md')

type Action = Extract<ProgressEntry, { kind: 'review' }>['action']

export const stepOf = (task: TaskState): string => `approve ${task.id} attempt ${task.attempts.length}`

/**
 * What is written with this approval. That a review was left out needs no commit of its own: it is written with the
 * next commit that the engine makes anyway, at the latest with the last approval of the run.
 */
export function dueEntries(run: Run, task: TaskState): Due {
  const own = approvalEntries(run, task)
  const isLast = run.tasks.every((other) => other === task || isDone(other))
  if (!isLast && own.every(({ kind }) => kind === 'review-skipped')) return { entries: [], also: [] }
  const waiting = unwritten(run)
  const [last] = specRecords(task).slice(-1)
  const earlier = last ? roundsBefore(run, task, last) : { entries: [], also: [] }
  return {
    entries: [...waiting.entries, ...earlier.entries, ...own],
    also: [...waiting.also, ...earlier.also],
  }
}

/** What the next commit of the engine takes along: rounds about which a person is asked, and reviews that were left out. */
export function unwritten(run: Run): Due {
  // After the end of a run its last log has them.
  const asked = (hasEnded(run) ? [] : run.tasks)
    .filter(({ status }) => status === 'escalated')
    .map((task) => unlogged(run, task, roundsSinceFix(run, task), 'a person was asked'))
  const skips = skippedReviews(run)
  return {
    entries: [...asked.flatMap(({ entries }) => entries), ...skips.entries],
    also: [...asked.flatMap(({ also }) => also), ...skips.also],
  }
}

/** Entries of tasks that were approved without a commit of the engine, and the steps that they belong to. */
function skippedReviews(run: Run): Due {
  const waiting = run.tasks
    .filter((task) => task.status === 'approved' && task.approval)
    .sort((a, b) => (a.approval?.seq ?? 0) - (b.approval?.seq ?? 0))
    .map((task) => ({ step: stepOf(task), entries: approvalEntries(run, task) }))
    .filter(({ entries }) => entries.length > 0 && entries.every(({ kind }) => kind === 'review-skipped'))
  if (waiting.length === 0) return { entries: [], also: [] }
  const steps = waiting.map(({ step }) => step)
  const made = stepsMade(run, steps)
  const left = waiting.filter(({ step }) => !made.has(step))
  return { entries: left.flatMap(({ entries }) => entries), also: left.map(({ step }) => step) }
}

export const progressEdit = (run: Run, entries: readonly ProgressEntry[]): EngineEdit => ({
  path: progressFile(run),
  change: (text) => entries.reduce(addProgress, text ?? ''),
  changeIgnored: (text = '') =>
    entries.filter((entry) => !text.includes(addProgress('', entry).trimEnd())).reduce(addProgress, text),
})

const STATUS = {
  approve: 'REVIEW_PASS',
  'no-signal': 'REVIEW_PASS (no signal)',
  reject: 'REVIEW_FAIL',
  malformed: 'REVIEW_FAIL',
} as const

/** One round of the review loop, as seed 000 logs it: every answer of the reviewer, the last one with what followed. */
export function roundEntries(
  run: Run,
  task: TaskState,
  { verdict: last, iteration, sentBack = [] }: ReviewRecord,
  action: Action,
): ProgressEntry[] {
  const [first = task] = reviewBatch(run, task)
  return [...sentBack, last].map((verdict) => ({
    kind: 'review',
    name: taskName(first),
    taskIndex: taskIndex(run, first),
    iteration: validIteration(iteration),
    // An answer that was sent back for a contradiction has a last line all the same.
    status: STATUS[verdict.holds ?? verdict.decision],
    findings: findingsOf(verdict),
    action: verdict === last ? action : ASKED_AGAIN,
  }))
}

/** Why a pass is ORANGE comes before what it found. */
const findingsOf = ({ decision, findings, problems, weak }: ReviewRecord['verdict']): readonly string[] =>
  decision === 'malformed' ? problems.map(({ message }) => message) : weak ? [weak, ...findings] : findings

interface Due {
  entries: ProgressEntry[]
  /** The steps that these entries belong to. */
  also: string[]
}

/** The rounds before this one that have no entry yet: they could not be read, or a person decided first. */
export function roundsBefore(run: Run, task: TaskState, record: ReviewRecord): Due {
  const rounds = roundsSinceFix(run, task)
  return unlogged(run, task, rounds.slice(0, rounds.indexOf(record)))
}

const ASKED_AGAIN = 'asked again'
const roundStep = (task: TaskState, { ticket, at }: ReviewRecord): string =>
  `review ${task.id} ${ticket ?? at}`

function unlogged(
  run: Run,
  task: TaskState,
  rounds: readonly ReviewRecord[],
  last: Action = ASKED_AGAIN,
): Due {
  if (rounds.length === 0) return { entries: [], also: [] }
  const made = stepsMade(
    run,
    rounds.map((round) => roundStep(task, round)),
  )
  const left = rounds.filter((round) => !made.has(roundStep(task, round)))
  return {
    entries: left.flatMap((round) => [
      ...roundEntries(run, task, round, round === rounds.at(-1) ? last : ASKED_AGAIN),
      ...suggested(task, round),
    ]),
    also: left.map((round) => roundStep(task, round)),
  }
}

/** The rounds of tasks that a person decided instead of the reviewer, or that the end of the run left undecided. */
const undecidedRounds = (run: Run): { task: TaskState; rounds: ReviewRecord[] }[] =>
  run.tasks
    .filter((task) => task.override || (hasEnded(run) && task.status !== 'approved'))
    .map((task) => ({ task, rounds: roundsSinceFix(run, task) }))
    .filter(({ rounds }) => rounds.length > 0)

/**
 * Every round of a review leaves its entry (S0-51). Usually it is written with the approval or the fix task that follows.
 * Where a person skips or forces the task, or cancels the run, neither follows: the entry gets a commit of its own.
 */
export const roundsLog: Projection = {
  name: 'rounds-log',
  project(run, { dir }, before) {
    const open = undecidedRounds(run)
    if (open.length === 0 || (before && countRounds(undecidedRounds(before)) === countRounds(open))) return
    const head = branchHead(run)
    // The branch is gone, or a person went on with it after the run had ended: their branch is left alone.
    if (head === undefined || (endedAt(dir) ?? head) !== head) return
    // A commit would get into the middle of their rebase or merge.
    if (inProgress(gitFolders(run.root).gitDir)) return
    const due = open.map(({ task, rounds }) =>
      unlogged(
        run,
        task,
        rounds,
        task.override ? `${task.override.kind} by a person` : 'the run was cancelled',
      ),
    )
    const [key, ...also] = due.flatMap((each) => each.also)
    if (key === undefined) return
    const waiting = unwritten(run)
    engineCommit(run, [progressEdit(run, [...waiting.entries, ...due.flatMap(({ entries }) => entries)])], {
      subject: `docs(${run.spec}): log the review of ${open.map(({ task }) => taskWord(task)).join(', ')}`,
      key,
      also: [...also, ...waiting.also],
      since: run.base,
    })
  },
}

const countRounds = (open: ReturnType<typeof undecidedRounds>): number =>
  open.reduce((sum, { rounds }) => sum + rounds.length, 0)

export function suggested(task: TaskState, { verdict: { suggestions = [] } }: ReviewRecord): ProgressEntry[] {
  return suggestions.length > 0 ? [{ kind: 'suggestions', task: taskWord(task), suggestions }] : []
}

/** What is added to `.progress.md` when a task is approved: its last review, or that there was none. */
function approvalEntries(run: Run, task: TaskState): ProgressEntry[] {
  if (!run.config.review.spec || task.addedBy === 'review') return []
  if (!needsSpecReview(run, task)) return skipped(run, task)
  const record = specRecords(task).at(-1)
  const spec = specReviewOf(run, task)
  if (!record || spec.kind !== 'ended') return []
  const { iteration: iterations, verdict } = record
  const { findings } = verdict
  switch (spec.how) {
    case 'suggested':
    case 'capped': {
      const capped: ProgressEntry[] =
        spec.how === 'capped' ? [{ kind: 'review-capped', iterations, findings }] : []
      const entries = roundEntries(run, task, record, 'warnings appended, proceeded')
      return [...entries, ...capped, ...suggested(task, record)]
    }
    case 'given-up': {
      const fix = fixTasksOf(run, task).at(-1)
      return fix ? [{ kind: 'fix-given-up', fix: fixWord(fix), findings }] : []
    }
    case 'with-batch':
      return []
    case 'passed':
    case 'weak':
    case 'no-signal':
      return roundEntries(run, task, record, 'proceeded')
  }
}

/** A parallel batch gets one entry, written for its first task. */
function skipped(run: Run, task: TaskState): ProgressEntry[] {
  const batch = reviewBatch(run, task)
  const last = batch.at(-1) ?? task
  const next = nextReviewIndex(run, taskIndex(run, last))
  if (batch[0]?.id !== task.id || next === undefined) return []
  const upcoming = run.tasks.find((other) => taskIndex(run, other) === next)
  return [
    {
      kind: 'review-skipped',
      next,
      name: taskName(task),
      nextName: upcoming && taskName(upcoming),
    },
  ]
}
