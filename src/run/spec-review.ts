import { type Reviewer, roleOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { isDone, isStuck, parallelGroup } from './groups.ts'

/** The state of the review loop of seed 000 for a task. */
export type SpecReview =
  | { kind: 'not-needed' }
  | { kind: 'review'; iteration: number; covers: string[] }
  /** It waits for a fix task, or for the other tasks of a parallel batch. */
  | { kind: 'waiting' }
  /** A code-level failure that has no fix task yet: the engine adds one. */
  | { kind: 'fix-needed'; record: ReviewRecord }
  | {
      kind: 'ended'
      how: 'passed' | 'weak' | 'no-signal' | 'suggested' | 'capped' | 'given-up' | 'with-batch'
    }

/** `isOtherwiseReviewed` says whether the reviews before this one are done. */
export function specReview(
  run: Run,
  task: TaskState,
  isOtherwiseReviewed: (task: TaskState) => boolean,
): SpecReview {
  if (!needsSpecReview(run, task)) return { kind: 'not-needed' }
  if (specRecords(task).length > 0) return ownLoop(run, task)
  const batch = reviewBatch(run, task)
  const lead = batch.find((other) => other.id !== task.id && covers(other, task))
  if (lead) {
    const led = ownLoop(run, lead)
    return led.kind === 'ended' ? { kind: 'ended', how: 'with-batch' } : { kind: 'waiting' }
  }
  const present = batch.filter(
    (member) => member.status === 'reviewing' && isOtherwiseReviewed(member) && !isCovered(batch, member),
  )
  const settled = batch.every((member) => present.includes(member) || isDone(member) || isStuck(member))
  if (!settled || present[0]?.id !== task.id) return { kind: 'waiting' }
  return { kind: 'review', iteration: 1, covers: present.slice(1).map((member) => member.id) }
}

function ownLoop(run: Run, task: TaskState): SpecReview {
  const last = specRecords(task).at(-1)
  if (!last) return { kind: 'review', iteration: 1, covers: [] }
  const again = (iteration: number): SpecReview => ({
    kind: 'review',
    iteration,
    covers: last.covers ?? [],
  })
  const iteration = validIteration(last.iteration)
  switch (last.verdict.decision) {
    case 'approve':
      return { kind: 'ended', how: last.verdict.weak === undefined ? 'passed' : 'weak' }
    case 'no-signal':
      return { kind: 'ended', how: 'no-signal' }
    case 'malformed':
      return again(iteration)
    case 'reject': {
      if (last.verdict.path === 'spec') return { kind: 'ended', how: 'suggested' }
      if (iteration >= run.config.review.iterations) return { kind: 'ended', how: 'capped' }
      return afterFailure(run, task, last, () => again(iteration + 1))
    }
  }
}

/** Each code-level failure below the limit gets one fix task. When that is done the review runs again. */
function afterFailure(run: Run, task: TaskState, last: ReviewRecord, again: () => SpecReview): SpecReview {
  const fixes = fixTasksOf(run, task)
  const asked = task.reviews.filter((record) => asksForFix(run, record)).length
  if (fixes.length < asked) {
    if (fixes.length >= run.config.attempts.fixTasks) return { kind: 'ended', how: 'capped' }
    return { kind: 'fix-needed', record: last }
  }
  const fix = fixes.at(-1)
  if (!fix) return { kind: 'ended', how: 'capped' }
  if (fix.givenUp) return { kind: 'ended', how: 'given-up' }
  return isDone(fix) ? again() : { kind: 'waiting' }
}

/** The rounds of a task, over all attempts, that followed the last one from which a fix task was made. */
export function roundsSinceFix(run: Run, task: TaskState): ReviewRecord[] {
  const rounds = task.reviews.filter(({ role }) => role === 'spec-reviewer')
  const fixed = rounds.filter((record) => asksForFix(run, record))[fixTasksOf(run, task).length - 1]
  return rounds.slice(fixed ? rounds.indexOf(fixed) + 1 : 0)
}

const asksForFix = (run: Run, { role, iteration, verdict }: ReviewRecord): boolean =>
  role === 'spec-reviewer' &&
  verdict.decision === 'reject' &&
  verdict.path !== 'spec' &&
  validIteration(iteration) < run.config.review.iterations

export const fixTasksOf = (run: Run, task: TaskState): TaskState[] =>
  run.tasks.filter((other) => other.addedBy === 'review' && other.fixOf === task.id)

/** A missing or invalid number counts as the first round (S0-59). */
export const validIteration = (iteration: number): number =>
  Number.isInteger(iteration) && iteration >= 1 ? iteration : 1

export const specRecords = (task: TaskState): ReviewRecord[] => recordsOf(task, 'spec-reviewer')

/** Whether a review of `lead` covered what `task` last handed in. */
function covers(lead: TaskState, task: TaskState): boolean {
  const since = task.attempts.at(-1)?.startedAt ?? ''
  return specRecords(lead).some((record) => record.covers?.includes(task.id) && record.at >= since)
}

const isCovered = (batch: readonly TaskState[], task: TaskState): boolean =>
  batch.some((other) => other.id !== task.id && covers(other, task))

/**
 * What a reviewer reviews: one task, or those of a parallel batch, each with its fixes. `base` is where the work began
 * according to the gate, over all attempts; others may have committed between it and `commits`, so `files` has only the
 * files of these tasks.
 */
export function reviewRange(run: Run, tasks: readonly TaskState[]) {
  const base = tasks[0]?.attempts.at(-1)?.passed?.base
  const commits = tasks.flatMap((task) => reviewedCommit(run, task) ?? [])
  if (base === undefined || commits.length === 0) throw new Error('there is nothing to review')
  const results = tasks.flatMap((task) => [task, ...fixTasksOf(run, task).filter((fix) => !fix.givenUp)])
  const files = results.flatMap((task) => task.lastResult?.filesChanged ?? [])
  return { base, commits, files: [...new Set(files)] }
}

/** The newest commit of the task that the gate has judged: its own, or that of its last approved fix. */
export function reviewedCommit(run: Run, task: TaskState): string | undefined {
  const fixed = fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== undefined)
  return fixed?.approvedCommit ?? task.attempts.at(-1)?.passed?.commit
}

