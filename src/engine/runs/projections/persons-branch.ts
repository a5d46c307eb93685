import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { outlivesClient, shellsMayRun } from '../../../client/background-shells.ts'
import {
  apart,
  branchRef,
  folderOf,
  forwardBranch,
  hasSameTree,
  inProgress,
  isAncestor,
  pointHeadAt,
} from '../../../io/branches.ts'
import { tried } from '../../../io/files.ts'
import { branchHead, checkedOut, commitAt, gitFolders, headCommit, tryGit } from '../../../io/git.ts'
import { changedObjects, looseParent } from '../../../io/git-objects.ts'
import { ignoredPaths, workStatus } from '../../../io/git-status.ts'
import { isAlive } from '../../../io/process-ref.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { heldWork } from '../../../run/unproved-work.ts'
import { type BranchFacts, type Landing, landingLine, type Way } from '../../../view/branches.ts'
import type { Projection } from './table.ts'

export type BranchedRun = Run & { target: string }

/** Whether the run has a branch of its own. Runs of earlier versions, and those with `work: here`, have none. */
export const isBranched = (run: Run): run is BranchedRun => run.target !== undefined

export function lookAtLanding(run: BranchedRun): Landing {
  const { root, target, base, approvedHead } = run
  const at = commitAt(root, branchRef(target))
  if (at === undefined) return { kind: 'gone' }
  if (at === approvedHead) return { kind: 'landed', at, own: 0 }
  const { onlyA: own, onlyB: open } = follows(root, approvedHead, at) ?? apart(root, at, approvedHead)
  if (open === 0) return { kind: 'landed', at, own: own === 0 ? 0 : ofNoRun(run, at) }
  // A person may have taken the branch back to before the run.
  if (own > 0 || !(wasApprovedAt(run, at) || isAncestor(root, base, at))) return { kind: 'moved', at }
  const folder = folderOf(root, target)
  if (folder === undefined) return { kind: 'behind', at }
  return { kind: 'checked-out', at, folder, inTheWay: inTheWay(folder, approvedHead) }
}

/** How many commits are on neither the run's branch nor among what is approved. */
const ofNoRun = (run: BranchedRun, at: string): number =>
  Number(
    tryGit(run.root, [
      'rev-list',
      '--count',
      at,
      '--not',
      run.approvedHead,
      branchHead(run) ?? run.base,
      '--',
    ]),
  )

/** Usually the approved commit is the next one or one of the next, and their files say so without git. */
function follows(root: string, commit: string, earlier: string): ReturnType<typeof apart> | undefined {
  let at: string | undefined = commit
  for (let onlyB = 0; at !== undefined && onlyB <= MOST_READ; onlyB += 1) {
    if (at === earlier) return { onlyA: 0, onlyB }
    at = looseParent(root, at)
  }
  return undefined
}

const MOST_READ = 20

/** Where the engine has put the branch before. Git need not be asked about these commits. */
const wasApprovedAt = ({ base, tasks }: Run, commit: string): boolean =>
  commit === base || tasks.some((task) => (task.approvedHead ?? task.approvedCommit) === commit)

/** For the summary. Undefined for a run without a branch of its own, and for one that was made in another place. */
export function lookAtBranches(run: Run): BranchFacts | undefined {
  if (!isBranched(run) || !existsSync(run.root)) return undefined
  const { root, branch, target, approvedHead } = run
  const tip = branchHead(run)
  const landing = lookAtLanding(run)
  // The person's branch may have more of the run than what is approved now: what was adopted stays there.
  const since = landing.kind === 'landed' ? landing.at : approvedHead
  const open = tip === undefined || tip === since ? 0 : apart(root, tip, since).onlyA
  const isThere = tip !== undefined
  const hasStrays = run.strays !== undefined && isStray(run, target, run.strays.to)
  const on = checkedOut(root)
  // In an isolated run the person works on any branch they like.
  const isFree = on === target || run.isolated || !hasEnded(run) || landing.kind === 'gone'
  const back = isFree ? {} : lookBack(run, landing.kind === 'behind' ? approvedHead : landing.at)
  return { branch, target, on, landing, isThere, open, hasStrays, ...back }
}

/** The way back from the run's branch to the person's, and whether an agent may still commit where they would switch. */
export const lookBack = (run: BranchedRun, to: string): { back: Way; isAtWork: boolean } => ({
  back: lookAtWay(run.root, run.target, to, heldWork(run)),
  // The agents of a client end with it, but for a command that it did not get to end.
  isAtWork: hasShells(run) || (isAlive(run.client) && isAtWork(run)),
})

/**
 * Whether HEAD can be switched to a branch, and what is in the way. `to`: the commit that the branch will have. `held`:
 * files that the person has to commit before.
 */
export function lookAtWay(
  root: string,
  branch: string,
  to: string,
  held: ReadonlyMap<string, unknown> = new Map(),
): Way {
  if (commitAt(root, branchRef(branch)) === undefined) return { kind: 'gone', commit: to }
  const what = inProgress(gitFolders(root).gitDir)
  if (what !== undefined) return { kind: 'busy', what }
  const folder = folderOf(root, branch)
  if (folder !== undefined && folder !== root)
    return { kind: 'elsewhere', folder, isThere: existsSync(folder) }
  const loose = checkedOut(root) === undefined ? headCommit(root) : undefined
  if (loose !== undefined && isOnNoBranch(root, loose)) return { kind: 'loose', commit: loose }
  const files = inTheWay(root, to, held)
  return files.length === 0 ? { kind: 'switch' } : { kind: 'edits', files }
}

