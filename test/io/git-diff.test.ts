import { expect, test } from 'vitest'
import { changedPaths, diffText, touchedPaths } from '../../src/io/git-diff.ts'
import { makeRepository } from '../support/repository.ts'

const head = (repository: ReturnType<typeof makeRepository>) => repository.head()

test('an attribute cannot hide a text from a reviewer', () => {
  const repository = makeRepository({ 'src/a.ts': 'safe()\n' })
  const base = head(repository)
  repository.write({ 'src/a.ts': 'unsafe()\n', '.gitattributes': '*.ts binary\n', 'logo.bin': 'x\0y' })
  const commit = repository.commit()
  expect(repository.git('diff', base, commit)).not.toContain('unsafe()')
  const diff = diffText(repository.root, base, commit, changedPaths(repository.root, base, commit), 3)
  expect(diff).toContain('+unsafe()')
  expect(diff).toContain('logo.bin')
  expect(diff).not.toContain('\0')
})

test('settings of the repository do not change what is shown', () => {
  const repository = makeRepository({ 'a.txt': 'one\n' })
  const base = head(repository)
  repository.write({ 'a.txt': 'two\n', 'b\u00e4r.txt': 'x\n' })
  const commit = repository.commit()
  for (const [key, value] of [
    ['diff.external', 'true'],
    ['diff.noprefix', 'true'],
    ['color.ui', 'always'],
    ['diff.mnemonicPrefix', 'true'],
  ] as const)
    repository.git('config', key, value)
  const diff = diffText(repository.root, base, commit, changedPaths(repository.root, base, commit), 3)
  expect(diff).toContain('--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n')
  expect(diff).toContain('+++ b/b\u00e4r.txt')
})

test('only what is asked for is shown, by its name and nothing that looks like it', () => {
  const repository = makeRepository({ 'log[1].md': 'a\n', 'log1.md': 'a\n' })
  const base = head(repository)
  repository.write({ 'log[1].md': 'b\n', 'log1.md': 'b\n' })
  const commit = repository.commit()
  const diff = diffText(repository.root, base, commit, ['log[1].md'], 3)
  expect(diff).toContain('log[1].md')
  expect(diff).not.toContain('log1.md')
  expect(diffText(repository.root, base, commit, [], 3)).toBe('')
})

test('the paths of each commit are listed, whatever their names are, and an empty commit has none', () => {
  const repository = makeRepository({ 'a.txt': 'a\n' })
  const base = repository.head()
  const odd = ['\nnew line.txt', '0'.repeat(40), 'b\tc.txt']
  repository.write(Object.fromEntries(odd.map((path) => [path, 'x\n'])))
  repository.commit('odd')
  repository.git('commit', '-q', '--allow-empty', '-m', 'empty')
  repository.git('config', 'log.showSignature', 'true')
  repository.write({ 'a.txt': 'b\n' })
  const head = repository.commit('a')
  expect(touchedPaths(repository.root, base, head, '%s')).toEqual([
    { mark: 'a', paths: ['a.txt'] },
    { mark: 'empty', paths: [] },
    { mark: 'odd', paths: odd },
  ])
})
