import { describe, expect, test } from 'vitest'
import { engineCommit } from '../../src/engine/runs/engine-commit.ts'
import { makeRepository } from '../support/repository.ts'
import { aRun } from '../support/run-builder.ts'

const edit = { path: 'specs/demo/.progress.md', change: (text: string | undefined) => `${text ?? ''}line\n` }

function scene(files: Record<string, string> = {}) {
  const repository = makeRepository({ 'a.txt': 'a\n', ...files })
  const since = repository.head()
  const run = aRun({ root: repository.root })
  const write = (key = 'approve 1.1') => engineCommit(run, [edit], { subject: 'docs(demo): log', key, since })
  return { repository, write }
}

describe("the engine's own lines", () => {
  test('are written and committed at once', () => {
    const { repository, write } = scene()
    write()
    expect(repository.read(edit.path)).toBe('line\n')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  test('of one step are written once, also when the step is done again after a crash', () => {
    const { repository, write } = scene()
    const first = write()
    expect(write()).toBe(first)
    expect(repository.read(edit.path)).toBe('line\n')
    expect(write('approve 1.2')).not.toBe(first)
    expect(repository.read(edit.path)).toBe('line\nline\n')
  })

  test('stay apart from what a person is writing there', () => {
    const { repository, write } = scene({ [edit.path]: 'old\n' })
    repository.write({ [edit.path]: 'old\nmine\n' })
    write()
    expect(repository.git('show', `HEAD:${edit.path}`)).toBe('old\nline\n')
    expect(repository.read(edit.path)).toBe('old\nmine\nline\n')
  })

  test('are not forced upon a repository that ignores the file', () => {
    const { repository, write } = scene({ '.gitignore': '.progress.md\n' })
    const before = repository.head()
    expect(write()).toBe(before)
    expect(repository.read(edit.path)).toBe('line\n')
  })
})
