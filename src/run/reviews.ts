import { isReviewer, REVIEWERS, type Reviewer, roleOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState, Wanted } from '../model/run.ts'
import { attemptsUsed } from './policy.ts'
import { recordsOf, reviewersNeeded, type SpecReview, specReview } from './spec-review.ts'

/** Counts the votes of a role on the current attempt. A vote that could not be read is not a yes. */
export function tally(run: Run, task: TaskState, role: Reviewer) {
  const of = reviewersNeeded(run, task, role)
  const votes = new Map(
    recordsOf(task, role).map(({ iteration, verdict }) => [iteration, verdict.decision === 'approve']),
  )
  const yes = [...votes.values()].filter(Boolean).length
  return {
    yes,
    of,
    complete: votes.size >= of,
    // A tie fails (S3-41).
    majority: yes > of / 2,
    split: yes > 0 && yes < votes.size,
    // The sentence of seed 003 (S3-43).
    sentence: `${yes}/${of} ${role}s agreed output is correct`,
  }
}

type ReviewRequest = Wanted & { role: Reviewer }

/** The reviews that a task that passed the automatic stages still needs before it is approved, in order. */
export const outstandingReviews = (run: Run, task: TaskState): ReviewRequest[] =>
  outstandingSteps(run, task).flat()

/** The reviews that can be dispatched now: one step at a time, because the first that fails ends the attempt (S3-21). */
export function nextReviews(run: Run, task: TaskState, now: Date): ReviewRequest[] {
  if (task.status !== 'reviewing') return []
  if (task.notBefore !== undefined && task.notBefore > now.toISOString()) return []
  const [step] = outstandingSteps(run, task)
  if (step?.[0]?.role !== 'spec-reviewer') return step ?? []
  return specReviewOf(run, task).kind === 'review' ? step : []
}

/** The state of the review loop of seed 000. */
export const specReviewOf = (run: Run, task: TaskState): SpecReview =>
  specReview(run, task, (other) => stepsBeforeSpec(run, other).length === 0)

/** Passed, reviewed, and no agent is at work on it: the engine may approve it. */
export function isApprovable(run: Run, task: TaskState): boolean {
  if (task.status !== 'verifying' && task.status !== 'reviewing') return false
  if (task.attempts.at(-1)?.passed === undefined) return false
  return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0
}

/** What only the engine can do next about reviews. */
export type ReviewWork =
  | { kind: 'fix'; task: TaskState; record: ReviewRecord }
  /** `takeBack`: the work of a fix task that was given up has to be reverted first. */
  | { kind: 'approve'; task: TaskState; takeBack: boolean }

export function reviewWork(run: Run): ReviewWork | undefined {
  for (const task of run.tasks) {
    if (task.status !== 'reviewing' && task.status !== 'verifying') continue
    const spec = specReviewOf(run, task)
    if (spec.kind === 'fix-needed' && task.status === 'reviewing')
      return { kind: 'fix', task, record: spec.record }
    if (isApprovable(run, task))
      return { kind: 'approve', task, takeBack: spec.kind === 'ended' && spec.how === 'given-up' }
  }
  return undefined
}

function outstandingSteps(run: Run, task: TaskState): ReviewRequest[][] {
  const spec = specReviewOf(run, task)
  const ended = spec.kind === 'ended' || spec.kind === 'not-needed'
  const iteration = spec.kind === 'review' ? spec.iteration : 1
  const covers = spec.kind === 'review' && spec.covers.length > 0 ? { covers: spec.covers } : {}
  return [
    ...stepsBeforeSpec(run, task),
    ...(ended ? [] : [[{ ...request(run, task, 'spec-reviewer', iteration), ...covers }]]),
  ]
}

const stepsBeforeSpec = (run: Run, task: TaskState): ReviewRequest[][] =>
  REVIEWERS.filter((role) => roleOf(role).flow !== 'rounds' && reviewersNeeded(run, task, role) > 0)
    .map((role) => missing(run, task, role).map((iteration) => request(run, task, role, iteration)))
    .filter((step) => step.length > 0)

/** The reviewers of a role that still have to be asked: a single one until it approves, or the voters that have not voted yet. */
function missing(run: Run, task: TaskState, role: Reviewer): number[] {
  const given = recordsOf(task, role)
  const approved = given.filter(({ verdict }) => verdict.decision === 'approve')
  if (roleOf(role).flow === 'one') return approved.length > 0 ? [] : [given.length + 1]
  const { of, complete, majority } = tally(run, task, role)
  if (complete && majority) return []
  // Without a majority the task has failed. If it comes back here, the voters who did not approve are asked again.
  const settled = new Set((complete ? approved : given).map(({ iteration }) => iteration))
  return Array.from({ length: of }, (_, index) => index + 1).filter((voter) => !settled.has(voter))
}

