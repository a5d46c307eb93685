import { commitAt, headRef, tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'

/** The commit of the run's branch, whatever is checked out. */
export const branchHead = ({ root, branch }: Pick<Run, 'root' | 'branch'>): string | undefined =>
  commitAt(root, `refs/heads/${branch}`)

/** The branch that is checked out; git is asked where the file of HEAD does not tell. */
export function checkedOut(root: string): string | undefined {
  const ref = headRef(root) ?? tryGit(root, ['symbolic-ref', '--quiet', 'HEAD'])?.trim()
  return /^refs\/heads\/(?!\.invalid$)(.+)$/.exec(ref ?? '')?.[1]
}
