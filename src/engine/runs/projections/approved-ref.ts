import { commitAt, commitInFile, git, tryGit } from '../../../io/git.ts'
import type { Run } from '../../../model/run.ts'
import type { Place, Projection } from './table.ts'

/** A commit that was taken off the run's branch. Git collects it as soon as no ref has it. */
const keptRef = (run: string, commit: string): string => `refs/ultraplan/${run}/kept/${commit}`

export const approvedRef = (run: string): string => `refs/ultraplan/${run}/approved`

const TRIES = 5

/** `refs/ultraplan/<run>/approved`. The pre-push hook compares with it from the first commit of a run on. */
export const approvedRefs: Projection = {
  name: 'approved-ref',
  project(run, place, before) {
    if (before?.approvedHead !== run.approvedHead) moveApprovedRef(run, place)
  },
}

/** Commits that no executor made and that no branch has any more. */
export const keptRefs: Projection = {
  name: 'kept-refs',
  project({ id, root, foreign = [] }) {
    // What is not there any more cannot be kept, and must not hold up the other projections.
    for (const { to, removed } of foreign)
      if (removed && commitAt(root, keptRef(id, to)) === undefined)
        tryGit(root, ['update-ref', keptRef(id, to), to])
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
