import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitFiles, isIgnored, messagesBetween, restorePaths } from '../../src/io/git-commit.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'

const at = (from: string, ...paths: string[]) => paths.map((path) => ({ path, from }))

describe('a commit of the engine', () => {
  test('holds its files and nothing that others have staged or changed', () => {
    const repository = makeRepository({ 'log.md': 'a\n', 'work.txt': 'old\n', 'open.txt': 'old\n' })
    repository.write({ 'work.txt': 'staged\n', 'open.txt': 'changed\n', 'new.txt': 'untracked\n' })
    repository.git('add', 'work.txt')
    repository.git('config', 'user.name', 'a person')
    repository.git('config', 'user.email', 'person@example.invalid')
    const { commit } = commitFiles(repository.root, () => [{ path: 'log.md', text: 'a\nb\n' }], 'docs: log\n')
    expect(repository.git('show', '--format=%an <%ae> %s', '--name-only', commit).trim()).toBe(
      'a person <person@example.invalid> docs: log\n\nlog.md',
    )
    expect(repository.head()).toBe(commit)
    expect(repository.git('diff', '--cached', '--name-only').trim()).toBe('work.txt')
    expect(repository.git('status', '--porcelain').split('\n').filter(Boolean)).toEqual([
      ' M log.md',
      ' M open.txt',
      'M  work.txt',
      '?? new.txt',
    ])
  })

  test('leaves what a person staged for the same path', () => {
    const repository = makeRepository({ 'log.md': 'a\n' })
    repository.write({ 'log.md': 'a\nmine\n' })
    repository.git('add', 'log.md')
    commitFiles(repository.root, () => [{ path: 'log.md', text: 'a\nb\n' }], 'docs: log\n')
    expect(repository.git('show', ':log.md')).toBe('a\nmine\n')
  })

  test('runs no hook, and needs no identity of a person', () => {
    const repository = makeRepository({ 'log.md': 'a\n' })
    repository.write({
      '.git/hooks/pre-commit': '#!/bin/sh\nexit 1\n',
      '.git/hooks/commit-msg': '#!/bin/sh\nexit 1\n',
    })
    for (const name of ['pre-commit', 'commit-msg'])
      chmodSync(join(repository.root, '.git/hooks', name), 0o755)
    expect(() =>
      commitFiles(repository.root, () => [{ path: 'sub/new.md', text: 'x\n' }], 'docs: new\n'),
    ).not.toThrow()
    expect(repository.git('show', 'HEAD:sub/new.md')).toBe('x\n')
  })

  test('begins again when HEAD moves meanwhile, and loses nothing', () => {
    const repository = makeRepository({ 'log.md': 'a\n' })
    let tries = 0
    const filesAt = (head: string) => {
      tries += 1
      const text = repository.git('show', `${head}:log.md`)
      if (tries === 1) {
        repository.write({ 'log.md': 'a\ntheirs\n' })
        repository.commit('theirs')
      }
      return [{ path: 'log.md', text: `${text}ours\n` }]
    }
    commitFiles(repository.root, filesAt, 'docs: log\n')
    expect(repository.git('show', 'HEAD:log.md')).toBe('a\ntheirs\nours\n')
    expect(tries).toBe(2)
  })

  test('is made once by two processes that do the same step', () => {
    const repository = makeRepository({ 'log.md': 'a\n' })
    let faster: string | undefined
    const filesAt = (head: string) => {
      if (faster === undefined) {
        repository.write({ 'log.md': 'a\nours\n' })
        faster = repository.commit('docs: log, by the other process')
      }
      return [{ path: 'log.md', text: `${repository.git('show', `${head}:log.md`)}ours\n` }]
    }
    const madeBefore = (head: string) => (head === faster ? faster : undefined)
    expect(commitFiles(repository.root, filesAt, 'docs: log\n', madeBefore)).toEqual({
      commit: faster,
      isNew: false,
    })
    expect(repository.git('show', 'HEAD:log.md')).toBe('a\nours\n')
  })

  test('is found again by its message', () => {
    const repository = makeRepository({ 'log.md': 'a\n' })
    const base = repository.head()
    const { commit } = commitFiles(
      repository.root,
      () => [{ path: 'log.md', text: 'b\n' }],
      'docs: log\n\nUltraplan-Step: x\n',
    )
    expect(messagesBetween(repository.root, base, 'HEAD')).toEqual([
      { commit, message: 'docs: log\n\nUltraplan-Step: x\n' },
    ])
    expect(messagesBetween(repository.root, commit, 'HEAD')).toEqual([])
  })

  test('knows which files git does not want', () => {
    const repository = makeRepository({ '.gitignore': '.progress.md\n' })
    expect(isIgnored(repository.root, 'specs/demo/.progress.md')).toBe(true)
    expect(isIgnored(repository.root, 'specs/demo/tasks.md')).toBe(false)
  })
})

