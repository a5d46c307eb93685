import { commitAt, commitInFile, git } from '../../../io/git.ts'
import type { Run } from '../../../model/run.ts'
import { approvedRef } from '../paths.ts'
import type { Place, Projection } from './table.ts'

const TRIES = 5

/** `refs/ultraplan/<run>/approved`. The pre-push hook compares with it from the first commit of a run on. */
export const approvedRefs: Projection = {
  name: 'approved-ref',
  project(run, place, before) {
    if (before?.approvedHead !== run.approvedHead) moveApprovedRef(run, place)
  },
}

/**
 * To where the newest journal says, by compare-and-swap: of two hooks that approve at once the slower one does not move
 * it back.
 */
export function moveApprovedRef({ id, root }: Run, { journal }: Place): void {
  for (let attempt = 1; ; attempt += 1) {
    // One without a file of its own is new as a rule: git refuses to make it where it is packed.
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
