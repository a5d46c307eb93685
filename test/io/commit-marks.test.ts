import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBranch } from '../../src/io/branches.ts'
import { compressionClass, movesOf } from '../../src/io/git-objects.ts'
import { makeRepository } from '../support/repository.ts'

const LEVELS = { '': 0, '1': 0, '2': 1, '5': 1, '6': 2, '9': 3 } as const

test('the file of a commit tells the class of git’s level, in a linked worktree and in a submodule too', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const { root } = repository
  repository.git('worktree', 'add', '-q', '-b', 'side', 'side')
  repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', root, 'sub')
  for (const folder of [root, join(root, 'side'), join(root, 'sub')])
    for (const [level, found] of Object.entries(LEVELS)) {
      const at = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
      const set = level === '' ? [] : ['-c', `core.looseCompression=${level}`]
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid']
      at(...set, ...who, 'commit', '-q', '--allow-empty', '-m', `level ${level} in ${folder}`)
      expect([level, compressionClass(folder, at('rev-parse', 'HEAD'))]).toEqual([level, found])
    }
  const head = repository.head()
  repository.git('gc', '-q')
  expect(compressionClass(root, head)).toBeUndefined()
})

test('a branch that is made for a run has a reflog, also where these are off, and its moves are known', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const { root } = repository
  repository.git('config', 'core.logAllRefUpdates', 'false')
  const base = repository.head()
  expect(createBranch(root, ['ultraplan/demo'], base, 'refs/ultraplan/x/approved')).toBe('ultraplan/demo')
  repository.git('symbolic-ref', 'HEAD', 'refs/heads/ultraplan/demo')
  repository.write({ 'a.txt': 'b\n' })
  const next = repository.commit('next')
  repository.git('pack-refs', '--all')
  repository.git('reset', '-q', '--hard', base)
  const moves = movesOf(root, 'ultraplan/demo')
  expect(moves.slice(1)).toEqual([
    { from: base, to: next, at: expect.any(Number) },
    { from: next, to: base, at: expect.any(Number) },
  ])
  expect(moves[0]?.to).toBe(base)
  expect(movesOf(root, 'none')).toEqual([])
})