const request = (run: Run, task: TaskState, role: Reviewer, iteration: number): ReviewRequest => ({
  task: task.id,
  role,
  attempt: task.attempts.at(-1)?.n ?? 1,
  iteration,
  // The person's folder has other files than the commit under review.
  isolated: run.isolated === true,
})

const HIGH = 0.9
const LEAST_AFTER_RETRIES = 0.7

/**
 * What an approval is based on: stage outcomes, retries and verdicts. A task is no surer than the least sure of its
 * reviewers and stages. Any flag makes it ORANGE, and stays with it.
 */
export function assurance(run: Run, task: TaskState) {
  const parts = [gatePart(task), ...retryParts(task), ...verdictParts(run, task), ...specParts(run, task)]
  const flags = parts.flatMap((part) => part.flags)
  return {
    value: Math.min(...parts.map((part) => part.value)),
    because: parts.map(({ from, value, why }) => ({ from, value, why })),
    flags: flags.length > 0 ? ['orange', ...flags] : [],
  }
}

type Part = NonNullable<TaskState['confidence']>['because'][number] & { flags: string[] }

function gatePart(task: TaskState): Part {
  const passed = task.attempts.at(-1)?.passed
  const orange = passed?.colour === 'ORANGE'
  return {
    from: 'gate',
    value: passed?.confidence ?? 0,
    why: orange ? 'passed with warnings' : 'all automatic checks passed',
    flags: orange ? ['warnings'] : [],
  }
}

function retryParts(task: TaskState): Part[] {
  const retries = attemptsUsed(task) - 1
  if (retries < 1) return []
  const value = Math.max(LEAST_AFTER_RETRIES, Math.round((1 - retries / 10) * 10) / 10)
  return [{ from: 'retries', value, why: `attempt ${retries + 1}`, flags: [] }]
}

function verdictParts(run: Run, task: TaskState): Part[] {
  const voting = REVIEWERS.filter(
    (role) => roleOf(role).flow === 'votes' && reviewersNeeded(run, task, role) > 1,
  )
  const singly = recordsOf(task)
    .filter(({ role, verdict }) => {
      if (!isReviewer(role) || roleOf(role).flow === 'rounds') return false
      // A vote that is no longer needed does not count.
      const counts = roleOf(role).flow === 'one' || reviewersNeeded(run, task, role) === 1
      return counts && verdict.decision === 'approve'
    })
    .map(({ role, verdict: { confidence, concerns } }) => ({
      from: role,
      value: confidence,
      why: concerns.length > 0 ? `approved with concerns: ${concerns[0]}` : 'approved',
      flags: [
        ...(confidence < HIGH ? [`${role} is not sure`] : []),
        ...(concerns.length > 0 ? ['concerns'] : []),
      ],
    }))
  const votes = voting.map((role) => {
    const { yes, of, split, sentence } = tally(run, task, role)
    return { from: 'votes', value: yes / of, why: sentence, flags: split ? ['votes differ'] : [] }
  })
  return [...singly, ...votes]
}

function specParts(run: Run, task: TaskState): Part[] {
  const spec = specReviewOf(run, task)
  if (spec.kind !== 'ended') return []
  const [value, why, ...flags] = SPEC_ENDS[spec.how]
  return [{ from: 'spec-reviewer', value, why, flags }]
}

type Ended = Extract<ReturnType<typeof specReviewOf>, { kind: 'ended' }>['how']

const SPEC_ENDS: Readonly<Record<Ended, readonly [value: number, why: string, ...flags: string[]]>> = {
  passed: [1, 'REVIEW_PASS'],
  weak: [0.6, 'REVIEW_PASS, which its findings do not bear out', 'weak review'],
  'with-batch': [1, 'reviewed with its parallel batch'],
  'no-signal': [0.6, 'REVIEW_PASS (no signal)', 'review without signal'],
  suggested: [0.9, 'suggestions for the spec were kept', 'review suggestions'],
  capped: [0.6, 'findings were left after the last iteration', 'review findings outstanding'],
  'given-up': [0.6, 'the fix failed, the original stays', 'review findings outstanding'],
}
