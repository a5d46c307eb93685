import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PRE_PUSH_HOOK } from '../../src/engine/project/init-files.ts'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { work as workFile } from '../../src/engine/runs/projections/work.ts'
import type { Run } from '../../src/model/run.ts'
import { makeRepository } from '../support/repository.ts'
import { aRun } from '../support/run-builder.ts'

const RUN = '20260126T140000-demo-ab12'

/** A repository with a remote, the hook installed, and a run that began at its first commit. */
function setUp() {
  const repository = makeRepository({ 'README.md': '# demo\n' })
  const remote = mkdtempSync(join(tmpdir(), 'ultraplan-remote-'))
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }))
  repository.git('init', '-q', '--bare', remote)
  repository.git('remote', 'add', 'origin', remote)
  const hook = join(repository.root, '.git/hooks/pre-push')
  writeFileSync(hook, PRE_PUSH_HOOK)
  chmodSync(hook, 0o755)
  const dir = join(repository.root, '.git/ultraplan/runs', RUN)
  const journal = openJournalAt(dir, remote, true)
  const base = repository.head()
  const approve = (commit: string) => repository.git('update-ref', `refs/ultraplan/${RUN}/approved`, commit)
  approve(base)
  const publish = (over: Partial<Run> = {}) =>
    workFile.project(
      aRun({ id: RUN, root: repository.root, branch: 'main', base, approvedHead: base, ...over }),
      { dir, home: remote, journal },
      undefined,
    )
  publish()
  let n = 0
  const work = (message = 'work') => {
    n += 1
    repository.write({ [`file-${n}.txt`]: message })
    return repository.commit(message)
  }
  const push = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['push', '-q', ...args], {
      cwd: repository.root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: remote, GIT_CONFIG_NOSYSTEM: '1' },
    })
    return { ok: status === 0, stderr }
  }
  return { repository, base, approve, publish, work, push }
}

