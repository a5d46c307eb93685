import type { Run, TaskState } from '../../model/run.ts'
import { leaveNote, receiptOf } from '../receipt.ts'
import { branchHead } from '../run-branch.ts'
import type { Projection } from './table.ts'

/** Git notes: which judgement approved a commit, and where a person let work through or took that back. */
export const receipts: Projection = {
  name: 'receipts',
  project(run, _place, before) {
    for (const task of run.tasks) {
      const was = before?.tasks.find(({ id }) => id === task.id)
      if (was === task) continue
      if (task.approval && task.approval.seq !== was?.approval?.seq) leaveReceipt(run, task)
      if (task.override !== was?.override) leaveOverrideNote(run, task)
    }
  },
}

function leaveReceipt(run: Run, task: TaskState): void {
  const receipt = receiptOf(run, task)
  if (receipt) leaveNote(run.root, receipt.commit, receipt)
}

/** A reader of the commits sees that a person let this through, undid it, or answers for it. */
function leaveOverrideNote(run: Run, { id, title, override }: TaskState): void {
  const commit = branchHead(run)
  if (!commit) return
  const status = override
    ? `complete (${override.kind === 'skipped' ? 'unverified' : 'forced'})`
    : 'override undone'
  leaveNote(run.root, commit, {
    ultraplan: 1,
    run: run.id,
    task: id,
    title,
    commit,
    status,
    ...(override ? { override } : {}),
    seq: run.lastSeq,
    at: run.lastAt,
  })
}