describe('taking a change back', () => {
  const headOf = (repository: TestRepository): string => repository.head()
  const takeBack = (repository: TestRepository, paths: ReturnType<typeof at>, head = headOf(repository)) =>
    restorePaths(repository.root, { branch: 'main', head }, paths, 'revert: it\n')

  test('does nothing when another commit came in between, so that of two hooks at once one takes it back', () => {
    const repository = makeRepository({ 'a.txt': 'old\n' })
    const base = headOf(repository)
    repository.write({ 'a.txt': 'new\n' })
    const tried = repository.commit('try')
    const first = takeBack(repository, at(base, 'a.txt'), tried)
    takeBack(repository, at(base, 'a.txt'), tried)
    expect(headOf(repository)).toBe(first)
    expect(repository.git('rev-parse', 'HEAD^').trim()).toBe(tried)
  })

  test('brings back what was there, in one commit more; the history keeps the rest', () => {
    const repository = makeRepository({ 'kept.txt': 'kept\n', 'changed.txt': 'old\n', 'gone.txt': 'old\n' })
    const base = repository.head()
    repository.write({ 'changed.txt': 'new\n', 'added.txt': 'new\n' })
    repository.remove('gone.txt')
    const tried = repository.commit('try')
    takeBack(repository, at(base, 'changed.txt', 'added.txt', 'gone.txt'))
    expect(repository.git('diff', '--name-only', base, 'HEAD').trim()).toBe('')
    expect(repository.git('status', '--porcelain').trim()).toBe('')
    expect(repository.read('gone.txt')).toBe('old\n')
    expect(repository.git('rev-parse', 'HEAD^').trim()).toBe(tried)
  })

  test('of a branch that is checked out nowhere touches no folder', () => {
    const repository = makeRepository({ 'a.txt': 'old\n' })
    const base = repository.head()
    repository.git('switch', '-q', '-c', 'run')
    repository.write({ 'a.txt': 'new\n' })
    const head = repository.commit('try')
    repository.git('switch', '-q', 'main')
    repository.write({ 'a.txt': 'mine\n' })
    const made = restorePaths(repository.root, { branch: 'run', head }, at(base, 'a.txt'), 'revert: it\n')
    expect(repository.git('show', 'run:a.txt')).toBe('old\n')
    expect(repository.git('rev-parse', 'run^').trim()).toBe(head)
    const log = () => [{ path: 'log.md', text: 'log\n' }]
    const { commit } = commitFiles(repository.root, log, 'docs: log\n', () => undefined, 'refs/heads/run')
    expect(repository.git('rev-parse', 'run', 'run^').trim().split('\n')).toEqual([commit, made])
    expect(repository.head()).toBe(base)
    expect(repository.git('status', '--porcelain').trim()).toBe('M a.txt')
    expect(repository.read('a.txt')).toBe('mine\n')
  })

  test('does not touch what is uncommitted', () => {
    const repository = makeRepository({ 'a.txt': 'old\n', 'b.txt': 'old\n' })
    const base = repository.head()
    repository.write({ 'a.txt': 'new\n', 'b.txt': 'new\n' })
    repository.commit('try')
    repository.write({ 'a.txt': 'half done\n' })
    takeBack(repository, at(base, 'a.txt', 'b.txt'))
    expect(repository.read('a.txt')).toBe('half done\n')
    expect(repository.read('b.txt')).toBe('old\n')
    expect(repository.git('show', 'HEAD:a.txt')).toBe('new\n')
    expect(repository.git('status', '--porcelain')).toBe(' M a.txt\n')
  })

  test.each([
    ['untracked', ''],
    ['ignored', 'gone.txt\n'],
  ])('does nothing at all where an %s file is in the way', (_, ignore) => {
    const repository = makeRepository({ 'gone.txt': 'old\n' })
    const base = repository.head()
    repository.write({ '.git/info/exclude': ignore })
    repository.remove('gone.txt')
    const tried = repository.commit('try')
    repository.write({ 'gone.txt': 'mine\n' })
    takeBack(repository, at(base, 'gone.txt'))
    expect(repository.read('gone.txt')).toBe('mine\n')
    expect(repository.head()).toBe(tried)
  })

  /** What a person may have in the folder, each with the path it is about. The fix changed `fix.txt`, deleted `gone.txt`. */
  type Edit = (repository: ReturnType<typeof makeRepository>) => void
  const EDITS: [string, string, Edit][] = [
    ['a change', 'fix.txt', ({ write }) => write({ 'fix.txt': 'mine\r\n' })],
    [
      'a staged change',
      'fix.txt',
      ({ write, git }) => {
        write({ 'fix.txt': 'mine\n' })
        git('add', 'fix.txt')
      },
    ],
    [
      'a change on top of a staged one',
      'fix.txt',
      ({ write, git }) => {
        write({ 'fix.txt': 'staged\n' })
        git('add', 'fix.txt')
        write({ 'fix.txt': 'mine\n' })
      },
    ],
    [
      'a staged change that is back to what was committed',
      'fix.txt',
      ({ write, git }) => {
        write({ 'fix.txt': 'staged\n' })
        git('add', 'fix.txt')
        write({ 'fix.txt': 'fixed\n' })
      },
    ],
    ['a removed file', 'fix.txt', ({ remove }) => remove('fix.txt')],
    ['a removal that is staged', 'fix.txt', ({ git }) => git('rm', '-q', 'fix.txt')],
    ['a file that is staged under another name', 'fix.txt', ({ git }) => git('mv', 'fix.txt', 'moved.txt')],
    [
      'a change that git was told to overlook',
      'fix.txt',
      ({ write, git }) => {
        git('update-index', '--assume-unchanged', 'fix.txt')
        write({ 'fix.txt': 'mine\n' })
      },
    ],
    [
      'a change outside of what git looks at',
      'fix.txt',
      ({ write, git }) => {
        git('update-index', '--skip-worktree', 'fix.txt')
        write({ 'fix.txt': 'mine\n' })
      },
    ],
    ['an untracked file', 'gone.txt', ({ write }) => write({ 'gone.txt': 'mine\n' })],
    [
      'a new file that is staged',
      'gone.txt',
      ({ write, git }) => {
        write({ 'gone.txt': 'mine\n' })
        git('add', 'gone.txt')
      },
    ],
    [
      'an ignored file',
      'gone.txt',
      ({ write }) => write({ '.git/info/exclude': 'gone.txt\n', 'gone.txt': 'mine\n' }),
    ],
    ['a folder', 'gone.txt/note.md', ({ write }) => write({ 'gone.txt/note.md': 'mine\n' })],
    [
      'a file beside one that the fix added',
      'new/mine.md',
      ({ write }) => write({ 'new/mine.md': 'mine\n' }),
    ],
    ['a change elsewhere', 'other.txt', ({ write }) => write({ 'other.txt': 'mine\n' })],
    [
      'a staged change elsewhere',
      'other.txt',
      ({ write, git }) => {
        write({ 'other.txt': 'mine\n' })
        git('add', 'other.txt')
      },
    ],
    ['an untracked file elsewhere', 'mine.txt', ({ write }) => write({ 'mine.txt': 'mine\n' })],
  ]

  test.each(EDITS)(
    'leaves %s (%s) byte for byte as it is, in the folder and in the index',
    (_, path, edit) => {
      const repository = makeRepository({
        'fix.txt': 'old\n',
        'gone.txt': 'old\n',
        'other.txt': 'old\n',
        'free.txt': 'old\n',
      })
      const base = repository.head()
      repository.write({ 'fix.txt': 'fixed\n', 'free.txt': 'fixed\n', 'new/added.txt': 'fixed\n' })
      repository.remove('gone.txt')
      repository.commit('try')
      edit(repository)
      const seen = () => {
        const file = join(repository.root, path)
        const bytes = existsSync(file) ? readFileSync(file, 'hex') : 'not there'
        return [bytes, repository.git('ls-files', '--stage', '-v', '--', path, 'moved.txt')]
      }
      const before = seen()
      takeBack(repository, at(base, 'fix.txt', 'gone.txt', 'free.txt', 'new/added.txt'))
      expect(seen()).toEqual(before)
    },
  )
})
