import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A real repository in a temporary folder, made from inline files. */
export interface TestRepository {
  readonly root: string
  write(files: Record<string, string>): void
  read(path: string): string
  remove(...paths: string[]): void
  git(...args: string[]): string
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
}

export function makeRepository(files: Record<string, string>): TestRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-test-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const write = (entries: Record<string, string>) => {
    for (const [path, text] of Object.entries(entries)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  const repository: TestRepository = {
    root,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    remove: (...paths) => {
      for (const path of paths) rmSync(join(root, path), { recursive: true, force: true })
    },
    git,
    commit: (message = 'work') => {
      git('add', '-A')
      git('commit', '-q', '--allow-empty', '-m', message)
      return git('rev-parse', 'HEAD').trim()
    },
  }
  git('init', '-q', '-b', 'main')
  write(files)
  repository.commit('start')
  return repository
}