/** Files of the person that have to be committed or moved away before the files of a folder become those of a commit. */
export function inTheWay(
  folder: string,
  to: string,
  held: ReadonlyMap<string, unknown> = new Map(),
): string[] {
  const edited = tried(() => workStatus(folder), [])
  const changes = tried(() => changedObjects(folder, 'HEAD', to), [])
  const changed = changes.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]))
  const added = changes.filter(({ kind }) => kind === 'added' || kind === 'renamed').map(({ path }) => path)
  const isInTheWay = ({ path, isUnmerged }: (typeof edited)[number]) =>
    isUnmerged || held.has(path) || changed.some((other) => isIn(path, other) || isIn(other, path))
  return [...edited.filter(isInTheWay).map(({ path }) => path), ...overwritten(folder, added)]
}

/** Files and folders that git ignores here, and that a switch would overwrite without a word, because the commit has them. */
function overwritten(folder: string, added: readonly string[]): string[] {
  const hidden = added.length === 0 ? [] : tried(() => ignoredPaths(folder), [])
  // Of a folder that is listed, only what is there counts.
  const isThere = (path: string, other: string) => !path.endsWith('/') || existsSync(join(folder, other))
  return hidden.filter((path) =>
    added.some((other) => isIn(path, other) || (isIn(other, path) && isThere(path, other))),
  )
}

/** Whether a path is another one, or below it. A folder may end in a slash. */
const isIn = (path: string, other: string): boolean => `${path}/`.startsWith(`${other.replace(/\/$/, '')}/`)

const isOnNoBranch = (root: string, commit: string): boolean =>
  tryGit(root, [
    'for-each-ref',
    '--count=1',
    `--contains=${commit}`,
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  ]) === ''

const isStray = ({ root, approvedHead }: Run, target: string, commit: string): boolean =>
  isAncestor(root, commit, branchRef(target)) && !isAncestor(root, commit, approvedHead)

/**
 * The person's branch moves to approved work, by compare-and-swap and only forward; and HEAD is on the run's branch
 * while the run goes on. What is not possible now is left: the summary says it, and `/ultraplan:land` does it later.
 */
export const personsBranch: Projection = {
  name: 'persons-branch',
  project(run, { journal }, before) {
    if (!isBranched(run)) return
    const ended = hasEnded(run)
    const wasEnded = before !== undefined && hasEnded(before)
    const isNew = before === undefined ? run.lastSeq === 1 : wasEnded
    if (!ended && isNew) turnHead(run, run.target, run.branch)
    const isApproved = before?.approvedHead !== run.approvedHead
    const newest = journal.refresh() ?? run
    if ((isApproved || (ended && !wasEnded)) && isBranched(newest)) land(newest)
    if (ended && (!wasEnded || isApproved || before.stopping !== run.stopping)) goBack(run)
  },
}

/**
 * A branch that is checked out moves by itself only in an isolated run, where the person's folder is expected to be on
 * it: together with its files, and if git finds nothing uncommitted in the way.
 */
function land(run: BranchedRun): void {
  const found = lookAtLanding(run)
  if (found.kind === 'behind' || (run.isolated && found.kind === 'checked-out'))
    forwardBranch(run.root, run.target, landingFrom(run, found.at))
}

/** The hooks of the repository are asked, as for anything that moves a person's branch. */
export const landingFrom = ({ approvedHead }: Run, from: string, to = approvedHead) => ({
  ...{ from, to },
  reason: 'approved work',
  hooks: true,
})

/** Tries again what waited for the person's edits. Returns what still waits, for the person. */
export function landWaiting(run: Run): string | undefined {
  if (!isBranched(run) || !run.isolated) return undefined
  if (commitAt(run.root, branchRef(run.target)) === run.approvedHead) return undefined
  land(run)
  const landing = lookAtLanding(run)
  return landing.kind === 'checked-out' ? landingLine(run, landing) : undefined
}

/** HEAD returns to the person's branch if that changes no file. A cancel from a shell never switches branches. */
export function goBack(run: BranchedRun): void {
  // Uncommitted work of a skipped task is for the person to commit, and that commit belongs on the run's branch.
  if (run.cancelledVia !== undefined || heldWork(run).size > 0 || isAtWork(run)) return
  turnHead(run, run.branch, run.target)
}

/** Whether an agent of the run may still commit, or a shell that one left behind. */
const isAtWork = (run: Run): boolean =>
  run.tickets.some(({ redeemedAt }) => redeemedAt) || run.stopping !== undefined || hasShells(run)

/**
 * Shells that agents left behind, in the background or because their client was killed. A claim that passed was of an
 * agent without any; the files of agents are known where one of their session claimed.
 */
function hasShells(run: Run): boolean {
  const attempts = run.tasks.flatMap((task) => task.attempts)
  const folders = attempts.flatMap(({ transcript }) => (transcript === undefined ? [] : dirname(transcript)))
  const open = attempts.filter(({ passed }) => !passed).flatMap(({ toolUseId }) => toolUseId ?? [])
  return open.length > 0 && (shellsMayRun([...new Set(folders)], new Set(open)) || outlivesClient(run))
}

/** Only between two branches with the same files, so that nothing in the folder or in the index changes its meaning. */
function turnHead({ root, ...run }: BranchedRun, from: string, to: string): void {
  if (run.isolated || checkedOut(root) !== from) return
  const [here, there] = [from, to].map((branch) => branchHead({ root, branch }))
  if (here === undefined || there === undefined || !hasSameTree(root, here, there)) return
  if (inProgress(gitFolders(root).gitDir)) return
  if (folderOf(root, to) !== undefined) return
  pointHeadAt(root, from, to)
}
