import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sleep } from './files.ts'
import { findRepository, git, headCommit, tryGit } from './git.ts'

export interface CommittedFile {
  /** Relative to the top folder, with forward slashes. */
  path: string
  text: string
}

/** Who commits what the engine writes. */
export const ENGINE = ['-c', 'user.name=ultraplan', '-c', 'user.email=ultraplan@localhost']

const TRIES = 5

/**
 * Commits on top of HEAD what `filesAt` gives for it, and nothing else: what others have staged or changed stays as
 * it is. No hook of the repository runs, nothing is signed, the work tree is not touched. When HEAD moves meanwhile
 * (a merge of a parallel group) it begins again. `madeBefore` finds a commit that did this already: another process may
 * be faster.
 */
export function commitFiles(
  cwd: string,
  filesAt: (head: string) => readonly CommittedFile[],
  message: string,
  madeBefore: (head: string) => string | undefined = () => undefined,
): { commit: string; isNew: boolean } {
  for (let attempt = 1; ; attempt += 1) {
    const head = headCommit(cwd)
    if (!head) throw new Error(`${cwd} has no commit to build on`)
    const made = madeBefore(head)
    if (made !== undefined) return { commit: made, isNew: false }
    try {
      return { commit: commitOn(cwd, head, filesAt(head), message), isNew: true }
    } catch (error) {
      if (attempt === TRIES || headCommit(cwd) === head) throw error
    }
  }
}

function commitOn(cwd: string, head: string, files: readonly CommittedFile[], message: string): string {
  const repository = findRepository(cwd)
  if (!repository) throw new Error(`${cwd} is not in a repository`)
  const index = join(repository.gitDir, `ultraplan-index-${randomBytes(4).toString('hex')}`)
  const { root } = repository
  try {
    git(root, ['read-tree', head], { index })
    const entries = files.map(({ path, text }) => {
      const blob = git(root, ['hash-object', '-w', '--stdin'], { input: text }).trim()
      return { path, blob, mode: modeOf(root, head, path), was: blobOf(root, head, path) }
    })
    for (const { path, blob, mode } of entries)
      git(root, ['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`], { index })
    const tree = git(root, ['write-tree'], { index }).trim()
    const commit = git(root, [...ENGINE, 'commit-tree', tree, '-p', head], { input: message }).trim()
    git(root, ['update-ref', '-m', `ultraplan: ${message.split('\n')[0]}`, 'HEAD', commit, head])
    for (const { path, blob, mode, was } of entries) follow(root, path, blob, mode, was)
    return commit
  } finally {
    rmSync(index, { force: true })
  }
}

/** The worktree's own index goes along, unless somebody has staged something else for this path. */
function follow(root: string, path: string, blob: string, mode: string, was: string | undefined): void {
  const staged = tryGit(root, ['rev-parse', '--verify', '--quiet', `:0:${path}`])?.trim()
  if (staged !== was) return
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const done = tryGit(root, ['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`])
    if (done !== undefined) return
    // Somebody else has the index for a moment.
    sleep(40)
  }
}

const blobOf = (root: string, commit: string, path: string): string | undefined =>
  tryGit(root, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`])?.trim()

function modeOf(root: string, commit: string, path: string): string {
  const entry = git(root, ['ls-tree', commit, '--', `:(top,literal)${path}`])
  const mode = /^(\d{6}) blob/.exec(entry)?.[1]
  return mode ?? '100644'
}

/** Commits between two others, newest first, with their messages. */
export function messagesBetween(
  cwd: string,
  from: string,
  to: string,
): { commit: string; message: string }[] {
  const out = tryGit(cwd, ['log', '-z', '--format=%H%n%B', `${from}..${to}`]) ?? ''
  return out
    .split('\0')
    .filter((record) => record !== '')
    .map((record) => ({
      commit: record.slice(0, record.indexOf('\n')),
      message: record.slice(record.indexOf('\n') + 1),
    }))
}

export const isIgnored = (cwd: string, path: string): boolean =>
  tryGit(cwd, ['check-ignore', '--quiet', '--', path]) !== undefined
