import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findRepository, git, headCommit, type Repository, tryGit } from '../io/git.ts'
import type { Refusal } from './open-run.ts'
import { checkedOut } from './run-branch.ts'

export interface ReadyRepository extends Repository {
  head: string
  branch: string
  /** Tracked files that differ from HEAD, in index or work tree. */
  dirty: string[]
  untracked: string[]
}

const IN_PROGRESS = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['BISECT_LOG', 'a bisect'],
] as const

/** Whether a run can start here: a repository with a commit, on a branch, with nothing half done. */
export function inspectRepository(cwd: string): ReadyRepository | Refusal {
  const repository = findRepository(cwd)
  if (!repository) {
    if (tryGit(cwd, ['--version']) === undefined)
      return { error: 'git is not to be found', fix: 'install git, or put it on the PATH of this session' }
    return {
      error: `${cwd} is not inside a git repository`,
      fix: 'run `git init`, commit the plan, and try again',
    }
  }
  const head = headCommit(cwd)
  if (!head)
    return {
      error: 'the repository has no commit yet',
      fix: 'commit the plan first: git add -- <plan> && git commit -m "Add the plan" -- <plan>',
    }
  const branch = checkedOut(repository.root)
  if (!branch) return { error: 'HEAD is detached', fix: 'switch to a branch first: git switch -c <name>' }
  const busy = IN_PROGRESS.find(([file]) => existsSync(join(repository.gitDir, file)))
  if (busy)
    return { error: `${busy[1]} is in progress`, fix: 'finish or abort it first (git status says how)' }
  return { ...repository, head, branch, ...changes(repository.root) }
}

function changes(root: string): { dirty: string[]; untracked: string[] } {
  const entries = git(root, ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']).split(
    '\0',
  )
  const dirty: string[] = []
  const untracked: string[] = []
  for (const entry of entries) {
    if (entry === '') continue
    ;(entry.startsWith('??') ? untracked : dirty).push(entry.slice(3))
  }
  return { dirty, untracked }
}
