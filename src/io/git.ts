import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { join, resolve } from 'node:path'
import type { Run } from '../model/run.ts'
import { tried } from './files.ts'

export class GitError extends Error {
  constructor(
    readonly args: readonly string[],
    readonly status: number | null,
    readonly stderr: string,
  ) {
    super(`git ${args.join(' ')}: ${stderr.trim() || `exit ${status}`}`)
  }
}

/** Variables that would make git use another repository or index than those of the named folder. */
const REDIRECTING =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/

function gitEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !REDIRECTING.test(name)))
  return {
    ...kept,
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // Replaced objects and grafts would show a history that differs from the one that is pushed.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    // Otherwise git's advice about the line above comes before its reasons, which people are shown.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'advice.graftFileDeprecated',
    GIT_CONFIG_VALUE_0: 'false',
  }
}

export interface GitOptions {
  input?: string
  maxBuffer?: number
  /** Another index file than the worktree's own. */
  index?: string
  /** More variables for git and for the programs that it starts. */
  env?: NodeJS.ProcessEnv
  timeoutMs?: number
}

/** Runs git in `cwd` and returns its stdout. Throws GitError when git fails or is missing. */
export const git = (cwd: string, args: readonly string[], options: GitOptions = {}): string =>
  gitBytes(cwd, args, options).toString('utf8')

/** The same for output that is not text throughout. */
export function gitBytes(cwd: string, args: readonly string[], options: GitOptions = {}): Buffer {
  const result = spawnSync('git', args, {
    cwd,
    env: {
      ...gitEnvironment(),
      ...options.env,
      ...(options.index ? { GIT_INDEX_FILE: options.index } : {}),
    },
    ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
    input: options.input ?? '',
    maxBuffer: options.maxBuffer ?? 256 * 1024 * 1024,
    // Never inherited: a process that keeps a hook's stdout open makes the client drop the hook's decision.
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  })
  if (result.error) throw new GitError(args, null, result.error.message)
  if (result.status !== 0) throw new GitError(args, result.status, result.stderr.toString('utf8'))
  return result.stdout
}

/** For commands of our own: no hook of the repository runs. */
export const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null']

/** The entries of an output of `-z`. */
export const listed = (output: string): string[] => output.split('\0').filter((entry) => entry !== '')

/** The same, for a command that may fail as a normal answer. */
export const tryGit = (cwd: string, args: readonly string[], options: GitOptions = {}): string | undefined =>
  tried(() => git(cwd, args, options))

export interface Repository {
  root: string
  /** The folder shared by all worktrees; the run's journal lives below it. */
  commonDir: string
  gitDir: string
}

export function findRepository(cwd: string): Repository | undefined {
  const answer = tryGit(cwd, ['rev-parse', '--show-toplevel', '--git-common-dir', '--absolute-git-dir'])
  const [root, commonDir, gitDir] = answer?.split('\n') ?? []
  if (!root || !commonDir || !gitDir) return undefined
  return { root, commonDir: resolve(cwd, commonDir), gitDir }
}

export const headCommit = (cwd: string): string | undefined => commitAt(cwd, 'HEAD')

const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/**
 * The commit of HEAD or of another ref. A ref that has a file of its own is read from there, which starts no process.
 * Git is asked about all others: packed refs, the reftable format, symbolic refs, folders below the top of a worktree.
 */
export function commitAt(cwd: string, ref: string): string | undefined {
  return (
    commitInFile(cwd, ref) ?? tryGit(cwd, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])?.trim()
  )
}

/** The same, only where the ref has a file of its own. */
export function commitInFile(cwd: string, ref: string): string | undefined {
  const found = refFile(cwd, ref === 'HEAD' ? (headRef(cwd) ?? ref) : ref)
  return COMMIT_ID.test(found) ? found : undefined
}

/** The branch that HEAD names, if its file says so. A repository in the reftable format has `.invalid` there. */
export const headRef = (cwd: string): string | undefined =>
  /^ref: (refs\/heads\/(?!\.invalid$).+)$/.exec(refFile(cwd, 'HEAD'))?.[1]

/** The git folder of a worktree, by its top folder, and the one that all worktrees share. Starts no process. */
export function gitFolders(top: string): Pick<Repository, 'gitDir' | 'commonDir'> {
  const file = readIf(join(top, '.git'))
  // The `.git` of a linked worktree is a file; only HEAD is its own.
  const gitDir = file === '' ? join(top, '.git') : resolve(top, file.replace(/^gitdir: /, ''))
  return { gitDir, commonDir: resolve(gitDir, readIf(join(gitDir, 'commondir'))) }
}

function refFile(top: string, ref: string): string {
  const { gitDir, commonDir } = gitFolders(top)
  return readIf(join(ref === 'HEAD' ? gitDir : commonDir, ref))
}

const readIf = (path: string): string => tried(() => readFileSync(path, 'utf8').trim(), '')

/** The text of a file in a commit, `undefined` when it is not there. */
export const committedText = (cwd: string, commit: string, path: string): string | undefined =>
  tryGit(cwd, ['cat-file', 'blob', `${commit}:${path}`])

/** The commit of the run's branch, whatever is checked out. */
export const branchHead = ({ root, branch }: Pick<Run, 'root' | 'branch'>): string | undefined =>
  commitAt(root, `refs/heads/${branch}`)

/** The branch that is checked out. Git is asked if the file of HEAD does not say it. */
export function checkedOut(root: string): string | undefined {
  const ref = headRef(root) ?? tryGit(root, ['symbolic-ref', '--quiet', 'HEAD'])?.trim()
  return /^refs\/heads\/(?!\.invalid$)(.+)$/.exec(ref ?? '')?.[1]
}
