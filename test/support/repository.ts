import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A real repository in a temporary folder, made from inline files. */
export interface TestRepository {
  readonly root: string
  /** Done by itself for a repository that was made inside a test. */
  dispose(): void
  write(files: Record<string, string>): void
  read(path: string): string
  remove(...paths: string[]): void
  git(...args: string[]): string
  /** The commit that is checked out. */
  head(): string
  /** The same in another folder: a linked worktree, a submodule. */
  at(folder: string): TestRepository
  /** Commits everything there is, and returns the commit. */
  commit(message?: string): string
}

const ENV = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a person',
  GIT_AUTHOR_EMAIL: 'person@example.invalid',
  GIT_COMMITTER_NAME: 'a person',
  GIT_COMMITTER_EMAIL: 'person@example.invalid',
  // Otherwise every commit starts another process that looks for something to tidy up.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
}

/** `name` is for pictures: a repository there is not called like a temporary folder. */
export function makeRepository(files: Record<string, string>, name = ''): TestRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-test-')))
  const root = join(folder, name)
  mkdirSync(root, { recursive: true })
  const repository = repositoryAt(root)
  whenTestEnds(repositoryAt(folder).dispose)
  const known = templates.get(JSON.stringify(files))
  if (known) {
    cpSync(known, root, { recursive: true })
    return repository
  }
  repository.git('init', '-q', '-b', 'main')
  // Git's sample hooks are half of the files of a small repository, and this one is copied some thousand times.
  for (const name of readdirSync(join(root, '.git/hooks'))) rmSync(join(root, '.git/hooks', name))
  repository.write(files)
  repository.commit('start')
  if (Object.keys(files).length > MOST_COPIED) return repository
  const template = mkdtempSync(join(tmpdir(), 'ultraplan-template-'))
  cpSync(root, template, { recursive: true })
  templates.set(JSON.stringify(files), template)
  return repository
}

function repositoryAt(root: string): TestRepository {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  // Asked some thousand times in a run of the tests: git's own file is read where it is a plain one.
  const head = () => loosely(join(root, '.git')) ?? git('rev-parse', 'HEAD').trim()
  return {
    root,
    dispose: () => rmSync(root, { recursive: true, force: true }),
    write: (entries) => {
      for (const [path, text] of Object.entries(entries)) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    remove: (...paths) => {
      for (const path of paths) rmSync(join(root, path), { recursive: true, force: true })
    },
    git,
    head,
    at: repositoryAt,
    commit: (message = 'work') => {
      git('add', '-A')
      git('commit', '-q', '--allow-empty', '-m', message)
      return head()
    },
  }
}

/** The commit of HEAD, unless it takes more than looking into one file: packed refs, a linked worktree. */
function loosely(gitDir: string): string | undefined {
  try {
    const ref = readFileSync(join(gitDir, 'HEAD'), 'utf8').trim()
    const commit = ref.startsWith('ref: ') ? readFileSync(join(gitDir, ref.slice(5)), 'utf8').trim() : ref
    return /^[0-9a-f]{40}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}

/** Copying big repositories is expensive. */
const MOST_COPIED = 200

/** The same files make the same repository; copying one is quicker than making it. They go with the run's folder. */
const templates = new Map<string, string>()

/** Outside a test (in beforeAll) the caller tidies up. */
export function whenTestEnds(tidy: () => void): void {
  try {
    onTestFinished(tidy)
  } catch {
    // There is no test to wait for.
  }
}
