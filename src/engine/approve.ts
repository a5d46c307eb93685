import { git, tryGit } from '../io/git.ts'
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
  const receipt = JSON.stringify(receiptOf(run, task, state.approvedCommit))
  // One commit may carry the receipts of several tasks: one line each.
  git(run.root, [
    '-c',
    'user.name=ultraplan',
    '-c',
    'user.email=ultraplan@localhost',
    'notes',
    `--ref=${RECEIPTS_REF}`,
    'append',
    '-m',
    receipt,
    state.approvedCommit,
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