describe('while a run goes on (C12)', () => {
  test('work that is not approved is refused, and the message says what can be pushed', () => {
    const { work, push, base } = setUp()
    work()
    const refused = push('origin', 'main')
    expect(refused.ok).toBe(false)
    expect(refused.stderr).toContain('[push/unapproved]')
    expect(refused.stderr).toContain(`git push origin ${base.slice(0, 7)}:refs/heads/main`)
  })

  test('the approved commit can be pushed, and what is before it', () => {
    const { work, approve, push } = setUp()
    const first = work()
    work()
    approve(first)
    expect(push('origin', `${first}:refs/heads/main`).ok).toBe(true)
    expect(push('origin', 'main').ok).toBe(false)
  })

  test.each([
    ['under another branch name', 'main:refs/heads/other'],
    ['from a new branch', 'sneaky'],
    ['as a tag', 'v1'],
    ['with work of others on top', 'stacked'],
    ['by a merge', 'merged'],
  ])('it does not matter how: %s', (_how, refspec) => {
    const { repository, work, push, base } = setUp()
    work()
    repository.git('branch', 'sneaky')
    repository.git('tag', '-a', 'v1', '-m', 'v1')
    repository.git('switch', '-q', '-c', 'stacked')
    work('mine')
    repository.git('switch', '-q', '-c', 'merged', base)
    work('mine too')
    repository.git('merge', '-q', '--no-edit', 'main')
    expect(push('origin', refspec).ok).toBe(false)
  })

  test.each(['HEAD:main', 'HEAD:refs/heads/other', 'ultraplan/demo'])(
    'from a branch of the run it is refused by its commit: %s',
    (refspec) => {
      const { repository, work, approve, publish, push } = setUp()
      repository.git('switch', '-q', '-c', 'ultraplan/demo')
      publish({ branch: 'ultraplan/demo', target: 'main' })
      const first = work()
      approve(first)
      repository.git('update-ref', 'refs/heads/main', first)
      work()
      expect(push('origin', refspec).ok).toBe(false)
      expect(push('origin', 'main').ok).toBe(true)
    },
  )

  test('a branch that has nothing of the run is none of its business', () => {
    const { repository, work, push, base } = setUp()
    work()
    repository.git('switch', '-q', '-c', 'mine', base)
    work('mine')
    expect(push('origin', 'mine').ok).toBe(true)
  })

  test('the branch of an executor\u2019s worktree is refused too, also when its ticket is closed; one of a person is not', () => {
    const { repository, work, publish, push, base } = setUp()
    const about = { id: 't', task: '1.1', role: 'spec-executor', attempt: 1, iteration: 1 } as const
    publish({ tickets: [{ ...about, base, issuedAt: '', isolated: true, agentId: 'a1' }] })
    publish()
    for (const agent of ['a1', 'b2']) {
      repository.git('switch', '-q', '-c', `worktree-agent-${agent}`, base)
      work()
      expect(push('origin', `worktree-agent-${agent}`).ok).toBe(agent === 'b2')
    }
  })

  describe('if a person renames or deletes the branch of the run', () => {
    const renamed = () => {
      const scene = setUp()
      scene.repository.git('switch', '-q', '-c', 'ultraplan/demo')
      scene.publish({ branch: 'ultraplan/demo', target: 'main' })
      return scene
    }

    test.each(['before', 'after'])(
      'its work is refused all the same, committed %s the last event',
      (when) => {
        const { repository, work, publish, push, base } = renamed()
        work()
        if (when === 'before') publish({ branch: 'ultraplan/demo', target: 'main' })
        repository.git('branch', '-m', 'ultraplan/demo', 'foo')
        const { ok, stderr } = push('origin', 'foo')
        expect(ok).toBe(false)
        expect(stderr).toContain('ultraplan/demo, is gone')
        expect(push('origin', `${base}:refs/heads/main`).ok).toBe(true)
      },
    )

    test('the end of the run keeps what is known', () => {
      const { repository, work, publish, push, base } = renamed()
      work()
      publish({ branch: 'ultraplan/demo', target: 'main' })
      repository.git('branch', '-m', 'ultraplan/demo', 'foo')
      publish({ branch: 'ultraplan/demo', target: 'main', state: 'cancelled' })
      expect(push('origin', 'foo').ok).toBe(false)
      repository.git('switch', '-q', '-c', 'mine', base)
      work('mine')
      expect(push('origin', 'mine').ok).toBe(true)
    })

    test('and nothing says where its work is, or what is approved, nothing goes through', () => {
      const { repository, work, approve, push, base } = renamed()
      work()
      repository.git('update-ref', '-d', `refs/ultraplan/${RUN}/approved`)
      expect(push('origin', 'ultraplan/demo').stderr).toContain('git push --no-verify')
      approve(base)
      repository.git('branch', '-m', 'ultraplan/demo', 'foo')
      writeFileSync(join(repository.root, '.git/ultraplan/runs', RUN, 'work'), 'refs/heads/ultraplan/demo')
      expect(push('origin', 'foo').ok).toBe(false)
    })
  })

  test('work that a person has pushed all the same lets no other work of the run through', () => {
    const { repository, work, push } = setUp()
    work()
    expect(push('--no-verify', 'origin', 'main').ok).toBe(true)
    repository.git('switch', '-q', '-c', 'side')
    work('mine')
    expect(push('origin', 'side:main').ok).toBe(true)
    repository.git('switch', '-q', 'main')
    work()
    expect(push('--force', 'origin', 'main').ok).toBe(false)
  })

  test('a deletion goes through', () => {
    const { repository, work, push, base } = setUp()
    expect(push('origin', `${base}:refs/heads/old`).ok).toBe(true)
    work()
    expect(push('origin', ':old').ok).toBe(true)
    expect(repository.git('ls-remote', 'origin', 'old')).toBe('')
  })
})

