import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProgress } from '../../io/branches.ts'
import { readIfThere, realFiles } from '../../io/files.ts'
import {
  checkedOut,
  committedText,
  findRepository,
  git,
  headCommit,
  listed,
  type Repository,
  tryGit,
} from '../../io/git.ts'
import {
  flaggedIn,
  type GitSettings,
  gitSettings,
  type IndexEntry,
  listIndex,
  listSettings,
  type StatusEntry,
  workIds,
  workStatus,
} from '../../io/git-status.ts'
import { notInRepository, type Refusal } from '../runs/open-run.ts'

/** What git says about a work tree, asked once. */
interface WorkTree {
  status: readonly StatusEntry[]
  index: ReadonlyMap<string, IndexEntry>
}

export interface ReadyRepository extends Repository, WorkTree {
  head: string
  branch: string
  /** Tracked files that differ from HEAD, in index or work tree. */
  dirty: string[]
  untracked: string[]
}

/** Whether a run can start here: a repository with a commit, on a branch, with nothing half done. */
export function inspectRepository(cwd: string): ReadyRepository | Refusal {
  const repository = findRepository(cwd)
  if (!repository)
    return tryGit(cwd, ['--version']) === undefined
      ? { error: 'git cannot be found', fix: 'install git, or put it on the PATH of this session' }
      : { ...notInRepository(cwd), fix: 'run `git init`, commit the plan, and try again' }
  const head = headCommit(repository.root)
  if (!head)
    return {
      error: 'the repository has no commit yet',
      fix: 'commit the plan first: git add -- <plan> && git commit -m "Add the plan" -- <plan>',
    }
  // Looked at first, because a rebase and a bisect detach HEAD.
  const busy = inProgress(repository.gitDir)
  if (busy) return { error: `${busy} is in progress`, fix: 'finish or abort it first (git status says how)' }
  const branch = checkedOut(repository.root)
  if (!branch) return { error: 'HEAD is detached', fix: 'switch to a branch first: git switch -c <name>' }
  return { ...repository, head, branch, ...lookAt(repository.root) }
}

function lookAt(root: string) {
  const status = workStatus(root)
  const changed = status.filter(({ kind }) => kind !== 'untracked')
  const paths = (entries: readonly StatusEntry[]) => entries.map(({ path }) => path)
  return {
    status,
    index: listIndex(root),
    dirty: changed.some(({ kind }) => kind === 'submodule') ? shownAsChanged(root) : paths(changed),
    untracked: paths(status.filter(({ kind }) => kind === 'untracked')),
  }
}

/** A person may have told git to ignore changes of a submodule. That does not prevent a run. */
const shownAsChanged = (root: string): string[] =>
  listed(git(root, ['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'])).map((entry) =>
    entry.slice(3),
  )

/** The text of a file in HEAD. A file without a change whose bytes have the id of the index is read from the folder. */
export function textInHead({ root, head, status, index }: ReadyRepository, path: string): string | undefined {
  const id = index.get(path)?.id
  if (status.some((entry) => entry.path === path)) return committedText(root, head, path)
  if (id === undefined) return undefined
  const bytes = readIfThere(realFiles, join(root, path)) ?? Buffer.of()
  const hash = createHash(id.length === 40 ? 'sha1' : 'sha256').update(`blob ${bytes.length}\0`)
  return hash.update(bytes).digest('hex') === id ? bytes.toString('utf8') : committedText(root, head, path)
}

/** The state of a repository before the run. An executor is charged with none of it. */
export interface Before extends GitSettings {
  /** Untracked and changed files. */
  files: string[]
  /** The ids of changed files, so that a further change is seen. */
  ids: Record<string, string>
  /** Files that git was told to take as unchanged. */
  flagged: string[]
}

const MOST_IDS = 200

export function recordBefore(
  cwd: string,
  commonDir: string,
  { status, index }: WorkTree = { status: workStatus(cwd), index: listIndex(cwd) },
  settings = listSettings(cwd),
): Before {
  const changed = status.filter(({ kind }) => kind === 'modified').map(({ path }) => path)
  const ids = [...workIds(cwd, changed.slice(0, MOST_IDS))].filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    files: status.map(({ path }) => path),
    ids: Object.fromEntries(ids),
    flagged: flaggedIn(index),
    ...gitSettings(commonDir, settings),
  }
}

/** Reads what a run kept; a plain list of paths is what the first runs kept. */
export function readBefore(text: string): Partial<Before> & Pick<Before, 'files'> {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return { files: value.map(String) }
  return { files: [], ...(value as Partial<Before>) }
}

/** Hides the engine's own paths from git, in this clone only. */
export function excludePaths(commonDir: string, paths: readonly string[]): void {
  const { path, lines, before } = excludeLines(commonDir, paths)
  if (lines.length === 0) return
  mkdirSync(dirname(path), { recursive: true })
  appendFileSync(path, `${before}${lines.join('\n')}\n`)
}

/** Git's own list of ignored files, of this clone only. */
export const excludeFile = (commonDir: string): string => join(commonDir, 'info', 'exclude')

/** The lines that git's own list of ignored files lacks, and what has to come before them. */
export function excludeLines(commonDir: string, paths: readonly string[]) {
  const path = excludeFile(commonDir)
  const present = readIfThere(realFiles, path)?.toString('utf8') ?? ''
  const lines = paths.map((each) => `/${each}`).filter((line) => !present.split(/\r?\n/).includes(line))
  return { path, lines, before: present === '' || present.endsWith('\n') ? '' : '\n' }
}
