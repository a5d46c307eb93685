import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRepository } from '../support/repository.ts'

/** Files of a person in a folder where an executor has just committed its work. */
export const PERSONS = {
  /** Tracked, and changed. */
  changed: 'README.md',
  staged: 'staged.txt',
  /** The executor has committed a change of it too. */
  both: 'src/app.js',
  untracked: 'TODO-mine.txt',
  /** Git would take this name for a pattern. */
  odd: "notes [1] it's.txt",
  ignored: 'build/cache.bin',
} as const

const ENV = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_EDITOR: 'true',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'an executor',
  GIT_AUTHOR_EMAIL: 'executor@example.invalid',
  GIT_COMMITTER_NAME: 'an executor',
  GIT_COMMITTER_EMAIL: 'executor@example.invalid',
}

export interface PersonsTree {
  root: string
  base: string
  head: string
  /** The object ids of the person's files, as they would be committed. */
  ids: ReadonlyMap<string, string>
  /** The mode and the id that the file had where the task began. */
  entry(path: string): string
  dispose(): void
}

/** A real repository with every kind of edit that a person may have in it. */
export function makePersonsTree(): PersonsTree {
  const repository = makeRepository({
    'README.md': '# demo\n',
    'staged.txt': 'one\n',
    'src/app.js': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n',
    '.gitignore': 'build/\n',
    'specs/demo/tasks.md': '- [ ] 1.1 Do it\n',
  })
  const base = repository.head()
  repository.git('branch', 'before')
  repository.write({
    'src/app.js': 'ONE\ntwo\nthree\nfour\nfive\nsix\nseven\n',
    'src/new.js': 'new\n',
    'specs/demo/tasks.md': '- [x] 1.1 Do it\n',
  })
  const head = repository.commit('the executor’s work')
  repository.git('branch', 'same')
  repository.git('update-ref', 'refs/ultraplan/run/approved', base)
  repository.write({
    [PERSONS.changed]: '# mine\n',
    [PERSONS.staged]: 'two\n',
    [PERSONS.both]: 'ONE\ntwo\nthree\nfour\nfive\nsix\nseven, mine\n',
    [PERSONS.untracked]: 'call Bob\n',
    [PERSONS.odd]: 'x\n',
    [PERSONS.ignored]: 'slow to make\n',
  })
  repository.git('add', '--', PERSONS.staged)
  const paths = Object.values(PERSONS)
  return {
    root: repository.root,
    base,
    head,
    ids: new Map(paths.map((path) => [path, repository.git('hash-object', '--', path).trim()])),
    entry: (path) => repository.git('ls-tree', base, '--', path).replace(/^(\d+) blob (\w+)\t.*$/s, '$1,$2'),
    dispose: repository.dispose,
  }
}

export interface Trial {
  command: string
  /** The person's file that it is about, if it is about one. */
  subject: string | undefined
}

/** Runs commands one after the other in a copy of the tree, and says what each did to the person's work. */
export function harmBy(tree: PersonsTree, trials: readonly Trial[]): string[] {
  return inCopy(tree, (folder) => {
    const meant = new Set<string | undefined>()
    return trials.flatMap(({ command, subject }) => {
      meant.add(subject)
      spawnSync('sh', ['-c', command], { cwd: folder, env: ENV, stdio: 'ignore', timeout: 60_000 })
      return whatIsHarmed(tree, folder, meant).map((harm) => `${command}: ${harm}`)
    })
  })
}

function whatIsHarmed(tree: PersonsTree, folder: string, meant: ReadonlySet<string | undefined>): string[] {
  const paths: readonly string[] = Object.values(PERSONS)
  const lost = paths.filter(
    (path) => !existsSync(join(folder, path)) || !sameBytes(join(folder, path), join(tree.root, path)),
  )
  const committed = gitIn(folder, 'ls-tree', '-r', '-z', 'HEAD').split('\0')
  const isCommitted = (path: string) =>
    committed.some((entry) => entry.endsWith(`\t${path}`) && entry.includes(tree.ids.get(path) ?? ''))
  // A commit may include what a person has staged; that is neither lost nor changed.
  const taken = paths.filter((path) => path !== PERSONS.staged && !meant.has(path) && isCommitted(path))
  const isStaged = gitIn(folder, 'ls-files', '--stage', PERSONS.staged).includes(
    tree.ids.get(PERSONS.staged) ?? '',
  )
  return [
    ...lost.map((path) => `${path} is not as the person left it`),
    ...taken.map((path) => `${path} is in a commit`),
    ...(isStaged || meant.has(PERSONS.staged) ? [] : [`${PERSONS.staged} is no longer staged`]),
  ]
}

/** The files that a command commits when the executor has a new file `src/own.js`. */
export function committedBy(tree: PersonsTree, command: string): string[] {
  return inCopy(tree, (folder) => {
    writeFileSync(join(folder, 'src/own.js'), 'own\n')
    const run = spawnSync('sh', ['-c', command], { cwd: folder, env: ENV, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr)
    return gitIn(folder, 'diff', '--name-only', tree.head, 'HEAD').trim().split('\n')
  })
}

function inCopy<T>(tree: PersonsTree, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-advice-'))
  try {
    cpSync(tree.root, folder, { recursive: true })
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const sameBytes = (a: string, b: string): boolean => readFileSync(a).equals(readFileSync(b))
