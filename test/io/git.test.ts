import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forwardBranch } from '../../src/io/branches.ts'
import { commitAt, commitInFile, headCommit, headRef } from '../../src/io/git.ts'
import { headState, looseParent, readBlobs, treeOf, writtenAt } from '../../src/io/git-objects.ts'
import { listIndex, listSettings } from '../../src/io/git-status.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'

const twoCommits = () => {
  const repository = makeRepository({ 'a.txt': 'a\n', 'sub/b.txt': 'b\n' })
  repository.git('commit', '--quiet', '--allow-empty', '-m', 'second')
  return repository
}
const revParse = ({ git }: TestRepository, name: string) => git('rev-parse', name).trim()

describe('a ref', () => {
  test('is read from its file, and HEAD through its branch', () => {
    const repository = twoCommits()
    const head = revParse(repository, 'HEAD')
    expect(commitInFile(repository.root, 'HEAD')).toBe(head)
    expect(headRef(repository.root)).toBe(repository.git('symbolic-ref', 'HEAD').trim())
    repository.git('update-ref', 'refs/ultraplan/x/approved', `${head}^`)
    expect(commitInFile(repository.root, 'refs/ultraplan/x/approved')).toBe(revParse(repository, 'HEAD^'))
  })

  test('that is packed is looked up by git, and one that moved after packing is read from its file', () => {
    const repository = twoCommits()
    repository.git('pack-refs', '--all', '--prune')
    expect(commitInFile(repository.root, 'HEAD')).toBeUndefined()
    expect(headCommit(repository.root)).toBe(revParse(repository, 'HEAD'))
    repository.git('commit', '--quiet', '--allow-empty', '-m', 'third')
    expect(commitInFile(repository.root, 'HEAD')).toBe(revParse(repository, 'HEAD'))
  })

  test('in a linked worktree is its own HEAD, or a branch that all worktrees share', () => {
    const repository = twoCommits()
    const branch = headRef(repository.root) ?? ''
    const linked = join(repository.root, 'linked')
    repository.git('worktree', 'add', '--quiet', '--detach', linked, 'HEAD^')
    expect(commitInFile(linked, 'HEAD')).toBe(revParse(repository, 'HEAD^'))
    expect(headRef(linked)).toBeUndefined()
    expect(commitInFile(linked, branch)).toBe(revParse(repository, 'HEAD'))
    repository.git('-C', linked, 'switch', '--quiet', '-c', 'other')
    expect(headRef(linked)).toBe('refs/heads/other')
    expect(commitInFile(linked, 'HEAD')).toBe(revParse(repository, 'HEAD^'))
  })

  test('in a repository with reftables is left to git', () => {
    const repository = twoCommits()
    // The content of HEAD in such a repository. Older versions of git cannot create one.
    writeFileSync(join(repository.root, '.git', 'HEAD'), 'ref: refs/heads/.invalid\n')
    expect(headRef(repository.root)).toBeUndefined()
    expect(commitInFile(repository.root, 'HEAD')).toBeUndefined()
  })

  test('that points to another ref, is empty, or does not exist is left to git', () => {
    const repository = twoCommits()
    repository.git('symbolic-ref', 'refs/heads/alias', headRef(repository.root) ?? '')
    expect(commitInFile(repository.root, 'refs/heads/alias')).toBeUndefined()
    expect(commitAt(repository.root, 'refs/heads/alias')).toBe(revParse(repository, 'HEAD'))
    writeFileSync(join(repository.root, '.git', 'refs', 'heads', 'torn'), '')
    expect(commitAt(repository.root, 'refs/heads/torn')).toBeUndefined()
    expect(commitAt(repository.root, 'refs/heads/none')).toBeUndefined()
  })

  test('is found from a folder below the top', () => {
    const repository = twoCommits()
    expect(headCommit(join(repository.root, 'sub'))).toBe(revParse(repository, 'HEAD'))
  })
})

describe('a commit', () => {
  test('gives its tree, packed or not', () => {
    const repository = twoCommits()
    const [head, tree] = [revParse(repository, 'HEAD'), revParse(repository, 'HEAD^{tree}')]
    expect(treeOf(repository.root, head)).toBe(tree)
    repository.git('gc', '--quiet')
    expect(treeOf(repository.root, head)).toBe(tree)
  })

  test('that is not packed is read from its file in a linked worktree too', () => {
    const repository = twoCommits()
    const linked = join(repository.root, 'linked')
    repository.git('worktree', 'add', '--quiet', '--detach', linked)
    const head = repository.head()
    for (const top of [repository.root, linked]) {
      expect(looseParent(top, head)).toBe(revParse(repository, 'HEAD^'))
      expect(Math.abs((writtenAt(top, head) ?? 0) - Date.now())).toBeLessThan(600_000)
    }
    repository.git('gc', '--quiet')
    expect([looseParent(linked, head), writtenAt(linked, head)]).toEqual([undefined, undefined])
  })

  test('is read with its parents, its branch and its folders by one git process', () => {
    const repository = twoCommits()
    const about = { commit: revParse(repository, 'HEAD'), tree: revParse(repository, 'HEAD^{tree}') }
    expect(headState(repository.root)).toEqual({
      ...about,
      parents: [revParse(repository, 'HEAD^')],
      top: repository.root,
      commonDir: join(repository.root, '.git'),
      branch: headRef(repository.root)?.replace('refs/heads/', ''),
    })
    repository.git('checkout', '--quiet', '--detach', 'HEAD^')
    expect(headState(repository.root)).toMatchObject({ parents: [], branch: undefined })
  })
})

