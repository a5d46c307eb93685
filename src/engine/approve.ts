import { git, headCommit, tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import type { OpenRun } from './open-run.ts'
import { approvedRef } from './places.ts'
import { allReceipts, isSameReceipt, leaveNote, receiptOf } from './receipt.ts'

export const moveApprovedRef = (run: Run): void => {
  git(run.root, ['update-ref', approvedRef(run.id), run.approvedHead])
}

/** Moves the approved ref and leaves a receipt on the commit. The journal already holds the approval. */
export function recordApproval({ run }: OpenRun, task: string): void {
  moveApprovedRef(run)
  const state = taskOf(run, task)
  const receipt = state && receiptOf(run, state)
  if (receipt) leaveNote(run.root, receipt.commit, receipt)
}

/** Whoever reads the commits later sees that a person let this through, undid it, or answers for it. */
export function recordOverride(open: OpenRun, task: string): void {
  const { run } = open
  moveApprovedRef(run)
  const commit = headCommit(run.root)
  const { override, title } = taskOf(run, task) ?? {}
  if (!commit) return
  const status = override
    ? `complete (${override.kind === 'skipped' ? 'unverified' : 'forced'})`
    : 'override undone'
  leaveNote(run.root, commit, {
    ultraplan: 1,
    run: run.id,
    task,
    title,
    commit,
    status,
    ...(override ? { override } : {}),
    seq: run.lastSeq,
    at: run.lastAt,
  })
}

/** After a kill between journal and git: brings ref and receipts to what the journal says. Changes nothing else. */
export function mendApprovals({ run }: OpenRun): void {
  if (!approvedRefStands(run)) moveApprovedRef(run)
  const known = allReceipts(run.root)
  for (const task of run.tasks) {
    const receipt = receiptOf(run, task)
    if (receipt && !known.some((one) => isSameReceipt(one.receipt, receipt))) {
      leaveNote(run.root, receipt.commit, receipt)
    }
  }
}

function approvedRefStands(run: Run): boolean {
  const at = tryGit(run.root, ['rev-parse', '--verify', '--quiet', approvedRef(run.id)])?.trim()
  return (at ?? run.base) === run.approvedHead
}
