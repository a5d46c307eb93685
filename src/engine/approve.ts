import { git, headCommit, tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import type { OpenRun } from './open-run.ts'
import { approvedRef, RECEIPTS_REF } from './places.ts'

/** Moves the approved ref and leaves a receipt on the commit. The journal already holds the approval. */
export function recordApproval(open: OpenRun, task: string): void {
  const { run } = open
  git(run.root, ['update-ref', approvedRef(run.id), run.approvedHead])
  const state = taskOf(run, task)
  if (!state?.approvedCommit) return
  leaveReceipt(run, state.approvedCommit, receiptOf(run, task, state.approvedCommit))
}

/** Whoever reads the commits later sees that a person let this through, undid it, or answers for it. */
export function recordOverride(open: OpenRun, task: string): void {
  const { run } = open
  git(run.root, ['update-ref', approvedRef(run.id), run.approvedHead])
  const commit = headCommit(run.root)
  const { override, title } = taskOf(run, task) ?? {}
  if (!commit) return
  const status = override
    ? `complete (${override.kind === 'skipped' ? 'unverified' : 'forced'})`
    : 'override undone'
  leaveReceipt(run, commit, {
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

/** One commit may carry the receipts of several tasks: one line each. */
function leaveReceipt(run: Run, commit: string, receipt: object): void {
  git(run.root, [
    '-c',
    'user.name=ultraplan',
    '-c',
    'user.email=ultraplan@localhost',
    'notes',
    `--ref=${RECEIPTS_REF}`,
    'append',
    '-m',
    JSON.stringify(receipt),
    commit,
  ])
}

function receiptOf(run: Run, task: string, commit: string) {
  const state = taskOf(run, task)
  return {
    ultraplan: 1,
    run: run.id,
    task,
    title: state?.title,
    commit,
    base: state?.attempts.at(-1)?.passed?.base,
    colour: state?.lastResult?.colour,
    attempts: state?.attempts.length,
    seq: run.lastSeq,
    at: run.lastAt,
  }
}

/** Whether the ref stands where the journal says; a kill between the two leaves it behind. */
export function approvedRefStands(run: Run): boolean {
  const at = tryGit(run.root, ['rev-parse', '--verify', '--quiet', approvedRef(run.id)])?.trim()
  return (at ?? run.base) === run.approvedHead
}
