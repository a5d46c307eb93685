import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, forwardBranch } from './branches.ts'
import { sleep } from './files.ts'
import { commitAt, findRepository, git, listed, type Repository, tryGit } from './git.ts'
import { commitAsPerson } from './git-sign.ts'

export interface CommittedFile {
  /** Relative to the top folder, with forward slashes. */
  path: string
  text: string
}

/** For what is no commit of the person's, and for a repository in which git knows no author. */
export const ENGINE_IDENTITY = ['-c', 'user.name=ultraplan', '-c', 'user.email=ultraplan@localhost']

const TRIES = 5

/**
 * Commits what `filesAt` returns for HEAD on top of HEAD, and nothing else: staged and changed files of others stay as
 * they are. The same for a branch that is checked out nowhere, if `ref` names one. No hook of the repository runs,
 * and the work tree is not touched. If the ref moves meanwhile (a merge of a parallel group) it starts again.
 * `madeBefore` finds a commit that already did this: another process may have been faster.
 */
export function commitFiles(
  cwd: string,
  filesAt: (head: string) => readonly CommittedFile[],
  message: string,
  madeBefore: (head: string) => string | undefined = () => undefined,
  ref = 'HEAD',
): { commit: string; isNew: boolean } {
  for (let attempt = 1; ; attempt += 1) {
    const head = commitAt(cwd, ref)
    if (!head) throw new Error(`${cwd} has no commit to build on`)
    const made = madeBefore(head)
    if (made !== undefined) return { commit: made, isNew: false }
    try {
      return { commit: commitOn(cwd, ref, head, filesAt(head), message), isNew: true }
    } catch (error) {
      if (attempt === TRIES || commitAt(cwd, ref) === head) throw error
    }
  }
}

function commitOn(
  cwd: string,
  ref: string,
  head: string,
  files: readonly CommittedFile[],
  message: string,
): string {
  const { root, gitDir } = repositoryAt(cwd)
  const entries = files.map(({ path, text }) => {
    const blob = git(root, ['hash-object', '-w', '--stdin'], { input: text }).trim()
    const was = entryOf(root, head, path)
    return { path, was: was?.blob, entry: { mode: was?.mode ?? '100644', blob } }
  })
  const commit = commitEntries(root, gitDir, head, entries, message)
  git(root, ['update-ref', '-m', `ultraplan: ${message.split('\n')[0]}`, ref, commit, head])
  if (ref === 'HEAD') for (const { path, was, entry } of entries) follow(root, path, entry, was)
  return commit
}

function repositoryAt(cwd: string): Repository {
  const repository = findRepository(cwd)
  if (!repository) throw new Error(`${cwd} is not in a repository`)
  return repository
}

export interface FileEntry {
  mode: string
  blob: string
}

/** Makes a commit on top of `head` in which these paths have these entries, or are removed. No index and no ref changes. */
function commitEntries(
  root: string,
  gitDir: string,
  head: string,
  entries: readonly { path: string; entry: FileEntry | undefined }[],
  message: string,
): string {
  const index = join(gitDir, `ultraplan-index-${randomBytes(4).toString('hex')}`)
  const gone = { mode: '0', blob: '0'.repeat(head.length) }
  const lines = entries.map(({ path, entry: { mode, blob } = gone }) => `${mode} ${blob}\t${path}\0`)
  try {
    git(root, ['read-tree', head], { index })
    git(root, ['update-index', '-z', '--index-info'], { index, input: lines.join('') })
    const tree = git(root, ['write-tree'], { index }).trim()
    const make = (signing: string) => ['commit-tree', ...(signing === 'sign' ? ['-S'] : []), tree, '-p', head]
    return asAuthor((who) =>
      commitAsPerson(root, (signing) => [...who, ...make(signing)], { input: message }),
    ).trim()
  } finally {
    rmSync(index, { force: true })
  }
}

/** The author is the person, as git knows them. The trailer of the message says that the engine made the commit. */
function asAuthor<T>(make: (identity: readonly string[]) => T): T {
  try {
    return make([])
  } catch (error) {
    if (!/identity|tell me who you are|empty ident/i.test(String(error))) throw error
    return make(ENGINE_IDENTITY)
  }
}

/** Updates the worktree's own index too, unless something else is staged for this path. */
function follow(root: string, path: string, { mode, blob }: FileEntry, was: string | undefined): void {
  const staged = tryGit(root, ['rev-parse', '--verify', '--quiet', `:0:${path}`])?.trim()
  if (staged !== was) return
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const done = tryGit(root, ['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`])
    if (done !== undefined) return
    // Another process has the index locked for a moment.
    sleep(40)
  }
}

/** The entry of a path in a commit; `undefined` if it has none. */
function entryOf(root: string, commit: string, path: string): FileEntry | undefined {
  const listed = git(root, ['ls-tree', commit, '--', `:(top,literal)${path}`])
  const [, mode, blob] = /^(\d{6}) \w+ ([0-9a-f]+)\t/.exec(listed) ?? []
  return mode && blob ? { mode, blob } : undefined
}

/** Commits between two others, newest first, with their messages. */
export function messagesBetween(
  cwd: string,
  from: string,
  to: string,
): { commit: string; message: string }[] {
  const out = tryGit(cwd, ['log', '-z', '--format=%H%n%B', `${from}..${to}`]) ?? ''
  return listed(out).map((record) => {
    const end = record.indexOf('\n')
    return { commit: record.slice(0, end), message: record.slice(end + 1) }
  })
}

export const isIgnored = (cwd: string, path: string): boolean =>
  tryGit(cwd, ['check-ignore', '--quiet', '--', path]) !== undefined

/**
 * Makes one commit on top of `head` in which each path is as it was in its `from`. If the branch is no longer at `head`,
 * nothing changes. Where it is checked out, the folder is updated as in any merge: git itself refuses to overwrite
 * uncommitted files, and then nothing has changed. A path with uncommitted changes is left as it is.
 */
export function restorePaths(
  root: string,
  { branch, head }: { branch: string; head: string },
  paths: readonly { path: string; from: string }[],
  message: string,
): string | undefined {
  const folder = folderOf(root, branch)
  const entries = paths
    .filter(({ path }) => folder === undefined || isAsCommitted(folder, path))
    .map(({ path, from }) => ({ path, entry: entryOf(root, from, path) }))
  if (entries.length === 0) return undefined
  const commit = commitEntries(root, repositoryAt(root).gitDir, head, entries, message)
  const [reason = ''] = message.split('\n')
  return forwardBranch(root, branch, { to: commit, from: head, reason }) === undefined ? commit : undefined
}

const isAsCommitted = (root: string, path: string): boolean =>
  tryGit(root, ['status', '--porcelain', '--untracked-files=all', '--', `:(top,literal)${path}`]) === ''
