import { isDeepStrictEqual } from 'node:util'
import type { Run, TaskState } from '../../model/run.ts'
import {
  allReceipts,
  type CarriedReceipt,
  isOverride,
  isSameReceipt,
  leaveNote,
  type OverrideNote,
  type Receipt,
  receiptOf,
} from '../receipt.ts'
import { branchHead } from '../run-branch.ts'
import type { Projection } from './table.ts'

/** Git notes: which judgement approved a commit, and where a person let work through or took that back. */
export const receipts: Projection = {
  name: 'receipts',
  project(run, _place, before) {
    // Git appends to a note. Where nobody knows what was left already, that is looked up.
    let notes: CarriedReceipt[] | undefined
    const isLeft = (isSame: (note: Receipt | OverrideNote) => boolean): boolean => {
      if (before) return false
      notes ??= allReceipts(run.root)
      return notes.some(({ receipt }) => isSame(receipt))
    }
    for (const task of run.tasks) {
      const was = before?.tasks.find(({ id }) => id === task.id)
      if (was === task) continue
      if (task.approval && task.approval.seq !== was?.approval?.seq) leaveReceipt(run, task, isLeft)
      if (task.override !== was?.override) leaveOverrideNote(run, task, isLeft)
    }
  },
}

type IsLeft = (isSame: (note: Receipt | OverrideNote) => boolean) => boolean

function leaveReceipt(run: Run, task: TaskState, isLeft: IsLeft): void {
  const receipt = receiptOf(run, task)
  if (receipt && !isLeft((note) => isSameReceipt(note, receipt))) leaveNote(run.root, receipt.commit, receipt)
}

/** A reader of the commits sees that a person let this through, undid it, or answers for it. */
function leaveOverrideNote(run: Run, { id, title, override }: TaskState, isLeft: IsLeft): void {
  const commit = branchHead(run)
  const isSame = (note: Receipt | OverrideNote): boolean =>
    isOverride(note) && note.run === run.id && note.task === id && isDeepStrictEqual(note.override, override)
  if (!commit || isLeft(isSame)) return
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