describe('after a run', () => {
  test('that approved everything, people push what they like', () => {
    const { work, approve, publish, push } = setUp()
    const tip = work()
    approve(tip)
    publish({ state: 'finished', approvedHead: tip })
    work('mine')
    expect(push('origin', 'main').ok).toBe(true)
  })

  test('what was never approved stays back, also with later commits on top, until it is approved or gone', () => {
    const { repository, work, approve, publish, push, base } = setUp()
    const tip = work()
    publish({ state: 'cancelled' })
    work('mine')
    expect(push('origin', 'main').ok).toBe(false)
    approve(tip)
    expect(push('origin', 'main').ok).toBe(true)
    approve(base)
    repository.git('switch', '-q', '-c', 'clean', base)
    expect(push('origin', 'clean').ok).toBe(true)
  })

  test('the line that the refusal names sends it, and what the remote branch has then is not asked about again', () => {
    const { repository, work, publish, push } = setUp()
    work()
    publish({ state: 'cancelled' })
    const refused = push('origin', 'main')
    expect(refused.ok).toBe(false)
    const [, option = ''] = /if you have looked at all of it: git push (\S+)/.exec(refused.stderr) ?? []
    expect(push(option, 'origin', 'main').ok).toBe(true)
    work('mine')
    expect(push('origin', 'main')).toMatchObject({ ok: true, stderr: '' })
    // On every other branch it is news.
    expect(push('origin', 'main:refs/heads/release').ok).toBe(false)
    repository.git('switch', '-q', '-c', 'side')
    expect(push('origin', 'side').ok).toBe(false)
  })

  test('a run that is opened again holds its branch again', () => {
    const { work, approve, publish, push } = setUp()
    const tip = work()
    approve(tip)
    publish({ state: 'finished', approvedHead: tip })
    publish({ state: 'running', approvedHead: tip })
    work()
    expect(push('origin', 'main').ok).toBe(false)
  })
})

test('a repository without runs is not slowed down or stopped', () => {
  const { repository, work, push } = setUp()
  rmSync(join(repository.root, '.git/ultraplan'), { recursive: true })
  work()
  expect(push('origin', 'main').ok).toBe(true)
})

test('it works from a linked worktree', () => {
  const { repository, work, push, base } = setUp()
  work()
  const place = mkdtempSync(join(tmpdir(), 'ultraplan-linked-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  repository.git('worktree', 'add', '-q', '-b', 'linked', join(place, 'w'), 'main')
  expect(push('origin', 'linked').ok).toBe(false)
  const { status } = spawnSync('git', ['push', '-q', 'origin', 'linked'], {
    cwd: join(place, 'w'),
    env: { PATH: process.env.PATH, HOME: place },
  })
  expect(status).not.toBe(0)
  expect(push('origin', `${base}:refs/heads/linked`).ok).toBe(true)
})

test.each(['by the engine', 'by hooks/cancel.sh'])(
  'work in the worktree of an executor is refused after the end, too, which was recorded %s',
  (how) => {
    const { repository, base, publish, work, push } = setUp()
    const ticket = { id: 't1', task: '1.1', role: 'spec-executor', attempt: 1, iteration: 1, base } as const
    publish({ tickets: [{ ...ticket, isolated: true, agentId: 'a1', issuedAt: '2026-01-26T14:00:00Z' }] })
    repository.git('switch', '-qc', 'worktree-agent-a1')
    work('wrong')
    repository.git('switch', '-q', 'main')
    if (how === 'by the engine') publish({ state: 'cancelled', tickets: [] })
    else
      spawnSync('sh', [join(import.meta.dirname, '../../hooks/cancel.sh')], {
        cwd: repository.root,
        env: { PATH: process.env.PATH, HOME: join(repository.root, 'no-home') },
      })
    // Nothing of it is looked for by its name: the commit is known.
    repository.git('branch', '-m', 'worktree-agent-a1', 'mine')
    expect(push('origin', 'mine:refs/heads/main').stderr).toContain('[push/unapproved]')
    expect(push('origin', 'main').ok).toBe(true)
  },
)
