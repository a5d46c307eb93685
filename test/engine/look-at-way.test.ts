import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookAtLanding, lookAtWay } from '../../src/engine/runs/projections/persons-branch.ts'
import { wayWords } from '../../src/view/branches.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'
import { aRun } from '../support/run-builder.ts'

/** On the run's branch git ignores what `main` has. */
function ignoring(files: Record<string, string>, ignored: string): TestRepository {
  const repository = makeRepository({ 'a.txt': 'a\n', ...files })
  repository.git('switch', '-q', '-c', 'ultraplan/demo')
  repository.git('rm', '-q', '--cached', ...Object.keys(files))
  repository.write({ '.gitignore': `${ignored}\n` })
  repository.git('add', '.gitignore')
  repository.git('commit', '-q', '-m', 'task 1.1')
  return repository
}

const way = ({ root, git }: TestRepository) => lookAtWay(root, 'main', git('rev-parse', 'main').trim())

test('a file that git ignores here and that the branch has is in the way: git would overwrite it without a word', () => {
  const repository = ignoring({ '.env': 'template\n' }, '.env')
  repository.write({ '.env': 'of the person\n', 'other.log': 'not in the way\n' })
  expect(way(repository)).toEqual({ kind: 'edits', files: ['.env'] })
  repository.remove('.env')
  expect(way(repository)).toEqual({ kind: 'switch' })
})

test('an ignored folder where the branch has a file is in the way, too', () => {
  const repository = ignoring({ out: 'a file\n' }, 'out/')
  repository.remove('out')
  expect(way(repository)).toEqual({ kind: 'switch' })
  mkdirSync(join(repository.root, 'out'))
  repository.write({ 'out/mine.txt': 'of the person\n' })
  expect(way(repository)).toEqual({ kind: 'edits', files: ['out/'] })
})

test('an ignored file where the branch has a folder is in the way; what it lacks in an ignored folder is not', () => {
  const repository = ignoring({ 'out/a.txt': 'a file\n' }, 'out')
  repository.remove('out')
  repository.write({ out: 'of the person\n' })
  expect(way(repository)).toEqual({ kind: 'edits', files: ['out'] })
  repository.remove('out')
  repository.write({ 'out/b.txt': 'of the person\n' })
  expect(way(repository)).toEqual({ kind: 'switch' })
  repository.write({ 'out/a.txt': 'of the person\n' })
  expect(way(repository)).toEqual({ kind: 'edits', files: ['out/'] })
})

test('a conflict that is not resolved is in the way, wherever it is: git switches from no such index', () => {
  const repository = makeRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
  repository.git('switch', '-q', '-c', 'ultraplan/demo')
  repository.write({ 'a.txt': 'stashed\n' })
  repository.git('stash', '-q')
  repository.write({ 'a.txt': 'other\n' })
  repository.commit('other')
  repository.git('branch', '-f', 'main')
  repository.write({ 'b.txt': 'more\n' })
  repository.commit('task 1.1')
  expect(() => repository.git('stash', 'pop')).toThrow('stash pop')
  expect(() => repository.git('switch', '-q', 'main')).toThrow('resolve your current index')
  expect(way(repository)).toEqual({ kind: 'edits', files: ['a.txt'] })
  repository.git('reset', '-q', '--hard')
  expect(way(repository)).toEqual({ kind: 'switch' })
})

test('a folder that was deleted by hand is not named as the way to its branch', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const there = join(repository.root, 'there')
  repository.git('switch', '-q', '-c', 'ultraplan/demo')
  repository.git('worktree', 'add', '-q', there, 'main')
  expect(wayWords('main', way(repository))).toBe(`go to ${there}, where main is checked out`)
  rmSync(there, { recursive: true })
  const words = wayWords('main', way(repository))
  expect(words).toMatch(/ is not there: git worktree prune if you deleted it, then git switch main$/)
  repository.git('worktree', 'prune')
  expect(wayWords('main', way(repository))).toBe('git switch main')
})

test('approved work that waits for a file names it also if git ignores it', () => {
  const repository = makeRepository({ '.gitignore': 'f.txt\n' })
  const base = repository.head()
  repository.git('switch', '-q', '-c', 'ultraplan/demo')
  repository.write({ 'f.txt': 'done\n' })
  repository.git('add', '-f', 'f.txt')
  repository.git('commit', '-q', '-m', 'task 1.1')
  const approvedHead = repository.head()
  repository.git('switch', '-q', 'main')
  const run = {
    ...aRun({ root: repository.root, branch: 'ultraplan/demo', base, approvedHead }),
    target: 'main',
  }
  expect(lookAtLanding(run)).toMatchObject({ kind: 'checked-out', inTheWay: [] })
  repository.write({ 'f.txt': 'of the person\n', 'notes.txt': 'not in the way\n' })
  expect(lookAtLanding(run)).toMatchObject({ kind: 'checked-out', inTheWay: ['f.txt'] })
})
