import { isAncestor } from '../../io/branches.ts'
import { branchHead, findRepository, git, tryGit } from '../../io/git.ts'
import { changedPaths, diffText, touchedPaths } from '../../io/git-diff.ts'
import type { EventBody } from '../../model/event.ts'
import type { Task } from '../../model/plan.ts'
import type { Run, TaskState, Ticket } from '../../model/run.ts'
import { markedWorker, restsAt } from '../../run/brief.ts'
import { hasEnded, taskOf } from '../../run/change.ts'
import { reviewRange } from '../../run/spec-review.ts'
import { isKnown } from '../../run/unproved-work.ts'
import { othersUpTo } from '../facts/others-commits.ts'
import { strayCommits } from '../facts/stray-commits.ts'
import { attemptSpans } from '../facts/work-range.ts'
import { textInCommit, writtenByInit } from '../project/init-files.ts'
import { isStep, STEP } from '../runs/engine-commit.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { endedAt } from '../runs/projections/work.ts'
import { recordOn } from '../runs/record.ts'
import { progressFile } from '../runs/review-log.ts'

/** Enough context around each change for a reviewer to see where it is and to cite it. */
const CONTEXT = 10

/**
 * The change that a review ticket is about: of its task, and of the others of its batch. The packet shows the change,
 * and the verdict is compared with it.
 */
export function changeUnderReview(run: Run, ticket: Ticket) {
  const [first, ...others] = [ticket.task, ...(ticket.covers ?? [])].flatMap((id) => taskOf(run, id) ?? [])
  if (!first) throw new Error(`task ${ticket.task} is not in the run`)
  const tasks: [TaskState, ...TaskState[]] = [first, ...others]
  const { base, commits, files } = reviewRange(run, tasks)
  const commit = newest(run.root, commits)
  const log = progressFile(run)
  const own = new Set(files)
  const changed = changedPaths(run.root, base, commit).filter((path) => own.has(path) && path !== log)
  return { tasks, base, commit, diff: diffText(run.root, base, commit, changed, CONTEXT), files: changed }
}

/** The last of several commits of one history. */
export const newest = (root: string, commits: readonly string[]): string =>
  commits.length === 1 && commits[0] !== undefined
    ? commits[0]
    : git(root, ['rev-list', '--topo-order', '--max-count=1', ...commits]).trim()

/** When a task is done, in the words of the plan. */
export const criteriaOf = (task: Task): string[] => [
  ...task.doneWhen,
  ...task.criteria.map(({ description }) => description),
  ...(task.packet?.assertions ?? []).map(({ id, positive }) => `${id}: ${positive}`),
]

const MOST_FILES = 20

/**
 * Whether `head` contains work that neither an executor nor the engine committed, commit by commit: what one commit takes
 * back of another is in the history all the same. Anyone can write the engine's trailer, so a commit with it counts as the
 * engine's only in the plan and the log, which are compared with what is pinned elsewhere. Files that were
 * uncommitted when a task was overridden are left for a person to commit, and the approved ref stops before them.
 */
export function foreignCommits(run: Run, head: string): Extract<EventBody, { type: 'commits_found' }>[] {
  const { knownHead, root } = run
  if (knownHead === undefined || knownHead === head) return []
  // A person may have removed a failed attempt. Removed commits are not looked at.
  const from = tryGit(root, ['merge-base', knownHead, head])?.trim() || knownHead
  const left = run.tasks.flatMap(({ override }) =>
    override && !override.adopted ? (override.left ?? []) : [],
  )
  const engines = new Set([...left, progressFile(run), ...run.tasks.map(({ file }) => file)])
  const commits = touchedPaths(root, from, head, STEP).map(({ mark, paths }) =>
    paths.filter((path) => !(isStep(run, mark) ? engines : new Set(left)).has(path)),
  )
  const changed = [...new Set(commits.flat())].sort()
  if (changed.length === 0) return []
  const commonDir = findRepository(root)?.commonDir ?? ''
  const byInit = writtenByInit(commonDir, changed, textInCommit(root, head))
  const files = changed.filter((path) => !byInit.has(path))
  if (files.length === 0) return []
  const count = commits.filter((paths) => paths.some((path) => files.includes(path))).length
  const isLost = from !== knownHead && !isAncestor(root, run.approvedHead, head)
  return [
    {
      ...{ type: 'commits_found', from, to: head, count, files: files.slice(0, MOST_FILES) },
      ...(isLost ? { lost: run.approvedHead } : {}),
    },
  ]
}

/**
 * A commit that the person made on the run's branch is named at their next prompt and at a cancel, not only at the next
 * dispatch. A cancel from a shell could not look; then the branch is looked at as it was at that moment.
 */
export function nameForeign(open: OpenRun): void {
  const { run } = open
  if (run.target === undefined || (hasEnded(run) && run.cancelledVia === undefined)) return
  const head = hasEnded(run) ? endedAt(open.dir) : branchHead(run)
  const isMoved = head !== undefined && head !== run.knownHead
  if (!isMoved && strayCommits(open).length === 0) return
  recordOn(
    open,
    (now): EventBody[] => {
      const found = isMoved ? (restsAt(now) ? foreignCommits(now, head) : foreignMeanwhile(now, head)) : []
      return [...found, ...strayCommits({ run: now, dir: open.dir }, found)]
    },
    (_run, events) => ({ events, reply: undefined }),
  )
}

/** Beside an executor whose own commits are marked. */
function foreignMeanwhile(run: Run, head: string): EventBody[] {
  const ticket = markedWorker(run)
  if (!ticket) return []
  return othersUpTo(run, ticket, head)
    .filter((found) => !isKnown(run, found))
    .map((found) => ({ type: 'commits_found', ...found, during: ticket.id }))
}

/** Files that only the attempts of a fix changed, with no other change after or between them, each with the commit before the fix. */
export function filesOfFix(run: Run, fix: TaskState, head: string): { path: string; from: string }[] {
  const { root } = run
  const log = progressFile(run)
  const spans = attemptSpans(run, fix, head).map((span) => ({
    ...span,
    paths: new Set(changedPaths(root, span.from, span.to)),
  }))
  return [...new Set(spans.flatMap(({ paths }) => [...paths]))]
    .filter((path) => path !== log)
    .flatMap((path) => {
      const touching = spans.filter(({ paths }) => paths.has(path))
      const isItsOwn = touching.every(
        ({ to }, index) => blobAt(root, to, path) === blobAt(root, touching[index + 1]?.from ?? head, path),
      )
      const [first] = touching
      return first && isItsOwn ? [{ path, from: first.from }] : []
    })
}

/** Whether a file that a given-up fix had changed is in `commit` as it was before the fix. */
export function isRestored(run: Run, fix: TaskState, path: string, commit: string): boolean {
  const first = attemptSpans(run, fix, commit).find(({ from, to }) =>
    changedPaths(run.root, from, to).includes(path),
  )
  return first !== undefined && blobAt(run.root, first.from, path) === blobAt(run.root, commit, path)
}

const blobAt = (root: string, commit: string, path: string): string | undefined =>
  tryGit(root, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`])?.trim()
