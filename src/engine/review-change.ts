import { posix } from 'node:path'
import { git } from '../io/git.ts'
import { changedPaths, diffText } from '../io/git-diff.ts'
import type { Task } from '../model/plan.ts'
import type { Run, TaskState, Ticket } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { reviewRange } from '../run/spec-review.ts'

/** Enough around each piece for a reviewer to see where it stands, and to cite it. */
const CONTEXT = 10

export interface ChangeUnderReview {
  /** The task of the ticket, and the others of its batch. */
  tasks: TaskState[]
  base: string
  commit: string
  diff: string
  files: string[]
}

/** The change that a review ticket is about. The same for the packet and for what the verdict is held against. */
export function changeUnderReview(run: Run, ticket: Ticket): ChangeUnderReview {
  const tasks = [ticket.task, ...(ticket.covers ?? [])].flatMap((id) => taskOf(run, id) ?? [])
  const [first] = tasks
  if (!first) throw new Error(`task ${ticket.task} is not in the run`)
  const { base, commits, files } = reviewRange(run, tasks)
  const commit = newest(run.root, commits)
  const log = progressFile(run)
  const own = new Set(files)
  const changed = changedPaths(run.root, base, commit).filter((path) => own.has(path) && path !== log)
  return { tasks, base, commit, diff: diffText(run.root, base, commit, changed, CONTEXT), files: changed }
}

/** Of commits that stand on each other the last one. */
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

/** Folder of the plan, relative to the repository. */
export const specFolder = (run: Run): string => posix.dirname(run.planFiles[0]?.path ?? '')

export const progressFile = (run: Run): string => posix.join(specFolder(run), '.progress.md')
