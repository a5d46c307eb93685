import { existsSync } from 'node:fs'
import {
  apart,
  branchRef,
  folderOf,
  hasSameTree,
  inProgress,
  isAncestor,
  moveBranch,
  pointHeadAt,
} from '../../../io/branches.ts'
import { branchHead, checkedOut, commitAt, gitFolders } from '../../../io/git.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { heldFiles } from '../../../run/unproved-work.ts'
import type { BranchFacts, Landing } from '../../../view/branches.ts'
import type { Projection } from './table.ts'

export type BranchedRun = Run & { target: string }

/** Whether the run has a branch of its own. Runs of earlier versions, and those with `work: here`, have none. */
export const isBranched = (run: Run): run is BranchedRun => run.target !== undefined

export function lookAtLanding(run: BranchedRun): Landing {
  const { root, target, base, approvedHead } = run
  const at = commitAt(root, branchRef(target))
  if (at === undefined) return { kind: 'gone' }
  if (at === approvedHead) return { kind: 'landed', at }
  const { onlyA: own, onlyB: open } = apart(root, at, approvedHead)
  if (open === 0) return { kind: 'landed', at }
  // A person may have taken the branch back to before the run.
  if (own > 0 || !(wasApprovedAt(run, at) || isAncestor(root, base, at))) return { kind: 'moved', at }
  const folder = folderOf(root, target)
  return folder === undefined ? { kind: 'behind', at } : { kind: 'checked-out', at, folder }
}

/** Where the engine has put the branch before. Git need not be asked about these commits. */
const wasApprovedAt = ({ base, tasks }: Run, commit: string): boolean =>
  commit === base || tasks.some((task) => (task.approvedHead ?? task.approvedCommit) === commit)

/** For the summary. Undefined for a run without a branch of its own, and for one that was made in another place. */
export function lookAtBranches(run: Run): BranchFacts | undefined {
  if (!isBranched(run) || !existsSync(run.root)) return undefined
  const { root, branch, target, approvedHead } = run
  const tip = branchHead(run) ?? approvedHead
  const open = tip === approvedHead ? 0 : apart(root, tip, approvedHead).onlyA
  return { branch, target, on: checkedOut(root), landing: lookAtLanding(run), open }
}

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

function land(run: BranchedRun): void {
  const found = lookAtLanding(run)
  if (found.kind === 'behind') moveBranch(run.root, run.target, run.approvedHead, found.at)
}

/** HEAD returns to the person's branch if that changes no file. A cancel from a shell never switches branches. */
export function goBack(run: BranchedRun): void {
  const isAtWork = run.tickets.some(({ redeemedAt }) => redeemedAt) || run.stopping !== undefined
  // Uncommitted work of a skipped task is for the person to commit, and that commit belongs on the run's branch.
  if (isAtWork || run.cancelledVia !== undefined || heldFiles(run).size > 0) return
  turnHead(run, run.branch, run.target)
}

/** Only between two branches with the same files, so that nothing in the folder or in the index changes its meaning. */
function turnHead({ root, ...run }: BranchedRun, from: string, to: string): void {
  if (checkedOut(root) !== from) return
  const [here, there] = [from, to].map((branch) => branchHead({ root, branch }))
  if (here === undefined || there === undefined || !hasSameTree(root, here, there)) return
  if (inProgress(gitFolders(root).gitDir)) return
  if (to === run.target && folderOf(root, to) !== undefined) return
  pointHeadAt(root, from, to)
}
