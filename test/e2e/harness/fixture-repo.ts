import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A real repository made from inline files; everything a scenario wants to know of it afterwards. */
export interface FixtureRepo {
  path: string
  git(...args: string[]): string
  write(path: string, text: string): void
  read(path: string): string
  exists(path: string): boolean
  /** Commits all there is, and returns the commit. */
  commit(message: string): string
  head(): string
  /** Subjects of all commits, newest first. */
  log(): string[]
  /** `git status --porcelain`, one entry a line. */
  changes(): string[]
  commonDir(): string
}

export function makeRepo(
  path: string,
  files: Record<string, string>,
  env: Record<string, string>,
): FixtureRepo {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: path,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd()
  const lines = (text: string) => (text === '' ? [] : text.split('\n'))
  let commonDir: string | undefined
  const repo: FixtureRepo = {
    path,
    git,
    write(file, text) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), text)
    },
    read: (file) => readFileSync(join(path, file), 'utf8'),
    exists: (file) => existsSync(join(path, file)),
    commit(message) {
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '-m', message)
      return repo.head()
    },
    head: () => git('rev-parse', 'HEAD'),
    log: () => lines(git('log', '--format=%s')),
    changes: () => lines(git('status', '--porcelain')),
    // Asked again and again while a test waits.
    commonDir: () => {
      commonDir ??= resolve(path, git('rev-parse', '--git-common-dir'))
      return commonDir
    },
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const [key, value] of [
    ['user.name', 'A Person'],
    ['user.email', 'person@example.com'],
    ['commit.gpgsign', 'false'],
  ] as const) {
    git('config', key, value)
  }
  for (const [file, text] of Object.entries(files)) repo.write(file, text)
  repo.commit('Start')
  return repo
}
