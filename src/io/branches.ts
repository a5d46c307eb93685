import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readText, tried } from './files.ts'
import { checkedOut, GitError, git, gitFolders, headRef, NO_HOOKS, tryGit } from './git.ts'

export const branchRef = (branch: string): string => `refs/heads/${branch}`

export const branchNames = (root: string): string[] =>
  git(root, ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']).trim().split('\n')

/** A branch that is made with a reflog keeps one, also where the person has switched reflogs off. */
const LOGGED = ['-c', 'core.logAllRefUpdates=true']

/**
 * Makes a branch under the first of these names that is free, and another new ref with it. A name is also taken if it is
 * part of another one: git cannot have both `a` and `a/b`. No ref is ever moved here. Throws the last answer of git if no
 * name is free.
 */
export function createBranch(root: string, names: Iterable<string>, commit: string, also: string): string {
  let refused: unknown
  for (const name of names) {
    try {
      const input = [branchRef(name), also].map((ref) => `create ${ref} ${commit}\n`).join('')
      git(root, [...LOGGED, 'update-ref', '-m', 'ultraplan: a run begins', '--stdin'], { input })
      return name
    } catch (error) {
      refused = error
    }
  }
  throw refused
}

/** HEAD names another branch. No file and no index changes, and no hook of a checkout runs; `git switch -` leads back. */
export const pointHeadAt = (root: string, from: string, to: string): void => {
  git(root, ['symbolic-ref', '-m', `checkout: moving from ${from} to ${to}`, 'HEAD', branchRef(to)])
}

/**
 * A merge that only goes forward. Ignored files are not overwritten either. Git may be configured, for one branch too, to
 * stash a person's edits before a merge and to bring them back after it, which can fail; or to squash.
 */
export const FORWARD = [
  'merge',
  '--quiet',
  '--ff-only',
  '--no-autostash',
  '--no-squash',
  '--no-overwrite-ignore',
]

/** How a branch moves: what its reflog says, and whether a checked-out one asks the hooks of the repository. */
interface Move {
  to: string
  from: string
  reason: string
  hooks?: boolean
}

/**
 * Moves a branch forward, by compare-and-swap. A branch that is checked out moves only together with the files of its
 * folder, as any merge does: git refuses to overwrite what is not committed there, ignored files too. Returns git's
 * words if it refuses, or those of a hook; then nothing has changed.
 */
export function forwardBranch(root: string, branch: string, move: Move): string | undefined {
  const { to, from, reason, hooks } = move
  const asked = hooks ? [] : NO_HOOKS
  const folder = folderOf(root, branch)
  if (folder !== undefined && checkedOut(folder) !== branch) return `${branch} is in use in ${folder}`
  const busy = folder && inProgress(gitFolders(folder).gitDir)
  if (busy) return `${busy} is in progress in ${folder}`
  try {
    if (folder === undefined)
      git(root, ['update-ref', '-m', `ultraplan: ${reason}`, branchRef(branch), to, from])
    else git(folder, [...asked, ...FORWARD, to])
    return undefined
  } catch (error) {
    return error instanceof GitError ? error.stderr.trim() : String(error)
  }
}

export const isAncestor = (root: string, commit: string, of: string): boolean =>
  commit === of || tryGit(root, ['merge-base', '--is-ancestor', commit, of]) !== undefined

/** How many commits each of two has that the other does not have. If git cannot say it, neither contains the other. */
export function apart(root: string, a: string, b: string): { onlyA: number; onlyB: number } {
  const count = tryGit(root, ['rev-list', '--left-right', '--count', `${a}...${b}`, '--']) ?? '1 1'
  const [onlyA = 0, onlyB = 0] = count.trim().split(/\s+/).map(Number)
  return { onlyA, onlyB }
}

/** Whether two commits have the same files. */
export function hasSameTree(root: string, a: string, b: string): boolean {
  if (a === b) return true
  const [one, other] = tryGit(root, ['rev-parse', `${a}^{tree}`, `${b}^{tree}`])?.split('\n') ?? []
  return one !== undefined && one === other
}

/**
 * The folder in which a branch is checked out, or in which a rebase or bisect of it is going on. If such a branch moved by itself,
 * git would show its new commits there as staged deletions. HEAD files are read where they say it; git is asked about
 * the reftable format.
 */
export function folderOf(root: string, branch: string): string | undefined {
  const ref = branchRef(branch)
  if (headRef(root) === ref) return root
  const { commonDir: main } = gitFolders(root)
  const linked = tried(() => readdirSync(join(main, 'worktrees')), []).map((name) =>
    join(main, 'worktrees', name),
  )
  let isReftable = false
  for (const gitDir of [main, ...linked]) {
    const head = readText(join(gitDir, 'HEAD'))?.trim() ?? ''
    isReftable ||= head === 'ref: refs/heads/.invalid'
    const inUse = IN_USE.flatMap((name) => readText(join(gitDir, name))?.split('\n') ?? [])
    const isInUse = head === `ref: ${ref}` || inUse.some((name) => name === ref || name === branch)
    if (isInUse && gitDir !== main) return folderOfLinked(gitDir)
    if (isInUse && !isBare(main)) return mainFolder(root, main)
  }
  return isReftable ? folderInList(root, ref) : undefined
}

/** Files in which git writes down the branch that a rebase or a bisect began on and returns to, and those that a rebase takes along. */
const IN_USE = [
  'rebase-merge/head-name',
  'rebase-merge/update-refs',
  'rebase-apply/head-name',
  'BISECT_START',
]

/** HEAD of a bare repository names a branch, and no folder has it checked out. Asked there: a linked worktree may not know it. */
const isBare = (main: string): boolean =>
  tryGit(main, ['--git-dir=.', 'rev-parse', '--is-bare-repository'])?.trim() === 'true'

/** Git lists a submodule by its git folder, which itself knows the other one. */
const mainFolder = (root: string, main: string): string =>
  tryGit(main, ['rev-parse', '--show-toplevel'])?.trim() ||
  (/^worktree (.+)$/m.exec(git(root, ['worktree', 'list', '--porcelain']))?.[1] ?? root)

/** With `worktree.useRelativePaths` the file has a path from its own folder. */
const folderOfLinked = (gitDir: string): string =>
  resolve(
    gitDir,
    readText(join(gitDir, 'gitdir'))
      ?.trim()
      .replace(/[\\/]\.git$/, '') ?? '',
  )

function folderInList(root: string, ref: string): string | undefined {
  const blocks = git(root, ['worktree', 'list', '--porcelain']).split('\n\n')
  const found = blocks.find((block) => block.split('\n').includes(`branch ${ref}`))
  return found && /^worktree (.+)$/m.exec(found)?.[1]
}

const IN_PROGRESS = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  // Of several commits, between two of them.
  ['sequencer/todo', 'a cherry-pick or a revert'],
  ['BISECT_LOG', 'a bisect'],
] as const

/** What a person has begun in a worktree and not finished. HEAD must not change meanwhile. */
export const inProgress = (gitDir: string): string | undefined =>
  IN_PROGRESS.find(([file]) => existsSync(join(gitDir, file)))?.[1]
