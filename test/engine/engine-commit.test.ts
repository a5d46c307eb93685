import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
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

const FAKE_GPG = `#!/bin/sh
cat >/dev/null
if MAY_ASK; then
  case "$*" in *'--pinentry-mode error'*) exit 2 ;; esac
  : >"$0.asked"
fi
echo '[GNUPG:] SIG_CREATED D 1 8 00 1 X' >&2
echo 'a signature'
`

function tryUnset(repository: ReturnType<typeof makeRepository>, key: string): void {
  try {
    repository.git('config', '--unset', key)
  } catch {}
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

  test("have the person's identity and a trailer that says whose they are", () => {
    const { repository, write } = scene()
    repository.git('config', 'user.name', 'Ada')
    repository.git('config', 'user.email', 'ada@example.invalid')
    write()
    expect(repository.git('log', '-1', '--format=%an <%ae> %cn <%ce>').trim()).toBe(
      'Ada <ada@example.invalid> Ada <ada@example.invalid>',
    )
    expect(repository.git('log', '-1', '--format=%(trailers:key=Ultraplan-Step,valueonly)').trim()).toBe(
      'demo-1 approve 1.1',
    )
  })

  test('are committed also where git knows no author', () => {
    const { repository, write } = scene()
    repository.git('config', 'user.useConfigOnly', 'true')
    for (const key of ['name', 'email']) tryUnset(repository, `user.${key}`)
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
    for (const name of ['HOME', 'XDG_CONFIG_HOME']) vi.stubEnv(name, '/nonexistent')
    for (const part of ['AUTHOR', 'COMMITTER'])
      for (const what of ['NAME', 'EMAIL']) vi.stubEnv(`GIT_${part}_${what}`, undefined)
    vi.stubEnv('EMAIL', undefined)
    try {
      write()
      expect(repository.git('log', '-1', '--format=%an').trim()).toBe('ultraplan')
    } finally {
      vi.unstubAllEnvs()
    }
  })

  test('are signed where the repository signs, unless that asks for a passphrase', () => {
    const { repository, write } = scene()
    const isSigned = () => repository.git('cat-file', 'commit', 'HEAD').includes('\ngpgsig ')
    repository.git('config', 'commit.gpgsign', 'true')
    repository.git('config', 'user.signingkey', 'ada')
    const gpg = join(repository.root, '.git/gpg')
    repository.git('config', 'gpg.program', gpg)
    for (const [key, mayAsk] of [
      ['approve 1.1', 'false'],
      ['approve 1.2', 'true'],
    ] as const) {
      // A gpg that asks for a passphrase unless it may not; asking is a failure of this test.
      writeFileSync(gpg, FAKE_GPG.replace('MAY_ASK', mayAsk), { mode: 0o755 })
      write(key)
      expect(isSigned()).toBe(mayAsk === 'false')
    }
    expect(repository.read(edit.path)).toBe('line\nline\n')
    expect(existsSync(`${gpg}.asked`)).toBe(false)
  })

  test('are not forced upon a repository that ignores the file', () => {
    const { repository, write } = scene({ '.gitignore': '.progress.md\n' })
    const before = repository.head()
    expect(write()).toBe(before)
    expect(repository.read(edit.path)).toBe('line\n')
  })
})
