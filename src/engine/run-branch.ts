import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'

/** Where the run's branch stands, whatever is checked out. */
export const branchHead = ({ root, branch }: Pick<Run, 'root' | 'branch'>): string | undefined =>
  tryGit(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`])?.trim()

/** The branch that is checked out. Read from the file, which costs nothing; git is asked where the file does not tell. */
export function checkedOut(root: string): string | undefined {
  const [, branch] = BRANCH.exec(headFile(root)) ?? []
  if (branch !== undefined) return branch
  const [, asked] = BRANCH.exec(`ref: ${tryGit(root, ['symbolic-ref', '--quiet', 'HEAD']) ?? ''}`) ?? []
  return asked
}

const BRANCH = /^ref: refs\/heads\/(?!\.invalid$)(.+)$/m

function headFile(root: string): string {
  try {
    return readFileSync(join(root, '.git', 'HEAD'), 'utf8')
  } catch {
    // A linked worktree, whose folder is elsewhere.
    return ''
  }
}
