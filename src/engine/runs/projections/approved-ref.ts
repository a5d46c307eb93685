import { commitAt, commitInFile, git } from '../../../io/git.ts'
import type { Run } from '../../../model/run.ts'
import type { Place, Projection } from './table.ts'

export const approvedRef = (run: string): string => `refs/ultraplan/${run}/approved`

const TRIES = 5

/** `refs/ultraplan/<run>/approved`. The pre-push hook compares with it from the first commit of a run on. */
export const approvedRefs: Projection = {
  name: 'approved-ref',
  project(run, place, before) {
    if (before?.approvedHead !== run.approvedHead) moveApprovedRef(run, place)
  },
}

/**
 * Moves the ref to where the newest journal says, by compare-and-swap: of two hooks that approve at the same time, the
 * slower one does not move it back.
 */
export function moveApprovedRef({ id, root }: Run, { journal }: Place): void {
  for (let attempt = 1; ; attempt += 1) {
    // A ref without a file of its own is usually new. If it is packed, git refuses to create it, and the next attempt
    // asks git.
    const at = attempt === 1 ? commitInFile(root, approvedRef(id)) : approvedRefAt(root, id)
    const wanted = journal.refresh()?.approvedHead
    if (wanted === undefined || wanted === at) return
    try {
      git(root, ['update-ref', approvedRef(id), wanted, at ?? ''])
      return
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

export const approvedRefAt = (root: string, run: string): string | undefined =>
  commitAt(root, approvedRef(run))
