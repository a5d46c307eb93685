import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitFiles, isIgnored, messagesBetween } from '../../src/io/git-commit.ts'
import { restorePaths } from '../../src/io/git-restore.ts'
import { makeRepository } from '../support/repository.ts'

const at = (from: string, ...paths: string[]) => paths.map((path) => ({ path, from }))

describe('a commit of the engine', () => {
  test('holds its files and nothing that others have staged or changed', () => {
    const repository = makeRepository({ 'log.md': 'a\n', 'work.txt': 'old\n', 'open.txt': 'old\n' })
    repository.write({ 'work.txt': 'staged\n', 'open.txt': 'changed\n', 'new.txt': 'untracked\n' })
    repository.git('add', 'work.txt')
    const { commit } = commitFiles(repository.root, () => [{ path: 'log.md', text: 'a\nb\n' }], 'docs: log\n')
    expect(repository.git('show', '--format=%an <%ae> %s', '--name-only', commit).trim()).toBe(
      'ultraplan <ultraplan@localhost> docs: log\n\nlog.md',
    )
    expect(repository.git('rev-parse', 'HEAD').trim()).toBe(commit)
    expect(repository.git('diff', '--cached', '--name-only').trim()).toBe('work.txt')
    expect(repository.git('status', '--porcelain').split('\n').filter(Boolean)).toEqual([
      ' M log.md',
      ' M open.txt',
      'M  work.txt',
      '?? new.txt',
    ])
  })

  test('leaves what somebody staged for the same path', () => {
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
    const base = repository.git('rev-parse', 'HEAD').trim()
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
  test('brings back what was there, in one commit more; the history keeps the rest', () => {
    const repository = makeRepository({ 'kept.txt': 'kept\n', 'changed.txt': 'old\n', 'gone.txt': 'old\n' })
    const base = repository.git('rev-parse', 'HEAD').trim()
    repository.write({ 'changed.txt': 'new\n', 'added.txt': 'new\n' })
    repository.remove('gone.txt')
    const tried = repository.commit('try')
    restorePaths(repository.root, at(base, 'changed.txt', 'added.txt', 'gone.txt'), 'revert: it\n')
    expect(repository.git('diff', '--name-only', base, 'HEAD').trim()).toBe('')
    expect(repository.git('status', '--porcelain').trim()).toBe('')
    expect(repository.read('gone.txt')).toBe('old\n')
    expect(repository.git('rev-parse', 'HEAD^').trim()).toBe(tried)
  })

  test('does not touch what is uncommitted', () => {
    const repository = makeRepository({ 'a.txt': 'old\n', 'b.txt': 'old\n' })
    const base = repository.git('rev-parse', 'HEAD').trim()
    repository.write({ 'a.txt': 'new\n', 'b.txt': 'new\n' })
    repository.commit('try')
    repository.write({ 'a.txt': 'half done\n' })
    restorePaths(repository.root, at(base, 'a.txt', 'b.txt'), 'revert: it\n')
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
    const base = repository.git('rev-parse', 'HEAD').trim()
    repository.write({ '.git/info/exclude': ignore })
    repository.remove('gone.txt')
    const tried = repository.commit('try')
    repository.write({ 'gone.txt': 'mine\n' })
    restorePaths(repository.root, at(base, 'gone.txt'), 'revert: it\n')
    expect(repository.read('gone.txt')).toBe('mine\n')
    expect(repository.git('rev-parse', 'HEAD').trim()).toBe(tried)
  })
})