test('the reason why a branch does not move names the file that is in the way, in its first lines', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const from = repository.head()
  repository.write({ 'b.txt': 'b\n' })
  const to = repository.commit('b')
  repository.git('reset', '--quiet', '--hard', from)
  repository.write({ 'b.txt': 'mine\n' })
  const why = forwardBranch(repository.root, 'main', { to, from, reason: 'merge' }) ?? ''
  expect(why).toMatch(/^error: .*overwritten by merge:\s+b\.txt/)
  expect(repository.head()).toBe(from)
})

test('a branch moves by compare-and-swap: one that has moved meanwhile stays where it is', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const from = repository.head()
  repository.git('branch', 'side')
  repository.write({ 'b.txt': 'b\n' })
  const to = repository.commit('b')
  const mine = repository.git('commit-tree', '-p', from, '-m', 'mine', `${from}^{tree}`).trim()
  repository.git('update-ref', 'refs/heads/side', mine)
  expect(forwardBranch(repository.root, 'side', { to, from, reason: 'merge' })).toMatch(/but expected/)
  expect(revParse(repository, 'side')).toBe(mine)
  expect(forwardBranch(repository.root, 'side', { to, from: mine, reason: 'merge' })).toBeUndefined()
})

test('a branch does not move below a revert that a person has begun', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  repository.write({ 'a.txt': 'b\n' })
  const from = repository.commit('b')
  repository.write({ 'b.txt': 'b\n' })
  const to = repository.commit('c')
  repository.git('reset', '--quiet', '--hard', from)
  repository.git('revert', '--no-commit', 'HEAD')
  expect(forwardBranch(repository.root, 'main', { to, from, reason: 'merge' })).toMatch(
    /^a revert is in progress/,
  )
  expect(repository.head()).toBe(from)
})

test('blobs are read at once; one that is too big or missing has no content', () => {
  const repository = makeRepository({ 'small.txt': 'abc\n', 'big.txt': 'x'.repeat(5000), 'empty.txt': '' })
  const [small, big, empty] = ['small', 'big', 'empty'].map((name) =>
    revParse(repository, `HEAD:${name}.txt`),
  )
  const missing = 'f'.repeat(40)
  const found = readBlobs(repository.root, [small ?? '', big ?? '', missing, empty ?? '', small ?? ''], 1000)
  expect([...found.keys()].sort()).toEqual([small, big, empty].sort())
  expect(found.get(small ?? '')?.content?.toString()).toBe('abc\n')
  expect(found.get(empty ?? '')?.content?.length).toBe(0)
  expect(found.get(big ?? '')).toEqual({ bytes: 5000 })
})

test('of blobs that are too big to be read together, only the small ones are read', () => {
  const repository = makeRepository({ 'small.txt': 'abc\n', 'huge.txt': 'x'.repeat(34 * 1024 * 1024) })
  const [small = '', huge = ''] = ['small', 'huge'].map((name) => revParse(repository, `HEAD:${name}.txt`))
  const found = readBlobs(repository.root, [huge, small], 1000)
  expect(found.get(small)?.content?.toString()).toBe('abc\n')
  expect(found.get(huge)).toEqual({ bytes: 34 * 1024 * 1024 })
})

test('the index tells which files git was told to overlook', () => {
  const repository = makeRepository({ 'a b.txt': 'a\n', 'c.txt': 'c\n', 'd.txt': 'd\n' })
  repository.git('update-index', '--assume-unchanged', 'a b.txt')
  repository.git('update-index', '--skip-worktree', 'c.txt')
  rmSync(join(repository.root, 'd.txt'))
  symlinkSync('c.txt', join(repository.root, 'e\nlink.txt'))
  repository.git('add', '-A')
  const index = listIndex(repository.root)
  expect([...index].map(([path, { isFlagged }]) => [path, isFlagged])).toEqual([
    ['a b.txt', true],
    ['c.txt', true],
    ['e\nlink.txt', false],
  ])
})

test('settings are listed with their scope, and a value may have several lines', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  repository.git('config', 'ultraplan.test', 'one\ntwo')
  expect(listSettings(repository.root)).toContainEqual({
    scope: 'local',
    key: 'ultraplan.test',
    value: 'one\ntwo',
  })
})