/** The tasks that seed 000 counts from 0. A fix task has no number of its own: it shares its original's. */
const countedTasks = (run: Run): TaskState[] => run.tasks.filter((task) => originalOf(run, task) === task)

/** The task itself, or the one that a fix task repairs; a fix of a fix leads to the first. */
function originalOf(run: Run, task: TaskState): TaskState {
  const seen = new Set<string>()
  let current = task
  while (current.fixOf !== undefined && !seen.has(current.id)) {
    seen.add(current.id)
    const repaired = run.tasks.find((other) => other.id === current.fixOf)
    if (!repaired) break
    current = repaired
  }
  return current
}

export function taskIndex(run: Run, task: TaskState): number {
  const original = originalOf(run, task)
  return countedTasks(run).findIndex((other) => other.id === original.id)
}

/** At the first task of a phase, at every 5th task beginning with the 0th, and at the last (S0-14..S0-16). */
function triggersReview(run: Run, index: number): boolean {
  const counted = countedTasks(run)
  const task = counted[index]
  if (!task) return false
  if (index === counted.length - 1) return true
  const { every } = run.config.review
  // By the first rules the 0th was not a 5th task.
  if (index % every === 0 && (index > 0 || every === 1 || isBySecondRules(run))) return true
  const before = counted[index - 1]
  return before !== undefined && phaseOf(task) !== phaseOf(before)
}

/** A run decides by the rules that it began with (`RULES`). */
export const isBySecondRules = ({ rules = 1 }: Run): boolean => rules >= 2

/** The number in the task's id, else in its heading: `1.2` and `V1` under "Phase 1" are in the same phase. */
const phaseOf = ({ id, phase }: TaskState): string =>
  /^(\d+)\./.exec(id)?.[1] ?? /\bphase\s+(\d+)/i.exec(phase ?? '')?.[1] ?? phase ?? ''

/** How many reviewers of a role have to review a task. A checkpoint is decided by a person. */
export const reviewersNeeded = (run: Run, task: TaskState, role: Reviewer): number =>
  task.kind === 'checkpoint'
    ? 0
    : roleOf(role).needed({ ...task, isHarmless: isHarmless(run, task) }, run.config.review)

/** Files that only people read. Instructions for agents, and text that programs read, are not among them. */
const DOCUMENTATION =
  /^(?!(?:.*\/)?(?:\.|(?:agents|claude|gemini|skill)\.md$)).*(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|LICENSE|CONTRIBUTING))$/i

/** The whole change of the task is documentation, and its gate passed without a warning. */
function isHarmless({ planFiles }: Run, { attempts, flags, lastResult }: TaskState): boolean {
  if (attempts.at(-1)?.passed?.colour !== 'PASS' || flags.includes('orange')) return false
  const plans = planFiles.map(({ path }) => path)
  const files = (lastResult?.filesChanged ?? []).filter((path) => !plans.includes(path))
  return files.length > 0 && files.every((path) => DOCUMENTATION.test(path))
}

/** Fix tasks made from a review are covered by the next round of the review they came from. */
export function needsSpecReview(run: Run, task: TaskState): boolean {
  if (task.addedBy === 'review' || reviewersNeeded(run, task, 'spec-reviewer') === 0) return false
  return reviewBatch(run, task).some((member) => triggersReview(run, taskIndex(run, member)))
}

/** The tasks that ran in parallel with this one and are reviewed with it; usually only itself (S0-55..S0-57). */
export function reviewBatch(run: Run, task: TaskState): TaskState[] {
  if (!task.parallel) return [task]
  const tasks = countedTasks(run)
  for (let index = 0; index < tasks.length; ) {
    const group = parallelGroup({ ...run, tasks }, index)
    if (group.some((member) => member.id === task.id)) return group
    index += Math.max(1, group.length)
  }
  return [task]
}

/** The index of the next review, for the line that says that one was left out (S0-18). */
export function nextReviewIndex(run: Run, after: number): number | undefined {
  const index = countedTasks(run).findIndex((task, at) => at > after && needsSpecReview(run, task))
  return index < 0 ? undefined : index
}

/** The verdicts of a role on the current attempt; those on earlier attempts no longer count. */
export function recordsOf(task: TaskState, role?: Reviewer): ReviewRecord[] {
  const attempt = task.attempts.at(-1)
  if (!attempt) return []
  return task.reviews
    .filter((record) => role === undefined || record.role === role)
    .filter((record) =>
      record.attempt === undefined ? record.at >= attempt.startedAt : record.attempt === attempt.n,
    )
}
