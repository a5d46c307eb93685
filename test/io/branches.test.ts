import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, forwardBranch, inProgress } from '../../src/io/branches.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'

/** A file with three commits, so that the revert of an earlier one conflicts. */
function withThree(): TestRepository {
  const repository = makeRepository({ 'a.txt': 'start\n' })
  for (const text of ['one\n', 'two\n', 'three\n']) {
    repository.write({ 'a.txt': text })
    repository.commit(text.trim())
  }
  return repository
}

test.each([
  ['revert', 'a revert'],
  ['cherry-pick', 'a cherry-pick'],
])('a %s of several commits is in progress until its last one', (command, first) => {
  const repository = withThree()
  const git = join(repository.root, '.git')
  expect(inProgress(git)).toBeUndefined()
  expect(() => repository.git(command, '--no-edit', 'HEAD~1', 'HEAD~2')).toThrow('error: could not')
  expect(inProgress(git)).toBe(first)
  // The first one is done, and git waits for the next.
  repository.write({ 'a.txt': 'mine\n' })
  repository.commit('mine')
  expect(() => repository.git('switch', '-q', '-c', 'other')).toThrow(/cannot switch branch/)
  expect(inProgress(git)).toBe('a cherry-pick or a revert')
  repository.git(command, '--quit')
  expect(inProgress(git)).toBeUndefined()
})

test('a branch that a rebase in another folder takes along is in use there, and is not moved', () => {
  const repository = withThree()
  const there = join(repository.root, 'there')
  repository.git('switch', '-q', '-c', 'other')
  repository.git('worktree', 'add', '-q', '-b', 'stack', there, 'main')
  const rebase = ['rebase', '-q', '--update-refs', '--force-rebase', '--exec', 'false', 'HEAD~2']
  const at = repository.at(there)
  at.write({ 'b.txt': 'on top\n' })
  at.commit('on top')
  expect(() => at.git(...rebase)).toThrow()
  const list = join(repository.root, '.git/worktrees/there/rebase-merge/update-refs')
  expect(readFileSync(list, 'utf8')).toContain('refs/heads/main\n')
  expect(() => repository.git('branch', '-f', 'main', 'HEAD')).toThrow(/cannot force update/)
  expect(folderOf(repository.root, 'main')).toBe(there)
  const [from, to] = [
    repository.head(),
    repository.git('commit-tree', '-p', 'main', '-m', 'x', 'main^{tree}'),
  ]
  expect(forwardBranch(repository.root, 'main', { from, to: to.trim(), reason: 'x' })).toContain('in use')
  expect(repository.git('rev-parse', 'main').trim()).toBe(from)
  at.git('rebase', '--abort')
  expect(folderOf(repository.root, 'main')).toBeUndefined()
})

test('of a submodule the folder is named in which its branch is checked out', () => {
  const library = makeRepository({ 'a.txt': 'a\n' })
  const repository = makeRepository({ 'b.txt': 'b\n' })
  repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.root, 'sub')
  const sub = join(repository.root, 'sub')
  const linked = join(repository.root, 'linked')
  repository.at(sub).git('worktree', 'add', '-q', '-b', 'other', linked)
  expect(folderOf(linked, 'main')).toBe(sub)
  expect(folderOf(sub, 'other')).toBe(linked)
})

test('in the reftable format, too, a branch whose rebase goes on in another folder is in use there', () => {
  const repository = withThree()
  const [there, other] = ['there', 'other'].map((name) => join(repository.root, name)) as [string, string]
  repository.git('branch', 'topic')
  repository.git('worktree', 'add', '-q', '--detach', other)
  repository.git('worktree', 'add', '-q', there, 'topic')
  expect(() => repository.at(there).git('rebase', '-q', '--exec', 'false', 'HEAD~1')).toThrow()
  // There every HEAD file says only this, and git has to be asked, which does not name the branch of a rebase.
  writeFileSync(join(repository.root, '.git/worktrees/other/HEAD'), 'ref: refs/heads/.invalid\n')
  expect(folderOf(repository.root, 'topic')).toBe(there)
})
