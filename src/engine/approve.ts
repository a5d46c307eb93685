import { git, tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import type { OpenRun } from './open-run.ts'
import { approvedRef } from './places.ts'
import { allReceipts, isSameReceipt, leaveNote, receiptOf } from './receipt.ts'
import { branchHead } from './run-branch.ts'

/**
 * To where the newest state says, under the journal's lock: of two hooks that approve at once, the slower one must not
 * move it back.
 */
export function moveApprovedRef({ journal }: OpenRun): void {
  journal.update((run) => {
    if (run) git(run.root, ['update-ref', approvedRef(run.id), run.approvedHead])
    return []
  })
}

/** Only the engine moves the ref. Where somebody else moved it on, it goes back, and the person is told. */
export function guardApprovedRef(open: OpenRun): void {
  if (approvedRefStands(open.run)) return
  const ref = approvedRef(open.run.id)
  const { state } = open.journal.update((run) => {
    if (!run) return []
    const at = tryGit(run.root, ['rev-parse', '--verify', '--quiet', ref])?.trim() ?? run.base
    // Behind it is where a hook that was killed leaves it.
    const isBehind = tryGit(run.root, ['merge-base', '--is-ancestor', at, run.approvedHead]) !== undefined
    git(run.root, ['update-ref', ref, run.approvedHead])
    return isBehind ? [] : [{ type: 'refused', id: 'ref/moved', what: `moving ${ref} to ${at.slice(0, 10)}` }]
  })
  open.run = state as Run
}

/** Moves the approved ref and leaves a receipt on the commit. The journal already holds the approval. */
export function recordApproval(open: OpenRun, task: string): void {
  const { run } = open
  moveApprovedRef(open)
  const state = taskOf(run, task)
  const receipt = state && receiptOf(run, state)
  if (receipt) leaveNote(run.root, receipt.commit, receipt)
}

/** Whoever reads the commits later sees that a person let this through, undid it, or answers for it. */
export function recordOverride(open: OpenRun, task: string): void {
  const { run } = open
  moveApprovedRef(open)
  const commit = branchHead(run)
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
export function mendApprovals(open: OpenRun): void {
  const { run } = open
  if (!approvedRefStands(run)) moveApprovedRef(open)
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
